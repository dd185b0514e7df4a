internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Carries the changes of a batch over to the text of the document (SPEC §5).
///
/// It replays the changes on the texts of the lists that they touch, then settles where the source
/// is edited; an `EditRenderer` writes the document anew from pieces of the source.
struct DocumentUpdater {
  /// How the entries of a list stand in the text.
  enum ListStyle {
    /// `- entry`, each on lines of its own.
    case block
    /// Elements of a flow list, each on lines of its own.
    case flowLines
    /// Elements of a flow list that share lines.
    case flowInline
  }

  let document: DecodedDocument
  let result: BatchResult
  let tree: SyntaxTree
  let scanner: TextScanner
  /// The texts of the lists whose entries have lines of their own, in block style or flow.
  var texts: ListTexts
  /// The texts of the lists that were in flow style when read.
  var flows: [ListID: FlowListText] = [:]
  /// The flow lists that become block lists.
  var turned: Set<ListID> = []
  /// The lists whose sections, flow mappings, become block mappings, and the column of their keys.
  var turnedOwners: [ListID: Int] = [:]
  /// Those mappings.
  var turnedMappings: Set<NodeID> = []
  /// Where the source is edited.
  var edits: [SourceEdit] = []
  /// The entries of which a line changes although they neither went nor moved: that get or lose a
  /// comma, or come to share the line of what introduces their list.
  var entriesWithOtherLines: [EntryID] = []
  /// The definitions of anchors that move.
  var anchorMoves = AnchorMoves()
  /// The scalars that are written anew, and their new content.
  var rewrittenScalars: [NodeID: [UInt8]] = [:]
  /// The titles that sections get which had none of their own, by the section's mapping.
  var addedTitles: [NodeID: ExpectedStructure.LeadingPair] = [:]
  /// The keys and values that sections keep which lose their titles, by the section's node.
  var removedPairs: [NodeID: [NodeID]] = [:]
  /// What stands in the place of aliases that are written out.
  var writtenAliases: [NodeID: WrittenNode] = [:]
  /// The pairs that mappings get behind a merge key, by its value.
  var followingPairs: [NodeID: (key: String, value: WrittenNode)] = [:]
  /// The titles that mappings get which are turned, with their keys.
  var turnedTitles: [NodeID: [UInt8]] = [:]
  /// The pairs in flow sequences that get brackets, because they get a second pair, and the text of one
  /// that comes before their own.
  var bracketedPairs: [NodeID: [UInt8]] = [:]
  /// The lists of pinned indices that become `{slots: […]}`.
  var wrappedSlots: Set<NodeID> = []
  /// Those of them that lose a tag which says that they are sequences.
  var untaggedPins: Set<NodeID> = []
  /// How far the dashes stand from their key's column in the first block list of rows that has
  /// entries, as read; else 2 (SPEC §5.3).
  lazy var dashIndentation = firstDashIndentation()
  /// The first flow list of rows that has elements, if they have lines of their own.
  lazy var laidOutFlowList = firstLaidOutFlowList()
  /// What stands behind the bracket of the first flow list of rows that has elements; nil if there is
  /// none.
  lazy var siblingPadding = firstPadding()
  /// The entries that are aliases, by their nodes.
  lazy var aliasEntries = entriesThatAreAliases()
  /// What comes to lists below entries; to be asked once all texts have been read.
  private lazy var nestedArrivals = NestedArrivals(of: self)
  /// The entries whose text became another: those admitted for this.
  let replacements: [EntryID: EntryID]
  /// The entries that move, come, or get another text.
  private(set) var movedEntries = EntrySet()
  /// The entries that move or go.
  private(set) var changedEntries = EntrySet()
  /// The lists that the batch touches.
  private(set) var touched: Set<ListID> = []
  /// The last entries of touched lists at this moment; nil: none.
  var lastEntries: [ListID: EntryID?] = [:]

  /// Creates an updater.
  ///
  /// - Parameters:
  ///   - document: the document as read.
  ///   - result: what the batch made of it.
  init(document: DecodedDocument, result: BatchResult) {
    self.document = document
    self.result = result
    tree = document.tree
    replacements = result.replacements
    texts = ListTexts(listCount: document.listPlaces.count)
    scanner = TextScanner(tree.source.bytes)
  }

