/// Steps before all others for the sake of blank lines, which arrivals get only where two neighbours
/// show how many (SPEC §5.3).
extension ChangePlanner {
  /// Brings rows to a list that would soon have no two neighbours any more.
  ///
  /// - Parameter list: a list of rows of the old document.
  /// - Complexity: O(*n*) in its rows.
  mutating func bringRowsSetApart(to list: ListID) {
    guard let target = matching.new(of: list), matching.replanted.isEmpty,
      state.document.pinnedRows(of: list).rows.isEmpty, new.count(of: target) > 1
    else { return }
    let present = state.document.entries(of: list)
    let leaving = present.filter { !isToStay($0, in: target) }
    let rows = new.entries(of: target)
    guard present.count > 1, present.count - leaving.count < 2,
      rows.count > present.count - leaving.count, changed.areSetApart(list, target)
    else { return }
    let keys = Set(leaving.compactMap { state.document.key(of: $0) })
    guard rows.allSatisfy({ new.key(of: $0).map(keys.contains) != true }) else { return }
    var predecessor: EntryID?
    for row in rows {
      let index = finalIndex(after: predecessor, for: nil, in: list)
      if let handle = handle(of: row) {
        if state.document.parentList(of: handle) != list {
          guard state.document.policy.emptySections != .prune,
            !state.document.isBelow(handle, list)
          else { continue }
          moveAcross(handle, row, to: index, of: list)
        }
        predecessor = handle
      } else if matching.old(of: row) == nil {
        insertRow(row, at: index, of: list)
        predecessor = self.handle(of: row)
      }
    }
  }
}
