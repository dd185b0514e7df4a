/// Headings and GitHub-flavoured Markdown tables, one a section.
///
/// Cells are not padded: a long row does not change the lines of the others.
struct MarkdownTable: TableWriter {
  private let options: TableOptions
  private let labels: TableLabels

  /// Whether the section has a row with a mark or a button: a column of its own.
  private var hasAccessories = false

  init(options: TableOptions, labels: TableLabels) {
    self.options = options
    self.labels = labels
  }

  func appendTitle(_ title: String, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: "# ".utf8)
    MarkdownText.appendHeading(title, to: &buffer)
    buffer.append(contentsOf: "\n\n".utf8)
  }

  mutating func appendHead(of section: TableSection, to buffer: inout [UInt8]) {
    hasAccessories = section.rows.contains { $0.accessory != .none }
    if let header = section.header { appendHeader(header, to: &buffer) }
    let names = options.columns.isEmpty ? ["title"] : options.columns
    if options.showsNumbers { appendCell("#", to: &buffer) }
    for name in names { appendCell(name, to: &buffer) }
    if hasAccessories { buffer.append(contentsOf: "| ".utf8) }
    buffer.append(contentsOf: "|\n".utf8)
    if options.showsNumbers { buffer.append(contentsOf: "| ---: ".utf8) }
    for _ in names.indices { buffer.append(contentsOf: "| --- ".utf8) }
    if hasAccessories { buffer.append(contentsOf: "| --- ".utf8) }
    buffer.append(contentsOf: "|\n".utf8)
  }

  private func appendHeader(_ header: TableHeader, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: "## ".utf8)
    if options.showsNumbers {
      buffer.append(contentsOf: TableAddress.text(of: header.address).utf8)
      buffer.append(UInt8(ascii: " "))
    }
    MarkdownText.appendHeading(header.text, to: &buffer)
    if header.showsDeleteButton {
      buffer.append(UInt8(ascii: " "))
      appendButton(labels.deleteSection, to: &buffer)
    }
    buffer.append(contentsOf: "\n\n".utf8)
  }

  func appendRow(_ row: borrowing TableRow, to buffer: inout [UInt8]) {
    if options.showsNumbers { appendCell(String(row.index), to: &buffer) }
    for column in 0..<options.columnCount {
      buffer.append(contentsOf: "| ".utf8)
      if column == 0 {
        for _ in 0..<row.level { buffer.append(contentsOf: "&emsp;".utf8) }
        if row.showsDeleteControl { buffer.append(contentsOf: "(-) ".utf8) }
      }
      MarkdownText.append(row.text(ofColumn: column), to: &buffer)
      if column == options.titleColumn, row.isPinned { buffer.append(contentsOf: " \\*".utf8) }
      buffer.append(UInt8(ascii: " "))
    }
    if hasAccessories { appendAccessory(of: row, to: &buffer) }
    buffer.append(contentsOf: "|\n".utf8)
  }

  private func appendAccessory(of row: borrowing TableRow, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: "| ".utf8)
    switch row.accessory {
    case .none: return
    case .handle: buffer.append(UInt8(ascii: "="))
    case .disclosure: buffer.append(UInt8(ascii: ">"))
    case .deleteButton: appendButton(labels.delete, to: &buffer)
    }
    buffer.append(UInt8(ascii: " "))
  }

  func appendFoot(of section: TableSection, to buffer: inout [UInt8]) {
    guard section.footer.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return }
    buffer.append(UInt8(ascii: "\n"))
    MarkdownText.appendParagraph(section.footer, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  private func appendCell(_ text: String, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: "| ".utf8)
    MarkdownText.append(text, to: &buffer)
    buffer.append(UInt8(ascii: " "))
  }

  private func appendButton(_ label: String, to buffer: inout [UInt8]) {
    MarkdownText.append("[ \(label) ]", to: &buffer)
  }
}
