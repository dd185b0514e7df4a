/// The order of one list as a batch with `coordinates: before` makes it (SPEC §2.3).
///
/// Entries with a final index are placed at it, in ascending order; the others fill up in order, and
/// pinned rows keep their places as far as departures and arrivals leave them (SPEC §3).
struct Arrangement {
  let list: ListID
  /// The entries as they are to stand.
  private(set) var order: [EntryID] = []
  /// The entries that stay, in order.
  private let staying: [EntryID]
  /// For pinned rows of the list: the index that each has once all entries are placed.
  private var pinnedIndices: [EntryID: Int] = [:]
  private var indexed: [BatchPlan.Placement] = []

  /// Takes the entries out that go or get a place.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - takenOut: the entries that get a place, in whatever list.
  ///   - before: the document before the batch.
  ///   - now: the document without what the batch deletes.
  /// - Complexity: O(*n*) in the entries of the list.
  init(
    of list: ListID, without takenOut: Set<EntryID>, before: ListDocument, now: ListDocument
  ) {
    self.list = list
    staying = now.entries(of: list).filter { !takenOut.contains($0) }
    var departures = 0
    for (index, entry) in before.entries(of: list).enumerated() {
      if now.kind(of: list) == .rows, now.isPinned(entry) {
        pinnedIndices[entry] = index - departures
      }
      if now.parentList(of: entry) != list { departures += 1 }
    }
  }

  /// Takes an entry with a final index.
  mutating func add(_ placement: BatchPlan.Placement) {
    indexed.append(placement)
  }

  /// Places the entries that have an index, and fills up.
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the entries and placements.
  mutating func fill(in document: ListDocument, _ outcomes: inout [OperationOutcome]) {
    func index(_ placement: BatchPlan.Placement) -> Int {
      if case .index(let index) = placement.place { index } else { 0 }
    }
    let sorted = indexed.sorted { index($0) < index($1) }
    var accepted: [BatchPlan.Placement] = []
    for placement in sorted {
      let last = staying.count + accepted.count
      if index(placement) > last {
        outcomes[placement.operation].refuse([
          .outOfRange(
            index(placement), last: staying.count + sorted.count - 1, of: list, in: document)
        ])
      } else {
        accepted.append(placement)
      }
    }
    var pinned = staying.filter { pinnedIndices[$0] != nil }[...]
    var free = staying.filter { pinnedIndices[$0] == nil }[...]
    var placed = accepted[...]
    var arrivals = 0
    while !pinned.isEmpty || !free.isEmpty || !placed.isEmpty {
      let next = placed.first.flatMap { index($0) == order.count ? $0 : nil }
      let pin = pinned.first.flatMap {
        (pinnedIndices[$0] ?? 0) + arrivals <= order.count ? $0 : nil
      }
      if let next, next.source != list || pin == nil {
        order.append(next.entry)
        placed = placed.dropFirst()
        if next.source != list { arrivals += 1 }
      } else if let pin {
        if let next {
          outcomes[next.operation].refuse([.targetPinned(pin, at: order.count, in: document)])
          placed = placed.dropFirst()
        }
        append(pin, behind: arrivals)
        pinned = pinned.dropFirst()
      } else if let entry = free.first {
        order.append(entry)
        free = free.dropFirst()
      } else if let entry = pinned.first {
        // Nothing is left to stand before it but what asks for its place.
        if let next = placed.first, next.source == list {
          outcomes[next.operation].refuse([.targetPinned(entry, at: index(next), in: document)])
        }
        append(entry, behind: arrivals)
        pinned = pinned.dropFirst()
      } else {
        // Whoever was to stand before has been refused.
        placed = placed.dropFirst()
      }
    }
    refuseAmongPinned(accepted, in: document, &outcomes)
  }

  /// Adds a pinned row, which arrivals before it push.
  private mutating func append(_ row: EntryID, behind arrivals: Int) {
    order.append(row)
    pinnedIndices[row, default: 0] += arrivals
  }

  /// Refuses arrivals among the rows pinned at either end.
  private func refuseAmongPinned(
    _ placements: [BatchPlan.Placement], in document: ListDocument,
    _ outcomes: inout [OperationOutcome]
  ) {
    let record = document.lists[Int(list.number)]
    guard record.head + record.tail > 0 else { return }
    let range = record.head...max(record.head, order.count - record.tail - 1)
    for placement in placements where placement.source != list {
      guard case .index(let index) = placement.place, !range.contains(index) else { continue }
      outcomes[placement.operation].refuse([
        .arrivalPinned(at: index, free: range, pinned: nil, of: list, in: document)
      ])
    }
  }

  /// Puts an entry beside another, or at an end.
  ///
  /// - Complexity: O(*n*).
  mutating func put(_ placement: BatchPlan.Placement, in document: ListDocument) {
    let record = document.lists[Int(list.number)]
    var index: Int
    switch placement.place {
    case .index(let given): index = given
    case .start: index = record.head
    case .end: index = max(order.count - record.tail, record.head)
    case .beside(let anchor, let offset):
      index = (order.firstIndex(of: anchor) ?? order.count) + offset
    case .sorted: index = sortedIndex(of: placement.entry, in: document)
    }
    index = min(index, order.count)
    guard placement.source == list, !pinnedIndices.isEmpty else {
      for row in order[index...] where pinnedIndices[row] != nil { pinnedIndices[row]? += 1 }
      order.insert(placement.entry, at: index)
      return
    }
    // A move within the list leaves pinned rows where they are.
    var free = order.filter { pinnedIndices[$0] == nil }
    free.insert(placement.entry, at: order[..<index].count { pinnedIndices[$0] == nil })
    var rest = free[...]
    let pinned = order.filter { pinnedIndices[$0] != nil }
    var held = pinned[...]
    order = []
    while let next = held.first ?? rest.first {
      if let row = held.first, rest.isEmpty || (pinnedIndices[row] ?? 0) <= order.count {
        order.append(row)
        held = held.dropFirst()
      } else {
        order.append(rest.popFirst() ?? next)
      }
    }
  }

  private func sortedIndex(of entry: EntryID, in document: ListDocument) -> Int {
    guard let rowOrder = document.policy.order else { return order.count }
    let key = document.collationKey(of: entry, in: rowOrder)
    let record = document.lists[Int(list.number)]
    let last = order.lastIndex { row in
      pinnedIndices[row] == nil && !key.precedes(document.collationKey(of: row, in: rowOrder))
    }
    return last.map { $0 + 1 } ?? record.head
  }
}
