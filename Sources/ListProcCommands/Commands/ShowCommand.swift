internal import CommandSyntax
internal import SourceDiagnostics

/// `listproc show`: prints lists as a table, as JSON, or as they are (SPEC §6, §7).
struct ShowCommand {
  private let command: ParsedCommand
  private var messages: Messages
  private var output = OutputStream(descriptor: 1)

  init(_ command: ParsedCommand, messages: Messages) {
    self.command = command
    self.messages = messages
  }

  mutating func run() -> ExitStatus {
    let format = DocumentOutput(command, isStandardOutput: true)
    var status = ExitStatus.done
    var isFirst = true
    inputs: for path in command.operands.isEmpty ? ["-"] : command.operands {
      switch InputFile.read(path).flatMap({ LoadedStream.read($0, for: command, takesAll: true) }) {
      case .failure(let failure):
        messages.report(failure.diagnostic)
      case .success(let stream):
        messages.report(stream.diagnostics)
        guard !stream.hasErrors else {
          status = .trouble
          continue
        }
        let failure = format.append(stream, isFirst: isFirst, to: &output.buffer) {
          buffer throws(SystemError) in
          try OutputStream.drain(&buffer, to: 1)
        }
        if let failure { messages.report(failure) }
        if failure?.id == .cannotWrite {
          output.buffer = []
          break inputs
        }
        isFirst = false
      }
    }
    do {
      try output.flush()
    } catch {
      messages.report(StandardOutput.failure(error))
    }
    messages.flush()
    return max(status, messages.status)
  }
}
