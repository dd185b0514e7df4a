extension BatchState {
  /// `move`.
  ///
  /// - Complexity: O(log² *n*) for every group of pinned rows that is passed.
  mutating func moveRow(
    at address: Address, to destination: Destination, _ operation: Operation
  ) -> OperationOutcome {
    let source = document.resolve(address, as: .row)
    var failures: [Refusal] = []
    var outcome = OperationOutcome(.applied)
    switch source {
    case .failure(let failure): failures.append(refusal(for: failure))
    case .success(let entry): outcome.row = document.path(of: entry)
    }
    return moveRow(try? source.get(), to: destination, operation, outcome, failures)
  }

  /// Moves a row that was looked for and perhaps found.
  mutating func moveRow(
    _ row: EntryID?, to destination: Destination, _ operation: Operation,
    _ outcome: OperationOutcome, _ failures: [Refusal]
  ) -> OperationOutcome {
    var (outcome, failures) = (outcome, failures)
    let target = rowTarget(
      of: destination, for: row.map { .entry($0) } ?? .unknown, refusals: &failures)
    if let row, let target {
      failures += [document.arrivalFailure(of: row, at: target)].compactMap(\.self)
    }
    outcome.refuse(failures)
    guard let row, let target, outcome.isPassed, let list = document.parentList(of: row)
    else { return outcome }
    outcome.to = target.finalIndex.map { document.path(to: $0, in: target.list) }
    outcome.refuse(
      document.refusals(of: .moveRow(row, to: target), expecting: operation.expectation))
    guard outcome.isPassed, let finalIndex = target.finalIndex else { return outcome }
    let staysSorted = destination.isSorted && document.sortedLists.contains(target.list)
    defer { if staysSorted { document.sortedLists.insert(target.list) } }
    if list != target.list {
      move(row, to: finalIndex, of: target.list)
      outcome.removed = prune(list)
      if !outcome.removed.isEmpty { outcome.to = document.path(of: row) }
    } else if outcome.row?.last == finalIndex {
      outcome.status = .noOp
    } else if document.isPinned(row) {
      // Only what restores a document moves a pinned row.
      move(row, to: finalIndex, of: list)
    } else {
      moveWithinList(row, to: finalIndex, around: document.pinnedRows(of: list))
    }
    return outcome
  }

  /// Where `destination` leads for a row; nil, with refusals, if nowhere.
  mutating func rowTarget(
    of destination: Destination, for row: Traveller, refusals: inout [Refusal]
  ) -> Edit.Target? {
    switch destination {
    case .before(let address):
      return place(beside: address, offset: 0, for: row, refusals: &refusals)
    case .after(let address):
      return place(beside: address, offset: 1, for: row, refusals: &refusals)
    case .to(let address, let position):
      // Before the document is asked, which would be copied for the sake of the change.
      let list = targetList(address, for: row, refusals: &refusals)
      if position == .sorted, let list, let order = document.policy.order {
        document.noteSorted(list, by: order)
      }
      return document.target(of: position, in: list, for: row, refusals: &refusals)
    }
  }

  /// The list of rows of the section that a destination names; nil, with a refusal, if there is none.
  mutating func targetList(
    _ address: Address?, for row: Traveller, refusals: inout [Refusal]
  ) -> ListID? {
    guard let address else { return row.entry.flatMap { document.parentList(of: $0) } }
    switch document.resolve(address, as: .section) {
    case .success(let section):
      guard let list = document.list(of: section) else {
        refusals.append(refusal(for: .noList(section, .section)))
        return nil
      }
      if document.kind(of: list) == .rows { return list }
      refusals.append(refusal(for: .form(.row)))
    case .failure(let failure):
      refusals.append(refusal(for: failure))
    }
    return nil
  }

  private mutating func place(
    beside address: Address, offset: Int, for row: Traveller, refusals: inout [Refusal]
  ) -> Edit.Target? {
    switch document.resolve(address, as: .row) {
    case .failure(let failure):
      refusals.append(refusal(for: failure))
      return nil
    case .success(let anchor):
      return document.target(
        beside: anchor, offset: offset, for: row.entry, refusals: &refusals)
    }
  }

  /// Moves a free row to a free place of its list; pinned rows keep their index (SPEC §3, P3).
  ///
  /// The row's own move shifts the pinned rows that it passes by one; a free row that crosses
  /// each group of them, from the side it is next to, puts them back.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - finalIndex: the index of a free place of its list.
  ///   - pinned: the list's pinned rows.
  mutating func moveWithinList(_ row: EntryID, to finalIndex: Int, around pinned: PinnedRows) {
    guard let list = document.parentList(of: row) else { return }
    guard !pinned.rows.isEmpty, let index = document.index(of: row) else {
      return move(row, to: finalIndex, of: list)
    }
    let rank = index - pinned.count(before: index, in: document.order)
    let finalRank = finalIndex - pinned.count(before: finalIndex, in: document.order)
    let groups = pinned.groups(between: rank, and: finalRank, in: document.order)
    let isDownward = rank < finalRank
    let crossings = groups.map { group in
      document.entry(at: isDownward ? group.lastIndex + 1 : group.firstIndex - 1, in: list)
    }
    move(row, to: finalIndex, of: list)
    for (group, crossing) in zip(groups, crossings) {
      guard let crossing else { continue }
      let anchor = isDownward ? group.first : group.last
      if let place = document.index(of: anchor) { move(crossing, to: place, of: list) }
    }
  }
}
