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

extension ListDocument {
  /// The free rows of `list` that stand wrong: as few as possible, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  package func strayRows(of list: ListID, by order: RowOrder) -> [StrayRow] {
    let free = entries(of: list).filter { !isPinned($0) }
    let keys = free.map { collationKey(of: $0, in: order) }
    guard (1..<max(free.count, 1)).contains(where: { keys[$0].precedes(keys[$0 - 1]) }) else {
      return []
    }
    let sorted = free.indices.sorted { keys[$0].precedes(keys[$1]) }
    var ranks = [Int](repeating: 0, count: free.count)
    for (rank, position) in sorted.enumerated() { ranks[position] = rank }
    let standing = LongestIncreasingRun(of: ranks) { _ in false }.positions ?? []
    let isStanding = Set(standing)
    // Strays go behind the last standing row that they do not precede.
    return free.indices.filter { !isStanding.contains($0) }.map { position in
      var low = 0
      var high = standing.count
      while low < high {
        let middle = (low + high) / 2
        if keys[position].precedes(keys[standing[middle]]) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      let place: StrayRow.Place =
        low == 0 ? .before(free[standing[0]]) : .after(free[standing[low - 1]])
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

  /// The final index that `order` gives a row in `list`: behind the last free row that it does not
  /// precede.
  ///
  /// - Complexity: O(log² *n*) if the free rows are sorted, and as many fields are read.
  func sortedIndex(of traveller: Traveller, in list: ListID, by order: RowOrder) -> Int? {
    let own = traveller.entry.flatMap { parentList(of: $0) == list ? $0 : nil }
    let key: CollationKey
    switch traveller {
    case .entry(let row): key = collationKey(of: row, in: order)
    case .arrival(let new): key = new.collationKey(in: order)
    case .unknown: return nil
    }
    let pinned = pinnedRows(of: list)
    let freeCount = count(of: list) - pinned.rows.count
    let ownRank = own.flatMap { index(of: $0) }.map {
      $0 - pinned.count(before: $0, in: self.order)
    }
    let others = freeCount - (own == nil ? 0 : 1)
    var low = 0
    var high = others
    while low < high {
      let middle = (low + high) / 2
      let rank = ownRank.map { middle >= $0 ? middle + 1 : middle } ?? middle
      let index = pinned.index(ofFreeRank: rank, in: self.order)
      guard let row = entry(at: index, in: list) else { break }
      if key.precedes(collationKey(of: row, in: order)) { high = middle } else { low = middle + 1 }
    }
    if own != nil { return pinned.index(ofFreeRank: low, in: self.order) }
    let range = arrivals(in: list)
    return low == freeCount
      ? range.upperBound : max(pinned.index(ofFreeRank: low, in: self.order), range.lowerBound)
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
