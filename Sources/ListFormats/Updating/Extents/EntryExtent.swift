internal import SourceDiagnostics
internal import YAMLSyntax

/// What an entry of a block list owns, in whole lines (SPEC §5.1).
struct EntryExtent {
  /// The lines it owns: byte offsets from the start of the first to the start of the line after
  /// the last.
  let lines: Range<Int>
  /// The byte offset of the entry's dash.
  let dash: Int
  /// The byte offset behind its node and whatever stands for it, without same-line comments.
  let nodeEnd: Int
}

/// Finds what the entries of a block list own, one after the other.
///
/// Source of the rules: SPEC §5.1.
struct EntryExtentReader {
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let bytes: [UInt8]
  /// The byte offset of the first line of the document, whose comments are the file's.
  private let documentStart: Int
  /// The byte offset behind the node before, or behind what introduces the list.
  private var previousEnd: Int
  /// How far up the comments of the next entry reach at most: behind the node before, or behind
  /// what introduces the list.
  private var floor: Int

  /// Creates a reader of one list.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - list: a block sequence.
  ///   - introductionEnd: the byte offset behind what introduces it; nil for a root.
  ///   - document: the document that holds it.
  init(
    tree: SyntaxTree, list: NodeID, introductionEnd: Int?, document: SyntaxDocument
  ) {
    self.tree = tree
    bytes = tree.source.bytes
    scanner = TextScanner(bytes)
    previousEnd = tree.contentRange(of: list).lowerBound
    documentStart =
      document.isExplicit
      ? scanner.startOfNextLine(after: document.startOffset) : document.startOffset
    floor = introductionEnd ?? documentStart
  }

  /// What the next entry of the list owns.
  ///
  /// - Parameter entry: the next child of the list.
  /// - Returns: its lines, its dash, and where its node ends.
  /// - Complexity: O(*m*) in the lines of the entry's own line, comments and the gap before it.
  mutating func extent(of entry: NodeID) -> EntryExtent {
    let dash = scanner.endOfSeparation(at: previousEnd)
    let nodeEnd = max(tree.range(of: entry).upperBound, min(dash + 1, bytes.count))
    previousEnd = nodeEnd
    defer { floor = nodeEnd }
    let start = scanner.startOfLine(at: dash)
    let column = dash - start
    let first = firstLine(above: start, column: column)
    let last = endOfLastLine(below: scanner.startOfNextLine(after: nodeEnd), column: column)
    return EntryExtent(lines: first..<last, dash: dash, nodeEnd: nodeEnd)
  }

  /// Goes up over comment lines whose `#` stands in the dash's column.
  private func firstLine(above start: Int, column: Int) -> Int {
    var first = start
    while first > floor, first > documentStart {
      let above = scanner.startOfLine(at: scanner.withoutLineBreak(first))
      guard above >= floor, isComment(at: above, where: { $0 == column }) else { break }
      first = above
    }
    return first == documentStart && first < start ? start : first
  }

  /// Goes down over comment lines that are indented deeper than the dash.
  private func endOfLastLine(below end: Int, column: Int) -> Int {
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
    return !bytes[sign...].starts(with: "# listproc:".utf8)
  }
}
