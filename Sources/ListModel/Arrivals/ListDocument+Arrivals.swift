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
  /// - Complexity: O(*m*) in the entries that it brings.
  @discardableResult
  package mutating func admit(_ new: NewEntry, as kind: Kind) -> EntryID {
    let nursery = order.addList()
    lists.append(ListRecord(kind: kind, form: new.key == nil ? .sequence : .mapping))
    var brought: [ListID] = []
    var pending = [(entry: new, list: nursery, kind: kind)]
    // As they are read: what is below an entry before the next one.
    while let (new, list, kind) = pending.popLast() {
      let entry = addEntry(new, to: list)
      if kind == .sections, new.isAlias { sharedSections.insert(entry) }
      guard let below = new.list(as: kind) else { continue }
      let inner = addList(
        of: entry, holding: below.kind, form: below.form, mode: new.mode,
        pins: new.pins == nil ? nil : PinDeclaration(), isEditable: below.isEditable)
      brought.append(inner)
      pending += below.entries.reversed().map { ($0, inner, below.kind) }
    }
    let entry = order.element(at: 0, in: nursery) ?? EntryID(0)
    if let pins = new.pins, let list = brought.first {
      setPins(declaration(pins, rows: entries(of: list), of: new), of: list)
    }
    for list in brought where self.kind(of: list) == .rows { bindPins(ofArrived: list) }
    return entry
  }

  private mutating func addEntry(_ new: NewEntry, to list: ListID) -> EntryID {
    let entry = addRow(
      to: list, token: 0, isPinned: new.isPinned, canEdit: new.canEdit, canMove: new.canMove)
    changedNames.set(new.fields, of: entry)
    if let key = new.key {
      changedKeys.set(key, of: entry)
      if new.isTitledByKey { keyTitledArrivals.insert(entry) }
    }
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
