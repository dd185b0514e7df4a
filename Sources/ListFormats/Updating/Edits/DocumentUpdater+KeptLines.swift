internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Block scalars that take the blank lines below them for their own (SPEC §5.1, §5.3).
extension DocumentUpdater {
  /// Whether the last line that an entry owns is, at this moment, one of such a scalar.
  func keepsLines(_ entry: EntryID) -> Bool {
    guard tree.holdsKeptScalars else { return false }
    var current = entry
    while let list = document.model.list(of: current), touched.contains(list),
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

  /// Whether the last of some lines is one of such a scalar, or an alias that becomes one.
  private func endsInKeptScalar(_ lines: Range<Int>) -> Bool {
    if let leaf = tree.lastNode(before: lines.upperBound),
      let definition = anchorMoves.definitions[leaf]
    {
      return tree.endsInKeptScalar(tree.range(of: definition))
    }
    return tree.endsInKeptScalar(lines)
  }

  /// Whether that is so of the entry before a place, if there is one.
  func keepsLinesBefore(_ place: Change.Place) -> Bool {
    guard let predecessor = place.predecessor else { return false }
    return keepsLines(predecessor)
  }

  /// The lines that an entry owns as read; none for an element that shares lines.
  private func lines(of entry: EntryID) -> Range<Int> {
    let entry = replacements.isEmpty ? entry : replacements[entry] ?? entry
    guard let home = document.model.parentList(of: entry) else { return 0..<0 }
    return texts.lines(of: entry, in: home) ?? 0..<0
  }
}

extension SyntaxTree {
  /// Whether the last of some lines is one of a block scalar that keeps its blank lines.
  ///
  /// - Complexity: O(log *n*) and the length of the last line.
  func endsInKeptScalar(_ lines: Range<Int>) -> Bool {
    guard holdsKeptScalars, let leaf = lastNode(before: lines.upperBound),
      scalarStyle(of: leaf).isBlock,
      chomping(of: leaf) == .keep
    else { return false }
    let end = TextScanner(source.bytes).withoutLineBreak(lines.upperBound)
    return range(of: leaf).upperBound >= end
  }
}
