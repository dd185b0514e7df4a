internal import ListModel
internal import YAMLSyntax

/// Which lists of pinned rows are written anew so that each section's names the same rows afterwards
/// (SPEC §3, P4), where several sections may share one through aliases and merge keys.
///
/// A list of a section's own is rewritten where it stands. A section that shares it and means something
/// else then, and one that changes alone, gets its own in the place of what it shares it through.
struct PinnedSlotsPlan {
  /// A pair that a mapping gets behind a merge key.
  struct Follower {
    /// The section's list of rows.
    let list: ListID
    /// The mapping: the section's, or that of its pins.
    let mapping: NodeID
    /// The value of the merge key.
    let merge: NodeID
    let key: String
    let value: WrittenNode
  }

  /// The lists that are rewritten where they stand, with their new indices.
  private(set) var rewritten: [(list: ListID, slots: [Int])] = []
  /// What stands in the place of aliases.
  private(set) var written: [NodeID: WrittenNode] = [:]
  /// The pairs that mappings get behind merge keys.
  private(set) var followers: [Follower] = []
  /// What the sequences, or the aliases of them, come to say.
  private var changed: [NodeID: [Int]] = [:]
  /// The aliases through which sections read their pins.
  private var sectionAliases: Set<NodeID> = []
  private let tree: SyntaxTree

  /// Makes a plan.
  ///
  /// - Throws: `UnsafeEdit` where a mapping that gets pins of its own is itself shared.
  /// - Complexity: O(*n*) in the sections and aliases, if there are aliases.
  init(_ document: DecodedDocument, _ result: BatchResult) throws(UnsafeEdit) {
    tree = document.tree
    guard !result.shiftedSlots.isEmpty else { return }
    let lists =
      tree.hasAliases
      ? document.listPlaces.indices.map { ListID(UInt32(truncatingIfNeeded: $0)) }
      : Array(result.shiftedSlots.keys)
    // An alias names what stands before it: whoever shares a list comes later.
    for list in lists where result.document.isLive(list) {
      try add(list, owner: document.listPlaces[Int(list.number)].owner, result.shiftedSlots[list])
    }
    keepOtherAliases(document)
  }

  private mutating func add(_ list: ListID, owner: NodeID, _ shifted: [Int]?) throws(UnsafeEdit) {
    guard tree.kind(of: owner) == .mapping, let pins = SharedPins(of: owner, in: tree) else {
      return
    }
    sectionAliases.formUnion(pins.chain.filter { tree.kind(of: $0) == .alias })
    let wanted = shifted ?? pins.slots
    let changed = changed
    if let now = pins.chain.lazy.compactMap({ changed[$0] }).first {
      guard now != wanted else { return }
    } else if shifted == nil {
      return
    }
    switch pins.place {
    case .own:
      rewritten.append((list, wanted))
      self.changed[pins.sequence] = wanted
    case .alias(let alias):
      written[alias] = pins.copy(of: tree.resolved(alias), slots: wanted)
      self.changed[alias] = wanted
    case .merge(let merge, let mapping, let key, let value):
      guard !tree.isAliased(mapping) else {
        throw UnsafeEdit(.sharedPins, at: tree.range(of: mapping))
      }
      followers.append(
        Follower(
          list: list, mapping: mapping, merge: merge, key: key,
          value: pins.copy(of: value, slots: wanted)))
    }
  }

  /// Writes out aliases elsewhere of what changes.
  private mutating func keepOtherAliases(_ document: DecodedDocument) {
    var targets: [NodeID: SharedPins] = [:]
    for (list, _) in rewritten {
      let owner = document.listPlaces[Int(list.number)].owner
      guard let pins = SharedPins(of: owner, in: tree) else { continue }
      for node in pins.chain + tree.children(of: pins.sequence) where tree.isAliased(node) {
        targets[node] = pins
      }
    }
    guard !targets.isEmpty else { return }
    for number in 0..<UInt32(tree.nodeCount) {
      let alias = NodeID(number)
      guard tree.kind(of: alias) == .alias, !sectionAliases.contains(alias),
        let pins = targets[tree.resolved(alias)]
      else { continue }
      written[alias] = pins.copy(of: tree.resolved(alias), slots: nil)
    }
  }
}
