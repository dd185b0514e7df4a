internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What an entry's text brings along to another list (SPEC §5.5).
struct EntryShape {
  /// Whether its node takes more than one line.
  var spansLines: Bool
  /// Whether it owns comments.
  var hasComments: Bool
  /// Whether it is an element of a flow list, with lines of its own.
  let isFlowLine: Bool

  /// Looks at an entry where it was read.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  init(of entry: EntryID, in updater: DocumentUpdater) {
    let tree = updater.tree
    let node = updater.range(of: entry)
    spansLines = tree.source.bytes[node].contains(where: \.isLineBreak)
    guard let home = updater.document.model.textList(of: entry),
      let lines = updater.texts.lines(of: entry, in: home), !lines.isEmpty
    else {
      let home = updater.document.model.textList(of: entry)
      hasComments =
        updater.holdsComments(node)
        || home.flatMap { updater.flows[$0]?.hasComments(entry) } ?? false
      isFlowLine = false
      return
    }
    isFlowLine = updater.flows[home] != nil
    let before = tree.source.bytes[lines.lowerBound..<node.lowerBound]
    let behind = tree.source.bytes[node.upperBound..<max(lines.upperBound, node.upperBound)]
    hasComments =
      before.contains(.numberSign) || behind.contains(.numberSign)
      || updater.holdsComments(node)
  }
}

extension DocumentUpdater {
  /// Whether there are comments between the leaves of a node, or behind the header of a block scalar.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  func holdsComments(_ range: Range<Int>) -> Bool {
    var end = range.lowerBound
    guard var leaf = tree.lastNode(before: range.lowerBound + 1) else { return false }
    while leaf.number < tree.nodeCount, tree.range(of: leaf).lowerBound < range.upperBound {
      let place = tree.range(of: leaf)
      if tree.kind(of: leaf) == .scalar || tree.kind(of: leaf) == .alias {
        if place.lowerBound > end,
          tree.source.bytes[end..<place.lowerBound].contains(.numberSign)
        {
          return true
        }
        if hasHeaderComment(leaf) { return true }
        end = max(end, place.upperBound)
      }
      leaf = NodeID(leaf.number + 1)
    }
    return end < range.upperBound && tree.source.bytes[end..<range.upperBound].contains(.numberSign)
  }

  private func hasHeaderComment(_ leaf: NodeID) -> Bool {
    guard tree.scalarStyle(of: leaf).isBlock else { return false }
    let content = tree.contentRange(of: leaf)
    let header = content.lowerBound..<scanner.endOfLine(at: content.lowerBound)
    return tree.source.bytes[header].contains(.numberSign)
  }
}