  /// Replays the changes and settles where the source is edited.
  ///
  /// - Throws: `UnsafeEdit` where that cannot be done.
  /// - Complexity: O(*n*) in the entries of the lists that are touched, and in the changes.
  mutating func update() throws(UnsafeEdit) {
    let pins = try PinnedSlotsPlan(document, result)
    anchorMoves = AnchorMoves(document, result, writtenOut: Set(pins.written.keys))
    for change in result.changes { prepare(for: change) }
    try forEachChange { (updater, change) throws(UnsafeEdit) in
      try updater.prepareArrival(of: change)
    }
    for change in result.changes { replay(change) }
    settleFlowComments()
    settleTurnedOwners()
    // A title that is added stands before rows that are.
    for (section, title) in result.titles where result.document.isLive(section) {
      try addEdits(of: section, titled: title)
    }
    for list in touched.sorted(by: { $0.number < $1.number }) {
      guard result.document.isLive(list) else { continue }
      try addEdits(of: list)
    }
    try addEdits(of: pins)
    addBrackets()
    try addAnchorEdits()
  }

  /// How the entries of a list stand in the edited text.
  func style(of list: ListID) -> ListStyle {
    guard let flow = flows[list], !turned.contains(list) else { return .block }
    return flow.isLinewise || flow.refillLayout != nil ? .flowLines : .flowInline
  }

  /// Where a list stands in the source.
  func place(of list: ListID) -> DecodedDocument.ListPlace {
    document.listPlaces[Int(list.number)]
  }

  /// Whether the document is JSON, as the style of its root and first key tells: new keys are
  /// quoted then.
  var isJSON: Bool { document.isJSON }

  /// The node of an entry as it becomes.
  func node(of entry: EntryID) -> NodeID {
    sourceNode(of: replacements.isEmpty ? entry : replacements[entry] ?? entry)
  }

  /// The bytes of an entry as it becomes.
  func range(of entry: EntryID) -> Range<Int> {
    document.range(of: replacements.isEmpty ? entry : replacements[entry] ?? entry)
  }

  /// The node of an entry as it was read.
  func sourceNode(of entry: EntryID) -> NodeID {
    document.entryNodes[Int(entry.number)]
  }
}

// MARK: - Preparing

extension DocumentUpdater {
  /// Does something for every change, in order; what cannot be done is laid to the change's operation.
  private mutating func forEachChange(
    _ body: (inout DocumentUpdater, Change) throws(UnsafeEdit) -> Void
  ) throws(UnsafeEdit) {
    for index in result.changes.indices {
      do throws(UnsafeEdit) {
        try body(&self, result.changes[index])
      } catch {
        throw error.traced(
          to: operation(ofChange: index), beside: neighbour(ofChange: index))
      }
    }
  }

  /// Reads the texts of the lists that a change touches, and that of the entry's home.
  private mutating func prepare(for change: Change) {
    changedEntries.insert(change.entry)
    switch change {
    case .delete(_, let from):
      prepare(from.list)
    case .move(let entry, let from, let to):
      movedEntries.insert(entry)
      prepare(from.list)
      prepare(to.list)
      if let home = document.model.textList(of: entry) { readText(of: home) }
    case .insert(let entry, let to):
      movedEntries.insert(entry)
      prepare(to.list)
      if let home = document.model.textList(of: entry) { readText(of: home) }
    case .replace(let entry, let new, let list):
      movedEntries.insert(entry)
      prepare(list)
      for text in [entry, new] {
        if let home = document.model.textList(of: text) { readText(of: home) }
      }
    case .rename:
      break
    }
  }

  private mutating func prepare(_ list: ListID) {
    guard touched.insert(list).inserted else { return }
    lastEntries[list] = .some(lastEntry(of: list))
    readText(of: list)
  }

  /// The last entry of a list as read.
  private func lastEntry(of list: ListID) -> EntryID? {
    document.model.lastTextEntry(of: list)
  }

  /// Notes that a list changes although no entry of it does.
  mutating func touch(_ list: ListID) {
    guard touched.insert(list).inserted else { return }
    lastEntries[list] = .some(lastEntry(of: list))
  }

  private mutating func prepareArrival(of change: Change) throws(UnsafeEdit) {
    guard !flows.isEmpty else { return }
    switch change {
    case .move(let entry, let from, let to) where from.list != to.list:
      try prepareArrival(of: entry, in: to.list)
    case .insert(let entry, let to):
      try prepareArrival(of: entry, in: to.list)
    case .replace(let entry, let new, let list) where replacements[entry] == new:
      try prepareArrival(of: new, in: list, replacing: true)
    case .delete, .move, .replace, .rename: break
    }
  }

