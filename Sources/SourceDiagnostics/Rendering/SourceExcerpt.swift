/// The source line of a place and the line below it that marks the place.
struct SourceExcerpt: Sendable {
  /// The source line, harmless for a terminal, cut to the limit around the place.
  let line: String

  /// Spaces, a `^` under the place's first column and a `~` under each further one on this line.
  let marks: String

  private static let ellipsis = "..."

  /// Makes the excerpt.
  ///
  /// - Parameters:
  ///   - range: the place, byte offsets into the text of `table`; what lies on later lines is not
  ///     marked.
  ///   - table: the lines of the text.
  ///   - columnLimit: how wide the line may be, in columns; at least 20 is taken.
  ///   - displayWidth: the columns that a text takes on a terminal.
  /// - Complexity: O(`columnLimit` + log *n*), however long the line is.
  init(
    of range: Range<Int>, in table: LineTable, columnLimit: Int,
    displayWidth: @escaping @Sendable (String) -> Int
  ) {
    let limit = max(columnLimit, 20)
    let line = table.lineRange(containing: range.lowerBound)
    let start = min(table.clamped(range.lowerBound), line.upperBound)
    let end = max(start, min(range.upperBound, line.upperBound))
    // A character has four bytes at most; those without width are not worth more room.
    let reach = limit * 4
    let windowStart = max(line.lowerBound, table.clamped(start - reach))
    let windowEnd = line.upperBound - start > reach ? table.clamped(start + reach) : line.upperBound
    let markEnd = min(end, windowEnd)

    var reader = ExcerptPieceReader(displayWidth: displayWidth)
    var before = reader.pieces(in: windowStart..<start, of: table.bytes)
    var marked = reader.pieces(in: start..<markEnd, of: table.bytes)
    var after = reader.pieces(in: markEnd..<windowEnd, of: table.bytes)

    let widthFromPlace = marked.width + after.width
    let roomBefore = max(limit / 2, limit - widthFromPlace)
    let isCutBefore = windowStart > line.lowerBound || before.width > roomBefore
    if isCutBefore { before = before.suffix(ofWidth: roomBefore - Self.ellipsis.count) }
    let room = limit - before.width - (isCutBefore ? Self.ellipsis.count : 0)
    let isCutAfter = windowEnd < line.upperBound || widthFromPlace > room
    if isCutAfter {
      let roomForText = room - Self.ellipsis.count
      after = after.prefix(ofWidth: roomForText - marked.width)
      marked = marked.prefix(ofWidth: roomForText)
    }

    let opening = isCutBefore ? Self.ellipsis : ""
    self.line =
      opening + before.text + marked.text + after.text + (isCutAfter ? Self.ellipsis : "")
    marks =
      String(repeating: " ", count: opening.count + before.width) + "^"
      + String(repeating: "~", count: max(0, marked.width - 1))
  }
}
