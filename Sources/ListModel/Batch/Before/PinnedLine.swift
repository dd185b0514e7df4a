/// The rows of one list, the pinned ones told apart from the free ones between them, so that a free row
/// moves past any number of pinned rows at once (SPEC §3, P3).
///
/// The free rows stay in the document's list, without the pinned ones.
struct PinnedLine {
  private let list: ListID
  /// The pinned rows, in order; they never change places.
  private let pinned: [EntryID]
  /// For pinned rows their place among these.
  private let places: [EntryID: Int]
  /// How many free rows stand directly before each pinned row, up to the one before it.
  private var gaps: RunningCounts
  /// How many rows are pinned at the head, and at the tail.
  private let ends: (head: Int, tail: Int)

  /// Takes the pinned rows out of a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - document: the document.
  /// - Complexity: O(*n*) in the rows, and O(log *n*) for each that is pinned.
  init(of list: ListID, in document: inout ListDocument) {
    self.list = list
    var pinned: [EntryID] = []
    var counts: [Int] = []
    let isPinning = document.kind(of: list) == .rows && !document.isUnguarded
    if isPinning, !document.pinnedRows(of: list).rows.isEmpty {
      var count = 0
      for row in document.entries(of: list) {
        guard document.isPinned(row) else {
          count += 1
          continue
        }
        pinned.append(row)
        counts.append(count)
        count = 0
      }
      for row in pinned { document.order.remove(row) }
    }
    self.pinned = pinned
    places = Dictionary(uniqueKeysWithValues: pinned.enumerated().map { ($1, $0) })
    gaps = RunningCounts(counts)
    let record = document.lists[Int(list.number)]
    ends = isPinning ? (record.head, record.tail) : (0, 0)
  }

  // MARK: Places

  /// How many rows there are.
  func count(in document: ListDocument) -> Int { document.count(of: list) + pinned.count }

  /// The indices at which a row from elsewhere may arrive.
  func arrivals(in document: ListDocument) -> ClosedRange<Int> {
    ends.head...max(ends.head, count(in: document) - ends.tail)
  }

  /// The index of a row; nil if it is not here.
  ///
  /// - Complexity: O(log *n*).
  func index(of row: EntryID, in document: ListDocument) -> Int? {
    if let place = places[row] { return index(ofPinned: place) }
    guard document.parentList(of: row) == list else { return nil }
    return document.index(of: row).map { index(ofFreeRank: $0) }
  }

  /// The index of the free row that has `rank` free rows before it.
  ///
  /// - Complexity: O(log *n*).
  func index(ofFreeRank rank: Int) -> Int { rank + gaps.position(of: rank).position }

  /// The lowest or highest index that no pinned row holds; nil if all are held.
  ///
  /// - Complexity: O(log *n*).
  func freeEnd(isStart: Bool, in document: ListDocument) -> Int? {
    let freeCount = document.count(of: list)
    return freeCount > 0 ? index(ofFreeRank: isStart ? 0 : freeCount - 1) : nil
  }

  /// The pinned row at an index; nil if the row there is free.
  ///
  /// - Complexity: O(log² *n*).
  func pinnedRow(at index: Int) -> EntryID? {
    let place = pinnedCount(before: index)
    return place < pinned.count && self.index(ofPinned: place) == index ? pinned[place] : nil
  }

  private func index(ofPinned place: Int) -> Int { place + gaps.sum(before: place + 1) }

  private func pinnedCount(before index: Int) -> Int {
    var low = 0
    var high = pinned.count
    while low < high {
      let middle = (low + high) / 2
      if self.index(ofPinned: middle) < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// All rows, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  func entries(in document: ListDocument) -> [EntryID] {
    var free = document.entries(of: list)[...]
    var entries: [EntryID] = []
    for (place, row) in pinned.enumerated() {
      let count = index(ofPinned: place) - entries.count
      entries += free.prefix(count)
      free = free.dropFirst(count)
      entries.append(row)
    }
    return entries + free
  }

  // MARK: Rows that come and move

  /// Puts a row that is in no list at an index; it pushes what stands there and behind.
  ///
  /// - Complexity: O(log² *n*).
  mutating func insert(_ row: EntryID, at index: Int, in document: inout ListDocument) {
    let place = pinnedCount(before: index)
    document.order.insert(row, at: index - place, in: list)
    if place < pinned.count { gaps.add(1, at: place) }
  }

  /// Moves a free row to the index of another; pinned rows keep theirs.
  ///
  /// - Complexity: O(log² *n*).
  mutating func move(_ row: EntryID, to index: Int, in document: inout ListDocument) {
    let rank = index - pinnedCount(before: index)
    document.order.remove(row)
    document.order.insert(row, at: rank, in: list)
  }
}
