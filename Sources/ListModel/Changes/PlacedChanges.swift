/// The way from one document to another as a batch with `coordinates: before` takes it (SPEC §2.3):
/// every entry that goes, comes, moves or changes is named once, by the place that it had, and gets
/// the place that it is to have.
///
/// No entry is ever there beside one that has its id, and no row passes another on the way: only the
/// result counts.
package struct PlacedChanges: Sendable {
  /// One operation.
  package struct Step: Sendable {
    /// What is done.
    package let kind: PlannedChange.Kind
    /// The path to the entry in the old document; empty for one that comes.
    package let source: [Int]
    /// The entry of the new document; nil for one that goes.
    package let new: EntryID?
    /// Where it is to stand: the path in the old document to the section that holds it, empty for
    /// the list of sections, and its final index; nil unless it moves or comes.
    package let target: (section: [Int], index: Int)?
  }

  /// The operations.
  package internal(set) var steps: [Step] = []
  /// Which entries stay: of those that were said to be the same, some go and come anew.
  package let matching: EntryMatching

  /// Plans the operations.
  ///
  /// - Parameters:
  ///   - old: the old document.
  ///   - new: the new one.
  ///   - matching: which of their entries are the same.
  ///   - changed: how those differ.
  /// - Complexity: O(*n* log *n*), once more for every level of lists and where entries that change
  ///   have to move.
  package init(
    from old: ListDocument, to new: ListDocument, matching: EntryMatching, changed: ChangedEntries
  ) {
    var planner = PlacedChangePlanner(from: old, to: new, matching: matching, changed: changed)
    planner.replantMisfits()
    self.matching = planner.matching
    steps = planner.deletions() + planner.placements()
  }
}
