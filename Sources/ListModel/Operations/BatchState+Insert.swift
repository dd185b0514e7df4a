extension BatchState {
  /// `insert-row`.
  ///
  /// - Complexity: O(log² *n*).
  mutating func insertRow(_ row: NewEntry, to destination: Destination) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    var failures: [Refusal] = []
    let target = rowTarget(of: destination, for: .arrival(row), refusals: &failures)
    let row = document.fitted(row, to: target, refusals: &failures)
    failures += duplicateIDs([row.fields.id].compactMap(\.self) + row.rowIDs, among: .allRows)
    outcome.refuse(failures)
    guard let target, outcome.isPassed else { return outcome }
    outcome.to = target.finalIndex.map { document.path(to: $0, in: target.list) }
    outcome.refuse(document.refusals(of: .insertRow(row, to: target), expecting: nil))
    guard outcome.isPassed, let finalIndex = target.finalIndex else { return outcome }
    let staysSorted = destination.isSorted && document.sortedLists.contains(target.list)
    insert(row, as: .rows, at: finalIndex, of: target.list)
    if staysSorted { document.sortedLists.insert(target.list) }
    return outcome
  }

  /// `insert-section`.
  ///
  /// - Complexity: O(log *n*), and linear in the rows that it brings.
  mutating func insertSection(_ section: NewEntry, to destination: Destination) -> OperationOutcome
  {
    var outcome = OperationOutcome(.applied)
    var failures: [Refusal] = []
    let target = sectionTarget(of: destination, for: .arrival(section), refusals: &failures)
    let section = document.fitted(section, to: target, refusals: &failures)
    failures += duplicateIDs(
      [section.fields.id].compactMap(\.self), among: .list(target?.list ?? .root))
    failures += duplicateIDs(section.rowIDs, among: .allRows)
    outcome.refuse(failures)
    guard let target, let finalIndex = target.finalIndex, outcome.isPassed else { return outcome }
    outcome.to = target.finalIndex.map { document.path(to: $0, in: target.list) }
    outcome.refuse(document.refusals(of: .insertSection(section, to: target), expecting: nil))
    guard outcome.isPassed else { return outcome }
    insert(section, as: .sections, at: finalIndex, of: target.list)
    return outcome
  }

  /// The ids that entries of a scope have already.
  mutating func duplicateIDs(
    _ ids: [String], among scope: AddressFailure.Scope, but own: EntryID? = nil
  ) -> [Refusal] {
    for id in ids {
      let others = document.entries(withID: id, in: scope, limit: 2).filter { $0 != own }
      if let other = others.first { return [.duplicateID(id, of: other, in: document)] }
    }
    return []
  }
}
