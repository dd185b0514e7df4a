internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes the result of `apply` to standard output or to the file that `-o` names; with `-d`, the
/// difference to standard output.
struct ResultWriter {
  private let command: ParsedCommand
  private let system: SystemCalls
  private let path: String?
  private let output: DocumentOutput

  init(_ command: ParsedCommand, system: SystemCalls) {
    self.command = command
    self.system = system
    path = command.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    output = DocumentOutput(command, isStandardOutput: path == nil, system: system)
  }

  /// Writes an edited text in the format that is asked for, unless this is a dry run; and with `-d`
  /// the difference, in any case.
  ///
  /// - Parameters:
  ///   - edited: the text of the whole stream.
  ///   - stream: the stream as it was before.
  /// - Returns: nil if it was written; else what stood in the way.
  func write(_ edited: SourceText, of stream: LoadedStream) -> Diagnostic? {
    let isDryRun = command.has(.dryRun)
    guard command.has(.diff) else { return isDryRun ? nil : writeDocument(edited) }
    if !isDryRun, path != nil, let failure = writeDocument(edited) { return failure }
    return writeDifference(from: stream.tree.source, to: edited)
  }

  /// Prints what changes, for `patch` byte for byte; for a terminal, harmless.
  private func writeDifference(from old: SourceText, to new: SourceText) -> Diagnostic? {
    let color = command.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    let isColored = color.isColored(1, system: system)
    let diff = UnifiedDiff(
      of: command.operands.first ?? "-", from: old.bytes, to: new.bytes,
      appearance: isColored ? .colored : system.isTerminal(1) ? .escaped : .exact)
    var output = OutputStream(descriptor: 1, system: system)
    do {
      try diff.append(to: &output.buffer, flushingAt: OutputStream.flushSize) {
        [output] buffer throws(SystemError) in
        try output.drain(&buffer)
      }
      try output.flush()
      return nil
    } catch {
      return StandardOutput.failure(error)
    }
  }

  private func writeDocument(_ edited: SourceText) -> Diagnostic? {
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
    if let path { return OutputFile(system: system).write(bytes, to: path) }
    return StandardOutput.write(bytes, system: system)
  }
}
