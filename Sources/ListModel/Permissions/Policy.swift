/// The `policy:` of a document (SPEC §4.4).
package struct Policy: Equatable, Sendable {
  /// What `delete-section` does to a section that holds pinned rows.
  package enum OnPinned: String, CaseIterable, Sendable { case restrict, keep, cascade }
  /// A choice that allows or denies.
  package enum Permission: String, CaseIterable, Sendable { case allow, deny }
  /// What becomes of a section that loses its last row.
  package enum EmptySections: String, CaseIterable, Sendable { case keep, prune, deny }
  /// What becomes of an anchor whose definition goes while aliases stay (SPEC §5.6).
  package enum Anchors: String, CaseIterable, Sendable { case rehome, refuse }
  /// Where titles must be unique.
  package enum UniqueTitles: String, CaseIterable, Sendable { case none, section, document }

  /// The keys of the mapping, for messages that point at one.
  package enum Key: String, CaseIterable, Sendable {
    case onPinned = "on-pinned"
    case crossSection = "cross-section"
    case emptySections = "empty-sections"
    case requireReveal = "require-reveal"
    case pinShift = "pin-shift"
    case anchors
    case maxDeletes = "max-deletes"
    case minRows = "min-rows"
    case maxRows = "max-rows"
    case uniqueTitles = "unique-titles"
    case order
    case appendOnly = "append-only"
  }

  /// What `delete-section` does to a section with pinned rows.
  package var onPinned = OnPinned.restrict
  /// Whether rows move between sections.
  package var crossSection = Permission.allow
  /// What becomes of a section that loses its last row.
  package var emptySections = EmptySections.keep
  /// Whether only what shows its delete button is deleted.
  package var requireReveal = false
  /// Whether deletions and arrivals may push pinned rows.
  package var pinShift = Permission.allow
  /// What becomes of anchors whose definition goes.
  package var anchors = Anchors.rehome
  /// How many rows one batch may delete at most; nil: any number.
  package var maxDeletes: Int?
  /// How many rows a section must have; nil: any number.
  package var minRows: Int?
  /// How many rows a section may have; nil: any number.
  package var maxRows: Int?
  /// Where titles must be unique.
  package var uniqueTitles = UniqueTitles.none
  /// The order in which the free rows of every section stand; nil: any.
  package var order: RowOrder?
  /// Whether rows arrive only at the end, and none is deleted or moved.
  package var appendOnly = false

  /// Creates the default policy.
  package init() {}
}
