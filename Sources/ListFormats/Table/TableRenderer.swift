/// Draws tables (SPEC §6.2).
package struct TableRenderer: Sendable {
  private let options: TableOptions

  /// Creates a renderer.
  ///
  /// - Parameter options: how tables are to be drawn.
  package init(options: TableOptions) {
    self.options = options
  }

  /// Appends a table, the last line with its line feed.
  ///
  /// - Parameters:
  ///   - content: one document.
  ///   - buffer: receives UTF-8.
  /// - Complexity: linear in the content and what is appended.
  package func append(_ content: TableContent, to buffer: inout [UInt8]) {
    append(content, to: &buffer, flushingAt: Int.max) { _ in }
  }

  /// Appends a table and gives it away piece by piece: boxes as wide as the longest of many rows can
  /// be much larger than the document.
  ///
  /// - Parameters:
  ///   - content: one document.
  ///   - buffer: receives UTF-8; what is left in it at the end has not been given away.
  ///   - byteCount: how many bytes, after a whole line, are enough for a piece.
  ///   - flush: takes the bytes out of the buffer.
  /// - Throws: what `flush` throws; the rest of the table is then left out.
  /// - Complexity: linear in the content and what is appended.
  package func append<Failure: Error>(
    _ content: TableContent, to buffer: inout [UInt8], flushingAt byteCount: Int,
    flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = writer(for: content)
    if let title = content.title { writer.appendTitle(title, to: &buffer) }
    if content.sections.isEmpty { buffer.append(contentsOf: "0 sections\n".utf8) }
    for (number, section) in content.sections.enumerated() {
      if number > 0 { buffer.append(UInt8(ascii: "\n")) }
      writer.appendHead(of: section, to: &buffer)
      for row in section.rows {
        writer.appendRow(row, to: &buffer)
        if buffer.count >= byteCount { try flush(&buffer) }
      }
      writer.appendFoot(of: section, to: &buffer)
      if buffer.count >= byteCount { try flush(&buffer) }
    }
  }

  private func writer(for content: TableContent) -> any TableWriter {
    switch options.style {
    case .markdown: MarkdownTable(options: options, labels: content.labels)
    case .ascii: TextTable(frame: .ascii, options: options, content: content)
    case .box: TextTable(frame: .box, options: options, content: content)
    case .plain: TextTable(frame: nil, options: options, content: content)
    }
  }
}
