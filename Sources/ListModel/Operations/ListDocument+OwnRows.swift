/// The rows of its own that a row has whose text becomes another (SPEC §8): they are deleted with it, but
/// for those that the new text has again.
extension ListDocument {
  /// Whether an entry is a row that is pinned or must not be edited.
  func isProtectedRow(_ entry: EntryID) -> Bool {
    isRow(entry) && flags[Int(entry.number)].isProtected
  }

  /// The rows below a row that its new text has no more, told by their titles and ids; each goes with all
  /// below it.
  ///
  /// - Parameters:
  ///   - row: a row.
  ///   - new: what it becomes.
  /// - Returns: the rows, none of which stands below another.
  /// - Complexity: O(*n*) in the rows below; O(1) if no row has any.
  func rowsLost(replacing row: EntryID, by new: NewEntry) -> [EntryID] {
    guard hasNestedLists, let list = list(of: row) else { return [] }
    var lost: [EntryID] = []
    var pending = [(list: list, rows: new.list(as: .rows)?.entries ?? [])]
    while let (list, rows) = pending.popLast() {
      // What stands elsewhere, too, is not this row's to lose.
      guard lists[Int(list.number)].isEditable else { continue }
      var waiting: [RowName: ArraySlice<Int>] = [:]
      for (index, row) in rows.enumerated() {
        waiting[RowName(title: row.fields.title, id: row.fields.id), default: []].append(index)
      }
      for row in entries(of: list) {
        let name = RowName(title: title(of: row), id: id(of: row))
        guard let partner = waiting[name]?.popFirst() else {
          lost.append(row)
          continue
        }
        guard let list = self.list(of: row) else { continue }
        pending.append((list, rows[partner].list(as: .rows)?.entries ?? []))
      }
    }
    return lost
  }

  /// The ids of the rows below a row's new text that none of those has which are below it.
  ///
  /// - Complexity: O(*n*) in the rows below.
  func idsGained(replacing row: EntryID, by new: NewEntry) -> [String] {
    let ids = new.rowIDs
    guard !ids.isEmpty else { return [] }
    let known = Set(lists(below: row).flatMap { entries(of: $0) }.compactMap { id(of: $0) })
    return ids.filter { !known.contains($0) }
  }
}

/// By what a row is told from those beside it.
private struct RowName: Hashable {
  let title: String?
  let id: String?
}
