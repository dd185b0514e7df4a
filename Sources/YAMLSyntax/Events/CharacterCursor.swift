/// Turns libyaml's positions, which count characters, into byte offsets.
///
/// It only ever goes forward, so that all conversions of one reading together cost one pass.
/// libyaml leaves a byte order mark at the start out of its count.
struct CharacterCursor {
  private var character = 0
  private var byte: Int
  private let isASCII: Bool

  /// Creates a cursor at the first character.
  ///
  /// - Parameter bytes: the input.
  /// - Complexity: O(*n*): looks whether all of it is ASCII.
  init(bytes: borrowing Span<UInt8>) {
    byte = CharacterCursor.markLength(of: bytes)
    var union: UInt8 = 0
    for index in bytes.indices { union |= bytes[index] }
    isASCII = union < 0x80
  }

  /// The length in bytes of the byte order mark at the start.
  static func markLength(of bytes: borrowing Span<UInt8>) -> Int {
    LineBreak.isByteOrderMark(in: bytes, at: 0) ? 3 : 0
  }

  /// The byte offset of a character.
  ///
  /// - Parameters:
  ///   - target: the character's number, not below that of an earlier call.
  ///   - bytes: the input.
  /// - Returns: its byte offset, `bytes.count` for those past the end.
  /// - Complexity: O(1) for ASCII, else linear in the way from the last call.
  mutating func byteOffset(ofCharacter target: Int, in bytes: borrowing Span<UInt8>) -> Int {
    if isASCII { return min(target, bytes.count) }
    while target - character >= 16, byte + 16 <= bytes.count {
      var leads = 0
      for index in byte..<(byte + 16) where bytes[index] & 0xC0 != 0x80 { leads += 1 }
      character += leads
      byte += 16
    }
    while byte < bytes.count {
      if bytes[byte] & 0xC0 != 0x80 {
        if character >= target { break }
        character += 1
      }
      byte += 1
    }
    return byte
  }
}
