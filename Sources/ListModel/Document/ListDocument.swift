/// The lists of one document: sections, their rows, and what may be done to them.
///
/// Built by a decoder in document order: for every section its entry, its list, and that list's
/// rows. About 13 bytes a row, 17 once its list is edited.
package struct ListDocument: Sendable {
  /// What a list holds.
  package enum Kind: Sendable { case sections, rows }

  /// The document's mode; a section may replace it.
  package let mode: EditMode
  /// The mode from outside (`--mode`), which only tightens; nil: none.
  package let restriction: EditMode?
  /// What the document itself demands of edits.
  package let policy: Policy
  /// The document's `pinned:`; it holds for every section without one of its own.
  package internal(set) var pins: PinDeclaration
  /// Tells titles and ids as they were read.
  package var names: any EntryNames
  /// The names that entries have got since.
  var changedNames = ChangedNames()

  /// How many parts the address of a section has.
  let sectionDepth = 1

  /// The headers and rows whose delete button is shown: view state.
  package internal(set) var revealed: Set<EntryID> = []

  var order = CountedLists()
  var lists: [ListRecord] = []
  /// Whether there are lists below rows.
  var hasNestedLists = false
  /// The syntax tree's node of every entry.
  var tokens: [UInt32] = []
  /// For every entry the number of its list, or `noList`.
  var children: [UInt32] = []
  var flags: [EntryFlags] = []
  /// The pinned rows of every list, list by list, in order.
  var pinnedRows: [EntryID] = []
  /// The document's slots in ascending order.
  var sortedSlots: [Int] = []
  /// Built when a title is first looked for.
  var titleIndex: NameIndex?
  /// Built when an id is first looked for.
  var idIndex: NameIndex?

  /// What `children` holds for an entry without a list.
  static let noList = UInt32.max

  /// Creates a document that has only an empty list of sections.
  ///
  /// - Parameters:
  ///   - mode: the document's mode.
  ///   - restriction: the mode from outside, if any.
  ///   - policy: what the document demands of edits.
  ///   - pins: the document's `pinned:`.
  ///   - names: tells titles and ids.
  package init(
    mode: EditMode, restriction: EditMode? = nil, policy: Policy, pins: PinDeclaration,
    names: any EntryNames
  ) {
    self.mode = mode
    self.restriction = restriction
    self.policy = policy
    self.pins = pins
    self.names = names
    _ = order.addList()
    lists.append(ListRecord(kind: .sections))
  }
}
