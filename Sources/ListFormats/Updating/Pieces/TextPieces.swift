internal import SourceDiagnostics
internal import YAMLSyntax

/// The pieces of an edited text, neighbours in the source joined.
struct TextPieces {
  /// What becomes of blank lines that come to stand behind a scalar that would keep them.
  private enum KeptLines {
    /// They are dropped: nobody's lines, and they must not become content.
    case drop
    /// They go before the pieces from this number on: an entry lands behind the blank lines of the
    /// gap (SPEC §5.3).
    case hoist(to: Int)
  }

  private(set) var pieces: [TextPiece] = []
  /// What to do with blank lines that come next, if an entry has just ended in such a scalar.
  private var keptLines: KeptLines?
  /// Whether the next piece stays apart from the last.
  private var isApart = false
  private let tree: SyntaxTree
  private let scanner: TextScanner

  /// No pieces yet.
  ///
  /// - Parameters:
  ///   - tree: that of the source.
  ///   - changeCount: how many changes there are; each makes some pieces.
  init(tree: SyntaxTree, changeCount: Int) {
    self.tree = tree
    pieces.reserveCapacity(4 * changeCount)
    scanner = TextScanner(tree.source.bytes)
  }

  /// The source bytes that the text ends with, a line break alone left out; nil if it is new text.
  var lastSource: Range<Int>? {
    for piece in pieces.reversed() {
      switch piece {
      case .source(let range, let startsLine), .shifted(let range, _, let startsLine):
        if !startsLine, scanner.afterLineBreak(range.lowerBound) == range.upperBound { continue }
        return range
      case .lineBreak: continue
      case .blankLine, .newLine, .inline: return nil
      }
    }
    return nil
  }

  /// Whether the last of the first pieces is the end of a scalar that takes the blank lines below it for
  /// its own.
  private func endsInKeptScalar(before index: Int) -> Bool {
    switch pieces[..<index].last {
    case .source(let range, let startsLine), .shifted(let range, _, let startsLine):
      tree.endsInKeptScalar(range, continuesLine: !startsLine)
    case .lineBreak, .blankLine, .newLine, .inline, nil: false
    }
  }

  /// Adds a piece.
  mutating func append(_ piece: TextPiece) {
    var piece = piece
    if case .source(let last, let startsLine) = pieces.last, case .source(let next, _) = piece,
      last.upperBound == next.lowerBound, !isApart
    {
      keptLines = nil
      pieces[pieces.count - 1] = .source(
        last.lowerBound..<next.upperBound, startsLine: startsLine)
      return
    }
    if keptLines != nil, endsInKeptScalar(before: pieces.count) {
      guard let lines = fromNextLine(piece) else { return }
      piece = lines
      if startsBlank(piece) {
        guard let rest = withoutBlankLines(piece) else { return }
        piece = rest
      }
    }
    keptLines = nil
    isApart = false
    pieces.append(piece)
  }

  /// Adds whole lines of the source.
  mutating func append(lines range: Range<Int>, shift: Int) {
    guard !range.isEmpty else { return }
    append(
      shift == 0
        ? .source(range, startsLine: true) : .shifted(range, by: shift, startsLine: true))
  }

  /// Says that an entry begins here.
  ///
  /// - Returns: the number of its first piece.
  mutating func beginEntry() -> Int {
    isApart = true
    return pieces.count
  }

  /// Says that an entry ends here: if it ends in a scalar that would keep them, blank lines that
  /// come next stay away from it.
  ///
  /// - Parameter start: the number of the entry's first piece, before which they go; nil: nowhere,
  ///   since the entry stays where it was.
  mutating func endEntry(since start: Int?) {
    guard tree.holdsKeptScalars else { return }
    if let start { keptLines = .hoist(to: start) } else if keptLines == nil { keptLines = .drop }
  }

  /// A piece without the line break that it begins with, if it ends a line that has ended already.
  ///
  /// - Returns: the lines below; nil if there are none.
  private func fromNextLine(_ piece: TextPiece) -> TextPiece? {
    switch piece {
    case .source(let range, false), .shifted(let range, _, false):
      let start = scanner.afterLineBreak(range.lowerBound)
      guard start > range.lowerBound else { return piece }
      guard start < range.upperBound else { return nil }
      if case .shifted(_, let columns, _) = piece {
        return .shifted(start..<range.upperBound, by: columns, startsLine: true)
      }
      return .source(start..<range.upperBound, startsLine: true)
    case .source, .shifted, .lineBreak, .blankLine, .newLine, .inline:
      return piece
    }
  }

  /// Whether the first line of a piece is blank.
  private func startsBlank(_ piece: TextPiece) -> Bool {
    switch piece {
    case .blankLine: true
    case .source(let range, true), .shifted(let range, _, true):
      scanner.isBlank(range.lowerBound..<scanner.endOfLine(at: range.lowerBound))
    case .source, .shifted, .lineBreak, .newLine, .inline: false
    }
  }

  /// Takes the blank lines off the start of a piece.
  ///
  /// - Returns: the rest; nil if there is none.
  private mutating func withoutBlankLines(_ piece: TextPiece) -> TextPiece? {
    switch piece {
    case .blankLine:
      return nil
    case .source(let range, true), .shifted(let range, _, true):
      var start = range.lowerBound
      while start < range.upperBound, scanner.isBlank(start..<scanner.endOfLine(at: start)) {
        start = scanner.startOfNextLine(after: start)
      }
      if start > range.lowerBound { place(range.lowerBound..<start) }
      guard start < range.upperBound else { return nil }
      if case .shifted(_, let columns, _) = piece {
        return .shifted(start..<range.upperBound, by: columns, startsLine: true)
      }
      return .source(start..<range.upperBound, startsLine: true)
    case .source, .shifted, .lineBreak, .newLine, .inline:
      return piece
    }
  }

  /// Puts blank lines of the source where they go.
  private mutating func place(_ blankLines: Range<Int>) {
    guard case .hoist(let index) = keptLines, !endsInKeptScalar(before: index) else { return }
    // They do for those that would have set the entry apart.
    while index < pieces.count, case .blankLine = pieces[index] { pieces.remove(at: index) }
    pieces.insert(.source(blankLines, startsLine: true), at: index)
    keptLines = .hoist(to: index + 1)
  }
}
