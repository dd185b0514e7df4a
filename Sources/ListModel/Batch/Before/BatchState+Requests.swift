/// What the operations of a batch with `coordinates: before` ask for, each taken by itself on the
/// document as it was.
extension BatchState {
  /// Resolves the addresses of an operation, and judges what does not depend on others.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - outcome: takes the places that it names, and what refuses it.
  /// - Returns: what it asks for; nothing more if it is refused.
  /// - Complexity: that of `ListDocument.resolve(_:as:)`; for `sort` O(*m* log *m*) in the rows.
  mutating func request(
    of operation: Operation, _ outcome: inout OperationOutcome
  ) -> BeforeRequest {
    let kind: BeforeRequest.Kind
    switch operation.kind {
    case .deleteRow(let address): kind = deletion(at: address, as: .row, operation, &outcome)
    case .deleteSection(let address):
      kind = deletion(at: address, as: .section, operation, &outcome)
    case .move(let address, let destination):
      kind = move(at: address, as: .row, to: destination, &outcome)
    case .moveSection(let address, let destination):
      kind = move(at: address, as: .section, to: destination, &outcome)
    case .insertRow(let row, let destination):
      kind = insertion(of: row, as: .rows, to: destination, &outcome)
    case .insertSection(let section, let destination):
      kind = insertion(of: section, as: .sections, to: destination, &outcome)
    case .replaceRow(let address, let new):
      kind =
        addressed(address, as: .row, in: &outcome).map { .replacement(of: $0, by: new) }
        ?? .settled
    case .renameSection(let address, let title):
      kind = renaming(at: address, to: title, operation, &outcome)
    case .sort(let address, let order):
      kind =
        sortable(at: address, by: order ?? usualOrder, operation, in: &outcome)
        .map { .sorting($0, by: order ?? usualOrder) }
        ?? .settled
    case .reveal, .hide, .testSection, .testRow, .malformed:
      outcome = perform(operation)
      kind = .settled
    }
    return BeforeRequest(kind: outcome.isPassed ? kind : .settled)
  }

  private mutating func deletion(
    at address: Address, as target: AddressFailure.Target, _ operation: Operation,
    _ outcome: inout OperationOutcome
  ) -> BeforeRequest.Kind {
    if case .failure(let failure) = document.resolve(address, as: target) {
      outcome = missing(failure, operation)
      return .settled
    }
    guard let entry = addressed(address, as: target, in: &outcome) else { return .settled }
    if document.isImplied(entry) { outcome.refuse([.impliedSection(entry, in: document)]) }
    guard outcome.isPassed else { return .settled }
    let isRow = document.isRow(entry)
    outcome.refuse(
      document.refusals(
        of: isRow ? .deleteRow(entry) : .deleteSection(entry), expecting: operation.expectation,
        onResult: true))
    guard outcome.isPassed else { return .settled }
    let isSpared = !isRow && document.isSpared(entry)
    let goes = isSpared ? document.freeRows(below: entry).reversed() : [entry]
    if !goes.isEmpty { document.revealed.removeAll() }
    return .deletion(of: entry, goes: goes)
  }

  private mutating func move(
    at address: Address, as target: AddressFailure.Target, to destination: Destination,
    _ outcome: inout OperationOutcome
  ) -> BeforeRequest.Kind {
    let entry = addressed(address, as: target, in: &outcome)
    var failures: [Refusal] = []
    if let entry, document.isImplied(entry) {
      failures.append(.impliedSection(entry, in: document))
    }
    let isRow = entry.map { document.isRow($0) } ?? (target == .row)
    let goal = goal(
      of: destination, as: isRow ? .row : .section, for: entry,
      in: entry.flatMap { document.parentList(of: $0) }, refusals: &failures)
    outcome.refuse(failures)
    guard let entry, let goal else { return .settled }
    return .placement(.entry(entry), goal)
  }

  private mutating func insertion(
    of new: NewEntry, as kind: ListDocument.Kind, to destination: Destination,
    _ outcome: inout OperationOutcome
  ) -> BeforeRequest.Kind {
    var failures: [Refusal] = []
    let goal = goal(
      of: destination, as: kind == .rows ? .row : .section, for: nil,
      in: kind == .sections ? .root : nil, refusals: &failures)
    outcome.refuse(failures)
    return goal.map { .placement(.new(new, as: kind), $0) } ?? .settled
  }

  private mutating func renaming(
    at address: Address, to title: String?, _ operation: Operation,
    _ outcome: inout OperationOutcome
  ) -> BeforeRequest.Kind {
    guard let section = addressed(address, as: .section, in: &outcome) else { return .settled }
    outcome.refuse(document.titleFailures(of: section, titled: title, onResult: true))
    guard outcome.isPassed else { return .settled }
    outcome.refuse(
      document.refusals(of: .renameSection(section), expecting: operation.expectation))
    return .renaming(of: section, to: title)
  }

  /// Where a destination leads; nil, with refusals, if nowhere.
  private mutating func goal(
    of destination: Destination, as target: AddressFailure.Target, for entry: EntryID?,
    in source: ListID?, refusals: inout [Refusal]
  ) -> BeforeRequest.Goal? {
    switch destination {
    case .before(let address):
      return anchor(at: address, as: target, for: entry, refusals: &refusals)
        .map { .beside($0, offset: 0) }
    case .after(let address):
      return anchor(at: address, as: target, for: entry, refusals: &refusals)
        .map { .beside($0, offset: 1) }
    case .to(let section, let position):
      let list: ListID?
      if target == .section, let section {
        list = sectionList(section, refusals: &refusals)
      } else if section == nil {
        list = source
      } else {
        list = targetList(section, for: .unknown, refusals: &refusals)
      }
      if position == .sorted, document.policy.order == nil || target == .section {
        refusals.append(.noOrder)
        return nil
      }
      return list.map { .at($0, position) }
    }
  }

  private mutating func anchor(
    at address: Address, as target: AddressFailure.Target, for entry: EntryID?,
    refusals: inout [Refusal]
  ) -> EntryID? {
    switch document.resolve(address, as: target) {
    case .failure(let failure):
      refusals.append(refusal(for: failure))
      return nil
    case .success(let anchor):
      if anchor == entry {
        refusals.append(.anchorIsSelf(anchor, in: document))
      } else if target == .section, document.isRow(anchor) {
        refusals.append(.otherLevel)
      } else {
        return anchor
      }
      return nil
    }
  }
}
