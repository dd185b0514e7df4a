/// The ends of lines in text that is to be written.
extension Collection where Element == UInt8 {
  /// The bytes without the spaces and tabs that stand before line breaks.
  ///
  /// - Complexity: O(*n*).
  package var withoutBlanksAtLineEnds: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for byte in self {
      if byte.isLineBreak { text.removeBlanksAtEnd() }
      text.append(byte)
    }
    return text
  }
}

extension [UInt8] {
  /// Takes the spaces and tabs off that stand last.
  ///
  /// - Complexity: O(*m*) in their number.
  package mutating func removeBlanksAtEnd() {
    while let last, last.isBlank { removeLast() }
  }
}
