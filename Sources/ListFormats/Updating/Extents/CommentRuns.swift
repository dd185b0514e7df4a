internal import SourceDiagnostics
internal import YAMLSyntax

/// Tells which comment lines beside an entry are its own (SPEC §5.1).
struct CommentRuns {
  private let bytes: [UInt8]
  private let scanner: TextScanner
  /// The byte offset of the document's first line, whose comments are the file's.
  let documentStart: Int

  init(tree: SyntaxTree, document: SyntaxDocument) {
    bytes = tree.source.bytes
    scanner = TextScanner(bytes)
    documentStart =
      document.isExplicit
      ? scanner.startOfNextLine(after: document.startOffset)
      : max(document.startOffset, scanner.textStart)
  }

  /// Goes up over comment lines whose `#` stands in the entry's column.
  ///
  /// - Parameters:
  ///   - start: the start of the entry's own line.
  ///   - column: the column of its dash or first character.
  ///   - other: another column that serves as well; nil: none does.
  ///   - floor: how far up to go at most.
  /// - Returns: the start of the first line that is the entry's.
  func firstLine(
    above start: Int, column: Int, orColumn other: Int? = nil, notBefore floor: Int
  ) -> Int {
    // Most often no line stands between the entry and what is before it.
    guard scanner.startOfNextLine(after: floor) < start || floor == documentStart else {
      return start
    }
    return firstLine(above: start, column: column, orColumn: other, notBeforeLine: floor)
  }

  /// As `firstLine(above:column:notBefore:)`, for a caller that knows that there are lines between.
  ///
  /// - Parameters:
  ///   - start: the start of the entry's own line.
  ///   - column: the column of its dash or first character.
  ///   - other: another column that serves as well; nil: none does.
  ///   - floor: the first line to go up to at most, or an offset in the line before.
  /// - Returns: the start of the first line that is the entry's.
  func firstLine(
    above start: Int, column: Int, orColumn other: Int? = nil, notBeforeLine floor: Int
  ) -> Int {
    var first = start
    while first > floor, first > documentStart {
      let above = scanner.startOfLine(at: scanner.withoutLineBreak(first))
      guard above >= floor, isComment(at: above, where: { $0 == column || $0 == other }) else {
        break
      }
      first = above
    }
    return first == documentStart && first < start ? start : first
  }

  /// Goes down over comment lines that are indented deeper than the entry.
  ///
  /// - Parameters:
  ///   - end: the start of the line after the entry's own last line.
  ///   - column: the column of its dash or first character.
  /// - Returns: the start of the line after the last that is the entry's.
  func endOfLastLine(below end: Int, column: Int) -> Int {
    var last = end
    while last < bytes.count, isComment(at: last, where: { $0 > column }) {
      last = scanner.startOfNextLine(after: last)
    }
    return last
  }

  /// Whether the line that starts at `start` is a comment, in a column that fits, and not one that
  /// speaks to this program: that one belongs to nobody.
  private func isComment(at start: Int, where fits: (Int) -> Bool) -> Bool {
    let sign = scanner.endOfBlanks(at: start)
    guard sign < bytes.count, bytes[sign] == .numberSign, fits(sign - start) else { return false }
    return !bytes[sign...].starts(with: RulesComment.marker)
  }
}
