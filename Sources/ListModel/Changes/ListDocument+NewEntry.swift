extension ListDocument {
  /// An entry as a script would bring it.
  ///
  /// - Parameters:
  ///   - entry: an entry as read.
  ///   - fields: the further fields that are asked for, by key.
  ///   - isIncluded: which of the rows below it come along.
  /// - Returns: the entry.
  /// - Complexity: O(*m*) in the rows below it.
  package func newEntry(
    of entry: EntryID, fields: [String], including isIncluded: (EntryID) -> Bool
  ) -> NewEntry {
    var new = NewEntry(EntryFields(title: names.title(of: entry), id: names.id(of: entry)))
    for key in fields { new.fields.values[key] = names.value(of: key, of: entry) }
    let flags = flags[Int(entry.number)]
    new.isPinned = flags.contains(.marked)
    new.canEdit = !flags.contains(.fixed)
    new.canMove = !flags.contains(.immovable)
    new.key = names.key(of: entry)
    new.isTitledByKey = names.isTitledByKey(entry)
    guard let list = list(of: entry) else {
      new.below = .noList
      return new
    }
    let record = lists[Int(list.number)]
    new.mode = record.mode
    if let pins = record.pins {
      var own = NewEntry.Pins()
      (own.first, own.last, own.slots) = (pins.first, pins.last, pins.slots)
      own.rows = pins.rows.compactMap { names.id(of: $0) }
      new.pins = own
    }
    let isWhole = bringsWhole(entry)
    var below = NewEntry.List()
    (below.kind, below.form) = (record.kind, record.form)
    below.isEditable = record.isEditable
    below.entries = entries(of: list).filter { isWhole || isIncluded($0) }.map {
      newEntry(of: $0, fields: fields) { isWhole || isIncluded($0) }
    }
    new.below = .list(below)
    return new
  }

  /// Whether a script can bring an entry only with all below it, none of which it can address: rows
  /// below rows, sections below sections, entries of mappings.
  func bringsWhole(_ entry: EntryID) -> Bool {
    guard let list = list(of: entry) else { return false }
    return isRow(entry) || kind(of: list) == .sections || form(of: list) != .sequence
  }

  /// What a row says itself of what may be done to it.
  package func ownRules(of row: EntryID) -> (isPinned: Bool, canEdit: Bool, canMove: Bool) {
    let flags = flags[Int(row.number)]
    return (flags.contains(.marked), !flags.contains(.fixed), !flags.contains(.immovable))
  }
}
