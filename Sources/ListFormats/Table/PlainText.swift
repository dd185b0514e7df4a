/// The texts that most titles are: of characters that neither combine nor need an escape, so that
/// nothing has to be known of grapheme clusters. Only speed depends on what is listed here.
enum PlainText {
  /// The columns of a plain text.
  ///
  /// - Parameter bytes: valid UTF-8.
  /// - Returns: columns; nil if there is any character that is not plain.
  /// - Complexity: O(*n*) for *n* bytes.
  static func width(of bytes: Span<UInt8>) -> Int? {
    var width = 0
    var byteOffset = 0
    while byteOffset < bytes.count {
      let byte = bytes[byteOffset]
      if byte < 0x80 {
        guard byte >= 0x20, byte < 0x7F, byte != 0x5C else { return nil }
        width += 1
        byteOffset += 1
      } else {
        let scalar = DecodedScalar(in: bytes, at: byteOffset)
        let taken = columns(of: scalar.value)
        guard taken > 0 else { return nil }
        width += taken
        byteOffset += scalar.byteCount
      }
    }
    return width
  }

  /// The columns of a character beyond ASCII that has grapheme cluster break *Other* (or is a whole
  /// syllable of Hangul): between two of them, or one and printable ASCII, there is always a
  /// boundary (UAX #29, GB999). 0 for all others.
  private static func columns(of scalar: UInt32) -> Int {
    switch scalar {
    case 0xC0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028: 1
    case 0x3001..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4,
      0xFF01..<0xFF61:
      2
    default: 0
    }
  }
}
