/// Matching by names, and by contents.
extension EntryMatcher {
  /// What is known of a name in one document.
  private enum Holder {
    static let none = UInt32.max
    static let several = UInt32.max - 1

    /// The holders of names: an entry's number, `none` or `several`.
    static func table(of entries: [EntryID], _ keys: [UInt32], count: Int) -> [UInt32] {
      var holders = [UInt32](repeating: none, count: count)
      for entry in entries {
        let key = Int(keys[Int(entry.number)])
        holders[key] = holders[key] == none ? entry.number : several
      }
      return holders
    }
  }

  /// Matches entries that alone have their name among those of their document without a partner.
  ///
  /// - Complexity: O(*n*).
  mutating func matchUnique(
    _ oldEntries: [EntryID], _ newEntries: [EntryID], _ oldNames: [UInt32], _ newNames: [UInt32]
  ) {
    let (oldEntries, newEntries) = (unmatchedOld(oldEntries), unmatchedNew(newEntries))
    guard !oldEntries.isEmpty, !newEntries.isEmpty else { return }
    let largest = max(
      oldEntries.reduce(0) { max($0, oldNames[Int($1.number)]) },
      newEntries.reduce(0) { max($0, newNames[Int($1.number)]) })
    let oldHolders = Holder.table(of: oldEntries, oldNames, count: Int(largest) + 1)
    let newHolders = Holder.table(of: newEntries, newNames, count: Int(largest) + 1)
    for entry in newEntries {
      let key = Int(newNames[Int(entry.number)])
      guard key != Int(EntryKeys.none), newHolders[key] == entry.number,
        oldHolders[key] < Holder.several
      else { continue }
      match(EntryID(oldHolders[key]), entry)
    }
  }

  /// A name, or a content, in a list of the new document.
  private struct ListKey: Hashable {
    let list: UInt32
    let key: UInt32
  }

  /// Matches entries that alone have their title in lists that are the same.
  ///
  /// - Complexity: O(*n*) on average.
  mutating func matchTitlesInLists(_ oldEntries: [EntryID], _ newEntries: [EntryID]) {
    matchAloneInLists(oldEntries, newEntries) { [oldKeys, newKeys] entry, isNew in
      (isNew ? newKeys : oldKeys).title(of: entry)
    }
  }

  /// Matches entries that alone have something, by which they are told, in lists that are the same.
  ///
  /// - Complexity: O(*n*) on average, and what entries without a partner have is asked for.
  mutating func matchAloneInLists(
    _ oldEntries: [EntryID], _ newEntries: [EntryID], by key: ContentKey
  ) {
    var newHolders: [ListKey: UInt32] = [:]
    for entry in unmatchedNew(newEntries) {
      let key = key(entry, true)
      guard key != EntryKeys.none, let list = new.parentList(of: entry) else { continue }
      let place = ListKey(list: list.number, key: key)
      newHolders[place] = newHolders[place] == nil ? entry.number : Holder.several
    }
    guard !newHolders.isEmpty else { return }
    var oldHolders: [ListKey: UInt32] = [:]
    for entry in unmatchedOld(oldEntries) {
      guard let list = old.parentList(of: entry).flatMap({ matching.new(of: $0) }) else { continue }
      let place = ListKey(list: list.number, key: key(entry, false))
      oldHolders[place] = oldHolders[place] == nil ? entry.number : Holder.several
    }
    for (key, holder) in newHolders where holder < Holder.several {
      guard let other = oldHolders[key], other < Holder.several else { continue }
      match(EntryID(other), EntryID(holder))
    }
  }

