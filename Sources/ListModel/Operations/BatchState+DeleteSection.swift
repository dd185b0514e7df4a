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
      outcome.refuse(
        document.refusals(of: .deleteSection(section), expecting: operation.expectation))
      guard outcome.isPassed else { return outcome }
      guard document.isSpared(section), let list = document.list(of: section) else {
        delete(section)
        return outcome
      }
      outcome.removed = deleteUnprotectedRows(of: list)
      if outcome.removed.isEmpty { outcome.status = .noOp }
      return outcome
    }
  }

  /// Deletes the rows that are neither pinned nor fixed, the last first.
  ///
  /// - Returns: their paths before.
  private mutating func deleteUnprotectedRows(of list: ListID) -> [[Int]] {
    let count = document.count(of: list)
    guard document.lists[Int(list.number)].protectedCount < count else { return [] }
    let section = document.owner(of: list).map { document.path(of: $0) } ?? []
    var removed: [[Int]] = []
    for (index, row) in document.entries(of: list).enumerated().reversed()
    where !document.flags[Int(row.number)].isProtected {
      removed.append(section + [index])
      delete(row)
    }
    return removed
  }
}
