extension ListDocument {
  /// The mode of `list`, its own or the document's, tightened by the mode from outside.
  package func effectiveMode(of list: ListID) -> EditMode {
    declaredMode(of: list).tightened(by: restriction)
  }

  /// How many rows of `list` are pinned.
  ///
  /// - Complexity: O(1).
  package func pinnedCount(of list: ListID) -> Int {
    lists[Int(list.number)].pinnedRange.count
  }

  /// Whether `row` is pinned in any way.
  package func isPinned(_ row: EntryID) -> Bool { flags[Int(row.number)].isPinned }

  /// What `row` may, and what a table shows beside it.
  ///
  /// - Complexity: O(log *n*).
  package func facts(of row: EntryID) -> RowFacts {
    facts(of: row, at: index(of: row) ?? 0)
  }

  /// What `row` may, for a caller that goes through a list and knows the row's index.
  ///
  /// - Complexity: O(1).
  package func facts(of row: EntryID, at index: Int) -> RowFacts {
    let rowFlags = flags[Int(row.number)]
    var mode = EditMode.none
    if let list = parentList(of: row) { mode = effectiveMode(of: list) }
    let canEdit = !rowFlags.contains(.fixed) && mode.canEdit(pinned: rowFlags.isPinned)
    let isFree = canEdit && !rowFlags.isPinned
    return RowFacts(
      index: index, isPinned: rowFlags.isPinned, canEdit: canEdit,
      canDelete: isFree && mode.permits(.delete),
      canMove: isFree && mode.permits(.move) && !rowFlags.contains(.immovable),
      showsDisclosure: mode == .none)
  }

  /// The mode of `list` without what is given from outside.
  func declaredMode(of list: ListID) -> EditMode { lists[Int(list.number)].mode ?? mode }
}
