/// Batches with `coordinates: before` (SPEC §2.3): all addresses name what was there before, and
/// final places are those after the batch, as in the batch updates of a table view.
extension BatchState {
  /// Does operations all at once.
  ///
  /// - Parameters:
  ///   - operations: the operations.
  ///   - keepsGoing: whether what can be done is done although something is refused.
  /// - Returns: what became of each.
  /// - Complexity: O(log *n*) for each operation, and O(*m* log *m*) for every list of *m* rows
  ///   that has pinned rows or is sorted.
  mutating func performBefore(
    _ operations: [Operation], keepsGoing: Bool
  ) -> [OperationOutcome] {
    var plan = BatchPlan()
    var outcomes: [OperationOutcome] = []
    for (number, operation) in operations.enumerated() {
      self.operation = number
      outcomes.append(add(operation, to: &plan))
    }
    refuseConflicts(in: &plan, &outcomes)
    guard keepsGoing || outcomes.allSatisfy(\.isPassed) else { return outcomes }
    let passed = outcomes.count(where: \.isPassed)
    carryOut(&plan, &outcomes)
    // What only the result shows cannot be left out of it any more.
    isResultRefused = outcomes.count(where: \.isPassed) < passed
    return outcomes
  }

  // MARK: What is asked for

  private mutating func add(_ operation: Operation, to plan: inout BatchPlan) -> OperationOutcome {
    switch operation.kind {
    case .deleteRow(let address): addDeletion(at: address, as: .row, operation, to: &plan)
    case .deleteSection(let address): addDeletion(at: address, as: .section, operation, to: &plan)
    case .move(let address, let destination):
      addMove(at: address, as: .row, to: destination, operation, in: &plan)
    case .moveSection(let address, let destination):
      addMove(at: address, as: .section, to: destination, operation, in: &plan)
    case .insertRow(let row, let destination):
      addInsertion(row, as: .rows, to: destination, in: &plan)
    case .insertSection(let section, let destination):
      addInsertion(section, as: .sections, to: destination, in: &plan)
    case .replaceRow(let address, _), .renameSection(let address, _):
      addRewriting(at: address, operation, to: &plan)
    case .sort(let address, let order):
      addSorting(at: address, by: order ?? usualOrder, operation, to: &plan)
    case .reveal, .hide, .testSection, .testRow, .malformed: perform(operation)
    }
  }

  private mutating func addDeletion(
    at address: Address, as target: AddressFailure.Target, _ operation: Operation,
    to plan: inout BatchPlan
  ) -> OperationOutcome {
    let entry: EntryID
    switch document.resolve(address, as: target) {
    case .failure(let failure): return missing(failure, operation)
    case .success(let found): entry = found
    }
    var outcome = OperationOutcome(.applied)
    let path = document.path(of: entry)
    if target == .row { outcome.row = path } else { outcome.section = path }
    if document.isImplied(entry) { outcome.refuse([.impliedSection(entry, in: document)]) }
    outcome.refuse(taken(entry, in: plan))
    guard outcome.isPassed else { return outcome }
    let isRow = document.isRow(entry)
    outcome.refuse(
      document.refusals(
        of: isRow ? .deleteRow(entry) : .deleteSection(entry), expecting: operation.expectation))
    guard outcome.isPassed else { return outcome }
    document.revealed.removeAll()
    guard !isRow, document.isSpared(entry) else {
      plan.takers[entry] = self.operation
      plan.deletions.append((entry, self.operation))
      return outcome
    }
    let rows = document.freeRows(below: entry)
    for row in rows { outcome.refuse(taken(row, in: plan)) }
    guard outcome.isPassed else { return outcome }
    for row in rows.reversed() {
      outcome.removed.append(document.path(of: row))
      plan.takers[row] = self.operation
      plan.deletions.append((row, self.operation))
    }
    if rows.isEmpty { outcome.status = .noOp }
    return outcome
  }

  private mutating func addMove(
    at address: Address, as target: AddressFailure.Target, to destination: Destination,
    _ operation: Operation, in plan: inout BatchPlan
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    var failures: [Refusal] = []
    var entry: EntryID?
    switch document.resolve(address, as: target) {
    case .failure(let failure): failures.append(refusal(for: failure))
    case .success(let found):
      entry = found
      let path = document.path(of: found)
      if target == .row { outcome.row = path } else { outcome.section = path }
    }
    if let entry, document.isImplied(entry) {
      failures.append(.impliedSection(entry, in: document))
    }
    let isRow = entry.map { document.isRow($0) } ?? (target == .row)
    let source = entry.flatMap { document.parentList(of: $0) }
    let place = place(
      of: destination, as: isRow ? .row : .section, for: entry, in: source, refusals: &failures)
    if let entry, let place {
      var goal = Edit.Target(list: place.list, finalIndex: nil)
      if case .index(let index) = place.place { goal.finalIndex = index }
      failures += [document.arrivalFailure(of: entry, at: goal)].compactMap(\.self)
    }
    if let entry { failures += taken(entry, in: plan) }
    outcome.refuse(failures)
    guard outcome.isPassed, let entry, let place else { return outcome }
    let goal = Edit.Target(list: place.list, finalIndex: nil)
    let edit: Edit = isRow ? .moveRow(entry, to: goal) : .moveSection(entry, to: goal)
    outcome.refuse(document.refusals(of: edit, expecting: operation.expectation))
    guard outcome.isPassed else { return outcome }
    plan.takers[entry] = self.operation
    plan.placements.append(
      BatchPlan.Placement(
        operation: self.operation, entry: entry, source: source, list: place.list,
        place: place.place, home: document.textList(of: entry)))
    return outcome
  }

