internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints what scripts bring along as entries of block lists, with the dash in the first column.
///
/// What it learns of a document it learns once: every call must be about the same document, which
/// may have grown by arrivals since.
struct ArrivalPrinter {
  private let neighbours: ArrivalNeighbours
  /// By list: whether single quotes are used there.
  private var singleQuotes: [ListID: Bool] = [:]
  /// How far the dashes of rows stand from their key in the first block list of rows.
  private var sequenceIndentation: Int?
  /// The first rows and sections of the document, by the kind of their node.
  private var firstEntries: [EntryShapeKey: NodeID]?
  /// The lines of rows that are replaced, list by list.
  private var rowLines = RowLines()

  /// Creates a printer.
  ///
  /// - Parameter neighbours: beside which entries arrivals land.
  init(neighbours: ArrivalNeighbours) {
    self.neighbours = neighbours
  }

  /// The text of an arrival, read.
  ///
  /// - Parameters:
  ///   - content: what it is.
  ///   - arrival: what it is for; the next one that `document` is to be extended by.
  ///   - document: the document, with the arrivals before this one.
  ///   - keepsText: whether of a row that gets another value the text stays that may.
  /// - Returns: a tree of one document, a block sequence of one entry; nil if its value cannot be
  ///   printed.
  /// - Complexity: O(*m*) in the length of the text, and of what it replaces.
  mutating func fragment(
    _ content: NewContent, for arrival: Arrival, in document: DecodedDocument,
    keepsText: Bool = true
  ) -> SyntaxTree? {
    let inFlow = document.isFlow(arrival.list)
    if content.form == .text, !needsJSON(content, in: document),
      !inFlow || arrival.kind == .rows || !needsOneLine(content, in: document)
    {
      return content.tree
    }
    let entry = EntryID(UInt32(document.entryNodes.count))
    var printer = valueText(content, for: arrival.list, in: document)
    printer.structure = structure(of: content, arrival, in: document)
    if keepsText, content.form == .value, case .replacement(let old) = arrival.role {
      let row = neighbours.text(of: old, before: entry)
      let replaced = ReplacedRow(
        document: document, row: row,
        sibling: sibling(of: row, becoming: content, entry, arrival, in: document),
        lines: &rowLines)
      for kept in ReplacedRow.Kept.allCases {
        if let text = replaced?.text(with: content, keeping: kept, printer: &printer),
          let tree = read(text, as: content, asJSON: document.isJSON)
        {
          return tree
        }
      }
    }
    if arrival.entry.key != nil, !inFlow,
      let text = pairText(content, of: entry, arrival, in: document, printer: &printer),
      let pair = read(text, as: content, asJSON: false)
    {
      return pair
    }
    guard
      let text = printer.entry(
        content.node, like: model(of: entry, arrival, in: document),
        as: arrival.kind == .sections ? .section : .row, inFlow: inFlow)
    else { return nil }
    return read(text, as: content, asJSON: document.isJSON)
  }

  /// The text of a pair as it stands in a block mapping, its value like that of a neighbour.
  private func pairText(
    _ content: NewContent, of entry: EntryID, _ arrival: Arrival, in document: DecodedDocument,
    printer: inout ValueText
  ) -> [UInt8]? {
    let pairs = content.tree.pairs(of: content.tree.resolved(content.node))
    guard pairs.count == 1, let pair = pairs.first else { return nil }
    let model = models(of: entry, arrival, in: document).first
    return printer.entryPair(
      pair, like: model.map { document.valueNode(of: $0) }, inFlow: false
    ).map { $0 + [.lineFeed] }
  }

