internal import YAMLSyntax

/// Tells how many nodes there are below a node if aliases are followed, without following them again
/// and again: aliases of aliases can stand for more than there is room for.
struct ExpandedSizes {
  private let tree: SyntaxTree
  private var known: [NodeID: Int] = [:]

  /// Counts what aliases name.
  ///
  /// - Complexity: O(*n*) in what is below nodes with anchors.
  init(tree: SyntaxTree) {
    self.tree = tree
    let anchored = tree.allProperties.filter { $0.anchor != nil && tree.isAliased($0.node) }
    // An alias stands behind the whole of what it names.
    let targets = anchored.map(\.node).sorted {
      let (end, otherEnd) = (tree.end(of: $0), tree.end(of: $1))
      return end == otherEnd ? $0 > $1 : end < otherEnd
    }
    for target in targets { known[target] = size(of: target) }
  }

  /// How many nodes there are, the node itself among them; `Int.max` if they are more than that.
  ///
  /// - Complexity: O(*n*) in the nodes below as they stand there.
  func size(of node: NodeID) -> Int {
    var size = 0
    for number in node.number..<tree.end(of: node).number {
      let inner = NodeID(number)
      let more = tree.kind(of: inner) == .alias ? known[tree.resolved(inner)] ?? 1 : 1
      let (sum, isTooMuch) = size.addingReportingOverflow(more)
      if isTooMuch { return .max }
      size = sum
    }
    return size
  }
}
