extension BatchState {
  /// `delete-section`, as `on-pinned` wants it.
  ///
  /// - Complexity: O(log *n*); with `keep` linear in the section's rows.
  mutating func deleteSection(at address: Address, _ operation: Operation) -> OperationOutcome {
    switch document.resolve(address, as: .section) {
    case .failure(let failure): return missing(failure, operation)
    case .success(let section):
      var outcome = OperationOutcome(.applied)
      outcome.section = document.path(of: section)
      if document.isImplied(section) {
        outcome.refuse([.impliedSection(section, in: document)])
        return outcome
      }
      let isRow = document.isRow(section)
      outcome.refuse(
        document.refusals(
          of: isRow ? .deleteRow(section) : .deleteSection(section),
          expecting: operation.expectation))
      guard outcome.isPassed else { return outcome }
      let list = document.parentList(of: section)
      guard !isRow, document.isSpared(section) else {
        delete(section)
        if isRow, let list { outcome.removed = prune(list) }
        return outcome
      }
      outcome.removed = deleteFreeRows(below: section)
      if outcome.removed.isEmpty { outcome.status = .noOp }
      return outcome
    }
  }

  /// Deletes the rows that are neither pinned nor fixed, the last first.
  ///
  /// - Returns: their paths before.
  private mutating func deleteFreeRows(below section: EntryID) -> [[Int]] {
    guard let list = document.list(of: section) else { return [] }
    let isFlat = !document.hasNestedLists
    if isFlat, document.lists[Int(list.number)].protectedCount == document.count(of: list) {
      return []
    }
    let path = document.path(of: section)
    return document.freeRows(below: section).reversed().map { row in
      // The last goes first, so each has the place that it had.
      let place = isFlat ? path + [document.index(of: row) ?? 0] : document.path(of: row)
      delete(row)
      return place
    }
  }
}
