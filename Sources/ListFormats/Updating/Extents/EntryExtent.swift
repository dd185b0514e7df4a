internal import SourceDiagnostics
internal import YAMLSyntax

/// What an entry of a block list owns, in whole lines (SPEC §5.1).
struct EntryExtent {
  /// The lines it owns: byte offsets from the start of the first to the start of the line after
  /// the last. A first entry on the line of what introduces the list begins at its dash.
  let lines: Range<Int>
  /// The byte offset of the entry's dash.
  let dash: Int
}

/// Finds what the entries of a block list own, one after the other.
struct EntryExtentReader {
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let comments: CommentRuns
  /// The byte offset behind the node before, or behind what introduces the list.
  private var previousEnd: Int
  /// How far up the comments of the first entry reach at most.
  private let floor: Int
  /// Where the line behind the entry before starts; nil before the first.
  private var lineBehind: Int?
  /// The byte offset behind what introduces the list; a first entry may share its line.
  private let introductionEnd: Int?
  /// The text of what a script brings, if its entry is all of that; it owns every comment in it.
  private let arrival: Range<Int>?

  /// Creates a reader of one list.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - list: a block sequence.
  ///   - introductionEnd: the byte offset behind what introduces it; nil for a root.
  ///   - document: the document that holds it.
  init(tree: SyntaxTree, list: NodeID, introductionEnd: Int?, document: SyntaxDocument) {
    self.tree = tree
    scanner = TextScanner(tree.source.bytes)
    comments = CommentRuns(tree: tree, document: document)
    previousEnd = tree.contentRange(of: list).lowerBound
    floor = introductionEnd ?? comments.documentStart
    self.introductionEnd = introductionEnd
    let hasArrived = introductionEnd == nil && document.startOffset >= tree.textEnd
    arrival =
      hasArrived && tree.textEnd < tree.source.bytes.count
      ? scanner.startOfNextLine(after: document.startOffset)..<document.endOffset : nil
  }

  /// What the next entry of the list owns.
  ///
  /// - Parameter entry: the bytes of the next child of the list, or of its next key and value.
  /// - Returns: its lines and its dash.
  /// - Complexity: O(*m*) in the lines of the entry's own line, comments and the gap before it.
  mutating func extent(of entry: Range<Int>) -> EntryExtent {
    let dash = scanner.endOfSeparation(at: previousEnd)
    let nodeEnd = max(
      entry.upperBound, min(dash + 1, tree.source.bytes.count))
    previousEnd = nodeEnd
    let start = scanner.startOfLine(at: dash)
    let column = dash - start
    let first = firstLine(at: start, dash: dash)
    let lineBehind = scanner.startOfNextLine(after: nodeEnd)
    self.lineBehind = lineBehind
    let last = comments.endOfLastLine(below: lineBehind, column: column)
    if let arrival {
      let filled = withoutBlankLines(arrival)
      return EntryExtent(
        lines: min(first, filled.lowerBound)..<max(last, filled.upperBound), dash: dash)
    }
    return EntryExtent(lines: first..<last, dash: dash)
  }

  /// Where the first line of an entry starts whose dash stands in the line that starts at `start`.
  private func firstLine(at start: Int, dash: Int) -> Int {
    if let lineBehind {
      // Most often no line stands between the entry and the one before.
      guard start > lineBehind else { return start }
      return comments.firstLine(above: start, column: dash - start, notBeforeLine: lineBehind)
    }
    if let introductionEnd, introductionEnd > start { return dash }
    return comments.firstLine(above: start, column: dash - start, notBefore: floor)
  }

  /// Some whole lines without the blank ones at their start and end.
  private func withoutBlankLines(_ lines: Range<Int>) -> Range<Int> {
    var (start, end) = (lines.lowerBound, lines.upperBound)
    while start < end, scanner.isBlank(start..<scanner.endOfLine(at: start)) {
      start = scanner.startOfNextLine(after: start)
    }
    while end > start {
      let last = scanner.startOfLine(at: scanner.withoutLineBreak(end))
      guard scanner.isBlank(last..<scanner.endOfLine(at: last)) else { break }
      end = last
    }
    return start..<max(start, end)
  }
}
