/// Finds its way in YAML text between nodes: lines, white space, comments, properties.
///
/// All offsets are bytes. A line ends at LF, CR LF or a lone CR (YAML 1.2.2 §5.4); libyaml, like
/// YAML 1.1, ends one at NEL, LS and PS too, which counts where white space and comments between
/// tokens are passed over. Every method is linear in the way that it goes and accepts any offset
/// from 0 to the length of the text.
package struct TextScanner: Sendable {
  private let bytes: [UInt8]
  /// Where the first line starts: behind a byte order mark, which is no part of it.
  package let textStart: Int

  /// Creates a scanner of a text.
  ///
  /// - Parameter bytes: the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    textStart = LineBreak.isByteOrderMark(in: bytes.span, at: 0) ? 3 : 0
  }

  /// The offset at which the line of `offset` starts.
  package func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > textStart {
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

  /// The column of `offset` in its line, in characters from 0, a byte order mark not counted.
  package func column(of offset: Int) -> Int {
    var start = startOfLine(at: offset)
    if start == 0 { start = min(CharacterCursor.markLength(of: bytes.span), offset) }
    return bytes[start..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }

  /// Whether a line starts at `offset`.
  ///
  /// - Complexity: O(1), unlike to ask where its line starts.
  package func isStartOfLine(_ offset: Int) -> Bool {
    guard offset > textStart else { return offset == textStart || offset == 0 }
    let isInPair =
      bytes[offset - 1] == .carriageReturn && offset < bytes.count && bytes[offset] == .lineFeed
    return bytes[offset - 1].isLineBreak && !isInPair
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

  /// By how many columns the lines after the first have to be shifted to the right at least, so that
  /// every one begins behind a column. Blank lines do not count.
  ///
  /// - Returns: a negative number if they can be shifted to the left; 0 if there are none.
  /// - Complexity: O(*n*) in the length of the range.
  package func missingIndentation(ofLinesIn range: Range<Int>, behindColumn column: Int) -> Int {
    var missing: Int?
    var end = range.lowerBound
    while let lineBreak = bytes[end..<range.upperBound].firstIndex(where: \.isLineBreak) {
      let start = afterLineBreak(lineBreak)
      let text = endOfSpaces(at: start)
      end = endOfBlanks(at: text)
      guard end < range.upperBound else { break }
      if !bytes[end].isLineBreak { missing = max(missing ?? .min, column + 1 - (text - start)) }
    }
    return missing ?? 0
  }

  /// The offset of the first of the spaces and tabs that stand directly before `offset`.
  package func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start
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
        end = endOfComment(at: end)
      } else if byte < 0x80 {
        break
      } else {
        let width = widthOfUnicodeSeparation(at: end)
        if width == 0 { break }
        end += width
      }
    }
    return end
  }

  /// The length in bytes of the NEL, LS or PS at `offset`, or of a byte order mark that starts a
  /// line; 0 if none stands there.
  private func widthOfUnicodeSeparation(at offset: Int) -> Int {
    let width = LineBreak.unicodeWidth(in: bytes.span, at: offset)
    guard width == 0, LineBreak.isByteOrderMark(in: bytes.span, at: offset) else { return width }
    let line = max(offset - 3, 0)
    let startsLine =
      offset == 0 || LineBreak.isByteOrderMark(in: bytes.span, at: 0) && offset == 3
      || (line..<offset).contains { $0 + LineBreak.width(in: bytes.span, at: $0) == offset }
    return startsLine ? 3 : 0
  }

  /// The offset of the line break, libyaml's kind, that ends a comment.
  private func endOfComment(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, LineBreak.width(in: bytes.span, at: end) == 0 { end += 1 }
    return end
  }

  /// The offset behind the anchor and the tag that begin at `offset`.
  ///
  /// - Parameters:
  ///   - offset: where the first of them begins.
  ///   - count: how many of them the node has at most. Those of the next node may follow directly:
  ///     in `&a\n&b c: d` the mapping is `a`, its first key `b`.
  /// - Returns: the offset behind the last of them; `offset` itself if there is none.
  package func endOfProperties(at offset: Int, count: Int = 2) -> Int {
    var end = offset
    var next = offset
    for _ in 0..<count {
      guard next < bytes.count else { break }
      if bytes[next] == .ampersand {
        end = endOfAnchor(at: next)
      } else if bytes[next] == .exclamationMark {
        end = endOfTag(at: next)
      } else {
        break
      }
      next = endOfSeparation(at: end)
    }
    return end
  }

  /// The offset behind an anchor: libyaml's names are letters and digits of ASCII, `-` and `_`, so
  /// that `&a: b` is an absent key with an anchor.
  private func endOfAnchor(at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end].isAnchorCharacter { end += 1 }
    return end
  }

  /// The offset behind a tag; a verbatim one, `!<…>`, may hold flow indicators.
  private func endOfTag(at offset: Int) -> Int {
    var end = offset + 1
    let isVerbatim = end < bytes.count && bytes[end] == UInt8(ascii: "<")
    while end < bytes.count, bytes[end] < 0x80, !bytes[end].isBlank, !bytes[end].isLineBreak {
      if isVerbatim, bytes[end] == UInt8(ascii: ">") { return end + 1 }
      if !isVerbatim, bytes[end].isFlowIndicator { break }
      end += 1
    }
    return end
  }

  /// Whether the header of a block scalar contains an indicator, its comment left out.
  package func header(_ range: Range<Int>, contains indicator: UInt8) -> Bool {
    guard !range.isEmpty else { return false }
    let end = min(endOfHeaderIndicators(at: range.lowerBound), range.upperBound)
    return bytes[range.lowerBound..<end].contains(indicator)
  }

  /// The offset behind the indicators of a block scalar's header: `|` or `>`, an indentation, a
  /// chomping indicator (YAML 1.2.2 §8.1.1). libyaml takes a comment directly behind them.
  package func endOfHeaderIndicators(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isHeaderIndicator { end += 1 }
    return end
  }
}