  /// Reads a printed entry, and makes sure that it is what was to be printed.
  private func read(_ text: [UInt8], as content: NewContent, asJSON: Bool) -> SyntaxTree? {
    let source = SourceText(name: "", bytes: text)
    guard
      let fragment = try? SyntaxTree(
        parsing: source, limits: content.tree.limits, isFragment: true),
      fragment.documents.count == 1, let root = fragment.documents.first?.root
    else { return nil }
    if fragment.kind(of: root) == .mapping {
      // Where aliases stay, what they name is known with the document only.
      return !fragment.openAliases.isEmpty
        || fragment.means(root, sameAs: content.node, in: content.tree) ? fragment : nil
    }
    guard fragment.kind(of: root) == .sequence,
      let entry = fragment.children(of: root).first(where: { _ in true }),
      fragment.end(of: entry) == fragment.end(of: root)
    else { return nil }
    guard
      !fragment.openAliases.isEmpty
        || fragment.means(entry, sameAs: content.node, in: content.tree, asJSON: asJSON)
    else { return nil }
    return fragment
  }

  /// Whether a text has to be printed anew, since all of the document is JSON. Comments cannot be
  /// said there, and are not left out.
  private func needsJSON(_ content: NewContent, in document: DecodedDocument) -> Bool {
    document.isJSON && !content.tree.isJSON(content.node) && !content.tree.holdsComments
  }

  /// Whether a section's text has to be printed anew where sections are in flow style, since its rows
  /// may be edited there. With comments the sections become block style instead.
  private func needsOneLine(_ content: NewContent, in document: DecodedDocument) -> Bool {
    let text = content.tree.source.bytes[content.tree.range(of: content.node)]
    return !document.isJSON && !content.tree.holdsComments
      && (!content.tree.isFlow(content.node) || text.contains(where: \.isLineBreak))
  }
}

// MARK: - What a document shows

extension ArrivalPrinter {
  /// What tells entries apart that can show how another is laid out.
  private struct EntryShapeKey: Hashable {
    let kind: ListDocument.Kind
    let node: NodeKind
  }

  private mutating func valueText(
    _ content: NewContent, for list: ListID, in document: DecodedDocument
  ) -> ValueText {
    let habit = EntryHabit(tree: document.tree)
    let owner = document.listPlaces[Int(list.number)].owner
    let quotes =
      singleQuotes[list] ?? habit.prefersSingleQuotes(below: owner)
      ?? habit.prefersSingleQuotes(below: document.root) ?? false
    singleQuotes[list] = quotes
    let indentation = sequenceIndentation ?? firstDashIndentation(of: document, habit)
    sequenceIndentation = indentation
    let isFlow = document.tree.isFlow(owner)
    var printer = ValueText(
      tree: content.tree, habit: habit,
      flow: FlowHabit(
        of: isFlow ? owner : document.root, or: document.root, in: document.tree
      ).onOneLine,
      prefersSingleQuotes: quotes, isJSON: document.isJSON)
    printer.sequenceIndentation = indentation
    printer.allowsLines = isFlow
    return printer
  }

  /// The nodes of an arrival that a layout takes for entries and lists of them.
  private func structure(
    of content: NewContent, _ arrival: Arrival, in document: DecodedDocument
  ) -> Set<NodeID> {
    let tree = content.tree
    guard let layouted = document.layouted, tree.kind(of: tree.resolved(content.node)) != .scalar
    else { return [] }
    var view = EntryView(key: nil, value: content.node)
    if arrival.entry.key != nil {
      var children = tree.children(of: tree.resolved(content.node))
      if let key = children.next(), let value = children.next() {
        view = EntryView(key: key, value: value)
      }
    }
    var reader = LayoutReader(ofEntriesIn: tree, for: layouted)
    _ = reader.read(view, as: arrival.kind, level: arrival.level, of: layouted.levels)
    let lists = reader.listPlaces.compactMap(\.value)
    let entries = reader.entryNodes.indices.compactMap {
      reader.names.view(of: EntryID(UInt32($0)))?.value
    }
    return Set((lists + entries).map { tree.resolved($0) })
  }

  private func firstDashIndentation(of document: DecodedDocument, _ habit: EntryHabit) -> Int {
    for place in document.listPlaces.dropFirst() {
      guard let key = place.key, let value = place.value else { continue }
      if let columns = habit.dashIndentation(of: value, under: key) { return columns }
    }
    return 2
  }

