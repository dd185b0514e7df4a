internal import CommandSyntax
internal import SourceDiagnostics

/// `listproc show`: prints lists as a table, as JSON, or as they are (SPEC §6, §7).
struct ShowCommand {
  private let command: ParsedCommand
  private let system: SystemCalls
  private var messages: Messages
  private var output: OutputStream

  init(_ command: ParsedCommand, messages: Messages, system: SystemCalls) {
    self.command = command
    self.system = system
    output = OutputStream(descriptor: 1, system: system)
    self.messages = messages
  }

  mutating func run() -> ExitStatus {
    let format = DocumentOutput(command, isStandardOutput: true, system: system)
    var status = ExitStatus.done
    var isFirst = true
    inputs: for path in command.operands.isEmpty ? ["-"] : command.operands {
      let source = InputFile.read(path, system: system)
      switch source.flatMap({ LoadedStream.read($0, for: command, to: .look, system: system) })
      {
      case .failure(let failure):
        messages.report(failure.diagnostic)
      case .success(let stream):
        messages.report(stream.diagnostics)
        guard !stream.hasErrors else {
          status = .trouble
          continue
        }
        let failure = format.append(stream, isFirst: isFirst, to: &output.buffer) {
          [output] buffer throws(SystemError) in
          try output.drain(&buffer)
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
