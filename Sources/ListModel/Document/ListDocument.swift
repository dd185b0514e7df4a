/// The lists of one document: sections, their rows, and what may be done to them.
///
/// Built by a decoder in document order: for every section its entry, its list, and that list's
/// rows. About 13 bytes a row, 17 once its list is edited.
package struct ListDocument: Sendable {
  /// What a list holds.
  package enum Kind: Sendable { case sections, rows }

  /// What a list is made of: elements, or the entries of a mapping, each with a key (SPEC §8).
  package enum Form: Sendable { case sequence, mapping }

  /// The document's mode; a section may replace it.
  package let mode: EditMode
  /// The mode from outside (`--mode`), which only tightens; nil: none.
  package let restriction: EditMode?
  /// What the mode from outside is given by, in the words of a message.
  package var restrictionSource = "'--mode'"
  /// What the document itself demands of edits.
  package let policy: Policy
  /// The document's `pinned:`; it holds for every section without one of its own.
  package internal(set) var pins: PinDeclaration
  /// Tells titles and ids as they were read.
  package var names: any EntryNames
  /// The names that entries have got since.
  var changedNames = ChangedNames()

  /// How many parts the address of a section has that holds rows: one a level.
  package let sectionDepth: Int

  /// The headers and rows whose delete button is shown: view state.
  package internal(set) var revealed: Set<EntryID> = []

  var order = CountedLists()
  var lists: [ListRecord] = []
  /// Whether there are lists below rows, or below sections of sections.
  var hasNestedLists = false
  /// Sections that are no entries of a list in the text: a flat list itself.
  var impliedSections: Set<EntryID> = []
  /// The lists in the text from which the outermost list gathers its sections; nil: it stands in the
  /// text itself.
  var gathered: GatheredLists?
  /// Entries in whose lines a `# listproc:` comment stands.
  var ruleHolders: Set<EntryID> = []
  /// Sections that stand elsewhere too, through an alias, with the title that is theirs.
  var sharedSections: Set<EntryID> = []
  /// The lists that have rows which are pinned or not to be edited.
  var listsWithProtected: Set<ListID> = []
  /// The syntax tree's node of every entry.
  var tokens: [UInt32] = []
  /// For every entry the number of its list, or `noList`.
  var children: [UInt32] = []
  var flags: [EntryFlags] = []
  /// The pinned rows of every list, list by list, in order.
  var pinnedRows: [EntryID] = []
  /// The document's slots in ascending order.
  var sortedSlots: [Int] = []
  /// Lists of rows that are known to stand in the order of the policy.
  var sortedLists: Set<ListID> = []
  /// Whether no rule of the document is asked.
  var isUnguarded = false
  /// Built when a title is first looked for.
  var titleIndex: NameIndex?
  /// Built when an id is first looked for.
  var idIndex: NameIndex?
  /// Built when an entry first arrives in a list that is a mapping.
  var keyIndex: NameIndex?
  /// The keys that entries have got since.
  var changedKeys = ChangedKeys()
  /// The entries that a script brought whose titles are their keys.
  var keyTitledArrivals: Set<EntryID> = []

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
  ///   - sectionDepth: how many levels of sections there are, from 1.
  ///   - form: what the list of sections is made of.
  ///   - kind: what the outermost list holds; anything but sections only in lists of their own.
  package init(
    mode: EditMode, restriction: EditMode? = nil, policy: Policy, pins: PinDeclaration,
    names: any EntryNames, sectionDepth: Int = 1, form: Form = .sequence, kind: Kind = .sections
  ) {
    self.mode = mode
    self.restriction = restriction
    self.policy = policy
    self.pins = pins
    self.names = names
    self.sectionDepth = sectionDepth
    _ = order.addList()
    lists.append(ListRecord(kind: kind, form: form))
  }
}
