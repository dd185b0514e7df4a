/// The order of one list once a batch with `coordinates: before` has put the entries at their places
/// that have a final index, and before the others follow (SPEC §2.3).
///
/// Pinned rows keep their index as far as departures and arrivals leave it to them (SPEC §3): an
/// arrival pushes those at its index and behind, a move within the list none. The entries that
/// follow later do not count for final indices, yet those of the list stand among the others until
/// their turn comes.
struct Arrangement {
  /// An entry with a final index.
  struct Placed {
    let operation: Int
    let entry: EntryID
    let index: Int
    /// Whether it comes from elsewhere.
    let isArrival: Bool
  }

  /// A pinned row that is at neither end, and its index.
  private struct Slot {
    let row: EntryID
    let index: Int
  }

  /// The entries that do not leave the list, as they stand.
  private let standing: [EntryID]
  /// How many rows are pinned at the head, and at the tail.
  private let ends: (head: Int, tail: Int)
  /// How many entries the list will have.
  private let futureCount: Int
  private let placed: [Placed]
  private let slots: [Slot]

  /// Creates the order of a list.
  ///
  /// - Parameters:
  ///   - standing: the entries that do not leave the list, as they stand.
  ///   - ends: how many rows are pinned at the head, and at the tail.
  ///   - futureCount: how many entries the list will have, once all have followed.
  ///   - placed: those with a final index.
  ///   - isPinned: whether an entry is pinned.
  /// - Complexity: O(*n* + *k* log *k*) in the entries and those placed.
  init(
    of standing: [EntryID], ends: (head: Int, tail: Int), futureCount: Int, placed: [Placed],
    isPinned: (EntryID) -> Bool
  ) {
    self.standing = standing
    self.ends = ends
    self.futureCount = futureCount
    self.placed = placed.sorted { $0.index < $1.index }
    let arrivals = self.placed.filter(\.isArrival)
    var pushes = 0
    var slots: [Slot] = []
    for index in ends.head..<(standing.count - ends.tail) where isPinned(standing[index]) {
      while pushes < arrivals.count, arrivals[pushes].index <= index + pushes { pushes += 1 }
      slots.append(Slot(row: standing[index], index: index + pushes))
    }
    self.slots = slots
  }

  /// The entries with an index that the list cannot have, or among the rows pinned at its ends.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - document: the document, for the wording.
  /// - Returns: the refusals, in ascending order of the indices.
  func misplaced(
    in list: ListID, of document: ListDocument
  ) -> [(operation: Int, refusal: Refusal)] {
    let free = ends.head...max(ends.head, futureCount - 1 - ends.tail)
    return placed.compactMap { entry in
      let index = entry.index
      if index >= futureCount {
        return (
          entry.operation, .outOfRange(index, ofFuture: futureCount, of: list, in: document)
        )
      }
      guard entry.isArrival, !free.contains(index) else { return nil }
      return (
        entry.operation,
        .arrivalPinned(
          at: index, free: free, pinned: endRow(at: index), of: list, in: document)
      )
    }
  }

  /// The moves within the list to the place of a pinned row.
  ///
  /// - Complexity: O(*k* + *p*) in the entries placed and the pinned rows.
  func movesToPinned(in document: ListDocument) -> [(operation: Int, refusal: Refusal)] {
    var slots = slots[...]
    return placed.compactMap { entry in
      guard !entry.isArrival else { return nil }
      while let slot = slots.first, slot.index < entry.index { slots.removeFirst() }
      let holder =
        slots.first.flatMap { $0.index == entry.index ? $0.row : nil } ?? endRow(at: entry.index)
      return holder.map {
        (entry.operation, .targetPinned($0, at: entry.index, in: document))
      }
    }
  }

  /// The row pinned at either end that will have an index; nil if none will.
  private func endRow(at index: Int) -> EntryID? {
    if index < ends.head { return standing[index] }
    let fromEnd = futureCount - index
    return fromEnd > 0 && fromEnd <= ends.tail ? standing[standing.count - fromEnd] : nil
  }

  /// The order, and the entries placed before their index since there are too few others yet.
  ///
  /// - Parameter followers: those of the list that follow later.
  /// - Returns: all entries but those that come from elsewhere later.
  /// - Complexity: O(*n*) on average in the entries.
  func order(followers: Set<EntryID>) -> (entries: [EntryID], early: [Placed]) {
    var taken = Set(placed.lazy.filter { !$0.isArrival }.map(\.entry))
    taken.formUnion(slots.map(\.row))
    let middle = standing[ends.head..<(standing.count - ends.tail)].filter { !taken.contains($0) }
    let (free, early) = freeOrder(of: middle.filter { !followers.contains($0) })
    var entries = Array(standing[..<ends.head])
    var rest = withFollowers(free, among: middle, followers)[...]
    for slot in slots {
      while entries.count < slot.index, let entry = rest.popFirst() { entries.append(entry) }
      entries.append(slot.row)
    }
    return (entries + rest + standing[(standing.count - ends.tail)...], early)
  }

  /// The order of the entries that are not pinned, without those that follow.
  private func freeOrder(of staying: [EntryID]) -> (entries: [EntryID], early: [Placed]) {
    var entries: [EntryID] = []
    var early: [Placed] = []
    var staying = staying[...]
    var slots = slots[...]
    var passedSlots = 0
    for next in placed {
      while let slot = slots.first, slot.index < next.index {
        slots.removeFirst()
        passedSlots += 1
      }
      let rank = next.index - ends.head - passedSlots
      while entries.count < rank, let entry = staying.popFirst() { entries.append(entry) }
      if entries.count < rank { early.append(next) }
      entries.append(next.entry)
    }
    return (entries + staying, early)
  }

  /// Puts those that follow before the entries behind them that stay.
  private func withFollowers(
    _ free: [EntryID], among middle: [EntryID], _ followers: Set<EntryID>
  ) -> [EntryID] {
    guard !followers.isEmpty else { return free }
    var waiting: [EntryID] = []
    var before: [EntryID: [EntryID]] = [:]
    for entry in middle {
      if followers.contains(entry) {
        waiting.append(entry)
      } else if !waiting.isEmpty {
        before[entry] = waiting
        waiting = []
      }
    }
    return free.flatMap { (before[$0] ?? []) + [$0] } + waiting
  }
}
