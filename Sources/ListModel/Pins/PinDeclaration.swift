/// A `pinned:` of the document or of a section, as it is written (SPEC §3).
package struct PinDeclaration: Equatable, Sendable {
  /// How many rows at the head are pinned.
  package var first = 0

  /// How many rows at the tail are pinned.
  package var last = 0

  /// Row indices, from 0 over all rows as read, that are pinned.
  package var slots: [Int] = []

  /// The rows that are pinned by id, wherever they stand.
  package var rows: [EntryID] = []

  /// Creates a declaration that pins nothing.
  package init() {}

  /// How many rows are pinned at either end of a list; where both reach a row, the head has it.
  ///
  /// - Parameter count: how many rows the list has.
  /// - Returns: how many at the head, and at the tail.
  func ends(count: Int) -> (head: Int, tail: Int) {
    let head = min(max(first, 0), count)
    return (head, min(max(last, 0), count - head))
  }
}
