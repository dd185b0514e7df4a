internal import SourceDiagnostics

extension SyntaxTree {
  /// Whether a node is written as a node of another tree is, so that it means the same.
  ///
  /// What is not sure is denied: nodes with aliases, anchors or tags below them.
  ///
  /// - Parameters:
  ///   - node: a node of this tree.
  ///   - other: a node of `tree`.
  ///   - tree: the other tree.
  /// - Returns: whether both are written alike, white space within included.
  /// - Complexity: O(*n*) in the nodes below and their text.
  package func isCopy(_ node: NodeID, of other: NodeID, in tree: SyntaxTree) -> Bool {
    let count = end(of: node).number - node.number
    let (range, otherRange) = (range(of: node), tree.range(of: other))
    guard tree.end(of: other).number - other.number == count, range.count == otherRange.count else {
      return false
    }
    for step in 0..<count {
      let own = nodes[Int(node.number + step)]
      let their = tree.nodes[Int(other.number + step)]
      guard own.bits.rawValue == their.bits.rawValue, own.length == their.length,
        !own.bits.hasProperties, own.bits.kind != .alias,
        Int(own.start) - range.lowerBound == Int(their.start) - otherRange.lowerBound
      else { return false }
      guard own.bits.kind == .scalar else { continue }
      let (content, otherContent) = (
        content(of: NodeID(node.number + step)), tree.content(of: NodeID(other.number + step))
      )
      guard content == otherContent else { return false }
    }
    return true
  }
}
