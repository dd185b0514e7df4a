/// The line breaks of libyaml, which are those of YAML 1.1 (§4.1.4).
enum LineBreak {
  /// The length in bytes of the line break at an offset, each half of CR LF by itself.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - offset: a byte offset in it.
  /// - Returns: 0 if none begins there.
  static func width(in bytes: borrowing Span<UInt8>, at offset: Int) -> Int {
    let byte = bytes[offset]
    return byte < 0x80 ? (byte.isLineBreak ? 1 : 0) : unicodeWidth(in: bytes, at: offset)
  }

  /// The length in bytes of the NEL, LS or PS at an offset; 0 if none stands there.
  static func unicodeWidth(in bytes: borrowing Span<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    if lead == 0xC2 { return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0 }
    guard lead == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
    return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
  }

  /// Whether a byte order mark begins at an offset: where a line starts, libyaml skips one.
  static func isByteOrderMark(in bytes: borrowing Span<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBB
      && bytes[offset + 2] == 0xBF
  }
}
