internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics

/// `listproc check`: reports every problem of every file (SPEC §7).
struct CheckCommand {
  private let command: ParsedCommand
  private let system: SystemCalls
  private var messages: Messages

  init(_ command: ParsedCommand, messages: Messages, system: SystemCalls) {
    self.command = command
    self.system = system
    self.messages = messages
  }

  mutating func run() -> ExitStatus {
    var status = ExitStatus.done
    for path in command.operands.isEmpty ? ["-"] : command.operands {
      status = max(status, check(path))
    }
    messages.flush()
    return status
  }

  private mutating func check(_ path: String) -> ExitStatus {
    let source: SourceText
    switch InputFile.read(path, system: system) {
    case .success(let text): source = text
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return failure.diagnostic.id == .tooLarge ? .no : .trouble
    }
    let problems: [Diagnostic]
    switch LoadedStream.read(source, for: command, takesAll: true, system: system) {
    case .success(let stream):
      let findings = stream.documents.compactMap { $0 }.flatMap { $0.findings() }
      problems = (stream.diagnostics + findings).sortedByPlace()
    case .failure(let failure):
      messages.report(failure.diagnostic)
      // Which document is meant is a matter of the command line, not of the document.
      return failure.diagnostic.id == .outOfRange ? .trouble : .no
    }
    messages.report(problems)
    let isRefused = problems.contains {
      $0.severity == .error || command.has(.strict) && $0.severity == .warning
    }
    return isRefused ? .no : .done
  }
}
