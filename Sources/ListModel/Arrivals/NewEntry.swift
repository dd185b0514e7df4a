/// A row or a section that a script brings along (SPEC §2): what the model needs to know of it.
package struct NewEntry: Hashable, Sendable {
  /// The pins that a new section declares; rows are named by id, since they have no handle yet.
  package struct Pins: Hashable, Sendable {
    /// How many rows at the head are pinned.
    package var first = 0
    /// How many rows at the tail are pinned.
    package var last = 0
    /// Row indices, from 0, that are pinned.
    package var slots: [Int] = []
    /// The ids of rows that are pinned.
    package var rows: [String] = []

    /// Creates a declaration that pins nothing.
    package init() {}
  }

  /// The names and the further scalar fields.
  package var fields: EntryFields
  /// Whether it has keys; a row that has none is its title.
  package var isMapping = true
  /// The row's `pinned: true`.
  package var isPinned = false
  /// The row's `can-edit:`.
  package var canEdit = true
  /// The row's `can-move:`.
  package var canMove = true
  /// Whether its text has a comment that says what a script may do (SPEC §8).
  package var holdsRules = false

  /// Its key, once it is to be an entry of a mapping.
  package var key: String?
  /// Whether its title is its key, or that of its only pair.
  package var isTitledByKey = false
  /// What it is as an entry of a mapping: its key and its fields there; nil if it has not one key.
  package var pair: Pair?
  /// Whether it can be nothing but an entry of a mapping.
  package var isPairOnly = false

  /// A key with what its value is as an entry.
  package struct Pair: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The names and the further scalar fields.
    package var fields: EntryFields
    /// What is below it.
    package var below = Below.nothingSaid
    /// Whether it has a list where a section has one.
    package var holdsList = true
    /// Whether its title is its key.
    package var isTitledByKey = false

    /// Creates a pair.
    package init(key: String, fields: EntryFields) {
      self.key = key
      self.fields = fields
    }
  }

  /// The list of a new entry.
  package struct List: Hashable, Sendable {
    /// What it holds.
    package var kind = ListDocument.Kind.rows
    /// What it is made of.
    package var form = ListDocument.Form.sequence
    /// Whether it may be edited; false if it is reached through an alias.
    package var isEditable = true
    /// Its entries, in order.
    package var entries: [NewEntry] = []

    /// Creates an empty list of rows.
    package init() {}
  }

  /// What is below a new entry.
  package enum Below: Hashable, Sendable {
    /// An empty list of rows below a section, nothing below a row.
    case nothingSaid
    /// No list, although it may be a section: what stands there is none.
    case noList
    case list(List)
  }

  // What only a section has.

  /// The section's own mode; nil: the document's.
  package var mode: EditMode?
  /// The section's own pins; nil: the document's.
  package var pins: Pins?
  /// Whether it has a list where a section has one.
  package var holdsList = true
  /// Whether it is an alias, so that it has nothing of its own.
  package var isAlias = false
  /// What is below it.
  package var below = Below.nothingSaid

  /// Creates an entry that has nothing but names.
  package init(_ fields: EntryFields = EntryFields()) {
    self.fields = fields
  }
}

extension NewEntry {
  /// The list below it; an empty one of rows if nothing is said.
  private var list: List {
    get { if case .list(let list) = below { list } else { List() } }
    set { below = .list(newValue) }
  }

  /// The rows of a section, in order.
  package var rows: [NewEntry] {
    get { list.entries }
    set { list.entries = newValue }
  }

  /// Whether the list of a section may be edited; false if it is reached through an alias.
  package var isListEditable: Bool {
    get { list.isEditable }
    set { list.isEditable = newValue }
  }

  /// The list that it has as a section or as a row; nil if it has none.
  func list(as kind: ListDocument.Kind) -> List? {
    switch below {
    case .nothingSaid: kind == .sections ? List() : nil
    case .noList: nil
    case .list(let list): list
    }
  }

  /// The ids of the rows below it, in order.
  ///
  /// - Complexity: O(*m*) in what is below.
  var rowIDs: [String] {
    var ids: [String] = []
    var pending = [list]
    while let list = pending.popLast() {
      if list.kind == .rows { ids += list.entries.compactMap(\.fields.id) }
      for entry in list.entries.reversed() {
        if case .list(let inner) = entry.below { pending.append(inner) }
      }
    }
    return ids
  }

  /// How many entries it is with all below it.
  ///
  /// - Complexity: O(*m*) in what is below.
  package var entryCount: Int {
    var count = 0
    var pending = [self]
    while let entry = pending.popLast() {
      count += 1
      if case .list(let list) = entry.below { pending += list.entries }
    }
    return count
  }
}
