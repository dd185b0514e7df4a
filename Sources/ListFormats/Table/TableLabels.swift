/// The wording of a table's buttons, the document's `labels:` (SPEC §1).
package struct TableLabels: Equatable, Sendable {
  /// The button of a row.
  package var delete: String

  /// The button of a header.
  package var deleteSection: String

  /// Creates labels, in English where none are given.
  ///
  /// - Parameters:
  ///   - delete: the button of a row.
  ///   - deleteSection: the button of a header.
  package init(delete: String = "Delete", deleteSection: String = "Delete all") {
    self.delete = delete
    self.deleteSection = deleteSection
  }
}
