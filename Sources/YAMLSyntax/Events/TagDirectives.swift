/// Finds `%TAG` directives (YAML 1.2.2 §6.8.2) between documents without parsing them.
enum TagDirectives {
  /// What may come next on a line between documents.
  private enum Place {
    /// Everything: the line begins.
    case lineStart
    /// Blanks and a comment, behind blanks or `...`.
    case separation
    /// Anything: inside a directive or a comment.
    case text
  }

  /// The place of a directive before the next document.
  ///
  /// - Parameters:
  ///   - number: which directive, from 0.
  ///   - bytes: the input.
  ///   - start: the byte offset of the start of the stream, or behind the end marker of a document.
  /// - Returns: its byte offset; nil if there are no more than `number`.
  /// - Complexity: O(*n*) in the length of what stands between the documents.
  static func offset(
    ofDirective number: Int, in bytes: borrowing Span<UInt8>, from start: Int
  ) -> Int? {
    var count = 0
    var place = start <= CharacterCursor.markLength(of: bytes) ? Place.lineStart : .separation
    var offset = start
    while offset < bytes.count {
      let width = LineBreak.width(in: bytes, at: offset)
      if width > 0 {
        place = .lineStart
        offset += width
        continue
      }
      if place == .lineStart, begins("%TAG", in: bytes, at: offset) {
        if count == number { return offset }
        count += 1
      }
      guard let next = self.place(behind: place, in: bytes, at: offset) else { return nil }
      // End markers and byte order marks have three bytes.
      offset += next == .separation && !bytes[offset].isBlank ? 3 : 1
      place = next
    }
    return nil
  }

  /// What may follow the byte at `offset`; nil if a document begins there.
  private static func place(
    behind place: Place, in bytes: borrowing Span<UInt8>, at offset: Int
  ) -> Place? {
    switch (place, bytes[offset]) {
    case (.text, _), (_, .numberSign), (.lineStart, UInt8(ascii: "%")): .text
    case (_, .space), (_, .tab): .separation
    case (.lineStart, UInt8(ascii: ".")):
      begins("...", in: bytes, at: offset) ? .separation : nil
    case (.lineStart, 0xEF):
      LineBreak.isByteOrderMark(in: bytes, at: offset) ? .separation : nil
    default: nil
    }
  }

  private static func begins(
    _ text: String, in bytes: borrowing Span<UInt8>, at offset: Int
  ) -> Bool {
    guard offset + text.utf8.count <= bytes.count else { return false }
    var index = offset
    for byte in text.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
