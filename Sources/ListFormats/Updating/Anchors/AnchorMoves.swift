internal import ListModel
internal import YAMLSyntax

/// The definitions of anchors that move to an alias because a batch took them away from before it
/// (SPEC §5.6).
struct AnchorMoves {
  /// One definition that moves.
  struct Move {
    /// The node that has the anchor.
    let definition: NodeID
    /// The alias that becomes the definition: the first that remains, in document order.
    let alias: NodeID
    /// All aliases that would be left without it, in document order.
    let orphans: [NodeID]
    /// Whether the definition's own place remains, and becomes an alias.
    let leavesAlias: Bool
  }

  private(set) var moves: [Move] = []
  /// An alias that would name another node of the same anchor, which no move can help.
  private(set) var shadowed: NodeID?

  /// No moves.
  init() {}

  /// Finds out what has to move.
  ///
  /// - Complexity: O(*m*) in the anchors and aliases, for every definition that moves.
  init(_ document: DecodedDocument, _ result: BatchResult) {
    guard let order = AnchorOrder(of: document, result) else { return }
    let tree = document.tree
    var marks = order.marksInOrder()
    while let conflict = AnchorMoves.firstConflict(in: marks, tree: tree) {
      let target = marks[conflict].target
      guard !marks[..<conflict].contains(where: { $0.node == target && $0.isDefinition }) else {
        shadowed = marks[conflict].node
        return
      }
      let home = marks[conflict...].firstIndex { $0.node == target }
      let orphans = marks[conflict..<(home ?? marks.count)].filter { $0.target == target }
      let alias = marks[conflict].node
      moves.append(
        Move(
          definition: target, alias: alias, orphans: orphans.map(\.node),
          leavesAlias: home != nil))
      let below = Array(order.marks(below: target))
      if let home {
        marks.replaceSubrange(
          home..<min(home + below.count, marks.count),
          with: [AnchorOrder.Mark(node: alias, target: target)])
      }
      marks.replaceSubrange(conflict...conflict, with: below)
    }
  }

  /// The first alias at which its name does not stand for the node that it named.
  private static func firstConflict(
    in marks: [AnchorOrder.Mark], tree: SyntaxTree
  ) -> Int? {
    var names: [String: NodeID] = [:]
    for (index, mark) in marks.enumerated() {
      guard let name = tree.properties(of: mark.target)?.anchor else { continue }
      if mark.isDefinition {
        names[name] = mark.node
      } else if names[name] != mark.target {
        return index
      }
    }
    return nil
  }
}
