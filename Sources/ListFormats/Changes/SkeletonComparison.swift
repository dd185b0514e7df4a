internal import ListModel
internal import YAMLSyntax

/// Compares parts of two documents without the lists in them, which are compared entry by entry.
struct SkeletonComparison {
  private let old: SyntaxTree
  private let new: SyntaxTree
  /// The nodes that are left out, in order.
  private let oldHoles: [NodeID]
  private let newHoles: [NodeID]

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - old: a tree.
  ///   - oldHoles: the nodes of it that are left out.
  ///   - new: another tree.
  ///   - newHoles: those of the other that are left out.
  init(_ old: SyntaxTree, but oldHoles: [NodeID], _ new: SyntaxTree, but newHoles: [NodeID]) {
    self.old = old
    self.new = new
    self.oldHoles = oldHoles.sorted()
    self.newHoles = newHoles.sorted()
  }

  /// The first node of the new tree, about, that means something else than its counterpart.
  ///
  /// - Parameters:
  ///   - nodes: some nodes of the new tree.
  ///   - oldNodes: their counterparts.
  /// - Returns: nil if all mean the same.
  /// - Complexity: O(*n*) in the nodes below.
  func firstDifference(of nodes: [NodeID], from oldNodes: [NodeID]) -> NodeID? {
    guard nodes.count == oldNodes.count else { return nodes.first }
    var pending = Array(zip(nodes, oldNodes).reversed())
    while let (node, oldNode) = pending.popLast() {
      if SkeletonComparison.holds(newHoles, node) || SkeletonComparison.holds(oldHoles, oldNode) {
        continue
      }
      let hasHoles =
        SkeletonComparison.contains(newHoles, node..<new.end(of: node))
        || SkeletonComparison.contains(oldHoles, oldNode..<old.end(of: oldNode))
      guard hasHoles, new.kind(of: node) == old.kind(of: oldNode) else {
        if new.means(node, sameAs: oldNode, in: old) { continue }
        return node
      }
      let children = parts(of: node, in: new, but: newHoles)
      let others = parts(of: oldNode, in: old, but: oldHoles)
      guard children.count == others.count else { return node }
      pending += zip(children, others).reversed()
    }
    return nil
  }

  /// The children of a node but those that are left out; of a mapping without the pairs whose keys or
  /// values are.
  private func parts(of node: NodeID, in tree: SyntaxTree, but holes: [NodeID]) -> [NodeID] {
    guard tree.kind(of: node) == .mapping else {
      return tree.children(of: node).filter { !SkeletonComparison.holds(holes, $0) }
    }
    return tree.pairs(of: node).filter { key, value in
      !SkeletonComparison.holds(holes, value) && !SkeletonComparison.holds(holes, key)
    }.flatMap { [$0.key, $0.value] }
  }

  private static func holds(_ holes: [NodeID], _ node: NodeID) -> Bool {
    contains(holes, node..<NodeID(node.number + 1))
  }

  /// Whether one of some nodes in order is among others.
  private static func contains(_ holes: [NodeID], _ nodes: Range<NodeID>) -> Bool {
    var low = 0
    var high = holes.count
    while low < high {
      let middle = (low + high) / 2
      if holes[middle] < nodes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < holes.count && holes[low] < nodes.upperBound
  }
}

extension ComparedDocument {
  /// The node of the list below an entry, as it stands there.
  func listNode(below entry: EntryID) -> NodeID? {
    model.list(of: entry).flatMap { document.listPlaces[Int($0.number)].value }
  }

  /// The nodes of the lists that no entry of a list holds; of gathered sections these themselves.
  func outermostListNodes() -> [NodeID] {
    let root = document.listPlaces.first.flatMap(\.value)
    let sections = model.entries(of: .root)
    if let first = sections.first, model.textList(of: first) != .root {
      return sections.map { node(of: $0) }
    }
    let implied = sections.filter { model.isImplied($0) }
    return [root].compactMap(\.self) + implied.compactMap { listNode(below: $0) }
  }
}