  private mutating func addInsertion(
    _ new: NewEntry, as kind: ListDocument.Kind, to destination: Destination,
    in plan: inout BatchPlan
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    var failures: [Refusal] = []
    let target: AddressFailure.Target = kind == .rows ? .row : .section
    let place = place(
      of: destination, as: target, for: nil, in: kind == .sections ? .root : nil,
      refusals: &failures)
    let goal = place.map {
      Edit.Target(list: $0.list, finalIndex: document.index(for: $0.place, in: $0.list))
    }
    let new = document.fitted(new, to: goal, refusals: &failures)
    if kind == .sections, let id = new.fields.id {
      failures += duplicateIDs([id], among: .list(place?.list ?? .root))
    }
    let ids = kind == .rows ? [new.fields.id].compactMap(\.self) : new.rowIDs
    failures += duplicateIDs(ids, among: .allRows)
    outcome.refuse(failures)
    guard outcome.isPassed, let place, let goal else { return outcome }
    let anywhere = Edit.Target(list: place.list)
    outcome.refuse(
      document.refusals(
        of: kind == .rows ? .insertRow(new, to: anywhere) : .insertSection(new, to: goal),
        expecting: nil))
    guard outcome.isPassed else { return outcome }
    plan.placements.append(
      BatchPlan.Placement(
        operation: operation, entry: admit(new, as: kind, to: goal), source: nil,
        list: place.list, place: place.place, home: document.textList(at: goal, for: nil)))
    return outcome
  }

  private mutating func addRewriting(
    at address: Address, _ operation: Operation, to plan: inout BatchPlan
  ) -> OperationOutcome {
    let target: AddressFailure.Target = operation.kind.isAboutSections ? .section : .row
    if case .success(let entry) = document.resolve(address, as: target) {
      let refusals = taken(entry, in: plan)
      if !refusals.isEmpty {
        var outcome = OperationOutcome(.applied)
        outcome.refuse(refusals)
        return outcome
      }
      let outcome = perform(operation)
      if outcome.isPassed { plan.takers[entry] = self.operation }
      return outcome
    }
    return perform(operation)
  }

  private mutating func addSorting(
    at address: Address, by order: RowOrder, _ operation: Operation, to plan: inout BatchPlan
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    if let list = sortable(at: address, by: order, operation, in: &outcome),
      let section = document.owner(of: list)
    {
      plan.sortings.append((section, order, self.operation))
    }
    return outcome
  }

  /// The refusal of an entry that an earlier operation takes.
  private func taken(_ entry: EntryID, in plan: BatchPlan) -> [Refusal] {
    plan.takers[entry].map { [.conflictSource(entry, first: $0, in: document)] } ?? []
  }

  /// Where a destination leads; nil, with refusals, if nowhere.
  private mutating func place(
    of destination: Destination, as target: AddressFailure.Target, for entry: EntryID?,
    in source: ListID?, refusals: inout [Refusal]
  ) -> (list: ListID, place: BatchPlan.Place)? {
    switch destination {
    case .before(let address), .after(let address):
      switch document.resolve(address, as: target) {
      case .failure(let failure):
        refusals.append(refusal(for: failure))
        return nil
      case .success(let anchor):
        guard anchor != entry else {
          refusals.append(.anchorIsSelf(anchor, in: document))
          return nil
        }
        var offset = 0
        if case .after = destination { offset = 1 }
        return document.parentList(of: anchor).map { ($0, .beside(anchor, offset: offset)) }
      }
    case .to(let section, let position):
      if target == .section, let section {
        let list = sectionList(section, refusals: &refusals)
        return list.flatMap { self.place(position, in: $0, as: target, refusals: &refusals) }
      }
      guard
        let list = section == nil ? source : targetList(section, for: .unknown, refusals: &refusals)
      else { return nil }
      return self.place(position, in: list, as: target, refusals: &refusals)
    }
  }

  private func place(
    _ position: Destination.Position, in list: ListID, as target: AddressFailure.Target,
    refusals: inout [Refusal]
  ) -> (list: ListID, place: BatchPlan.Place)? {
    switch position {
    case .index(let index): return (list, .index(index))
    case .start: return (list, .start)
    case .end: return (list, .end)
    case .sorted:
      guard document.policy.order != nil, target == .row else {
        refusals.append(.noOrder)
        return nil
      }
      return (list, .sorted)
    }
  }
}
