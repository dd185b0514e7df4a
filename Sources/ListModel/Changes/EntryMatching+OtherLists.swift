/// Rows that stay and yet have a list of their own where they had none, or none where they had one:
/// another text gives them their other form.
extension EntryMatching {
  /// Lets all rows come anew that stand in a list which its owner, a row that stays, gets with its
  /// other form: no script can address what is in it before.
  ///
  /// - Parameters:
  ///   - old: the old document.
  ///   - new: the new one.
  /// - Complexity: O(*n*) in the entries; O(1) if no row has a list.
  mutating func replantRowsOfGainedLists(_ old: ListDocument, _ new: ListDocument) {
    guard new.hasNestedLists else { return }
    for number in oldOfNew.indices {
      let row = EntryID(UInt32(truncatingIfNeeded: number))
      guard let partner = self.old(of: row), new.isRow(row), let list = new.list(of: row),
        !new.hasList(of: row, like: partner, of: old)
      else { continue }
      if let other = old.list(of: partner) { separate(other, list) }
      replantAll(below: row, old, new)
    }
  }

  /// Lets all entries below one come anew, with it.
  ///
  /// - Parameters:
  ///   - entry: an entry of the new document.
  ///   - old: the old document.
  ///   - new: the new one.
  /// - Complexity: O(*n*) in what is below.
  mutating func replantAll(below entry: EntryID, _ old: ListDocument, _ new: ListDocument) {
    for list in new.lists(below: entry) {
      for entry in new.entries(of: list) {
        guard let partner = self.old(of: entry) else { continue }
        replant(partner, as: entry, below: (old.list(of: partner), new.list(of: entry)))
      }
    }
  }

  /// Whether the owner of a list of the old document is a row that stays and gets another form, in
  /// which it has no such list.
  func isLost(_ list: ListID, of old: ListDocument, in new: ListDocument) -> Bool {
    guard let row = old.owner(of: list), old.isRow(row), let partner = self.new(of: row) else {
      return false
    }
    return !new.hasList(of: partner, like: row, of: old)
  }
}

extension ListDocument {
  /// Whether both a row and a row of another document have a list of their own, made of the same, or
  /// neither has one.
  package func hasList(of row: EntryID, like other: EntryID, of document: ListDocument) -> Bool {
    list(of: row).map { form(of: $0) } == document.list(of: other).map { document.form(of: $0) }
  }
}
