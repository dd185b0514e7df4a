internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Carries the changes of a batch over to the text of the document (SPEC §5).
///
/// It replays the changes on the texts of the lists that they touch, then writes the document anew
/// from pieces of the source.
struct DocumentUpdater {
  let document: DecodedDocument
  let result: BatchResult
  let tree: SyntaxTree
  let scanner: TextScanner
  /// The texts of the lists that had entries when read and are needed.
  private(set) var texts: [ListID: BlockListText] = [:]
  /// The lists that the batch touched.
  private var touched: Set<ListID> = []
  /// Where the source is edited, in order.
  private(set) var edits: [SourceEdit] = []

  /// Creates an updater.
  ///
  /// - Parameters:
  ///   - document: the document as read.
  ///   - result: what the batch made of it.
  init(document: DecodedDocument, result: BatchResult) {
    self.document = document
    self.result = result
    tree = document.tree
    scanner = TextScanner(tree.source.bytes)
  }

  /// Replays the changes and settles where the source is edited.
  ///
  /// - Throws: `UnsafeEdit` where that cannot be done.
  /// - Complexity: O(*n*) in the entries of the lists that are touched, and in the changes.
  mutating func update() throws(UnsafeEdit) {
    if let list = result.shiftedSlots.keys.min(by: { $0.number < $1.number }) {
      throw UnsafeEdit(.shiftedPins, at: range(of: list))
    }
    for change in result.changes { try replay(change) }
    for list in touched.sorted(by: { $0.number < $1.number }) { try addEdits(of: list) }
  }

  /// The place of a list in the source, for messages.
  private func range(of list: ListID) -> Range<Int> {
    let place = document.listPlaces[Int(list.number)]
    return tree.range(of: place.key ?? place.owner)
  }
}

// MARK: - Replaying

extension DocumentUpdater {
  private mutating func replay(_ change: Change) throws(UnsafeEdit) {
    switch change {
    case .delete(let entry, let from):
      try prepare(from.list)
      remove(entry, at: from)
    case .move(let entry, let from, let to):
      try prepare(from.list)
      try prepare(to.list)
      try prepareHome(of: entry)
      let blankLines = texts[to.list]?.blankLines ?? 0
      remove(entry, at: from)
      let followsKeptLines = to.predecessor.map(keepsLines) ?? false
      let keepsLines = keepsLines(entry)
      texts[to.list]?.insert(
        entry, at: to, blankLines: followsKeptLines ? 0 : blankLines, keepsLines: keepsLines)
    }
  }

  private mutating func remove(_ entry: EntryID, at place: Change.Place) {
    let followsKeptLines = place.predecessor.map(keepsLines) ?? false
    texts[place.list]?.remove(entry, at: place, followsKeptLines: followsKeptLines)
  }

  /// Reads the text of a list that is changed for the first time.
  private mutating func prepare(_ list: ListID) throws(UnsafeEdit) {
    guard touched.insert(list).inserted, texts[list] == nil else { return }
    texts[list] = try text(of: list)
  }

  /// Reads the text of the list where an entry stood when it was read.
  private mutating func prepareHome(of entry: EntryID) throws(UnsafeEdit) {
    guard let home = document.model.parentList(of: entry), texts[home] == nil else { return }
    texts[home] = try text(of: home)
  }

  private func text(of list: ListID) throws(UnsafeEdit) -> BlockListText {
    let place = document.listPlaces[Int(list.number)]
    let entries = document.model.entries(of: list)
    guard let value = place.value, !entries.isEmpty else {
      return try emptyText(at: place)
    }
    guard !tree.isFlow(value) else { throw UnsafeEdit(.flowList, at: tree.range(of: value)) }
    let introduction = place.key.map { ListIntroduction(key: $0, value: value, in: tree) }
    var reader = EntryExtentReader(
      tree: tree, list: value, introductionEnd: introduction?.end,
      document: tree.documents[document.index])
    var extents = EntryExtents(capacity: entries.count)
    var dashColumn = 0
    for entry in entries {
      let extent = reader.extent(of: document.entryNodes[Int(entry.number)])
      if extents.isEmpty { dashColumn = extent.dash - scanner.startOfLine(at: extent.dash) }
      extents.append(extent.lines)
    }
    let regionStart = introduction?.nextLine ?? extents[0].lowerBound
    guard regionStart <= extents[0].lowerBound else {
      throw UnsafeEdit(.entryOnIntroducingLine, at: tree.range(of: value))
    }
    return BlockListText(
      entries: entries, extents: extents, dashColumn: dashColumn, regionStart: regionStart,
      scanner: scanner)
  }

