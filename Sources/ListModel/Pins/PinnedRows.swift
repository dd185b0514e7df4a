/// The pinned rows of one list, in order, and the places that they leave free (SPEC §3).
///
/// Pinned rows never change places with each other, so the row at a given offset is the same for
/// the whole of a run; only its index shifts. A free row's *rank* counts the free rows before it.
struct PinnedRows {
  /// A maximal run of pinned rows that have no free row between them.
  struct Group {
    var first: EntryID
    var last: EntryID
    var firstIndex: Int
    var lastIndex: Int
  }

  /// The pinned rows, in order.
  let rows: ArraySlice<EntryID>

  /// Creates the pinned rows of a list.
  init(_ rows: ArraySlice<EntryID>) {
    self.rows = rows
  }

  /// How many pinned rows stand before `index`.
  ///
  /// - Complexity: O(log² *n*).
  func count(before index: Int, in order: CountedLists) -> Int {
    partitionPoint { offset in indexOfRow(at: offset, in: order) >= index }
  }

  /// The index of the free place that has `rank` free places before it.
  ///
  /// - Complexity: O(log² *n*).
  func index(ofFreeRank rank: Int, in order: CountedLists) -> Int {
    rank + partitionPoint { offset in freeCount(before: offset, in: order) > rank }
  }

  /// The groups that a free row passes on its way from one rank to another, in order.
  ///
  /// - Complexity: O(log² *n*), and O(log *n*) for each group of few rows.
  func groups(between rank: Int, and otherRank: Int, in order: CountedLists) -> [Group] {
    let (low, high) = (min(rank, otherRank), max(rank, otherRank))
    var groups: [Group] = []
    var start = partitionPoint { offset in freeCount(before: offset, in: order) > low }
    while start < rows.count {
      let freeBefore = freeCount(before: start, in: order)
      guard freeBefore <= high else { break }
      let end = partitionPoint(near: start) { offset in
        freeCount(before: offset, in: order) > freeBefore
      }
      groups.append(
        Group(
          first: row(at: start), last: row(at: end - 1),
          firstIndex: freeBefore + start, lastIndex: freeBefore + end - 1))
      start = end
    }
    return groups
  }

  private func row(at offset: Int) -> EntryID { rows[rows.startIndex + offset] }

  private func indexOfRow(at offset: Int, in order: CountedLists) -> Int {
    order.index(of: row(at: offset)) ?? 0
  }

  private func freeCount(before offset: Int, in order: CountedLists) -> Int {
    indexOfRow(at: offset, in: order) - offset
  }

  /// The first offset that `isPast` is true of; it must be true of all after one it is true of.
  private func partitionPoint(_ isPast: (Int) -> Bool) -> Int {
    partitionPoint(in: 0..<rows.count, isPast)
  }

  /// As `partitionPoint(_:)`, for one that is probably near `start`.
  ///
  /// - Complexity: O(log *d*) calls for a distance *d*.
  private func partitionPoint(near start: Int, _ isPast: (Int) -> Bool) -> Int {
    var low = start
    var step = 1
    while low + step <= rows.count, !isPast(low + step - 1) {
      low += step
      step *= 2
    }
    return partitionPoint(in: low..<min(low + step, rows.count), isPast)
  }

  private func partitionPoint(in range: Range<Int>, _ isPast: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
