/// One step on the way from one document to another (SPEC §9), as an operation would do it.
package struct PlannedChange: Sendable {
  /// What is done.
  package enum Kind: Sendable {
    case deleteRow, deleteSection, moveRow, moveSection, insertRow, insertSection, replaceRow
    case renameSection
  }

  /// An entry of either document.
  package enum Origin: Hashable, Sendable {
    /// An entry of the old document, whether it stays or goes.
    case old(EntryID)
    /// An entry that only the new document has.
    case new(EntryID)
  }

  /// One step of the way that leads to an entry.
  package struct PathStep: Sendable {
    /// The entry.
    package let entry: Origin
    /// Its index when the operation's turn comes.
    package let index: Int
  }

  /// Where an entry goes.
  package struct Target: Sendable {
    /// The way to the section that receives it, outermost first; empty for the list of sections.
    package let section: [PathStep]
    /// The final index.
    package let index: Int
    /// Whether it is another list than that in which the entry stood.
    package let isAcross: Bool
  }

  /// What is done.
  package let kind: Kind
  /// The entry of the old document; nil for one that comes.
  package let old: EntryID?
  /// The entry of the new document; nil for one that goes.
  package let new: EntryID?
  /// The way to the entry, outermost first; empty for one that comes.
  package let source: [PathStep]
  /// Where it goes; nil unless it moves or comes.
  package let target: Target?
  /// All that the old document's rules say against it, the reason first.
  package internal(set) var refusals: [Refusal]
}
