extension TextTable {
  /// Appends a header's line: the title centred in what a button leaves, an odd column to the right;
  /// without a frame at the beginning of the line.
  func appendHeader(_ header: TableHeader, to buffer: inout [UInt8]) {
    let number = options.showsNumbers ? TableAddress.text(of: header.address) + " " : ""
    let width = VisibleText.width(of: header.text)
    var room = layout.innerWidth - number.utf8.count
    var buttonWidth = 0
    if header.showsDeleteButton {
      buttonWidth = TableLayout.buttonWidth(
        layout.deleteSectionButtonWidth, in: room, besideAtLeast: min(width, 3))
      room -= 1 + buttonWidth
    }
    beginHeader(to: &buffer)
    let before = frame == nil ? 0 : max(room - width, 0) / 2
    appendSpaces(before, to: &buffer)
    buffer.append(contentsOf: number.utf8)
    let used = VisibleText.append(header.text, ofWidth: width, within: room, to: &buffer)
    if frame != nil || header.showsDeleteButton {
      appendSpaces(room - before - used, to: &buffer)
    }
    if header.showsDeleteButton {
      appendSpaces(frame == nil ? 1 + TableLayout.frameWidth : 1, to: &buffer)
      appendButton(labels.deleteSection, ofWidth: buttonWidth, to: &buffer)
    }
    endHeader(to: &buffer)
  }

  private func beginHeader(to buffer: inout [UInt8]) {
    if let frame { buffer.append(contentsOf: frame.vertical.utf8) }
    appendColor(TableColor.header, to: &buffer)
    if frame != nil { appendSpaces(1, to: &buffer) }
  }

  private func endHeader(to buffer: inout [UInt8]) {
    if let frame {
      appendColor(TableColor.header, to: &buffer)
      appendSpaces(1, to: &buffer)
      appendColor(TableColor.reset, to: &buffer)
      buffer.append(contentsOf: frame.vertical.utf8)
    } else {
      appendColor(TableColor.reset, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends `[ label ]`.
  ///
  /// - Parameters:
  ///   - label: cut if need be.
  ///   - width: the columns of all of the button.
  ///   - buffer: receives UTF-8.
  func appendButton(_ label: String, ofWidth width: Int, to buffer: inout [UInt8]) {
    appendColor(TableColor.button, to: &buffer)
    buffer.append(contentsOf: "[ ".utf8)
    let labelWidth = VisibleText.width(of: label)
    let used = VisibleText.append(label, ofWidth: labelWidth, within: width - 4, to: &buffer)
    appendSpaces(width - 4 - used, to: &buffer)
    buffer.append(contentsOf: " ]".utf8)
    appendColor(TableColor.reset, to: &buffer)
  }
}
