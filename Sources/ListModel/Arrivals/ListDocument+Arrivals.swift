extension ListDocument {
  /// Takes an entry in that a script brings along: into a list of its own that is no part of the
  /// document, from which it moves to its place.
  ///
  /// Handles are given out in the order of the calls, so that the document as it was read, extended
  /// by the same entries, knows each by the same handle.
  ///
  /// - Parameters:
  ///   - new: the entry.
  ///   - kind: whether it is a section or a row.
  /// - Returns: its handle.
  /// - Complexity: O(*m*) in the rows that it brings.
  @discardableResult
  package mutating func admit(_ new: NewEntry, as kind: Kind) -> EntryID {
    let nursery = order.addList()
    lists.append(ListRecord(kind: kind, form: new.key == nil ? .sequence : .mapping))
    let entry = addRow(new, to: nursery)
    if let key = new.key {
      changedKeys.set(key, of: entry)
      if new.isTitledByKey { keyTitledArrivals.insert(entry) }
    }
    guard kind == .sections else { return entry }
    if new.isAlias { sharedSections.insert(entry) }
    let list = addList(
      of: entry, mode: new.mode, pins: new.pins == nil ? nil : PinDeclaration(),
      isEditable: new.isListEditable)
    let rows = new.rows.map { addRow($0, to: list) }
    if let pins = new.pins { setPins(declaration(pins, rows: rows, of: new), of: list) }
    bindPins(ofArrived: list)
    return entry
  }

  /// How many handles a call of `admit` gives out.
  ///
  /// - Parameter new: the entry.
  /// - Returns: how many entries it is with all below it.
  package static func handleCount(of new: NewEntry) -> Int { 1 + new.rows.count }

  private mutating func addRow(_ new: NewEntry, to list: ListID) -> EntryID {
    let entry = addRow(
      to: list, token: 0, isPinned: new.isPinned, canEdit: new.canEdit, canMove: new.canMove)
    changedNames.set(new.fields, of: entry)
    return entry
  }

  private func declaration(
    _ pins: NewEntry.Pins, rows: [EntryID], of section: NewEntry
  ) -> PinDeclaration {
    var declaration = PinDeclaration()
    declaration.first = pins.first
    declaration.last = pins.last
    declaration.slots = pins.slots
    let named = Set(pins.rows)
    declaration.rows = zip(rows, section.rows).compactMap { row, new in
      new.fields.id.map(named.contains) == true ? row : nil
    }
    return declaration
  }
}
