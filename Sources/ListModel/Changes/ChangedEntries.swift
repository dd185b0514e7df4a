/// How entries that are the same in two documents differ, and what the new ones are.
package struct ChangedEntries {
  /// How a row differs from the one that it was.
  package enum RowDifference: Sendable {
    /// In its data or its comments.
    case content
    /// In nothing but what rules what may be done to it: `pinned`, `can-edit`, `can-move`.
    case rules
  }

  /// The rows of the new document that differ from those that they were, in document order.
  package var rows: [(row: EntryID, difference: RowDifference)] = []
  /// The sections of the new document that have another title than they had, in document order.
  package var renamedSections: [EntryID] = []
  /// The sections of the new document that have no title but had one, in document order.
  package var untitledSections: [EntryID] = []
  /// Whether blank lines set the entries of a list of the old document apart, and as many those of a
  /// list of the new one.
  package var areSetApart: (_ old: ListID, _ new: ListID) -> Bool = { _, _ in false }
  /// Reads an entry of the new document; of what is below it only what has no partner.
  package var entry: (EntryID) -> NewEntry

  /// Creates the differences of documents that do not differ.
  package init(entry: @escaping (EntryID) -> NewEntry) {
    self.entry = entry
  }
}
