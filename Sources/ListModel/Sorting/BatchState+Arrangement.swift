extension BatchState {
  /// Brings the entries of `list` into an order with the fewest moves.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - order: the entries as they are to stand: those of the list, and entries of other lists
  ///     that arrive. All that are not there have to leave before.
  ///   - operations: the operations, from 0, for the sake of which entries move or arrive; those of
  ///     others is the one whose turn it is.
  ///   - isFixed: whether an entry must not be among those that move; asked before any does.
  /// - Returns: false if fixed entries would have to change places; nothing has changed then.
  /// - Complexity: O(*n* log *n*) in the entries of the list.
  mutating func arrange(
    _ list: ListID, as order: [EntryID], operations: [EntryID: Int] = [:],
    keeping isFixed: (EntryID, ListDocument) -> Bool
  ) -> Bool {
    var ranks: [EntryID: Int] = [:]
    for (rank, entry) in order.enumerated() { ranks[entry] = rank }
    let standing = document.entries(of: list).filter { ranks[$0] != nil }
    let turn = operation
    defer { operation = turn }
    let run = LongestIncreasingRun(of: standing.map { ranks[$0] ?? 0 }) {
      isFixed(standing[$0], document)
    }
    guard let kept = run.positions else { return false }
    let staying = Set(kept.map { standing[$0] })
    var predecessor: EntryID?
    for entry in order {
      if !staying.contains(entry) {
        var finalIndex = predecessor.flatMap { document.index(of: $0) }.map { $0 + 1 } ?? 0
        if document.parentList(of: entry) == list, let index = document.index(of: entry),
          index < finalIndex
        {
          finalIndex -= 1
        }
        operation = operations[entry] ?? turn
        if document.parentList(of: entry) == nil {
          place(entry, at: finalIndex, of: list)
        } else {
          move(entry, to: finalIndex, of: list)
        }
      }
      predecessor = entry
    }
    return true
  }
}
