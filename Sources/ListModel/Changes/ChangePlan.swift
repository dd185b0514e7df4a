/// The way from one document to another (SPEC §9): the fewest moves, in an order in which each step
/// can be taken when its turn comes; and what the old document's rules say against it.
package struct ChangePlan: Sendable {
  /// A finding about an entry of the old document that no step is about.
  package struct Displacement: Sendable {
    /// A pinned row that does not stand where it must.
    package let row: EntryID
    /// What is said against that.
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
  /// The pinned rows that do not keep their places though no step moves them.
  package internal(set) var displacements: [Displacement] = []
  /// Free rows that the next reading of the result would find pinned.
  package internal(set) var warnings: [PinWarning] = []
  /// For every section of the old document whose own list of pinned indices would be rewritten, so
  /// that it still names the same rows: the indices (SPEC §3, P4).
  package internal(set) var shiftedSlots: [ListID: [Int]] = [:]
}
