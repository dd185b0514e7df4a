internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics

/// Writes the result of `apply` to standard output or to the file that `-o` names.
struct ResultWriter {
  private let command: ParsedCommand
  private let path: String?
  private let output: DocumentOutput

  init(_ command: ParsedCommand) {
    self.command = command
    path = command.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    output = DocumentOutput(command, isStandardOutput: path == nil)
  }

  /// Writes an edited text in the format that is asked for.
  ///
  /// - Parameters:
  ///   - edited: the text of the whole stream.
  ///   - stream: the stream as it was before.
  /// - Returns: nil if it was written; else what stood in the way.
  func write(_ edited: SourceText, of stream: LoadedStream) -> Diagnostic? {
    if output.format == .yaml { return write(edited.bytes) }
    switch LoadedStream.read(edited, for: command, takesAll: false) {
    case .failure(let failure): return failure.diagnostic
    case .success(let result):
      if let error = result.diagnostics.first(where: { $0.severity == .error }) { return error }
      var bytes: [UInt8] = []
      if let failure = output.append(result, isFirst: true, to: &bytes) { return failure }
      return write(bytes)
    }
  }

  private func write(_ bytes: [UInt8]) -> Diagnostic? {
    if let path { return OutputFile.write(bytes, to: path) }
    return StandardOutput.write(bytes)
  }
}
