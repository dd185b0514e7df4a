internal import ListModel
internal import YAMLSyntax

/// The entries of lists in the tree: elements of sequences, or pairs of mappings.
extension DecodedDocument {
  /// Whether an entry is a pair of a mapping.
  func isPair(_ entry: EntryID) -> Bool {
    layouted?.names.isPair(entry) ?? false
  }

  /// The number behind the last node of an entry: its own, or that of the value of its key.
  ///
  /// - Complexity: O(1).
  func endNode(of entry: EntryID) -> NodeID {
    let end = tree.end(of: entryNodes[Int(entry.number)])
    return isPair(entry) ? tree.end(of: end) : end
  }

  /// The bytes of an entry, from its first node to the end of its last.
  func range(of entry: EntryID) -> Range<Int> {
    let node = entryNodes[Int(entry.number)]
    let range = tree.range(of: node)
    guard isPair(entry) else { return range }
    let value = tree.range(of: tree.end(of: node))
    return range.lowerBound..<max(range.upperBound, value.upperBound)
  }

  /// What an entry holds: itself, or the value of its key.
  func valueNode(of entry: EntryID) -> NodeID {
    let node = entryNodes[Int(entry.number)]
    return isPair(entry) ? tree.end(of: node) : node
  }

  /// The nodes of an entry, each with all below it: one, or a key and its value.
  func nodes(of entry: EntryID) -> [NodeID] {
    let node = entryNodes[Int(entry.number)]
    return isPair(entry) ? [node, tree.end(of: node)] : [node]
  }
}
