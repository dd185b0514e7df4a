extension ListDocument {
  /// Whether the list of sections may be edited; false if it is reached through an alias.
  package var isRootEditable: Bool {
    get { lists[0].isEditable }
    set { lists[0].isEditable = newValue }
  }

  /// Adds a section at the end of a list of sections.
  ///
  /// - Parameters:
  ///   - list: a list of sections.
  ///   - token: the syntax tree's node, opaque here.
  /// - Returns: the section.
  /// - Complexity: O(log *n*).
  package mutating func addSection(to list: ListID = .root, token: UInt32) -> EntryID {
    addEntry(to: list, token: token, flags: [])
  }

  /// Adds a section that is no entry of a list in the text, so that it neither goes nor moves.
  ///
  /// - Parameter token: the syntax tree's node, opaque here.
  /// - Returns: the section.
  /// - Complexity: O(log *n*).
  package mutating func addImpliedSection(token: UInt32) -> EntryID {
    let section = addEntry(to: .root, token: token, flags: [])
    impliedSections.insert(section)
    return section
  }

  /// Adds a list of the text from which the outermost list gathers sections, empty at first.
  ///
  /// - Parameters:
  ///   - form: what it is made of.
  ///   - isEditable: whether its text may be edited.
  ///   - keys: the keys that sections may have, in all of these lists; nil: any.
  /// - Returns: the list, which is no part of the document itself.
  package mutating func addGatheredList(
    form: Form, isEditable: Bool, keys: [String]? = nil
  ) -> ListID {
    let list = order.addList()
    lists.append(ListRecord(kind: .sections, form: form, isEditable: isEditable))
    if gathered == nil { gathered = GatheredLists(keys: keys) }
    gathered?.add(list)
    return list
  }

  /// Adds a section at the end of the outermost list, and of a list of the text.
  ///
  /// - Parameters:
  ///   - list: a list from which sections are gathered.
  ///   - token: the syntax tree's node, opaque here.
  /// - Returns: the section.
  /// - Complexity: O(log *n*).
  package mutating func addGatheredSection(in list: ListID, token: UInt32) -> EntryID {
    let section = addSection(token: token)
    gathered?.append(section, to: list)
    return section
  }

  /// Adds an entry at the end of a list of the text that is no section.
  ///
  /// - Parameters:
  ///   - list: a list from which sections are gathered.
  ///   - token: the syntax tree's node, opaque here.
  /// - Returns: the entry.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func addBystander(in list: ListID, token: UInt32) -> EntryID {
    let entry = addEntry(to: list, token: token, flags: [])
    gathered?.append(entry, to: list)
    return entry
  }

  /// Says that a `# listproc:` comment stands in the lines of an entry, which therefore neither goes
  /// nor moves.
  package mutating func addRuleHolder(_ entry: EntryID) {
    ruleHolders.insert(entry)
  }

  /// Says that a section stands elsewhere too, through an alias, so that it gets no other title.
  package mutating func addSharedSection(_ section: EntryID) {
    sharedSections.insert(section)
  }

  /// Gives `entry` a list, empty at first.
  ///
  /// - Parameters:
  ///   - entry: a section, or a row, that has no list yet.
  ///   - kind: what the list holds.
  ///   - form: what it is made of.
  ///   - mode: the section's own mode; nil: the document's.
  ///   - pins: the section's own pins; nil: the document's.
  ///   - isEditable: false for a list that is reached through an alias: every edit of it is
  ///     refused as `aliased-list`.
  /// - Returns: the list.
  package mutating func addList(
    of entry: EntryID, holding kind: Kind = .rows, form: Form = .sequence, mode: EditMode?,
    pins: PinDeclaration?, isEditable: Bool
  ) -> ListID {
    let list = order.addList()
    lists.append(
      ListRecord(
        kind: kind, form: form, owner: entry, mode: mode, pins: pins, isEditable: isEditable))
    children[Int(entry.number)] = list.number
    if let parent = parentList(of: entry), self.kind(of: parent) == .rows || kind == .sections {
      hasNestedLists = true
    }
    return list
  }

  /// Gives `entry` the list below another entry, and all below that, in the place of its own, which is
  /// no part of the document any more.
  ///
  /// - Complexity: O(1).
  mutating func takeLists(of other: EntryID, to entry: EntryID) {
    if let old = list(of: entry) { lists[Int(old.number)].owner = other }
    children.swapAt(Int(entry.number), Int(other.number))
    if let new = list(of: entry) { lists[Int(new.number)].owner = entry }
  }

  /// Adds a row at the end of `list`.
  ///
  /// - Parameters:
  ///   - list: a list of rows.
  ///   - token: the syntax tree's node, opaque here.
  ///   - isPinned: the row's `pinned: true`.
  ///   - canEdit: the row's `can-edit:`.
  ///   - canMove: the row's `can-move:`.
  /// - Returns: the row.
  /// - Complexity: amortised O(1) if rows are added list by list.
  package mutating func addRow(
    to list: ListID, token: UInt32, isPinned: Bool, canEdit: Bool, canMove: Bool
  ) -> EntryID {
    var flags: EntryFlags = []
    if isPinned { flags.insert(.marked) }
    if !canEdit { flags.insert(.fixed) }
    if !canMove { flags.insert(.immovable) }
    return addEntry(to: list, token: token, flags: flags)
  }

  /// Replaces the pins of `list`; for the root list those of the document.
  ///
  /// They take effect with `bindPins()`.
  package mutating func setPins(_ declaration: PinDeclaration, of list: ListID) {
    if list == .root {
      pins = declaration
    } else {
      lists[Int(list.number)].pins = declaration
    }
  }

  /// Shows the delete button of a header or row.
  package mutating func reveal(_ entry: EntryID) {
    revealed.insert(entry)
  }

  /// Shows the delete button of the header or row that an index path leads to, if there is one.
  ///
  /// - Complexity: O(depth · log *n*).
  package mutating func reveal(at path: [Int]) {
    if let entry = entry(at: path) { reveal(entry) }
  }

  /// Hides the delete button of the header or row that an index path leads to, if there is one.
  ///
  /// - Complexity: O(depth · log *n*).
  mutating func hide(at path: [Int]) {
    if let entry = entry(at: path) { hide(entry) }
  }

  private func entry(at path: [Int]) -> EntryID? {
    var list: ListID? = .root
    var found: EntryID?
    for index in path {
      found = list.flatMap { entry(at: index, in: $0) }
      list = found.flatMap { self.list(of: $0) }
    }
    return found
  }

  /// Hides the delete button of a header or row.
  package mutating func hide(_ entry: EntryID) {
    revealed.remove(entry)
  }

  private mutating func addEntry(
    to list: ListID, token: UInt32, flags entryFlags: EntryFlags
  ) -> EntryID {
    tokens.append(token)
    children.append(Self.noList)
    flags.append(entryFlags)
    return order.append(to: list)
  }
}
