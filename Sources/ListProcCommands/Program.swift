internal import CommandSyntax
internal import SourceDiagnostics

/// The program: reads its command line and runs the command.
package struct Program {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  private let system: SystemCalls

  /// Creates the program.
  ///
  /// - Parameter system: the system calls that it makes.
  package init(system: SystemCalls = SystemCalls()) {
    self.system = system
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: those of the command line, the program's own name left out.
  /// - Returns: what the program answers with.
  package func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try CommandLineParser(.listproc).parse(arguments) {
      case .help(let name): return print(HelpCommand.text(of: name, system: system))
      case .version: return print("listproc \(Self.version)\n")
      case .run(let command): return try run(command)
      }
    } catch {
      return report(error)
    }
  }

  private func run(_ command: ParsedCommand) throws(UsageError) -> ExitStatus {
    switch command.name {
    case .help:
      return print(
        HelpCommand.text(
          of: command.operands.first.flatMap(CommandName.init(rawValue:)), system: system))
    case .explain:
      return print(try ExplainCommand.text(of: command.operands.first))
    case .layouts:
      return print(try LayoutsCommand.text(of: command.operands.first))
    case .apply, .show, .check, .diff:
      break
    }
    try command.checkStandardInput()
    if readsTerminal(command) { return hint(command) }
    let color = command.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    let messages = Messages(color: color, system: system)
    switch command.name {
    case .apply:
      var apply = try ApplyCommand(command, messages: messages, system: system)
      return apply.run()
    case .show:
      var show = ShowCommand(command, messages: messages, system: system)
      return show.run()
    case .diff:
      var diff = DiffCommand(command, messages: messages, system: system)
      return diff.run()
    case .check, .help, .explain, .layouts:
      var check = try CheckCommand(command, messages: messages, system: system)
      return check.run()
    }
  }

  /// Whether the command would wait for somebody to type a list.
  private func readsTerminal(_ command: ParsedCommand) -> Bool {
    (command.operands.isEmpty || command.operands.contains("-")) && system.isTerminal(0)
  }

  private func hint(_ command: ParsedCommand) -> ExitStatus {
    var messages = Messages(color: .auto, system: system)
    messages.report(
      Diagnostic(.usage, "no FILE is given, and standard input is a terminal", at: nil))
    messages.write(HelpRenderer(.listproc).usageLine(of: command.name) + "\n")
    messages.flush()
    return .trouble
  }

  private func report(_ error: UsageError) -> ExitStatus {
    var messages = Messages(color: .auto, system: system)
    messages.report(Diagnostic(.usage, error.message, at: nil))
    messages.write(HelpRenderer(.listproc).usageLine(of: error.command) + "\n")
    messages.flush()
    return .trouble
  }

  private func print(_ text: String) -> ExitStatus {
    guard let failure = StandardOutput.write(Array(text.utf8), system: system) else { return .done }
    var messages = Messages(color: .auto, system: system)
    messages.report(failure)
    messages.flush()
    return .trouble
  }
}
