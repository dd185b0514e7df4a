/// Matching of sections by what they hold.
extension EntryMatcher {
  /// Two sections that may be the same.
  private struct SectionPair: Hashable {
    let old: EntryID
    let new: EntryID

    /// Pairs by what they have in common, those with the most first.
    static func likely(_ shared: [SectionPair: Int]) -> [(key: SectionPair, value: Int)] {
      shared.sorted { left, right in
        left.value == right.value
          ? (left.key.new, left.key.old) < (right.key.new, right.key.old)
          : left.value > right.value
      }
    }
  }

  /// Matches sections that have rows in common: if their names differ most of the old one's, and most of
  /// the new one's or the same rules. Those with the most are first.
  ///
  /// - Complexity: O(*n*) on average in what is below sections without a partner.
  mutating func matchByRows(_ oldSections: [EntryID], _ newSections: [EntryID]) {
    var shared: [SectionPair: Int] = [:]
    for section in unmatchedNew(newSections) {
      guard let list = new.list(of: section) else { continue }
      new.order.forEachEntry(of: list) { row in
        guard let partner = matching.old(of: row),
          let owner = old.parentList(of: partner).flatMap({ old.owner(of: $0) }),
          !old.isRow(owner), matching.new(of: owner) == nil, hasNoOtherID(owner, section)
        else { return }
        // Rows that must stay in their section say the most.
        let isStaying = isProtected(partner) || !old.mayMove(partner)
        shared[SectionPair(old: owner, new: section), default: 0] += isStaying ? 1 << 32 : 1
      }
    }
    for (pair, count) in SectionPair.likely(shared) {
      guard matching.new(of: pair.old) == nil, matching.old(of: pair.new) == nil,
        let oldList = old.list(of: pair.old), let newList = new.list(of: pair.new),
        isNameless(pair.old, pair.new) || 2 * count >= old.count(of: oldList),
        isNameless(pair.old, pair.new) || 2 * count >= new.count(of: newList)
          || SectionRules(pair.old, in: old, below: nil)
            == SectionRules(pair.new, in: new, below: nil)
      else { continue }
      match(pair.old, pair.new)
    }
  }

  /// Matches sections of equal title in lists that are the same, those with equal rows first, and then
  /// what has no name: those with the same rules before others, and the first with the first.
  ///
  /// - Complexity: O(*n*) on average in what is below sections without a partner.
  mutating func matchRemaining(_ oldSections: [EntryID], _ newSections: [EntryID]) {
    let isNamed = { [oldKeys] (section: EntryID) in oldKeys.title(of: section) != EntryKeys.none }
    let named = oldSections.filter(isNamed)
    matchByRowContents(named, newSections)
    matchInOrder(named, newSections) { section, matcher, isNew in
      isNew ? matcher.newKeys.title(of: section) : matcher.oldKeys.title(of: section)
    }
    let nameless = oldSections.filter { hasNoName($0, oldKeys) }
    let newNameless = newSections.filter { hasNoName($0, newKeys) }
    matchByRowContents(nameless, newNameless)
    matchInOrder(nameless, newNameless) { section, matcher, isNew in
      SectionRules(section, in: isNew ? matcher.new : matcher.old, below: nil)
    }
    matchInOrder(nameless, newNameless) { _, _, _ in 0 }
  }

  /// Matches entries of which something is equal in lists that are the same, the first with the first.
  private mutating func matchInOrder<Key: Hashable>(
    _ oldEntries: [EntryID], _ newEntries: [EntryID],
    by key: (_ entry: EntryID, _ matcher: EntryMatcher, _ isNew: Bool) -> Key
  ) {
    var waiting: [ListID: [Key: ArraySlice<EntryID>]] = [:]
    for entry in unmatchedOld(oldEntries) {
      guard let list = old.parentList(of: entry).flatMap({ matching.new(of: $0) }) else { continue }
      waiting[list, default: [:]][key(entry, self, false), default: []].append(entry)
    }
    guard !waiting.isEmpty else { return }
    for entry in unmatchedNew(newEntries) {
      guard let list = new.parentList(of: entry),
        let partner = waiting[list]?[key(entry, self, true)]?.popFirst()
      else { continue }
      if hasNoOtherID(partner, entry) { match(partner, entry) }
    }
  }

  /// Matches sections of equal title, or without any, that have rows of equal content in common which
  /// no other section has, those with the most first.
  private mutating func matchByRowContents(_ oldSections: [EntryID], _ newSections: [EntryID]) {
    let (oldLeft, newLeft) = (unmatchedOld(oldSections), unmatchedNew(newSections))
    guard !oldLeft.isEmpty, !newLeft.isEmpty, oldLeft.count + newLeft.count > 2 else { return }
    let oldHolders = holders(of: oldLeft, in: old, isNew: false)
    var shared: [SectionPair: Int] = [:]
    for (content, holder) in holders(of: newLeft, in: new, isNew: true) {
      guard let section = holder, let other = oldHolders[content] ?? nil else { continue }
      shared[SectionPair(old: other, new: section), default: 0] += 1
    }
    for (pair, _) in SectionPair.likely(shared)
    where matching.new(of: pair.old) == nil && matching.old(of: pair.new) == nil
      && oldKeys.title(of: pair.old) == newKeys.title(of: pair.new)
      && hasNoOtherID(pair.old, pair.new)
      && old.parentList(of: pair.old).flatMap({ matching.new(of: $0) })
        == new.parentList(of: pair.new)
    {
      match(pair.old, pair.new)
    }
  }

  /// For the contents of rows of some sections the section that has it; nil: several.
  private func holders(
    of sections: [EntryID], in document: ListDocument, isNew: Bool
  ) -> [UInt32: EntryID?] {
    var holders: [UInt32: EntryID?] = [:]
    for section in sections {
      guard let list = document.list(of: section) else { continue }
      document.order.forEachEntry(of: list) { row in
        let key = content(row, isNew)
        if let holder = holders[key] {
          if holder != section { holders[key] = .some(nil) }
        } else {
          holders[key] = section
        }
      }
    }
    return holders
  }

  private func hasNoName(_ entry: EntryID, _ keys: EntryKeys) -> Bool {
    keys.id(of: entry) == EntryKeys.none && keys.title(of: entry) == EntryKeys.none
  }

  /// Whether not both have titles, which would differ.
  private func isNameless(_ old: EntryID, _ new: EntryID) -> Bool {
    oldKeys.title(of: old) == EntryKeys.none || newKeys.title(of: new) == EntryKeys.none
  }
}
