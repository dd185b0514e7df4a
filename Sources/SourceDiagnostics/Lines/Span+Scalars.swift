/// UTF-8 read from any place in a text that need not be valid: a valid sequence is one scalar, and
/// every byte that belongs to none counts as one too.
///
/// The bytes inside a valid sequence can start none, so where scalars begin is settled by the three
/// bytes around a place.
extension Span where Element == UInt8 {
  /// The length of the scalar that starts at a place.
  ///
  /// - Parameter byteOffset: the offset of its first byte; must be in bounds.
  /// - Returns: its length in bytes; 1 where no valid sequence starts.
  /// - Complexity: O(1).
  func scalarLength(at byteOffset: Int) -> Int {
    let lead = self[byteOffset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return 1
    }
    guard count - byteOffset >= length, second.contains(self[byteOffset + 1]) else { return 1 }
    for index in (byteOffset + 2)..<(byteOffset + max(length, 2))
    where self[index] & 0xC0 != 0x80 {
      return 1
    }
    return length
  }

  /// Whether the scalar that starts at a place is more than a stray byte.
  ///
  /// - Parameters:
  ///   - byteOffset: the offset of its first byte; must be in bounds.
  ///   - length: its length in bytes.
  /// - Returns: false for a byte that belongs to no valid sequence.
  /// - Complexity: O(1).
  func isValidScalar(at byteOffset: Int, length: Int) -> Bool {
    length > 1 || self[byteOffset] < 0x80
  }

  /// The start of the scalar that a place lies in.
  ///
  /// - Parameter byteOffset: an offset in `0...count`.
  /// - Returns: `byteOffset`, or up to three bytes less inside a valid sequence.
  /// - Complexity: O(1).
  func scalarStart(at byteOffset: Int) -> Int {
    guard byteOffset < count, self[byteOffset] & 0xC0 == 0x80 else { return byteOffset }
    var start = byteOffset
    while start > 0, byteOffset - start < 3 {
      start -= 1
      guard self[start] & 0xC0 == 0x80 else {
        return start + scalarLength(at: start) > byteOffset ? start : byteOffset
      }
    }
    return byteOffset
  }

  /// How many scalars start in a range.
  ///
  /// - Parameter range: byte offsets, in bounds.
  /// - Returns: a count of scalars.
  /// - Complexity: O(`range.count`).
  func countOfScalarStarts(in range: Range<Int>) -> Int {
    guard !isASCII(range) else { return range.count }
    var index = range.lowerBound
    let start = scalarStart(at: index)
    if start < index { index = start + scalarLength(at: start) }
    var scalars = 0
    while index < range.upperBound {
      index += scalarLength(at: index)
      scalars += 1
    }
    return scalars
  }

  /// Whether a range holds ASCII only.
  private func isASCII(_ range: Range<Int>) -> Bool {
    let part = extracting(range)
    var union: UInt8 = 0
    for index in part.indices { union |= part[index] }
    return union < 0x80
  }
}
