internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Block scalars that take the blank lines below them for their own (SPEC §5.1, §5.3).
extension DocumentUpdater {
  /// Whether the last line that an entry owns is, at this moment, one of such a scalar.
  func keepsLines(_ entry: EntryID) -> Bool {
    guard tree.holdsKeptScalars else { return false }
    var current = entry
    while let list = document.model.list(of: replacements[current] ?? current),
      touched.contains(list),
      let text = texts[list], text.region.upperBound == lines(of: current).upperBound
    {
      guard let last = lastEntries[list] ?? nil else {
        // A list that lost its entries ends in brackets; one that had none is as it was.
        if text.entries.isEmpty { break }
        return false
      }
      guard text.tailGap.lines.isEmpty else { return false }
      current = last
    }
    return endsInKeptScalar(lines(of: current))
  }

  /// Whether the last of some lines is one of such a scalar as the text becomes: an alias may become
  /// one, and one an alias.
  ///
  /// - Parameters:
  ///   - lines: lines of the source, or the content of a definition.
  ///   - definition: the definition that is written where an alias of it was, if they are its content.
  /// - Returns: whether blank lines that come next would be content.
  /// - Complexity: O(*m*) in the definitions that move.
  func endsInKeptScalar(_ lines: Range<Int>, inside definition: NodeID? = nil) -> Bool {
    guard !anchorMoves.moves.isEmpty else { return tree.endsInKeptScalar(lines) }
    var lines = lines
    var outer = definition
    while let leaf = tree.lastNode(before: lines.upperBound) {
      let isAlias = anchorMoves.leftAliases.contains { node in
        node <= leaf && leaf < tree.end(of: node) && outer.map { $0 < node } ?? true
      }
      if isAlias { return false }
      guard let definition = anchorMoves.definitions[leaf] else {
        return tree.endsInKeptScalar(lines)
      }
      outer = definition
      lines = tree.range(of: definition)
    }
    return false
  }

  /// Whether that is so of the entry before a place, if there is one.
  func keepsLinesBefore(_ place: Change.Place) -> Bool {
    guard let predecessor = place.predecessor else { return false }
    return keepsLines(predecessor)
  }

  /// The lines that an entry owns as read; none for an element that shares lines.
  private func lines(of entry: EntryID) -> Range<Int> {
    let entry = replacements.isEmpty ? entry : replacements[entry] ?? entry
    guard let home = document.model.textList(of: entry) else { return 0..<0 }
    return texts.lines(of: entry, in: home) ?? 0..<0
  }
}

extension SyntaxTree {
  /// Whether the last of some lines is one of a block scalar that keeps its blank lines.
  ///
  /// - Parameters:
  ///   - lines: the lines, or the end of them.
  ///   - continuesLine: whether they go on with a line that began otherwise: the line break alone that
  ///     ends such a scalar is none of its lines then.
  /// - Returns: whether blank lines that come next would be content.
  /// - Complexity: O(log *n*) and the length of the last line.
  func endsInKeptScalar(_ lines: Range<Int>, continuesLine: Bool = false) -> Bool {
    guard holdsKeptScalars, let leaf = lastNode(before: lines.upperBound),
      scalarStyle(of: leaf).isBlock,
      !continuesLine || range(of: leaf).upperBound > lines.lowerBound,
      chomping(of: leaf) == .keep
    else { return false }
    let scanner = TextScanner(source.bytes)
    // Behind the header of one without a line a comment may stand.
    return scanner.endOfLine(at: range(of: leaf).upperBound)
      >= scanner.withoutLineBreak(lines.upperBound)
  }
}
