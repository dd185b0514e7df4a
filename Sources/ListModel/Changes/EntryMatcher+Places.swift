/// Matching of what has no name and no content in common: by what it holds, and by its place.
extension EntryMatcher {
  /// Two sections that may be the same.
  private struct SectionPair: Hashable {
    let old: EntryID
    let new: EntryID
  }

  /// Matches sections that have rows in common, most of them if their names differ: those with the
  /// most first.
  ///
  /// - Complexity: O(*n*) on average in what is below sections without a partner.
  mutating func matchByRows(_ oldSections: [EntryID], _ newSections: [EntryID]) {
    var shared: [SectionPair: Int] = [:]
    for section in unmatchedNew(newSections) {
      guard let list = new.list(of: section) else { continue }
      new.order.forEachEntry(of: list) { row in
        guard let partner = matching.old(of: row),
          let owner = old.parentList(of: partner).flatMap({ old.owner(of: $0) }),
          matching.new(of: owner) == nil, hasNoOtherID(owner, section)
        else { return }
        // Rows that must stay say the most.
        shared[SectionPair(old: owner, new: section), default: 0] +=
          isProtected(partner) ? 1 << 32 : 1
      }
    }
    let likely = shared.sorted { left, right in
      left.value == right.value
        ? (left.key.new, left.key.old) < (right.key.new, right.key.old) : left.value > right.value
    }
    for (pair, count) in likely {
      guard matching.new(of: pair.old) == nil, matching.old(of: pair.new) == nil,
        let oldList = old.list(of: pair.old), let newList = new.list(of: pair.new),
        isNameless(pair.old, pair.new)
          || 2 * count >= max(old.count(of: oldList), new.count(of: newList))
      else { continue }
      match(pair.old, pair.new)
    }
  }

  /// Matches entries that stand between the same neighbours, as many in both documents.
  ///
  /// - Parameters:
  ///   - oldEntries: the entries of the old document.
  ///   - newEntries: those of the new one, list by list in order.
  ///   - isLikely: whether two entries may be the same, though they may be called otherwise.
  /// - Complexity: O(*n* log *n*) in those without a partner.
  mutating func matchByPlace(
    _ oldEntries: [EntryID], _ newEntries: [EntryID],
    isLikely: (_ old: EntryID, _ new: EntryID) -> Bool
  ) {
    for entry in unmatchedNew(newEntries) where matching.old(of: entry) == nil {
      guard let list = new.parentList(of: entry), let index = new.index(of: entry),
        let oldList = matching.old(of: list)
      else { continue }
      var start = 0
      if let before = new.entry(at: index - 1, in: list) {
        // The run was looked at when its first entry was.
        guard let partner = matching.old(of: before), old.parentList(of: partner) == oldList,
          let place = old.index(of: partner)
        else { continue }
        start = place + 1
      }
      let run = runOfStrangers(in: new, list, from: index) { matching.old(of: $0) == nil }
      let oldRun = runOfStrangers(in: old, oldList, from: start) { matching.new(of: $0) == nil }
      let behind = new.entry(at: index + run.count, in: list)
      let oldBehind = old.entry(at: start + oldRun.count, in: oldList)
      guard run.count == oldRun.count,
        behind.map({ matching.old(of: $0) }) == .some(oldBehind)
          || behind == nil && oldBehind == nil
      else { continue }
      for (partner, entry) in zip(oldRun, run)
      where hasNoOtherID(partner, entry) && isLikely(partner, entry) {
        match(partner, entry)
      }
    }
  }

  /// Matches what has no name in lists that are the same, the first with the first.
  ///
  /// - Complexity: O(*n*) on average.
  mutating func matchNameless(_ oldEntries: [EntryID], _ newEntries: [EntryID]) {
    var waiting: [ListID: [EntryID]] = [:]
    for entry in unmatchedOld(oldEntries).reversed() {
      guard hasNoName(entry, oldKeys),
        let list = old.parentList(of: entry).flatMap({ matching.new(of: $0) })
      else { continue }
      waiting[list, default: []].append(entry)
    }
    for entry in unmatchedNew(newEntries) where hasNoName(entry, newKeys) {
      guard let list = new.parentList(of: entry), let partner = waiting[list]?.popLast() else {
        continue
      }
      match(partner, entry)
    }
  }

  private func hasNoName(_ entry: EntryID, _ keys: EntryKeys) -> Bool {
    keys.id(of: entry) == EntryKeys.none && keys.title(of: entry) == EntryKeys.none
  }

  private func runOfStrangers(
    in document: ListDocument, _ list: ListID, from start: Int, _ isStranger: (EntryID) -> Bool
  ) -> [EntryID] {
    var run: [EntryID] = []
    while let entry = document.entry(at: start + run.count, in: list), isStranger(entry) {
      run.append(entry)
    }
    return run
  }

  /// Whether not both have ids, which would differ.
  private func hasNoOtherID(_ old: EntryID, _ new: EntryID) -> Bool {
    oldKeys.id(of: old) == EntryKeys.none || newKeys.id(of: new) == EntryKeys.none
  }

  /// Whether not both have titles, which would differ.
  private func isNameless(_ old: EntryID, _ new: EntryID) -> Bool {
    oldKeys.title(of: old) == EntryKeys.none || newKeys.title(of: new) == EntryKeys.none
  }
}

extension EntryMatcher {
  /// Lets entries that would move to one that comes come with it, where they could not go there: a
  /// script brings it whole, or the rows that it brings would be bound to the places meant for others.
  ///
  /// - Complexity: O(*n*) in what is below such entries.
  mutating func replantEntries(below entries: [EntryID]) {
    for entry in unmatchedNew(entries) {
      guard new.list(of: entry) != nil else { continue }
      if new.bringsWhole(entry) {
        replantAll(below: entry)
      } else if hasPinnedPlaces(entry) {
        replantRows(of: entry)
      }
    }
  }

  private mutating func replantAll(below entry: EntryID) {
    for list in new.lists(below: entry) {
      for entry in new.entries(of: list) { replant(entry) }
    }
  }

  private mutating func replantRows(of section: EntryID) {
    guard let list = new.list(of: section) else { return }
    for row in new.entries(of: list) where new.list(of: row) == nil { replant(row) }
  }

  private mutating func replant(_ entry: EntryID) {
    guard let partner = matching.old(of: entry) else { return }
    matching.replant(
      partner, as: entry, below: (old.list(of: partner), new.list(of: entry)))
  }

  private func hasPinnedPlaces(_ section: EntryID) -> Bool {
    guard let list = new.list(of: section) else { return false }
    let pins = new.declaredPins(of: list) ?? old.pins
    return pins.first > 0 || pins.last > 0 || !pins.slots.isEmpty
  }
}
