internal import YAMLSyntax

extension SyntaxTree {
  /// A key of a mapping with its value.
  typealias Pair = (key: NodeID, value: NodeID)

  /// The keys of a mapping with their values, in document order.
  ///
  /// - Complexity: O(*k*) in the number of keys.
  func pairs(of mapping: NodeID) -> [Pair] {
    var pairs: [Pair] = []
    var children = children(of: mapping)
    while let key = children.next(), let value = children.next() { pairs.append((key, value)) }
    return pairs
  }
}
