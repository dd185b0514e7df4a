extension BatchState {
  /// `delete-row`.
  ///
  /// - Complexity: O(log *n*).
  mutating func deleteRow(at address: Address, _ operation: Operation) -> OperationOutcome {
    switch document.resolve(address, as: .row) {
    case .failure(let failure): return missing(failure, operation)
    case .success(let row):
      var outcome = OperationOutcome(.applied)
      outcome.row = document.path(of: row)
      outcome.refuse(document.refusals(of: .deleteRow(row), expecting: operation.expectation))
      guard outcome.isPassed, let list = document.parentList(of: row) else { return outcome }
      delete(row)
      outcome.removed = prune(list)
      return outcome
    }
  }

  /// The outcome of a deletion whose target is not found.
  mutating func missing(_ failure: AddressFailure, _ operation: Operation) -> OperationOutcome {
    if operation.ifExists, failure.isAbsence { return OperationOutcome(.absent) }
    var outcome = OperationOutcome(.invalid)
    outcome.refuse([refusal(for: failure)])
    return outcome
  }

  /// Takes away the section of `list` if it lost its last row, where the policy says so and the
  /// mode allows it; and what is a section since it holds that row, if it was the last there.
  ///
  /// - Returns: the paths that they had when they went, innermost first.
  mutating func prune(_ list: ListID) -> [[Int]] {
    var removed: [[Int]] = []
    var emptied: ListID? = list
    while let list = emptied, let (section, parent) = emptiedSection(of: list) {
      removed.append(document.path(of: section))
      delete(section)
      emptied = document.kind(of: parent) == .rows ? parent : nil
    }
    return removed
  }

  /// The section that goes since its list has no rows, and the list that holds it; nil if it stays.
  private func emptiedSection(of list: ListID) -> (section: EntryID, parent: ListID)? {
    guard document.policy.emptySections == .prune, document.count(of: list) == 0,
      let section = document.owner(of: list), let parent = document.parentList(of: section),
      !document.isProtectedRow(section), !document.isImplied(section),
      !document.ruleHolders.contains(section), let home = document.textList(of: section),
      document.lists[Int(home.number)].isEditable,
      document.effectiveMode(of: list).permits(.delete),
      document.effectiveMode(of: parent).permits(.delete)
    else { return nil }
    return (section, parent)
  }
}
