/// Carrying out a batch with `coordinates: before` once it is known where everything comes to stand.
extension BatchState {
  /// Rewrites, deletes, places and sorts.
  ///
  /// - Parameters:
  ///   - plan: what can be together, and is permitted.
  ///   - places: where entries come to stand.
  ///   - requests: what the operations ask for.
  ///   - outcomes: takes what becomes of each.
  /// - Returns: the entries that got a place, by the operations.
  /// - Complexity: O(log *n*) for each operation, and O(*m* log *m*) for every list of *m* entries
  ///   in which one gets a place or that is sorted.
  mutating func carryOut(
    _ plan: BatchPlan, _ places: BeforePlaces, _ requests: [BeforeRequest],
    _ outcomes: inout [OperationOutcome]
  ) -> [Int: EntryID] {
    let passing = requests.indices.filter { outcomes[$0].isPassed }
    let shown = document.revealed
    var entries: [Int: EntryID] = [:]
    var names: [EntryID: EntryID] = [:]
    for number in passing {
      operation = number
      guard let entry = rewrite(requests[number], plan, &outcomes[number]) else { continue }
      entries[number] = entry
      if let handle = places.handles[number] { names[handle] = entry }
    }
    for number in passing { takeAway(requests[number], by: number, &outcomes[number]) }
    document.revealed = shown
    var placements: [ListID: [BatchPlan.Placement]] = [:]
    for placement in plan.placements {
      placements[placement.list, default: []].append(placement)
      if let entry = placement.entry { entries[placement.operation] = entry }
    }
    for (list, order) in places.orders {
      let order = order.map { names[$0] ?? $0 }
      realize(order, of: list, placements[list] ?? [], entries, &outcomes)
    }
    for number in passing {
      guard case .sorting(let list, let order) = requests[number].kind else { continue }
      operation = number
      if !arrange(list, by: order) { outcomes[number].status = .noOp }
    }
    pruneEmptied(&outcomes)
    for (number, entry) in entries { outcomes[number].to = document.path(of: entry) }
    return entries
  }

  /// Gives an entry another text, or takes one in.
  ///
  /// - Returns: what was taken in to get a place.
  private mutating func rewrite(
    _ request: BeforeRequest, _ plan: BatchPlan, _ outcome: inout OperationOutcome
  ) -> EntryID? {
    switch request.kind {
    case .replacement(let row, _):
      if let new = plan.arrivals[operation] { replace(row, by: new) }
    case .renaming(let section, let title):
      if document.hasTitle(title, section) {
        outcome.status = .noOp
      } else {
        rename(section, to: title)
      }
    case .placement(.new(_, let kind), let goal):
      guard let new = plan.arrivals[operation], let list = plan.lists[operation] else { break }
      let index = original.index(for: BatchPlan.Place(goal), in: list)
      return admit(new, as: kind, to: Edit.Target(list: list, finalIndex: index))
    case .settled, .deletion, .placement, .sorting: break
    }
    return nil
  }

  /// Takes away what an operation deletes, but for what went with another.
  private mutating func takeAway(
    _ request: BeforeRequest, by number: Int, _ outcome: inout OperationOutcome
  ) {
    guard case .deletion(let source, let goes) = request.kind else { return }
    operation = number
    for entry in goes where document.isLive(entry) {
      if entry != source { outcome.removed.append(original.path(of: entry)) }
      delete(entry)
    }
    if goes != [source], outcome.removed.isEmpty { outcome.status = .noOp }
  }

  /// Brings a list into the order that was found.
  private mutating func realize(
    _ order: [EntryID], of list: ListID, _ placements: [BatchPlan.Placement],
    _ entries: [Int: EntryID], _ outcomes: inout [OperationOutcome]
  ) {
    var operations: [EntryID: Int] = [:]
    for placement in placements {
      if let entry = entries[placement.operation] { operations[entry] = placement.operation }
    }
    let firstChange = changes.count
    operation = placements.map(\.operation).max() ?? operation
    let isDone = arrange(list, as: order, operations: operations) {
      $1.isPinned($0) || operations[$0] == nil
    }
    if !isDone {
      // Free rows have to pass pinned ones.
      _ = arrange(list, as: order, operations: operations) { $1.isPinned($0) }
    }
    let moved = Set(changes[firstChange...].map(\.entry)).union(passed(in: order, of: list))
    for placement in placements where placement.entry.map({ !moved.contains($0) }) ?? false {
      outcomes[placement.operation].status = .noOp
    }
  }

  /// The entries that stood in a list already, and stand on the other side of another that did.
  private func passed(in order: [EntryID], of list: ListID) -> [EntryID] {
    guard original.knows(list) else { return [] }
    let standing = order.filter { original.parentList(of: $0) == list }
    var indices = standing.map { original.index(of: $0) ?? 0 }
    var passed: Set<EntryID> = []
    for isForward in [true, false] {
      var bound = Int.min
      for (position, index) in indices.enumerated() {
        if index < bound {
          passed.insert(isForward ? standing[position] : standing[standing.count - 1 - position])
        }
        bound = max(bound, index)
      }
      indices = indices.reversed().map { -$0 }
    }
    return Array(passed)
  }

  private mutating func pruneEmptied(_ outcomes: inout [OperationOutcome]) {
    var last: [ListID: Int] = [:]
    for (list, operation) in touchedRowLists() where document.count(of: list) == 0 {
      if original.count(of: list) > 0 { last[list] = operation }
    }
    for (list, operation) in last.sorted(by: { $0.value < $1.value }) {
      self.operation = operation
      outcomes[operation].removed += prune(list)
    }
  }
}

extension ListDocument {
  /// The index at which a place of a list is, as the document stands; nil where its order tells.
  func index(for place: BatchPlan.Place, in list: ListID) -> Int? {
    switch place {
    case .index(let index): index
    case .beside(let anchor, let offset): index(of: anchor).map { $0 + offset }
    case .start: 0
    case .end: count(of: list)
    case .sorted: nil
    }
  }
}
