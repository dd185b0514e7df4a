/// Matching of what has no name and no content in common, by its place.
extension EntryMatcher {
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

  /// Matches what stands at the same index of lists that are the same: where nothing goes and nothing
  /// comes but at the end, it has got another content.
  ///
  /// - Complexity: O(*n*) in the entries.
  mutating func matchBySameIndex(_ newEntries: [EntryID]) {
    for entry in unmatchedNew(newEntries) {
      guard let list = new.parentList(of: entry).flatMap({ matching.old(of: $0) }),
        let index = new.index(of: entry), let partner = old.entry(at: index, in: list),
        matching.new(of: partner) == nil, hasNoOtherID(partner, entry),
        old.ownRules(of: partner) == new.ownRules(of: entry)
      else { continue }
      match(partner, entry)
    }
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
  func hasNoOtherID(_ old: EntryID, _ new: EntryID) -> Bool {
    oldKeys.id(of: old) == EntryKeys.none || newKeys.id(of: new) == EntryKeys.none
  }
}
