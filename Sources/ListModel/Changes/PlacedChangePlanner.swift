/// Plans batches with `coordinates: before` that lead from one document to another.
struct PlacedChangePlanner {
  /// How often entries are looked for that have to come anew.
  private static let roundLimit = 16

  private let old: ListDocument
  private let new: ListDocument
  /// Which entries stay.
  private(set) var matching: EntryMatching
  /// The entries of the new document that differ from what they were.
  private let rewritten: Set<EntryID>

  /// Creates a planner; the parameters are those of `PlacedChanges`.
  init(
    from old: ListDocument, to new: ListDocument, matching: EntryMatching, changed: ChangedEntries
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    rewritten = Set(changed.rows.map(\.row)).union(changed.renamedSections)
  }

  // MARK: Entries that come anew

  /// Lets entries go and come anew that no such batch brings to their places: those out of sections
  /// that go and into those that come, those that move and change, and what would be pruned.
  mutating func replantMisfits() {
    for _ in 0..<PlacedChangePlanner.roundLimit {
      let misfits = misfits()
      if misfits.isEmpty { return }
      for entry in misfits {
        guard let partner = matching.old(of: entry) else { continue }
        matching.replant(
          partner, as: entry, below: (old.list(of: partner), new.list(of: entry)))
      }
    }
  }

  private func misfits() -> [EntryID] {
    let staying = stayingEntries()
    var misfits: [EntryID] = []
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      let movers = movers(of: list)
      for entry in new.entries(of: list) {
        guard let partner = matching.old(of: entry) else {
          misfits += matchedEntries(below: entry)
          continue
        }
        let isMisfit =
          !staying.contains(partner) || rewritten.contains(entry) && movers.contains(entry)
          || rewritten.contains(entry) && new.isRow(entry) && new.list(of: entry) != nil
          || isPruned(partner, to: entry)
        if isMisfit {
          misfits.append(entry)
          misfits += matchedEntries(below: entry)
        } else if let below = new.list(of: entry) {
          pending.append(below)
        }
      }
    }
    return misfits
  }

  /// The entries of the old document that stay, and all around them.
  private func stayingEntries() -> Set<EntryID> {
    var staying: Set<EntryID> = []
    forEachStayingList { list in
      for entry in old.entries(of: list) where matching.new(of: entry) != nil {
        staying.insert(entry)
      }
    }
    return staying
  }

  private func forEachStayingList(_ body: (ListID) -> Void) {
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      body(list)
      for entry in old.entries(of: list) where matching.new(of: entry) != nil {
        if let below = old.list(of: entry) { pending.append(below) }
      }
    }
  }

  private func matchedEntries(below entry: EntryID) -> [EntryID] {
    guard new.list(of: entry) != nil else { return [] }
    return new.lists(below: entry).flatMap { new.entries(of: $0) }
      .filter { matching.old(of: $0) != nil }
  }

  /// Whether a section would go with its last row although it is to stay.
  private func isPruned(_ section: EntryID, to entry: EntryID) -> Bool {
    guard old.policy.emptySections == .prune, let list = old.list(of: section),
      let target = new.list(of: entry)
    else { return false }
    return old.count(of: list) > 0 && new.count(of: target) == 0
  }

  // MARK: Steps

  /// The entries of a list of the new document that stay and have to be given their places: the fewest,
  /// pinned ones and those that change not among them if that can be.
  private func movers(of list: ListID) -> Set<EntryID> {
    let entries = new.entries(of: list)
    let source = list == .root ? .root : matching.old(of: list)
    var ranks: [EntryID: Int] = [:]
    for (rank, entry) in entries.enumerated() {
      if let partner = matching.old(of: entry) { ranks[partner] = rank }
    }
    let standing = source.map { old.entries(of: $0).filter { ranks[$0] != nil } } ?? []
    let numbers = standing.map { ranks[$0] ?? 0 }
    let isBound = standing.map { old.isRow($0) && !old.mayMove($0) }
    let isChanged = numbers.map { rewritten.contains(entries[$0]) }
    let positions =
      LongestIncreasingRun(of: numbers) { isBound[$0] || isChanged[$0] }.positions
      ?? LongestIncreasingRun(of: numbers) { isBound[$0] }.positions
      ?? LongestIncreasingRun(of: numbers) { _ in false }.positions ?? []
    let kept = Set(positions.map { numbers[$0] })
    return Set(
      entries.indices.filter { !kept.contains($0) && matching.old(of: entries[$0]) != nil }
        .map { entries[$0] })
  }

  /// What goes, the outermost of it.
  func deletions() -> [PlacedChanges.Step] {
    var steps: [PlacedChanges.Step] = []
    forEachStayingList { list in
      for entry in old.entries(of: list)
      where matching.new(of: entry) == nil && !old.isImplied(entry) {
        steps.append(
          PlacedChanges.Step(
            kind: old.isRow(entry) ? .deleteRow : .deleteSection, source: old.path(of: entry),
            new: nil, target: nil))
      }
    }
    return steps
  }

  /// What comes, moves and changes, in the order of the new document.
  func placements() -> [PlacedChanges.Step] {
    var steps: [PlacedChanges.Step] = []
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      let movers = movers(of: list)
      let section = new.owner(of: list).flatMap { matching.old(of: $0) }.map { old.path(of: $0) }
      var inner: [ListID] = []
      for (index, entry) in new.entries(of: list).enumerated() where !new.isImplied(entry) {
        steps += self.steps(
          for: entry, to: (section: section ?? [], index: index), isMoving: movers.contains(entry))
      }
      for entry in new.entries(of: list) where matching.old(of: entry) != nil {
        if let below = new.list(of: entry) { inner.append(below) }
      }
      pending += inner.reversed()
    }
    return steps
  }

  private func steps(
    for entry: EntryID, to target: (section: [Int], index: Int), isMoving: Bool
  ) -> [PlacedChanges.Step] {
    let isRow = new.isRow(entry)
    guard let partner = matching.old(of: entry) else {
      return [
        PlacedChanges.Step(
          kind: isRow ? .insertRow : .insertSection, source: [], new: entry, target: target)
      ]
    }
    let source = old.path(of: partner)
    if isMoving {
      return [
        PlacedChanges.Step(
          kind: isRow ? .moveRow : .moveSection, source: source, new: entry, target: target)
      ]
    }
    guard rewritten.contains(entry) else { return [] }
    return [
      PlacedChanges.Step(
        kind: isRow ? .replaceRow : .renameSection, source: source, new: entry, target: nil)
    ]
  }
}
