internal import YAMLSyntax

/// The whole lines that two texts begin and end with alike.
struct CommonEnds {
  /// How many bytes come before the first line that differs, in both texts.
  let prefix: Int

  /// How many bytes come after the last line that differs and ``linesLeft`` more, in both texts. The
  /// prefix is none of it.
  let suffix: Int

  /// So many lines that both texts end with alike are left out of the suffix, if there are as many:
  /// a change may be shown further down than where the texts first differ from below (see
  /// ``ChangedRun``).
  private static let linesLeft = 100

  /// As many bytes are compared at once, without a branch a byte.
  private static let blockSize = 1024

  /// Compares two texts from both ends.
  ///
  /// - Complexity: O(*n*) for *n* bytes in common.
  init(_ old: Span<UInt8>, _ new: Span<UInt8>) {
    let equal = Self.equalCount(old, new)
    guard equal < old.count || equal < new.count else {
      prefix = equal
      suffix = 0
      return
    }
    prefix = Self.lineStart(before: equal, in: old)
    let oldRest = old.extracting(prefix...)
    let newRest = new.extracting(prefix...)
    let equalAtEnd = Self.equalCountFromEnd(oldRest, newRest)
    let oldStart = oldRest.count - equalAtEnd
    let newStart = newRest.count - equalAtEnd
    let isWhole =
      Self.isLineStart(oldStart, in: oldRest) && Self.isLineStart(newStart, in: newRest)
    var start = isWhole ? oldStart : Self.lineStart(after: oldStart, in: oldRest)
    for _ in 0..<Self.linesLeft { start = Self.lineStart(after: start, in: oldRest) }
    suffix = oldRest.count - start
  }

  private static func isLineStart(_ byteOffset: Int, in bytes: Span<UInt8>) -> Bool {
    byteOffset == 0 || bytes[byteOffset - 1] == .lineFeed
  }

  private static func lineStart(before end: Int, in bytes: Span<UInt8>) -> Int {
    var start = end
    while !isLineStart(start, in: bytes) { start -= 1 }
    return start
  }

  private static func lineStart(after byteOffset: Int, in bytes: Span<UInt8>) -> Int {
    var start = byteOffset
    while start < bytes.count {
      start += 1
      if bytes[start - 1] == .lineFeed { break }
    }
    return start
  }

  private static func equalCount(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Int {
    let limit = min(old.count, new.count)
    var count = 0
    while count + blockSize <= limit, areEqual(old, at: count, new, at: count) {
      count += blockSize
    }
    while count < limit, old[count] == new[count] { count += 1 }
    return count
  }

  private static func equalCountFromEnd(_ old: Span<UInt8>, _ new: Span<UInt8>) -> Int {
    let limit = min(old.count, new.count)
    var count = 0
    while count + blockSize <= limit,
      areEqual(
        old, at: old.count - count - blockSize, new, at: new.count - count - blockSize)
    {
      count += blockSize
    }
    while count < limit, old[old.count - count - 1] == new[new.count - count - 1] { count += 1 }
    return count
  }

  /// Whether a block is the same in both.
  private static func areEqual(
    _ old: Span<UInt8>, at oldOffset: Int, _ new: Span<UInt8>, at newOffset: Int
  ) -> Bool {
    let oldBlock = old.extracting(oldOffset..<(oldOffset + blockSize))
    let newBlock = new.extracting(newOffset..<(newOffset + blockSize))
    var difference: UInt8 = 0
    for index in oldBlock.indices { difference |= oldBlock[index] ^ newBlock[index] }
    return difference == 0
  }
}
