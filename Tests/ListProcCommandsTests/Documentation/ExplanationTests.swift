import SourceDiagnostics
import Testing

/// What `listproc explain` says is what happens.
@Suite struct ExplanationTests {
  /// The examples that do not come out the same every time.
  static let unrepeatable: [DiagnosticID: String] = [
    .changedMeanwhile: "it depends on which of two programs is faster"
  ]

  @Test(arguments: DiagnosticID.allCases.filter { unrepeatable[$0] == nil })
  func `an example prints its message and nothing else`(id: DiagnosticID) async throws {
    let example = id.explanation.example
    let answer = try await Self.run(example.command, with: example)
    let status = try ExitStatusLine(of: id).status(of: example.command)
    #expect(answer.messages == example.message + "\n")
    #expect(answer.standardOutput.isEmpty)
    #expect(answer.status == status)
  }

  @Test(arguments: DiagnosticID.allCases)
  func `the exit status of 'check' and of other commands is what an explanation says`(
    id: DiagnosticID
  ) async throws {
    let example = id.explanation.example
    let line = try ExitStatusLine(of: id)
    guard line.hasException, example.command.contains("listproc check ") else { return }
    for command in ["listproc show ", "listproc check --strict "] {
      let variant = example.command.replacing("listproc check ", with: command)
      let answer = try await Self.run(variant, with: example)
      #expect(answer.status == line.status(of: variant), "\(variant)")
    }
  }

  @Test func `what the texts tell one to write is known to the program`() async throws {
    var known: Set<String> = []
    for command in ["apply", "show", "check", "explain", "help", "layouts"] {
      let scratch = try ScratchDirectory()
      let answer = try await ListProcProgram.run(["help", command], in: scratch)
      guard answer.status == 0 else { continue }
      known.insert("listproc \(command)")
      known.formUnion(Self.options(in: String(decoding: answer.standardOutput, as: UTF8.self)))
    }
    let named = DiagnosticID.allCases.map(\.explanation).reduce(into: Set<String>()) {
      let text = $1.meaning + "\n" + $1.remedy
      $0.formUnion(Self.options(in: text))
      $0.formUnion(Self.commands(in: text))
    }
    let missing = named.subtracting(known).union(try await Self.unknownOperations())
    #expect(named.isSuperset(of: ["--document", "listproc show"]))
    #expect(missing.isEmpty)
  }

  @Test func `explain without a code lists all codes`() async throws {
    let scratch = try ScratchDirectory()
    let answer = try await ListProcProgram.run(["explain"], in: scratch)
    let codes = DiagnosticID.allCases.map(\.rawValue).sorted()
    #expect(
      String(decoding: answer.standardOutput, as: UTF8.self)
        == codes.joined(separator: "\n") + "\n")
    #expect(answer.messages == "")
    #expect(answer.status == 0)
  }

  @Test(arguments: ["row-pinned", "[row-pinned]", "[usage]", "usage"])
  func `a code is explained with and without its brackets`(code: String) async throws {
    let id = try #require(DiagnosticID(rawValue: code.filter { !"[]".contains($0) }))
    let scratch = try ScratchDirectory()
    let answer = try await ListProcProgram.run(["explain", code], in: scratch)
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == id.explanation.rendered())
    #expect(answer.messages == "")
    #expect(answer.status == 0)
  }

  @Test(arguments: [
    ("row-pined", "; did you mean 'row-pinned'?"), ("[row-pined]", "; did you mean 'row-pinned'?"),
    ("xyzzy", ""), ("", ""),
  ])
  func `an unknown code suggests a near one`(code: String, suggestion: String) async throws {
    let scratch = try ScratchDirectory()
    let answer = try await ListProcProgram.run(["explain", code], in: scratch)
    #expect(
      answer.messages == """
        listproc: error: unknown code '\(code)'\(suggestion) [usage]
        usage: listproc explain [CODE]  (listproc help explain)

        """)
    #expect(answer.standardOutput.isEmpty)
    #expect(answer.status == 2)
  }

  /// Runs a command of the shell among the files of an example.
  private static func run(
    _ command: String, with example: Explanation.Example
  ) async throws -> ListProcProgram.Answer {
    let scratch = try ScratchDirectory()
    for file in example.files { try scratch.write(file.text + "\n", to: file.name) }
    let path = "PATH=\"$(dirname \"$listproc\"):$PATH\"\n"
    return try await ListProcProgram.shell(path + command, in: scratch)
  }

  /// The long options in a text.
  private static func options(in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0 == "-") }
    return Set(words.lazy.filter { $0.hasPrefix("--") && $0 != "--" }.map(String.init))
  }

  /// The operations that the remedy of `bad-op` names and the program does not know.
  private static func unknownOperations() async throws -> Set<String> {
    let remedy = DiagnosticID.badOperation.explanation.remedy
    let names = remedy.split { !($0.isLetter || $0 == "-") }.drop { $0 != "of" }.dropFirst()
      .prefix { $0 != "each" }.filter { $0 != "and" }
    try #require(names.contains("delete-row"))
    let scratch = try ScratchDirectory()
    let operations = names.flatMap { ["-e", "\($0): 0"] }
    let answer = try await ListProcProgram.run(
      ["apply"] + operations, in: scratch, standardInput: Array("sections: []".utf8))
    return Set(names.lazy.map(String.init).filter { answer.messages.contains("'\($0)' is no op") })
  }

  /// The commands in a text that begin a quotation, as `listproc name`.
  private static func commands(in text: String) -> Set<String> {
    Set(
      text.split(separator: "'listproc ").dropFirst().map {
        "listproc \($0.prefix { $0.isLetter })"
      })
  }
}

/// The line 'Exit status: …' of an explanation, as a reader understands it.
private struct ExitStatusLine {
  /// Why a line cannot be understood.
  struct Unreadable: Error {
    let line: String?
  }

  private let status: Int32
  /// The command, perhaps with an option, for which the status is another.
  private let exception: (command: String, status: Int32)?

  /// Whether some command has a status of its own.
  var hasException: Bool { exception != nil }

  init(of id: DiagnosticID) throws {
    let prefix = "Exit status: "
    let lines = id.explanation.rendered().split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(prefix) }) else {
      throw Unreadable(line: nil)
    }
    let clauses = line.dropFirst(prefix.count).split(separator: "; ")
    switch clauses.first.map(String.init) {
    case "not affected": status = 0
    case "1, the answer is no": status = 1
    case "2": status = 2
    default: throw Unreadable(line: String(line))
    }
    guard clauses.count > 1 else {
      exception = nil
      return
    }
    let parts = clauses[1].split(separator: " from ")
    guard clauses.count == 2, parts.count == 2, let status = Int32(parts[0]) else {
      throw Unreadable(line: String(line))
    }
    exception = ("listproc " + parts[1].filter { $0 != "'" }, status)
  }

  /// The status that a command of the shell ends with.
  func status(of command: String) -> Int32 {
    guard let exception, command.contains(exception.command) else { return status }
    return exception.status
  }
}
