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
    /// The ids and further names of its rows, if it is a section.
    package var rows: [NewEntry]
    /// Whether its list of rows may be edited.
    package var isListEditable: Bool
    /// Whether it has a list where a section has one.
    package var holdsList = true
    /// Whether its title is its key.
    package var isTitledByKey = false

    /// Creates a pair.
    package init(
      key: String, fields: EntryFields, rows: [NewEntry] = [], isListEditable: Bool = true
    ) {
      self.key = key
      self.fields = fields
      self.rows = rows
      self.isListEditable = isListEditable
    }
  }

  // What only a section has.

  /// The section's own mode; nil: the document's.
  package var mode: EditMode?
  /// The section's own pins; nil: the document's.
  package var pins: Pins?
  /// Whether its list of rows may be edited; false if it is reached through an alias.
  package var isListEditable = true
  /// Whether it has a list where a section has one.
  package var holdsList = true
  /// Whether it is an alias, so that it has nothing of its own.
  package var isAlias = false
  /// The section's rows, in order.
  package var rows: [NewEntry] = []

  /// Creates an entry that has nothing but names.
  package init(_ fields: EntryFields = EntryFields()) {
    self.fields = fields
  }

  /// The ids of the entry's rows, in order.
  var rowIDs: [String] { rows.compactMap(\.fields.id) }
}