  /// Whether an entry ends in a block scalar that takes the blank lines below it for its own.
  private func keepsLines(_ entry: EntryID) -> Bool {
    let node = document.entryNodes[Int(entry.number)]
    guard let leaf = tree.lastNode(before: tree.range(of: node).upperBound),
      tree.scalarStyle(of: leaf).isBlock
    else { return false }
    return tree.chomping(of: leaf) == .keep
  }
}

// MARK: - Empty lists

extension DocumentUpdater {
  /// The text of a list that had no entries when it was read.
  private func emptyText(at place: DecodedDocument.ListPlace) throws(UnsafeEdit) -> BlockListText {
    let keyColumn: Int
    let regionStart: Int
    if let key = place.key, let value = place.value {
      let introduction = ListIntroduction(key: key, value: value, in: tree)
      keyColumn = introduction.keyColumn
      regionStart = introduction.nextLine
      let content = tree.contentRange(of: value)
      guard scanner.endOfLine(at: content.lowerBound) >= content.upperBound else {
        throw UnsafeEdit(.emptyValueWithComment, at: content)
      }
    } else {
      let owner = tree.contentRange(of: place.owner)
      keyColumn = owner.lowerBound - scanner.startOfLine(at: owner.lowerBound)
      regionStart = scanner.startOfNextLine(after: owner.upperBound)
    }
    guard !tree.isFlow(place.owner) else {
      throw UnsafeEdit(.flowList, at: tree.range(of: place.owner))
    }
    return BlockListText(
      entries: [], extents: EntryExtents(capacity: 0), dashColumn: keyColumn + dashIndentation(),
      regionStart: regionStart, scanner: scanner)
  }

  /// How far the dashes stand from their key's column in the first block list of rows that has
  /// entries, as read; else 2 (SPEC §5.3).
  private func dashIndentation() -> Int {
    let model = document.model
    for section in model.entries(of: .root) {
      guard let list = model.list(of: section), model.count(of: list) > 0 else { continue }
      let place = document.listPlaces[Int(list.number)]
      guard let key = place.key, let value = place.value, !tree.isFlow(tree.resolved(value)) else {
        continue
      }
      let dash = scanner.endOfSeparation(at: tree.contentRange(of: tree.resolved(value)).lowerBound)
      let keyStart = tree.range(of: key).lowerBound
      return (dash - scanner.startOfLine(at: dash))
        - (keyStart - scanner.startOfLine(at: keyStart))
    }
    return 2
  }

  /// Finds where the source is edited for the sake of one list.
  private mutating func addEdits(of list: ListID) throws(UnsafeEdit) {
    guard let text = texts[list] else { return }
    let place = document.listPlaces[Int(list.number)]
    let isEmpty = result.document.count(of: list) == 0
    guard let key = place.key, let value = place.value else {
      guard !isEmpty else { return }
      let line = [UInt8](repeating: .space, count: keyColumn(of: place.owner)) + Array("rows:".utf8)
      edits.append(
        SourceEdit(
          range: text.regionStart..<text.regionStart, content: .addedKey(line: line, list)))
      return
    }
    let introduction = ListIntroduction(key: key, value: value, in: tree)
    if text.entries.isEmpty, !isEmpty {
      let content = tree.contentRange(of: value)
      edits.append(
        SourceEdit(
          range: min(introduction.end, content.lowerBound)..<content.upperBound,
          content: .inline([])))
    } else if !text.entries.isEmpty, isEmpty {
      edits.append(
        SourceEdit(
          range: introduction.end..<introduction.end, content: .inline(Array(" []".utf8))))
    }
    edits.append(SourceEdit(range: text.region, content: .entries(list)))
  }

  private func keyColumn(of owner: NodeID) -> Int {
    let start = tree.contentRange(of: owner).lowerBound
    return start - scanner.startOfLine(at: start)
  }
}
