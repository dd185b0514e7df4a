/// A free row that does not stand where an order has it (SPEC §4.4, `order`).
package struct StrayRow: Sendable {
  /// Where a stray row belongs, told by a row that stands right.
  package enum Place: Sendable {
    case before(EntryID)
    case after(EntryID)
  }

  /// The row.
  package let row: EntryID
  /// Where it belongs.
  package let place: Place
}

/// The rows of a list that stand where an order has them: as many as possible.
struct StandingRows {
  /// The keys of all rows, in the order of the list.
  private let keys: [CollationKey]
  /// The positions of the rows that stand right, in order.
  let positions: [Int]

  /// Finds them.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) if all stand right.
  init(_ keys: [CollationKey]) {
    self.keys = keys
    guard (1..<max(keys.count, 1)).contains(where: { keys[$0].precedes(keys[$0 - 1]) }) else {
      positions = Array(keys.indices)
      return
    }
    let sorted = keys.indices.sorted { keys[$0].precedes(keys[$1]) }
    var ranks = [Int](repeating: 0, count: keys.count)
    for (rank, position) in sorted.enumerated() { ranks[position] = rank }
    positions = LongestIncreasingRun(of: ranks) { _ in false }.positions ?? []
  }

  /// Whether all rows stand right.
  var areAll: Bool { positions.count == keys.count }

  /// How many of those that stand right a row has before it: those that it does not precede.
  ///
  /// - Complexity: O(log *n*).
  func rank(of key: CollationKey) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if key.precedes(keys[positions[middle]]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ListDocument {
  /// The free rows of `list` that stand wrong: as few as possible, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  package func strayRows(of list: ListID, by order: RowOrder) -> [StrayRow] {
    let free = entries(of: list).filter { !isPinned($0) }
    let keys = free.map { collationKey(of: $0, in: order) }
    let standing = StandingRows(keys)
    guard !standing.areAll else { return [] }
    let isStanding = Set(standing.positions)
    // Strays go behind the last standing row that they do not precede.
    return free.indices.filter { !isStanding.contains($0) }.map { position in
      let rank = standing.rank(of: keys[position])
      let place: StrayRow.Place =
        rank == 0
        ? .before(free[standing.positions[0]]) : .after(free[standing.positions[rank - 1]])
      return StrayRow(row: free[position], place: place)
    }
  }

  /// How a message says where a stray row belongs: `after row 'Fig'`.
  package func phrase(for place: StrayRow.Place) -> String {
    switch place {
    case .before(let row): "before \(phrase(for: row))"
    case .after(let row): "after \(phrase(for: row))"
    }
  }

  /// Finds out whether the free rows of `list` stand in the order of the policy, unless that is known.
  ///
  /// - Complexity: O(*n*), O(1) if it is known.
  mutating func noteSorted(_ list: ListID, by order: RowOrder) {
    guard !sortedLists.contains(list) else { return }
    let keys = entries(of: list).filter { !isPinned($0) }.map { collationKey(of: $0, in: order) }
    if StandingRows(keys).areAll { sortedLists.insert(list) }
  }

  /// The final index that `order` gives a row in `list`: behind the last free row that stands right
  /// and that it does not precede.
  ///
  /// - Complexity: O(log² *n*) if the free rows are known to be sorted, and as many fields are read;
  ///   else O(*n* log *n*).
  func sortedIndex(of traveller: Traveller, in list: ListID, by order: RowOrder) -> Int? {
    let pinned = pinnedRows(of: list)
    guard let rank = sortedRank(of: traveller, in: list, by: order, around: pinned) else {
      return nil
    }
    let index = pinned.index(ofFreeRank: rank, in: self.order)
    if traveller.entry.map({ parentList(of: $0) == list }) ?? false { return index }
    let range = arrivals(in: list)
    return rank == count(of: list) - pinned.rows.count
      ? range.upperBound : max(index, range.lowerBound)
  }

  /// How many free rows of `list`, itself not counted, stand before the place that `order` gives a row.
  ///
  /// - Complexity: that of `sortedIndex(of:in:by:)`.
  func sortedRank(
    of traveller: Traveller, in list: ListID, by order: RowOrder, around pinned: PinnedRows
  ) -> Int? {
    let own = traveller.entry.flatMap { parentList(of: $0) == list ? $0 : nil }
    let key: CollationKey
    switch traveller {
    case .entry(let row): key = collationKey(of: row, in: order)
    case .arrival(let new): key = new.collationKey(in: order)
    case .unknown: return nil
    }
    return sortedLists.contains(list)
      ? rankAmongSorted(key, but: own, in: list, pinned, by: order)
      : rankAmongStanding(key, but: own, in: list, by: order)
  }

  /// How many of the free rows but one, which are sorted, a key does not precede.
  private func rankAmongSorted(
    _ key: CollationKey, but own: EntryID?, in list: ListID, _ pinned: PinnedRows,
    by order: RowOrder
  ) -> Int {
    let ownRank = own.flatMap { index(of: $0) }.map {
      $0 - pinned.count(before: $0, in: self.order)
    }
    var low = 0
    var high = count(of: list) - pinned.rows.count - (own == nil ? 0 : 1)
    while low < high {
      let middle = (low + high) / 2
      let rank = ownRank.map { middle >= $0 ? middle + 1 : middle } ?? middle
      let index = pinned.index(ofFreeRank: rank, in: self.order)
      guard let row = entry(at: index, in: list) else { break }
      if key.precedes(collationKey(of: row, in: order)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// How many of the free rows but one come before the place of a key.
  private func rankAmongStanding(
    _ key: CollationKey, but own: EntryID?, in list: ListID, by order: RowOrder
  ) -> Int {
    let others = entries(of: list).filter { !isPinned($0) && $0 != own }
    let standing = StandingRows(others.map { collationKey(of: $0, in: order) })
    let rank = standing.rank(of: key)
    return rank == 0 ? standing.positions.first ?? 0 : standing.positions[rank - 1] + 1
  }
}

extension NewEntry {
  /// The key of an entry that is not in the document yet.
  func collationKey(in order: RowOrder) -> CollationKey {
    switch order.key {
    case .title: CollationKey(fields.title, in: order)
    case .id: CollationKey(fields.id, in: order)
    case .field(let name): CollationKey(fields.values[name], in: order)
    }
  }
}