  /// The entry that shows how an arrival is laid out: a neighbour of the same kind of node, else one
  /// of its list, else of another list.
  private mutating func model(
    of entry: EntryID, _ arrival: Arrival, in document: DecodedDocument
  ) -> NodeID? {
    let nodes = models(of: entry, arrival, in: document).map {
      document.entryNodes[Int($0.number)]
    }
    let tree = document.tree
    let kind: NodeKind =
      arrival.kind == .sections || arrival.entry.isMapping ? .mapping : .scalar
    if let model = nodes.first(where: { tree.kind(of: tree.resolved($0)) == kind }) { return model }
    let first = firstEntries ?? Self.firstEntries(of: document)
    firstEntries = first
    return first[EntryShapeKey(kind: arrival.kind, node: kind)] ?? nodes.first
  }

  /// What a row is printed like that becomes one of another kind, of a pair the value: a neighbour of that
  /// kind; nil where it stays what it is, there is none, or it is an element of a flow list.
  private mutating func sibling(
    of row: EntryID, becoming content: NewContent, _ entry: EntryID, _ arrival: Arrival,
    in document: DecodedDocument
  ) -> NodeID? {
    guard !document.isFlow(arrival.list) else { return nil }
    let (tree, other) = (document.tree, content.tree)
    let new = other.resolved(content.node)
    guard document.isPair(row) else {
      let kind = other.kind(of: new)
      guard tree.kind(of: tree.resolved(document.valueNode(of: row))) != kind else { return nil }
      return model(of: entry, arrival, in: document).flatMap {
        tree.kind(of: tree.resolved($0)) == kind ? $0 : nil
      }
    }
    let value = other.pairs(of: new).first?.value
    guard let kind = value.map({ other.kind(of: other.resolved($0)) }),
      tree.kind(of: tree.resolved(document.valueNode(of: row))) != kind
    else { return nil }
    return models(of: entry, arrival, in: document).lazy.map { document.valueNode(of: $0) }
      .first { tree.kind(of: tree.resolved($0)) == kind }
  }

  /// The neighbours of an arrival, and the first entry of its list, as far as they were there before.
  private func models(
    of entry: EntryID, _ arrival: Arrival, in document: DecodedDocument
  ) -> [EntryID] {
    let model = document.model
    var models = neighbours.neighbours(of: entry)
    let list = model.documentList(for: arrival.list)
    if Int(list.number) < document.listPlaces.count, let first = model.entry(at: 0, in: list) {
      models.append(first)
    }
    return models.filter {
      Int($0.number) < document.entryNodes.count && !model.isBystander($0)
    }
  }

  private static func firstEntries(of document: DecodedDocument) -> [EntryShapeKey: NodeID] {
    var entries: [EntryShapeKey: NodeID] = [:]
    for number in document.listPlaces.indices {
      let list = ListID(UInt32(number))
      for index in 0..<min(document.model.count(of: list), 8) {
        guard let entry = document.model.entry(at: index, in: list) else { continue }
        let node = document.entryNodes[Int(entry.number)]
        let key = EntryShapeKey(
          kind: document.model.kind(of: list),
          node: document.tree.kind(of: document.tree.resolved(node)))
        entries[key] = entries[key] ?? node
      }
    }
    return entries
  }
}

extension DecodedDocument {
  /// Whether what arrives in a list becomes an element of a flow list: it is one that has elements, or
  /// stands in a flow mapping.
  fileprivate func isFlow(_ list: ListID) -> Bool {
    let place = listPlaces[Int(list.number)]
    let isWholeDocument = place.key == nil && place.value == root
    if tree.isFlow(place.owner), isJSON || !isWholeDocument { return true }
    guard let value = place.value, tree.isFlow(value) else { return false }
    return tree.children(of: value).first { _ in true } != nil
  }
}
