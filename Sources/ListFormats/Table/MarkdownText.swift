/// Text that Markdown renders as it is: what a table of lines would show, with Markdown's own
/// characters escaped, so that a title can start neither a link nor HTML nor a new cell.
enum MarkdownText {
  /// Appends text within a line.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func append(_ text: String, to buffer: inout [UInt8]) {
    append(visible(text), to: &buffer)
  }

  /// Appends text as a heading: `#` at its end does not close it.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func appendHeading(_ text: String, to buffer: inout [UInt8]) {
    append(visible(text), escapingHashes: true, to: &buffer)
  }

  /// Appends text as a paragraph: it can start no list, quotation, heading or code block.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func appendParagraph(_ text: String, to buffer: inout [UInt8]) {
    let bytes = visible(text).drop { $0 == UInt8(ascii: " ") }
    let digits = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    buffer.append(contentsOf: digits)
    let rest = bytes.dropFirst(digits.count)
    if let first = rest.first, (digits.isEmpty ? "-+>" : ".)").utf8.contains(first) {
      buffer.append(UInt8(ascii: "\\"))
    }
    append(Array(rest), escapingHashes: true, to: &buffer)
  }

  private static func visible(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    VisibleText.append(text, to: &bytes)
    return bytes
  }

  private static func append(
    _ bytes: [UInt8], escapingHashes: Bool = false, to buffer: inout [UInt8]
  ) {
    for (offset, byte) in bytes.enumerated() {
      let isEscaped =
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "$"):
          true
        case UInt8(ascii: "#"):
          escapingHashes && (offset == 0 || bytes[offset - 1] == UInt8(ascii: " "))
        case UInt8(ascii: "_"):
          !(offset > 0 && isWordByte(bytes[offset - 1])
            && offset + 1 < bytes.count && isWordByte(bytes[offset + 1]))
        case UInt8(ascii: "&"):
          offset + 1 < bytes.count
            && (bytes[offset + 1] == UInt8(ascii: "#") || isWordByte(bytes[offset + 1]))
        default: false
        }
      if isEscaped { buffer.append(UInt8(ascii: "\\")) }
      buffer.append(byte)
    }
  }

  /// Whether a byte is an ASCII letter or digit: `_` between two is no emphasis, `&` before one may
  /// begin an entity.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
  }
}