  /// Turns a flow list into a block list where an arrival asks for it (SPEC §5.5).
  private mutating func prepareArrival(
    of entry: EntryID, in list: ListID, replacing: Bool = false
  ) throws(UnsafeEdit) {
    guard flows[list] != nil, !turned.contains(list) else { return }
    var shape = EntryShape(of: entry, in: self)
    if document.model.nestsLists {
      shape.spansLines = shape.spansLines || nestedArrivals.spanning.contains(entry)
      shape.hasComments = shape.hasComments || nestedArrivals.commented.contains(entry)
    }
    // An element may have had lines before, and gets others.
    let isElement = document.model.textList(of: entry).map { flows[$0] != nil } ?? false
    let breaksLines =
      shape.spansLines && !(replacing && (isElement || tree.isFlow(node(of: entry))))
    if !isInFlow(place(of: list).owner), breaksLines || shape.hasComments {
      turn(list)
    } else if shape.hasComments, style(of: list) == .flowInline || !shape.isFlowLine {
      if isWholeDocument(list), !tree.isJSON(document.root) { return turn(list) }
      try turnOwner(of: list)
    }
  }

  /// Whether a list is all that there is in the document.
  func isWholeDocument(_ list: ListID) -> Bool {
    place(of: list).key == nil && place(of: list).value == document.root
  }

  /// Whether all of the document is in flow style, and stays so.
  var keepsFlowRoot: Bool { tree.isFlow(document.root) && turned.isEmpty }

  /// Whether a mapping is in flow style, and stays so.
  func isInFlow(_ mapping: NodeID) -> Bool {
    tree.isFlow(mapping) && !turnedMappings.contains(mapping)
  }
}

// MARK: - Replaying

extension DocumentUpdater {
  /// Settles which comments in flow lists go along with entries.
  private mutating func settleFlowComments() {
    for list in turned where flows[list]?.comments != nil {
      let document = result.document
      let left = flows[list]?.settleTurnedComments(
        isHere: { document.textList(of: $0) == list }, isLive: { document.isLive($0) })
      guard let left, let column = texts.dashColumn(of: list) else { continue }
      let tail = gap(left, column: column)
      texts[list]?.appendTail(tail)
    }
  }

  /// Lets mappings as they are that were to be turned for the sake of what has gone again.
  private mutating func settleTurnedOwners() {
    for list in turnedOwners.keys
    where result.document.textCount(of: list) == 0 && document.model.textCount(of: list) == 0 {
      turnedOwners[list] = nil
      turned.remove(list)
      turnedMappings.remove(place(of: list).owner)
    }
  }

  private mutating func replay(_ change: Change) {
    switch change {
    case .delete(let entry, let from):
      remove(entry, at: from)
      if !flows.isEmpty { flows[from.list]?.remove(entry, isDeleted: true) }
    case .insert(let entry, let to):
      insert(entry, at: to, blankLines: texts.blankLines(in: to.list))
      if !flows.isEmpty { flows[to.list]?.insert(entry, after: to.predecessor) }
    case .replace, .rename:
      break
    case .move(let entry, let from, let to):
      let blankLines = texts.blankLines(in: to.list)
      remove(entry, at: from)
      insert(entry, at: to, blankLines: blankLines)
      if from.list == to.list {
        if !flows.isEmpty { flows[to.list]?.move(entry, after: to.predecessor) }
      } else if !flows.isEmpty {
        flows[from.list]?.remove(entry, isDeleted: false)
        flows[to.list]?.insert(entry, after: to.predecessor)
      }
    }
  }

  private mutating func insert(_ entry: EntryID, at place: Change.Place, blankLines: Int) {
    // Asked first: a call copies what the updater holds.
    let mayKeepLines = tree.holdsKeptScalars
    let followsKeptLines = mayKeepLines && keepsLinesBefore(place)
    let keepsLines = mayKeepLines && keepsLines(entry)
    texts.insert(
      entry, at: place, blankLines: blankLines, followsKeptLines: followsKeptLines,
      keepsLines: keepsLines)
    if place.successor == nil { lastEntries[place.list] = .some(entry) }
  }

  private mutating func remove(_ entry: EntryID, at place: Change.Place) {
    let followsKeptLines = tree.holdsKeptScalars && keepsLinesBefore(place)
    texts.remove(entry, at: place, followsKeptLines: followsKeptLines)
    if place.successor == nil { lastEntries[place.list] = .some(place.predecessor) }
  }
}
