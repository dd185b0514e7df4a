/// Finds its way in YAML text between nodes: lines, white space, comments, properties.
///
/// All offsets are bytes. A line ends at LF, CR LF or a lone CR (YAML 1.2.2 §5.4). Every method is
/// linear in the way that it goes and accepts any offset from 0 to the length of the text.
package struct TextScanner: Sendable {
  private let bytes: [UInt8]

  /// Creates a scanner of a text.
  ///
  /// - Parameter bytes: the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset at which the line of `offset` starts.
  package func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0 {
      let byte = bytes[start - 1]
      if byte == .lineFeed { break }
      if byte == .carriageReturn {
        let isPair = start < bytes.count && bytes[start] == .lineFeed
        if !isPair { break }
      }
      start -= 1
    }
    return start
  }

  /// The offset at which the line of `offset` ends, before its line break.
  package func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// The offset behind the line break that stands at `offset`; `offset` itself if none does.
  package func afterLineBreak(_ offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset].isLineBreak else { return offset }
    let isPair =
      bytes[offset] == .carriageReturn && offset + 1 < bytes.count
      && bytes[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// The offset of the line after that of `offset`, or the end of the text.
  package func startOfNextLine(after offset: Int) -> Int {
    afterLineBreak(endOfLine(at: offset))
  }

  /// `offset` moved back over the line break that ends there, if one does.
  package func withoutLineBreak(_ offset: Int) -> Int {
    guard offset > 0, bytes[offset - 1].isLineBreak else { return offset }
    let isPair =
      bytes[offset - 1] == .lineFeed && offset > 1 && bytes[offset - 2] == .carriageReturn
    return offset - (isPair ? 2 : 1)
  }

  /// Whether a range holds nothing but spaces and tabs.
  package func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where !bytes[index].isBlank { return false }
    return true
  }

  /// The offset of the first byte from `offset` on that is no space.
  package func endOfSpaces(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == .space { end += 1 }
    return end
  }

  /// The offset of the first byte from `offset` on that is neither space nor tab.
  package func endOfBlanks(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return end
  }

  /// The offset behind all white space, line breaks and comments from `offset` on
  /// (YAML 1.2.2 §6.7).
  package func endOfSeparation(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isBlank || byte.isLineBreak {
        end += 1
      } else if byte == .numberSign {
        end = endOfLine(at: end)
      } else {
        break
      }
    }
    return end
  }

  /// The offset behind the anchor and the tag that begin at `offset`.
  package func endOfProperties(at offset: Int) -> Int {
    var end = offset
    var next = offset
    while next < bytes.count, bytes[next] == .ampersand || bytes[next] == .exclamationMark {
      end = next
      while end < bytes.count, !bytes[end].isBlank, !bytes[end].isLineBreak,
        !(bytes[end].isFlowIndicator && !isVerbatimTag(from: next, at: end))
      {
        end += 1
      }
      next = endOfSeparation(at: end)
    }
    return end
  }

  /// Whether the header of a block scalar contains an indicator, its comment left out.
  package func header(_ range: Range<Int>, contains indicator: UInt8) -> Bool {
    for index in range {
      if bytes[index].isBlank || bytes[index].isLineBreak { return false }
      if bytes[index] == indicator { return true }
    }
    return false
  }

  /// The offset behind the indicators of a block scalar's header: `|` or `>`, an indentation, a
  /// chomping indicator (YAML 1.2.2 §8.1.1).
  package func endOfHeaderIndicators(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isBlank, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// Whether the tag from `start` is a verbatim one, `!<…>`, which may hold flow indicators.
  private func isVerbatimTag(from start: Int, at offset: Int) -> Bool {
    start + 1 < bytes.count && bytes[start] == .exclamationMark
      && bytes[start + 1] == UInt8(ascii: "<")
  }
}
