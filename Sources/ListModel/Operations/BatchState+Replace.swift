extension BatchState {
  /// `replace-row`.
  ///
  /// - Complexity: O(log *n*).
  mutating func replaceRow(
    at address: Address, with new: NewEntry, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    guard let row = addressed(address, as: .row, in: &outcome) else { return outcome }
    var failures: [Refusal] = []
    let new = document.fitted(
      new, to: document.parentList(of: row).map { Edit.Target(list: $0) }, replacing: row,
      refusals: &failures)
    failures += duplicateIDs([new.fields.id].compactMap(\.self), among: .allRows, but: row)
    failures += duplicateIDs(document.idsGained(replacing: row, by: new), among: .allRows)
    outcome.refuse(failures)
    guard outcome.isPassed else { return outcome }
    outcome.refuse(
      document.refusals(of: .replaceRow(row, new), expecting: operation.expectation))
    guard outcome.isPassed else { return outcome }
    replace(row, by: new)
    return outcome
  }

  /// `rename-section`.
  ///
  /// - Complexity: O(log *n*).
  mutating func renameSection(
    at address: Address, to title: String?, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    guard let section = addressed(address, as: .section, in: &outcome) else { return outcome }
    outcome.refuse(document.titleFailures(of: section, titled: title))
    guard outcome.isPassed else { return outcome }
    outcome.refuse(
      document.refusals(of: .renameSection(section), expecting: operation.expectation))
    guard outcome.isPassed else { return outcome }
    if document.hasTitle(title, section) {
      outcome.status = .noOp
    } else {
      rename(section, to: title)
    }
    return outcome
  }
}
