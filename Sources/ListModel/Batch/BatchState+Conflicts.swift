/// What the operations of a batch with `coordinates: before` ask for that cannot be together
/// (SPEC §2.3).
extension BatchState {
  /// Refuses placements beside or within what the batch deletes, and places given twice; what is
  /// refused counts as not there.
  ///
  /// - Complexity: O(*k* log *k*) in the number of operations.
  func refuseConflicts(in plan: inout BatchPlan, _ outcomes: inout [OperationOutcome]) {
    var deleters: [EntryID: Int] = [:]
    for (entry, operation) in plan.deletions { deleters[entry] = operation }
    for (entry, operation) in plan.deletions {
      guard let refusal = deletedAround(entry, deleters) else { continue }
      outcomes[operation].refuse([refusal])
    }
    var given: [ListID: [Int: Int]] = [:]
    for placement in plan.placements {
      if let refusal = deleted(beside: placement, deleters) {
        outcomes[placement.operation].refuse([refusal])
        continue
      }
      guard case .index(let index) = placement.place else { continue }
      if let first = given[placement.list]?[index] {
        let path = document.path(to: index, in: placement.list)
        outcomes[placement.operation].refuse([.conflictTarget(path, first: first)])
      } else {
        given[placement.list, default: [:]][index] = placement.operation
      }
    }
    refuseSortings(in: plan, &outcomes)
    plan.deletions.removeAll { !outcomes[$0.operation].isPassed }
    plan.placements.removeAll { !outcomes[$0.operation].isPassed }
    plan.sortings.removeAll { !outcomes[$0.operation].isPassed }
  }

  /// The refusal of a row whose section another operation deletes.
  private func deletedAround(_ entry: EntryID, _ deleters: [EntryID: Int]) -> Refusal? {
    guard let section = document.parentList(of: entry).flatMap({ document.owner(of: $0) }),
      let operation = deleters[section]
    else { return nil }
    return .conflictTarget(section, deletedBy: operation, in: document)
  }

  /// The refusal of a placement beside an entry, or out of or into a section, that is deleted.
  private func deleted(
    beside placement: BatchPlan.Placement, _ deleters: [EntryID: Int]
  ) -> Refusal? {
    if case .beside(let anchor, _) = placement.place, let operation = deleters[anchor] {
      return .conflictTarget(anchor, deletedBy: operation, in: document)
    }
    for list in [placement.source, placement.list] {
      guard let section = list.flatMap({ document.owner(of: $0) }),
        let operation = deleters[section]
      else { continue }
      return .conflictTarget(section, deletedBy: operation, in: document)
    }
    return nil
  }

  /// Refuses to sort sections of which another operation moves rows: a sort moves them all.
  private func refuseSortings(in plan: BatchPlan, _ outcomes: inout [OperationOutcome]) {
    guard !plan.sortings.isEmpty else { return }
    var movers: [ListID: Int] = [:]
    for placement in plan.placements {
      for list in [placement.source, placement.list] {
        if let list, movers[list] == nil { movers[list] = placement.operation }
      }
    }
    var sorters: [EntryID: Int] = [:]
    for (section, _, operation) in plan.sortings {
      if let first = sorters[section] ?? document.list(of: section).flatMap({ movers[$0] }) {
        outcomes[operation].refuse([.conflictSource(section, first: first, in: document)])
      }
      sorters[section] = operation
    }
  }
}
