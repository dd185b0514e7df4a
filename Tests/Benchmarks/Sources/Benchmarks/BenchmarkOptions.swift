/// What the command line asks for.
struct BenchmarkOptions {
  /// The `listproc` that is measured.
  private(set) var program = "../../.build/release/listproc"
  /// Whether a document of a twentieth of the size will do.
  private(set) var isQuick = false
  /// How often every command runs.
  private(set) var runCount = 5

  /// Reads the command line; nil if it is wrong.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  init?(arguments: [String]) {
    var rest = arguments[...]
    var programs: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick":
        isQuick = true
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        runCount = count
      default:
        guard !argument.hasPrefix("-") else { return nil }
        programs.append(argument)
      }
    }
    guard programs.count <= 1 else { return nil }
    program = programs.first ?? program
  }

  /// The number of rows of the large document.
  var rowCount: Int { isQuick ? 50_000 : 1_000_000 }

  /// The number of sections of the large document.
  var sectionCount: Int { 400 }

  /// The number of operations of the random script: one for ten rows.
  var operationCount: Int { rowCount / 10 }

  /// The number of changes between the documents that are compared: one for a hundred rows.
  var changeCount: Int { rowCount / 100 }

  /// How often `show` and `/bin/true` are started.
  var startCount: Int { isQuick ? 100 : 400 }
}
