/// Carrying out a batch with `coordinates: before` once it is known what it asks for.
extension BatchState {
  /// Deletes, places and sorts; what cannot be placed is refused.
  mutating func carryOut(_ plan: inout BatchPlan, _ outcomes: inout [OperationOutcome]) {
    var lists: [ListID] = []
    var byList: [ListID: [BatchPlan.Placement]] = [:]
    for placement in plan.placements {
      if byList[placement.list] == nil { lists.append(placement.list) }
      byList[placement.list, default: []].append(placement)
    }
    let takenOut = Set(plan.placements.map(\.entry))
    let before = document
    for (entry, operation) in plan.deletions {
      self.operation = operation
      delete(entry)
    }
    for list in lists {
      guard let placements = byList[list] else { continue }
      var arrangement = Arrangement(of: list, without: takenOut, before: before, now: document)
      for placement in placements where placement.hasIndex {
        arrangement.add(placement)
      }
      arrangement.fill(in: document, &outcomes)
      for placement in placements where !placement.hasIndex {
        arrangement.put(placement, in: document)
      }
      realize(arrangement, placements, &outcomes)
    }
    settleShifts(lists, plan, &outcomes, since: before)
    settleGathering(plan, &outcomes)
    for (section, order, operation) in plan.sortings {
      guard let list = document.list(of: section) else { continue }
      self.operation = operation
      if !arrange(list, by: order) { outcomes[operation].status = .noOp }
    }
    pruneEmptied(plan, &outcomes)
  }

  /// Brings a list into the order that was found.
  private mutating func realize(
    _ arrangement: Arrangement, _ placements: [BatchPlan.Placement],
    _ outcomes: inout [OperationOutcome]
  ) {
    let operations = Dictionary(
      placements.map { ($0.entry, $0.operation) }, uniquingKeysWith: { first, _ in first })
    let model = document
    let firstChange = changes.count
    operation = placements.map(\.operation).max() ?? operation
    let isDone = arrange(arrangement.list, as: arrangement.order, operations: operations) {
      model.isPinned($0) || operations[$0] == nil
    }
    if !isDone {
      // Free rows have to pass pinned ones.
      _ = arrange(arrangement.list, as: arrangement.order, operations: operations) {
        model.isPinned($0)
      }
    }
    let moved = Set(changes[firstChange...].map(\.entry))
    for placement in placements where outcomes[placement.operation].isPassed {
      let path = document.path(of: placement.entry)
      outcomes[placement.operation].to = path
      if !moved.contains(placement.entry) { outcomes[placement.operation].status = .noOp }
    }
  }

  /// Refuses a batch that shifts pinned rows where that is not allowed.
  private func settleShifts(
    _ lists: [ListID], _ plan: BatchPlan, _ outcomes: inout [OperationOutcome],
    since before: ListDocument
  ) {
    var last: [ListID: Int] = [:]
    for (entry, operation) in plan.deletions {
      if let list = before.parentList(of: entry) { last[list] = operation }
    }
    for placement in plan.placements {
      for list in [placement.source, placement.list] {
        if let list { last[list] = max(last[list] ?? 0, placement.operation) }
      }
    }
    for (list, operation) in last.sorted(by: { $0.value < $1.value }) {
      guard document.kind(of: list) == .rows, document.isLive(list) else { continue }
      if let refusal = document.shiftRefusal(of: list, since: before) {
        outcomes[operation].refuse([refusal])
      }
    }
  }

  /// Refuses sections that have come to lists of the text into which they do not fit.
  private mutating func settleGathering(
    _ plan: BatchPlan, _ outcomes: inout [OperationOutcome]
  ) {
    guard document.gathered != nil else { return }
    for placement in plan.placements where placement.list == .root {
      if let refusal = document.gatheringFailure(of: placement.entry, from: placement.home) {
        outcomes[placement.operation].refuse([refusal])
      }
    }
  }

  private mutating func pruneEmptied(_ plan: BatchPlan, _ outcomes: inout [OperationOutcome]) {
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

extension BatchPlan.Placement {
  /// Whether it names a final index.
  var hasIndex: Bool {
    if case .index = place { true } else { false }
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

  /// What refuses the shift of a pinned row that has another index than before; nil if nothing does.
  ///
  /// - Complexity: O(*p* log *n*) in the pinned rows of the list.
  func shiftRefusal(of list: ListID, since before: ListDocument) -> Refusal? {
    let record = lists[Int(list.number)]
    let shifted = pinnedRows(of: list).rows.last { row in
      !flags[Int(row.number)].isDisjoint(with: .slotLike) && index(of: row) != before.index(of: row)
    }
    guard let shifted else { return nil }
    if let slot = record.lastDocumentSlot, index(of: slot) != before.index(of: slot) {
      return .wouldShift(slot, isDocumentSlot: true, in: self)
    }
    return policy.pinShift == .deny ? .wouldShift(shifted, isDocumentSlot: false, in: self) : nil
  }
}
