extension BatchState {
  /// The order of a `sort` that names none: the policy's, else by title.
  var usualOrder: RowOrder { document.policy.order ?? RowOrder() }

  /// `sort`: a batch of moves that keeps pinned rows where they are, and equal rows in their order.
  ///
  /// - Complexity: O(*n* log *n*) in the rows of the section.
  mutating func sort(
    at address: Address, by order: RowOrder, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    guard let list = sortable(at: address, by: order, operation, in: &outcome) else {
      return outcome
    }
    if !arrange(list, by: order) { outcome.status = .noOp }
    return outcome
  }

  /// The list that a `sort` is about; nil, with what refuses it in the outcome, if it is not permitted.
  ///
  /// - Complexity: O(*n* log *n*) in the rows of the section.
  mutating func sortable(
    at address: Address, by order: RowOrder, _ operation: Operation,
    in outcome: inout OperationOutcome
  ) -> ListID? {
    guard let section = addressed(address, as: .section, in: &outcome),
      let list = document.list(of: section)
    else { return nil }
    guard document.kind(of: list) == .rows else {
      outcome.refuse([.sectionsAreNotSorted(section, in: document)])
      return nil
    }
    let sorted = document.sortedRows(of: list, by: order)
    outcome.refuse(
      document.refusals(of: .sort(section, sorted), expecting: operation.expectation))
    return outcome.isPassed ? list : nil
  }

  /// Sorts a list.
  ///
  /// - Returns: whether that changes anything.
  /// - Complexity: O(*n* log *n*) in its rows.
  mutating func arrange(_ list: ListID, by order: RowOrder) -> Bool {
    let sorted = document.sortedRows(of: list, by: order)
    guard sorted.isChanged else { return false }
    _ = arrange(list, as: sorted.rows) { $1.isPinned($0) }
    return true
  }
}

/// The rows of a list in an order.
struct SortedRows {
  /// The rows as they are to stand, pinned ones where they are.
  let rows: [EntryID]
  /// Whether that is another order than now.
  let isChanged: Bool
  /// A row that must not move and would have to; nil: none.
  let stuck: EntryID?
}

extension ListDocument {
  /// Sorts the free rows of `list` into the places that are not pinned; equal ones keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  func sortedRows(of list: ListID, by order: RowOrder) -> SortedRows {
    let rows = entries(of: list)
    let free = rows.filter { !isPinned($0) }
    let keyed = free.map { (row: $0, key: collationKey(of: $0, in: order)) }
    // Swift's sort is stable.
    let sorted = keyed.sorted { $0.key.precedes($1.key) }.map(\.row)
    guard sorted != free else { return SortedRows(rows: rows, isChanged: false, stuck: nil) }
    var next = sorted.makeIterator()
    let arranged = rows.map { isPinned($0) ? $0 : next.next() ?? $0 }
    return SortedRows(
      rows: arranged, isChanged: true, stuck: firstStuckRow(of: rows, arrangedAs: arranged))
  }

  /// Whether nothing in the row itself forbids to move it.
  func mayMove(_ row: EntryID) -> Bool {
    flags[Int(row.number)].isDisjoint(with: [.fixed, .immovable])
  }

  /// The first row that must not move and cannot be left to be pushed along, since another such row
  /// would have to pass it. Rows that are pinned keep their index in any case.
  private func firstStuckRow(of rows: [EntryID], arrangedAs arranged: [EntryID]) -> EntryID? {
    guard rows.contains(where: { !mayMove($0) }) else { return nil }
    var ranks: [EntryID: Int] = [:]
    for (rank, row) in arranged.enumerated() { ranks[row] = rank }
    var largest = -1
    for row in rows where !isPinned(row) && !mayMove(row) {
      let rank = ranks[row] ?? 0
      if rank < largest { return row }
      largest = rank
    }
    return nil
  }
}
