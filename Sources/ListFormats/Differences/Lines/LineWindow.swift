internal import YAMLSyntax

/// The lines of a text around the part that differs from another text. A line ends after a line
/// feed, and only there.
struct LineWindow: Sendable {
  /// The whole text.
  let bytes: [UInt8]

  /// How many lines of the text come before those of the window.
  let precedingLineCount: Int

  /// The lines of the window that may differ; before and after them stands context.
  let core: Range<Int>

  /// The byte offset of each line's start, and of the last one's end. Texts have less than 4 GiB.
  private let bounds: [UInt32]

  /// How many lines the window has.
  var count: Int { bounds.count - 1 }

  /// Finds the lines.
  ///
  /// - Parameters:
  ///   - bytes: the whole text, less than 4 GiB.
  ///   - ends: what the text has in common with another.
  ///   - contextCount: how many lines of each end are in the window, if there are as many.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8], within ends: CommonEnds, contextCount: Int) {
    self.bytes = bytes
    let span = bytes.span
    let coreEnd = bytes.count - ends.suffix
    let start = Self.start(ofLines: contextCount, before: ends.prefix, in: span)
    precedingLineCount = Self.lineFeedCount(span.extracting(..<start))
    var bounds = [UInt32(truncatingIfNeeded: start)]
    Self.append(start..<ends.prefix, of: span, to: &bounds)
    let coreStart = bounds.count - 1
    Self.append(ends.prefix..<coreEnd, of: span, to: &bounds)
    core = coreStart..<(bounds.count - 1)
    Self.append(coreEnd..<bytes.count, of: span, upTo: contextCount, to: &bounds)
    self.bounds = bounds
  }

  /// The bytes of a line, its line feed included.
  ///
  /// - Parameter line: an index in the window.
  /// - Returns: byte offsets in the text.
  /// - Complexity: O(1).
  func byteRange(of line: Int) -> Range<Int> {
    Int(bounds[line])..<Int(bounds[line + 1])
  }

  private static func lineFeedCount(_ bytes: Span<UInt8>) -> Int {
    let lineFeed = UInt8.lineFeed
    var count = 0
    for index in bytes.indices { count &+= bytes[index] == lineFeed ? 1 : 0 }
    return count
  }

  /// The start of the `count`-th line before a line's start, or of the text if there are fewer.
  private static func start(ofLines count: Int, before end: Int, in bytes: Span<UInt8>) -> Int {
    var start = end
    for _ in 0..<count where start > 0 {
      start -= 1
      while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    }
    return start
  }

  /// Appends where the lines of a range of bytes end, up to a number of them.
  private static func append(
    _ range: Range<Int>, of bytes: Span<UInt8>, upTo limit: Int = Int.max,
    to bounds: inout [UInt32]
  ) {
    let lineFeed = UInt8.lineFeed
    var room = limit
    for byteOffset in range where bytes[byteOffset] == lineFeed {
      bounds.append(UInt32(truncatingIfNeeded: byteOffset + 1))
      room -= 1
      if room == 0 { return }
    }
    if let last = bounds.last, Int(last) < range.upperBound {
      bounds.append(UInt32(truncatingIfNeeded: range.upperBound))
    }
  }
}
