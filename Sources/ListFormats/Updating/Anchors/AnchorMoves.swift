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
    /// Whether the definition's own place remains, or moves with a definition around it, and becomes
    /// an alias.
    fileprivate(set) var leavesAlias: Bool
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
      let below = marksToMove(with: target, in: order, tree: tree)
      if let home {
        marks.replaceSubrange(
          home..<min(home + below.count, marks.count),
          with: [AnchorOrder.Mark(node: alias, target: target)])
      }
      marks.replaceSubrange(conflict...conflict, with: below)
    }
  }

  /// The marks of a definition and all below it, where an inner definition that has moved before is
  /// an alias by now.
  private mutating func marksToMove(
    with definition: NodeID, in order: AnchorOrder, tree: SyntaxTree
  ) -> [AnchorOrder.Mark] {
    var marks: [AnchorOrder.Mark] = []
    var end = definition
    for mark in order.marks(below: definition) where mark.node >= end {
      guard mark.isDefinition, mark.node != definition,
        let move = moves.firstIndex(where: { $0.definition == mark.node })
      else {
        marks.append(mark)
        continue
      }
      moves[move].leavesAlias = true
      marks.append(AnchorOrder.Mark(node: moves[move].alias, target: mark.node))
      end = tree.end(of: mark.node)
    }
    return marks
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
