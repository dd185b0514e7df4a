/// A table of lines for a terminal: boxes, or without a frame plain lines.
struct TextTable: TableWriter {
  let frame: TableFrame?
  let options: TableOptions
  let labels: TableLabels
  let layout: TableLayout

  /// Measures the content.
  ///
  /// - Complexity: linear in the content.
  init(frame: TableFrame?, options: TableOptions, content: TableContent) {
    self.frame = frame
    self.options = options
    labels = content.labels
    var measurement = TableMeasurement(options: options, labels: content.labels)
    for section in content.sections {
      if let header = section.header { measurement.add(header) }
      for row in section.rows { measurement.add(row) }
    }
    layout = measurement.finish()
  }

  func appendTitle(_ title: String, to buffer: inout [UInt8]) {
    let start = buffer.count
    appendText(title, within: options.largestWidth, to: &buffer)
    endLine(from: start, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  func appendHead(of section: TableSection, to buffer: inout [UInt8]) {
    appendBorder(frame?.top, to: &buffer)
    guard let header = section.header else { return }
    appendHeader(header, to: &buffer)
    if !section.rows.isEmpty { appendBorder(frame?.middle, to: &buffer) }
  }

  func appendFoot(of section: TableSection, to buffer: inout [UInt8]) {
    if section.header != nil || !section.rows.isEmpty {
      appendBorder(frame?.bottom, to: &buffer)
    }
    let start = buffer.count
    appendSpaces(2, to: &buffer)
    appendText(section.footer, within: options.largestWidth - 2, to: &buffer)
    dropTrailingSpaces(from: start, of: &buffer)
    if buffer.count > start { buffer.append(UInt8(ascii: "\n")) }
  }

  private func appendBorder(_ border: TableFrame.Border?, to buffer: inout [UInt8]) {
    guard let border else { return }
    buffer.append(contentsOf: border.left.utf8)
    for _ in 0..<layout.innerWidth + 2 { buffer.append(contentsOf: border.line.utf8) }
    buffer.append(contentsOf: border.right.utf8)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends text on a line of its own, cut to `room` columns but to no less than three.
  private func appendText(_ text: String, within room: Int, to buffer: inout [UInt8]) {
    guard options.widthLimit != nil else { return VisibleText.append(text, to: &buffer) }
    let width = VisibleText.width(of: text)
    _ = VisibleText.append(text, ofWidth: width, within: max(room, 3), to: &buffer)
  }

  func appendSpaces(_ count: Int, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Appends `text`, which takes no columns, if the table is coloured.
  func appendColor(_ color: String, to buffer: inout [UInt8]) {
    if options.isColored { buffer.append(contentsOf: color.utf8) }
  }

  /// Ends a line that no frame closes.
  func endLine(from start: Int, to buffer: inout [UInt8]) {
    dropTrailingSpaces(from: start, of: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  private func dropTrailingSpaces(from start: Int, of buffer: inout [UInt8]) {
    while buffer.count > start, buffer.last == UInt8(ascii: " ") { buffer.removeLast() }
  }
}