  /// Matches entries of equal content in lists that are the same: first beside neighbours that are,
  /// then of several that are equal the first with the first.
  ///
  /// - Complexity: O(*n*) on average, and the contents of entries without a partner are asked for.
  mutating func matchContents(_ oldEntries: [EntryID], _ newEntries: [EntryID]) {
    let (oldLeft, newLeft) = (unmatchedOld(oldEntries), unmatchedNew(newEntries))
    guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
    let reserved = protectedContents(oldLeft)
    matchBesideNeighbours(newLeft, reserved)
    matchBesideNeighbours(newLeft.reversed(), reserved, backwards: true)
    matchInOrder(oldLeft, newLeft, inLists: true)
  }

  /// Matches entries of equal content, wherever they stand, the first with the first.
  ///
  /// - Complexity: O(*n*) on average, and the contents of entries without a partner are asked for.
  mutating func matchContentsAnywhere(_ oldEntries: [EntryID], _ newEntries: [EntryID]) {
    matchInOrder(oldEntries, newEntries, inLists: false)
  }

  private mutating func matchBesideNeighbours(
    _ entries: [EntryID], _ reserved: Set<ListKey>, backwards: Bool = false
  ) {
    let step = backwards ? 1 : -1
    for entry in entries where matching.old(of: entry) == nil {
      guard let list = new.parentList(of: entry), let index = new.index(of: entry),
        let oldList = matching.old(of: list)
      else { continue }
      var candidate: EntryID?
      if let neighbour = new.entry(at: index + step, in: list) {
        guard let old = matching.old(of: neighbour), self.old.parentList(of: old) == oldList,
          let place = self.old.index(of: old)
        else { continue }
        candidate = self.old.entry(at: place - step, in: oldList)
      } else {
        candidate = self.old.entry(at: backwards ? old.count(of: oldList) - 1 : 0, in: oldList)
      }
      guard let candidate, matching.new(of: candidate) == nil,
        content(candidate, false) == content(entry, true)
      else { continue }
      let key = ListKey(list: oldList.number, key: content(entry, true))
      if !isProtected(candidate), reserved.contains(key) { continue }
      match(candidate, entry)
    }
  }

  /// Matches entries of equal content in order. Where there are more of them in the old document, those
  /// go first that may go.
  private mutating func matchInOrder(
    _ oldEntries: [EntryID], _ newEntries: [EntryID], inLists: Bool
  ) {
    var coming: [ListKey: [EntryID]] = [:]
    for entry in unmatchedNew(newEntries) {
      let list = inLists ? new.parentList(of: entry)?.number ?? 0 : 0
      coming[ListKey(list: list, key: content(entry, true)), default: []].append(entry)
    }
    guard !coming.isEmpty else { return }
    var waiting: [ListKey: [EntryID]] = [:]
    for entry in unmatchedOld(oldEntries) {
      let list = old.parentList(of: entry).flatMap { matching.new(of: $0) }
      guard !inLists || list != nil else { continue }
      let key = ListKey(list: inLists ? list?.number ?? 0 : 0, key: content(entry, false))
      if coming[key] != nil { waiting[key, default: []].append(entry) }
    }
    for (key, entries) in waiting {
      guard let partners = coming[key] else { continue }
      for (entry, partner) in zip(staying(entries, count: partners.count), partners) {
        match(entry, partner)
      }
    }
  }

  /// As many of some entries as may be, in order: those that must not go before others.
  private func staying(_ entries: [EntryID], count: Int) -> [EntryID] {
    guard entries.count > count else { return entries }
    var free = count - entries.count { isProtected($0) }
    return entries.filter { entry in
      if isProtected(entry) { return true }
      free -= 1
      return free >= 0
    }
  }

  /// Whether an entry of the old document is not to be deleted or moved.
  func isProtected(_ entry: EntryID) -> Bool {
    old.flags[Int(entry.number)].isProtected
  }

  /// The contents that rows have which must not go, and for which a partner is looked for first.
  private func protectedContents(_ entries: [EntryID]) -> Set<ListKey> {
    Set(
      entries.lazy.filter { isProtected($0) }.compactMap { entry in
        old.parentList(of: entry).map { ListKey(list: $0.number, key: content(entry, false)) }
      })
  }
}
