/// The way from one document to another (SPEC §9): the fewest moves, in an order in which each step
/// can be taken when its turn comes; and what the old document's rules say against it.
package struct ChangePlan: Sendable {
  /// What is said against the change of an entry that no step is about: a pinned row that does not
  /// stand where it must, a section that has lost its title.
  package struct Objection: Sendable {
    /// The entry of the old document.
    package let entry: EntryID
    /// What is said.
    package let refusals: [Refusal]
  }

  /// A free row that the next reading of the result would find pinned.
  package struct PinWarning: Sendable {
    /// The row of the new document.
    package let row: EntryID
    /// One phrase.
    package let message: String
  }

  /// The steps, in order.
  package internal(set) var changes: [PlannedChange] = []
  /// What is said against changes that no step is about.
  package internal(set) var objections: [Objection] = []
  /// Free rows that the next reading of the result would find pinned.
  package internal(set) var warnings: [PinWarning] = []
  /// For every section of the old document whose own list of pinned indices would be rewritten, so
  /// that it still names the same rows: the indices (SPEC §3, P4).
  package internal(set) var shiftedSlots: [ListID: [Int]] = [:]
}
