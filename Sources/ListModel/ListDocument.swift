/// The lists of one document: sections, their rows, and what may be done to them.
///
/// Built by a decoder in document order: first the root list, then for every section its entry,
/// its list, and that list's rows.
package struct ListDocument: Sendable {
  /// What a list holds.
  package enum Kind: Sendable { case sections, rows }

  /// The document's mode; a section may replace it.
  package let mode: EditMode
  /// The mode from outside (`--mode`), which only tightens; nil: none.
  package let restriction: EditMode?
  package let policy: Policy
  /// The document's `pinned:`; it holds for every section without one of its own.
  package let pins: PinDeclaration

  /// Creates a document that has only an empty list of sections.
  ///
  /// - Parameters:
  ///   - names: tells titles and ids.
  package init(
    mode: EditMode, restriction: EditMode? = nil, policy: Policy, pins: PinDeclaration,
    names: any EntryNames
  ) {
    self.mode = mode
    self.restriction = restriction
    self.policy = policy
    self.pins = pins
  }
}
