/// What a row may, and what a table shows beside it (SPEC §4.1).
package struct RowFacts: Equatable, Sendable {
  /// The row's index in its section.
  package var index: Int
  /// Whether the row is pinned in any way.
  package var isPinned: Bool
  /// Whether the row lines up with those that can be edited: a fact of layout.
  package var canEdit: Bool
  /// Whether `delete-row` is permitted.
  package var canDelete: Bool
  /// Whether `move` is permitted.
  package var canMove: Bool
  /// Whether `>` is shown.
  package var showsDisclosure: Bool

  /// Whether `(-)` is shown.
  package var showsDeleteControl: Bool { canDelete }
  /// Whether `=` is shown.
  package var showsHandle: Bool { canMove }
}
