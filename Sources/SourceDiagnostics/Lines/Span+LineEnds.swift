/// Where lines end: at a line feed, at a carriage return, or at both in this order, which count as
/// one.
extension Span where Element == UInt8 {
  /// Whether a byte is the last of a line's end.
  ///
  /// - Parameter byteOffset: an offset in bounds.
  /// - Returns: true for a line feed and for a carriage return that no line feed follows.
  /// - Complexity: O(1).
  func isLineEnd(at byteOffset: Int) -> Bool {
    switch self[byteOffset] {
    case 0x0A: true
    case 0x0D: byteOffset + 1 == count || self[byteOffset + 1] != 0x0A
    default: false
    }
  }

  /// How many lines end in a range.
  ///
  /// - Parameter range: byte offsets, in bounds.
  /// - Returns: a count of line ends, each counted at its last byte.
  /// - Complexity: O(`range.count`), without branches.
  func countOfLineEnds(in range: Range<Int>) -> Int {
    let part = extracting(range)
    var feeds: UInt32 = 0
    var returns: UInt32 = 0
    for index in part.indices {
      feeds &+= part[index] == 0x0A ? 1 : 0
      returns &+= part[index] == 0x0D ? 1 : 0
    }
    guard returns > 0 else { return Int(feeds) }
    return Int(feeds) + Int(returns) - countOfPairs(startingIn: range)
  }

  /// How many carriage returns in a range have a line feed after them, be it outside the range.
  private func countOfPairs(startingIn range: Range<Int>) -> Int {
    let lower = extracting(range.lowerBound..<min(range.upperBound, count - 1))
    let upper = extracting((range.lowerBound + 1)..<min(range.upperBound + 1, count))
    var pairs: UInt32 = 0
    for index in lower.indices {
      pairs &+= (lower[index] == 0x0D ? 1 : 0) & (upper[index] == 0x0A ? 1 : 0)
    }
    return Int(pairs)
  }

  /// The last place in a range at which a line ends.
  ///
  /// - Parameter range: byte offsets, in bounds.
  /// - Returns: the offset of the end's last byte; nil if no line ends there.
  /// - Complexity: O(`range.count`).
  func lastLineEnd(in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if isLineEnd(at: index) { return index }
    }
    return nil
  }

  /// The first place in a range at which a line ends.
  ///
  /// - Parameter range: byte offsets, in bounds.
  /// - Returns: the offset of the end's last byte; nil if no line ends there.
  /// - Complexity: O(`range.count`).
  func firstLineEnd(in range: Range<Int>) -> Int? {
    for index in range where isLineEnd(at: index) { return index }
    return nil
  }
}
