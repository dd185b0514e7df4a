internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// What a document can be written as.
enum OutputFormat: String, CaseIterable {
  case yaml, json, table
}

/// Writes documents in the format that a command line asks for (SPEC §6).
struct DocumentOutput {
  let format: OutputFormat
  private let table: TableRenderer
  private let columns: [String]
  private let json: JSONOptions

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - command: says the format and its options.
  ///   - isStandardOutput: whether it goes to standard output, whose terminal then sets the width
  ///     and may be coloured.
  ///   - system: the system calls.
  init(_ command: ParsedCommand, isStandardOutput: Bool, system: SystemCalls) {
    format = command.value(of: .to).flatMap(OutputFormat.init(rawValue:)) ?? .yaml
    columns =
      command.value(of: .columns).map { $0.split(separator: ",").map(String.init) } ?? []
    let color = command.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    let isTerminal = isStandardOutput && system.isTerminal(1)
    table = TableRenderer(
      options: TableOptions(
        style: command.value(of: .style).flatMap(TableStyle.init(rawValue:)) ?? .ascii,
        widthLimit: command.number(of: .width)
          ?? (isTerminal ? system.terminalWidth(1) : nil),
        showsNumbers: command.has(.numbers), columns: columns,
        isColored: isStandardOutput ? color.isColored(1, system: system) : color == .always))
    json = JSONOptions(
      includesFacts: command.has(.facts), isCompact: command.has(.compact),
      limits: ParsingLimits(command))
  }

  /// Appends the documents of a stream, a blank line between the tables of several.
  ///
  /// - Parameters:
  ///   - stream: the stream that they come from.
  ///   - isFirst: whether nothing has been written before.
  ///   - buffer: takes the bytes.
  ///   - flush: may empty the buffer between.
  /// - Returns: nil if all was written; else what stood in the way.
  func append(
    _ stream: LoadedStream, isFirst: Bool, to buffer: inout [UInt8],
    flush: (inout [UInt8]) throws(SystemError) -> Void = { _ throws(SystemError) in }
  ) -> Diagnostic? {
    do {
      let documents = stream.documents.compactMap { $0 }
      switch format {
      case .yaml:
        buffer += stream.tree.source.bytes
      case .json:
        for document in documents {
          try DocumentJSON(document, options: json).append(
            to: &buffer, flushingAt: OutputStream.flushSize, flush: flush)
        }
      case .table:
        for (number, document) in documents.enumerated() {
          if !isFirst || number > 0 { buffer.append(.lineFeed) }
          try table.append(
            TableContent(document, columns: columns), to: &buffer,
            flushingAt: OutputStream.flushSize, flush: flush)
        }
      }
      return nil
    } catch let error as DocumentJSONFailure {
      return error.diagnostic(in: stream.tree.source)
    } catch let error as SystemError {
      return StandardOutput.failure(error)
    } catch {
      return StandardOutput.failure(.last)
    }
  }
}
