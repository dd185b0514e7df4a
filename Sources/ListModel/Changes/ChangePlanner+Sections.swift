/// Steps that are about sections.
extension ChangePlanner {
  /// Brings sections of a list to their places: those that come and those that move. Those that go
  /// stay until their rows have left.
  mutating func placeSections(of list: ListID) {
    guard let place = handle(of: list) else { return }
    let entries = new.entries(of: list)
    let ranks = Dictionary(
      uniqueKeysWithValues: entries.enumerated().compactMap { rank, entry in
        handle(of: entry).map { ($0, rank) }
      })
    let standing = state.document.entries(of: place).filter { ranks[$0] != nil }
    let run = LongestIncreasingRun(
      of: standing.map { ranks[$0] ?? 0 }, prefersLater: keepsLater, keeping: { _ in false })
    let staying = Set((run.positions ?? []).map { standing[$0] })
    var predecessor: EntryID?
    for entry in entries {
      if let handle = handle(of: entry) {
        if !staying.contains(handle), !new.isImplied(entry) {
          moveSection(handle, entry, after: predecessor, in: place)
        }
        predecessor = handle
      } else if !new.isImplied(entry) {
        insertSection(entry, at: finalIndex(after: predecessor, for: nil, in: place), of: place)
        predecessor = handle(of: entry)
      }
    }
  }

  private mutating func moveSection(
    _ section: EntryID, _ entry: EntryID, after predecessor: EntryID?, in list: ListID
  ) {
    let index = finalIndex(after: predecessor, for: section, in: list)
    let target = Edit.Target(list: list, finalIndex: index)
    let refusals = state.document.refusals(of: .moveSection(section, to: target), expecting: nil)
    step(.moveSection, old: section, new: entry, to: target, refusals: refusals) {
      $0.move(section, to: index, of: list)
    }
  }

  private mutating func insertSection(_ entry: EntryID, at index: Int, of list: ListID) {
    let target = Edit.Target(list: list, finalIndex: index)
    let section = changed.entry(entry)
    let refusals = state.document.refusals(of: .insertSection(section, to: target), expecting: nil)
    step(.insertSection, old: nil, new: entry, to: target, refusals: refusals) {
      $0.insert(section, as: .sections, at: index, of: list)
    }
    if let handle = state.document.entry(at: index, in: list) { noteArrival(of: entry, as: handle) }
  }

  /// Deletes the sections that have no partner, the last first.
  mutating func deleteSections() {
    let old = state.original
    var pending: [ListID] = [.root]
    var doomed: [EntryID] = []
    while let list = pending.popLast() {
      guard old.kind(of: list) == .sections else { continue }
      old.order.forEachEntry(of: list) { section in
        if matching.new(of: section) == nil {
          if !old.isImplied(section) { doomed.append(section) }
        } else if let below = old.list(of: section) {
          pending.append(below)
        }
      }
    }
    for section in doomed.reversed() where state.document.isLive(section) {
      var refusals = state.document.refusals(of: .deleteSection(section), expecting: nil)
      if refusals.isEmpty { refusals = refusalsOfRowsToKeep(in: section) }
      step(.deleteSection, old: section, new: nil, refusals: refusals) { $0.delete(section) }
    }
  }

  /// What refuses to delete the rows that `on-pinned: keep` would leave.
  private func refusalsOfRowsToKeep(in section: EntryID) -> [Refusal] {
    let document = state.document
    guard document.policy.onPinned == .keep, document.isSpared(section),
      let list = document.list(of: section)
    else { return [] }
    let kept = document.entries(of: list).first { document.flags[Int($0.number)].isProtected }
    return kept.map { document.refusals(of: .deleteRow($0), expecting: nil) } ?? []
  }

  /// Brings back the sections that were pruned on the way.
  mutating func reviveSections() {
    guard state.document.policy.emptySections == .prune else { return }
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      guard new.kind(of: list) == .sections else { continue }
      var predecessor: EntryID?
      for section in new.entries(of: list) {
        revive(section, after: predecessor, in: list)
        predecessor = handle(of: section) ?? predecessor
        if let below = new.list(of: section) { pending.append(below) }
      }
    }
  }

  /// Inserts a section of the new document if it is not there.
  ///
  /// - Parameters:
  ///   - section: a section of the new document.
  ///   - predecessor: the handle of the section before it.
  ///   - list: the list of the new document that holds it.
  mutating func revive(_ section: EntryID, after predecessor: EntryID?, in list: ListID) {
    guard handle(of: section) == nil, let place = handle(of: list) else { return }
    insertSection(section, at: finalIndex(after: predecessor, for: nil, in: place), of: place)
  }

  /// Gives sections their new titles. That one loses its title no operation says; it is judged as if
  /// one did.
  mutating func renameSections() {
    for section in changed.untitledSections {
      guard let old = matching.old(of: section), state.document.isLive(old) else { continue }
      let refusals = state.document.refusals(of: .renameSection(old), expecting: nil)
      plan.objections.append(ChangePlan.Objection(entry: old, refusals: refusals))
    }
    for section in changed.renamedSections {
      guard let old = matching.old(of: section), state.document.isLive(old) else { continue }
      let title = new.title(of: section)
      let refusals = state.document.refusals(of: .renameSection(old), expecting: nil)
      step(.renameSection, old: old, new: section, refusals: refusals) {
        $0.rename(old, to: title)
      }
    }
  }
}
