extension BatchState {
  /// `move-section`.
  ///
  /// - Complexity: O(log *n*).
  mutating func moveSection(
    at address: Address, to destination: Destination, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    let source = document.resolve(address, as: .section)
    var failures: [Refusal] = []
    var section: EntryID?
    switch source {
    case .failure(let failure): failures.append(refusal(for: failure))
    case .success(let entry):
      section = entry
      outcome.section = document.path(of: entry)
      if document.isImplied(entry) { failures.append(.impliedSection(entry, in: document)) }
      if document.isRow(entry) {
        return moveRow(entry, to: destination, operation, outcome, failures)
      }
    }
    let target = sectionTarget(
      of: destination, for: section.map { .entry($0) } ?? .unknown, refusals: &failures)
    if let section, let target {
      failures += [document.arrivalFailure(of: section, at: target)].compactMap(\.self)
    }
    outcome.refuse(failures)
    guard let section, let target, let finalIndex = target.finalIndex, outcome.isPassed
    else { return outcome }
    outcome.to = document.path(to: finalIndex, in: target.list)
    outcome.refuse(
      document.refusals(of: .moveSection(section, to: target), expecting: operation.expectation))
    guard outcome.isPassed else { return outcome }
    if document.parentList(of: section) == target.list,
      document.index(of: section) == finalIndex
    {
      outcome.status = .noOp
    } else {
      move(section, to: finalIndex, of: target.list)
      outcome.to = document.path(of: section)
    }
    return outcome
  }

  /// Where `destination` leads for a section; nil, with refusals, if nowhere.
  mutating func sectionTarget(
    of destination: Destination, for section: Traveller, refusals: inout [Refusal]
  ) -> Edit.Target? {
    let (address, offset): (Address, Int)
    switch destination {
    case .before(let anchor): (address, offset) = (anchor, 0)
    case .after(let anchor): (address, offset) = (anchor, 1)
    case .to(section: nil, let position):
      let list = section.entry.flatMap { document.parentList(of: $0) }
      return document.target(
        of: position, in: section.isArrival ? .root : list, for: section, refusals: &refusals)
    case .to(section: let outer?, let position):
      return document.target(
        of: position, in: sectionList(outer, refusals: &refusals), for: section,
        refusals: &refusals)
    }
    switch document.resolve(address, as: .section) {
    case .success(let anchor) where document.isRow(anchor):
      refusals.append(.otherLevel)
      return nil
    case .success(let anchor):
      return document.target(
        beside: anchor, offset: offset, for: section.entry, refusals: &refusals)
    case .failure(let failure):
      refusals.append(refusal(for: failure))
      return nil
    }
  }

  /// The list of sections below the section that `address` names.
  mutating func sectionList(_ address: Address, refusals: inout [Refusal]) -> ListID? {
    guard document.sectionDepth > 1 else {
      refusals.append(.sectionDestination)
      return nil
    }
    switch document.resolve(address, as: .section) {
    case .failure(let failure): refusals.append(refusal(for: failure))
    case .success(let outer):
      if let list = document.list(of: outer), document.kind(of: list) == .sections { return list }
      refusals.append(refusal(for: .form(.section)))
    }
    return nil
  }
}
