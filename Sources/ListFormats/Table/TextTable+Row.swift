extension TextTable {
  func appendRow(_ row: borrowing TableRow, to buffer: inout [UInt8]) {
    let start = buffer.count
    if let frame {
      buffer.append(contentsOf: frame.vertical.utf8)
      appendSpaces(1, to: &buffer)
    } else {
      appendSpaces(TableLayout.frameWidth, to: &buffer)
    }
    if options.showsNumbers { appendNumber(row.index, to: &buffer) }
    var offset = layout.textOffset
    for (column, width) in layout.columnWidths.enumerated() {
      let used = appendText(of: row, column: column, within: width, to: &buffer)
      appendSpaces(width - used + TableLayout.gap, to: &buffer)
      offset += width + TableLayout.gap
    }
    appendRowEnd(row, within: layout.innerWidth - offset, to: &buffer)
    if let frame {
      appendSpaces(1, to: &buffer)
      buffer.append(contentsOf: frame.vertical.utf8)
      buffer.append(UInt8(ascii: "\n"))
    } else {
      endLine(from: start, to: &buffer)
    }
  }

  private func appendNumber(_ number: UInt32, to buffer: inout [UInt8]) {
    let digits = String(number)
    appendSpaces(layout.numberWidth - digits.utf8.count, to: &buffer)
    buffer.append(contentsOf: digits.utf8)
    appendSpaces(1, to: &buffer)
  }

  /// Appends the last text of a row, then the mark or the button at the right edge.
  private func appendRowEnd(
    _ row: borrowing TableRow, within room: Int, to buffer: inout [UInt8]
  ) {
    let column = layout.columnWidths.count
    guard row.accessory != .none else {
      let used = appendText(of: row, column: column, within: room, to: &buffer)
      return appendSpaces(room - used, to: &buffer)
    }
    let isButton = row.accessory == .deleteButton
    var accessoryWidth = 1
    if isButton {
      let text = VisibleText.width(of: row.text(ofColumn: column))
      let least = layout.markWidth(of: row, column: column) + min(text, 3)
      accessoryWidth = TableLayout.buttonWidth(
        layout.deleteButtonWidth, in: room, besideAtLeast: least)
    }
    let textRoom = room - 1 - accessoryWidth
    let used = appendText(of: row, column: column, within: textRoom, to: &buffer)
    appendSpaces(textRoom - used + 1, to: &buffer)
    if isButton {
      appendButton(labels.delete, ofWidth: accessoryWidth, to: &buffer)
    } else {
      buffer.append(row.accessory == .handle ? UInt8(ascii: "=") : UInt8(ascii: ">"))
    }
  }

  /// Appends a text with the marks around it, the text cut so that all fits.
  ///
  /// - Returns: the columns taken.
  private func appendText(
    of row: borrowing TableRow, column: Int, within room: Int, to buffer: inout [UInt8]
  ) -> Int {
    let marks = layout.markWidth(of: row, column: column)
    if column == 0 {
      appendSpaces(layout.indentation(of: row), to: &buffer)
      if row.showsDeleteControl { buffer.append(contentsOf: "(-) ".utf8) }
    }
    let text = row.text(ofColumn: column)
    let width = VisibleText.width(of: text)
    let used = VisibleText.append(text, ofWidth: width, within: room - marks, to: &buffer)
    if column == layout.titleColumn, row.isPinned { buffer.append(contentsOf: " *".utf8) }
    return marks + used
  }
}
