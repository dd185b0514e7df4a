/// One of the commands that are measured on the large document.
enum Subject: String, CaseIterable {
  case bareLoop = "bare libyaml event loop"
  case threeOperations = "apply, 3 operations, -o FILE"
  case threeOperationsPiped = "apply, 3 operations, > /dev/null"
  case randomScript = "apply, random script, -o FILE"
  case check = "check"
  case showJSON = "show -t json > /dev/null"
  case showTable = "show > /dev/null"
  case checkBoth = "check, both documents"
  case diff = "diff > /dev/null"

  /// A row deleted, a row moved to another section, a section deleted.
  private static let operations = [
    "-e", "delete-row: 3/17", "-e", "move: {row: 5/1, to: 9/end}", "-e", "delete-section: 7",
  ]

  /// Whether the command writes a document to a file, which shows that it did its work.
  var writesFile: Bool { self == .threeOperations || self == .randomScript }

  /// The command.
  ///
  /// - Parameters:
  ///   - program: The path of `listproc`.
  ///   - benchmarks: The path of this program.
  ///   - directory: Where the document and the script are.
  /// - Returns: What is run.
  func command(
    program: String, benchmarks: String, in directory: borrowing TemporaryDirectory
  ) -> ChildCommand {
    let document = directory.path(of: .largeDocument)
    let output = ["-o", directory.path(of: .output)]
    let script = ["-s", directory.path(of: .randomScript)]
    switch self {
    case .bareLoop:
      return ChildCommand(program: benchmarks, arguments: [BareEventLoop.subcommand, document])
    case .threeOperations:
      return ChildCommand(
        program: program, arguments: ["apply"] + Self.operations + output + [document])
    case .threeOperationsPiped:
      return ChildCommand(program: program, arguments: ["apply"] + Self.operations + [document])
    case .randomScript:
      return ChildCommand(program: program, arguments: ["apply"] + script + output + [document])
    case .check:
      return ChildCommand(program: program, arguments: ["check", document])
    case .showJSON:
      return ChildCommand(program: program, arguments: ["show", "-t", "json", document])
    case .showTable:
      return ChildCommand(program: program, arguments: ["show", document])
    case .checkBoth:
      return ChildCommand(
        program: program, arguments: ["check", document, directory.path(of: .changedDocument)])
    case .diff:
      return ChildCommand(
        program: program, arguments: ["diff", document, directory.path(of: .changedDocument)],
        expectedStatus: 1)
    }
  }
}
