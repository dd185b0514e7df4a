internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics

/// `listproc apply`: edits lists by a script of operations, all of them or none (SPEC §2, §7).
///
/// `AppliedInput` computes, `ResultWriter` writes.
struct ApplyCommand {
  private let command: ParsedCommand
  private let system: SystemCalls
  private let scripts: ScriptSources
  private var messages: Messages

  init(_ command: ParsedCommand, messages: Messages, system: SystemCalls) {
    self.command = command
    self.messages = messages
    self.system = system
    scripts = ScriptSources(command, system: system)
  }

  mutating func run() -> ExitStatus {
    messages.report(scripts.failures)
    messages.report(scripts.script.problems)
    let path = command.operands.first ?? "-"
    let input = AppliedInput(
      InputFile.read(path, system: system), named: InputFile.name(of: path), scripts: scripts,
      for: command, messages: &messages)
    let isWritten = write(input)
    if let path = command.value(of: .report) {
      write(RunReport(input.reports(isWritten: isWritten)), to: path)
    }
    messages.flush()
    return messages.status
  }

  /// Writes the result of an input.
  ///
  /// - Returns: whether nothing stood in the way.
  private mutating func write(_ input: AppliedInput) -> Bool {
    guard let stream = input.stream, let edited = input.edited else { return false }
    let writer = ResultWriter(command, system: system)
    guard let failure = writer.write(edited, of: stream) else { return true }
    messages.report(failure)
    return false
  }

  private mutating func write(_ report: RunReport, to path: String) {
    if path == "-" {
      messages.write(report.json())
    } else if let failure = OutputFile(system: system).write(report.json(), to: path) {
      messages.report(failure)
    }
  }
}
