internal import YAMLSyntax

/// What nodes come to hold, for those that are printed anew.
struct EditedNodes {
  private let expected: ExpectedStructure
  /// The nodes that come to hold something else, in order.
  private let places: [NodeID]

  /// Creates nothing that differs.
  init() { self.init(ExpectedStructure()) }

  /// Looks at what a stream comes to hold.
  ///
  /// - Complexity: O(*k* log *k*) in the number of nodes that differ.
  init(_ expected: ExpectedStructure) {
    self.expected = expected
    let places =
      Array(expected.children.keys) + expected.addedKeys.keys + expected.leadingPairs.keys
      + expected.scalars.keys + expected.written.keys + expected.followers.keys
    self.places = places.sorted()
  }

  /// Whether a node, or one below it, comes to hold something else.
  ///
  /// - Complexity: O(log *k*).
  func touch(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    let place = places.partitioningIndex { $0 >= node }
    return place < places.count && places[place] < tree.end(of: node)
  }

  /// The children of a collection as they become; of a mapping keys and values in turn.
  func children(of node: NodeID, in tree: SyntaxTree) -> [NodeID] {
    expected.children[node] ?? Array(tree.children(of: node))
  }

  /// What a node becomes that was no collection; nil if it stays what it is.
  func collection(at node: NodeID) -> NodeKind? {
    guard expected.children[node] != nil else { return nil }
    return expected.mappings.contains(node) ? .mapping : .sequence
  }

  /// What stands in the place of an alias that is written out.
  func written(_ alias: NodeID) -> WrittenNode? {
    expected.written.isEmpty ? nil : expected.written[alias]
  }

  /// The pair that follows one, by the value of that.
  func follower(of value: NodeID) -> (key: String, value: WrittenNode)? {
    expected.followers.isEmpty ? nil : expected.followers[value]
  }

  /// Whether a node loses its tag.
  func dropTag(of node: NodeID) -> Bool {
    !expected.untagged.isEmpty && expected.untagged.contains(node)
  }

  /// The content of a scalar that is written anew; nil: it is not, or its old one goes to an alias.
  func content(of node: NodeID) -> [UInt8]? {
    expected.scalars.isEmpty || expected.severed.contains(node) ? nil : expected.scalars[node]
  }

  /// The content of a scalar that is written anew, while its anchor and its old one go to an alias.
  func contentWithoutAnchor(of node: NodeID) -> [UInt8]? {
    expected.severed.contains(node) ? expected.scalars[node] : nil
  }

  /// The pair that a mapping gets before the others.
  func leadingPair(of mapping: NodeID) -> ExpectedStructure.LeadingPair? {
    expected.leadingPairs.isEmpty ? nil : expected.leadingPairs[mapping]
  }

  /// The key that a mapping gets behind the others, with its list.
  func addedKey(of mapping: NodeID) -> ExpectedStructure.AddedKey? {
    expected.addedKeys.isEmpty ? nil : expected.addedKeys[mapping]
  }
}
