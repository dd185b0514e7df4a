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
    fileprivate(set) var orphans: [NodeID]
    /// Whether the definition's own place remains, or moves with a definition around it, and becomes
    /// an alias.
    fileprivate(set) var leavesAlias: Bool
  }

  private(set) var moves: [Move] = []
  /// The definitions that move, by the alias that each replaces.
  private(set) var definitions: [NodeID: NodeID] = [:]
  /// The definitions whose own place becomes an alias.
  private(set) var leftAliases: Set<NodeID> = []
  /// The titles that become others, while what they were goes to an alias.
  private(set) var severed: Set<NodeID> = []
  /// All these places, in document order.
  private var places: [NodeID] = []
  /// An alias that would name another node of the same anchor, which no move can help.
  private(set) var shadowed: NodeID?

  /// No moves.
  init() {}

  /// Finds out what has to move.
  ///
  /// - Parameters:
  ///   - document: the document as read.
  ///   - result: what the batch made of it.
  ///   - writtenOut: the aliases that are written out, so that they need no definition.
  /// - Complexity: O(*m*) in the anchors and aliases, and in those within definitions that move.
  init(_ document: DecodedDocument, _ result: BatchResult, writtenOut: Set<NodeID> = []) {
    findMoves(document, result, writtenOut)
    for move in moves {
      definitions[move.alias] = move.definition
      if move.leavesAlias { leftAliases.insert(move.definition) }
    }
    places = (Array(definitions.keys) + leftAliases).sorted()
  }

  /// Whether something becomes a definition or an alias in a node or below it.
  ///
  /// - Complexity: O(log *m*) in the moves.
  func touch(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    let place = places.partitioningIndex { $0 >= node }
    return place < places.count && places[place] < tree.end(of: node)
  }

  private mutating func findMoves(
    _ document: DecodedDocument, _ result: BatchResult, _ writtenOut: Set<NodeID>
  ) {
    guard let order = AnchorOrder(of: document, result) else { return }
    defer { severed = order.lostTitles.intersection(moves.map(\.definition)) }
    let tree = document.tree
    var pending = Array(order.marksInOrder().reversed())
    var moved: [NodeID: Int] = [:]
    var seen: Set<NodeID> = []
    var names: [String: NodeID] = [:]
    while let mark = pending.popLast() {
      let target = mark.target
      if !writtenOut.isEmpty, writtenOut.contains(mark.node) { continue }
      guard let name = tree.properties(of: target)?.anchor else { continue }
      let move = moved[target]
      if mark.isDefinition {
        guard let move else {
          names[name] = target
          seen.insert(target)
          continue
        }
        // It has gone to an alias before: its place becomes an alias, and holds nothing any more.
        moves[move].leavesAlias = true
        let own = target..<tree.end(of: target)
        while let inner = pending.last, own.contains(inner.node) { pending.removeLast() }
      }
      if names[name] == target {
        if let move, !moves[move].leavesAlias { moves[move].orphans.append(mark.node) }
      } else if seen.contains(target) {
        shadowed = mark.isDefinition ? move.map { moves[$0].alias } : mark.node
        return
      } else {
        moved[target] = moves.count
        moves.append(
          Move(definition: target, alias: mark.node, orphans: [mark.node], leavesAlias: false))
        names[name] = target
        seen.insert(target)
        pending += order.marks(below: target).dropFirst().reversed()
      }
    }
  }
}
