internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints what a script brings along as an entry of a block list, with its dash in the first column.
struct ArrivalPrinter {
  private let document: DecodedDocument
  private let neighbours: ArrivalNeighbours
  private let tree: SyntaxTree

  init(document: DecodedDocument, neighbours: ArrivalNeighbours) {
    self.document = document
    self.neighbours = neighbours
    tree = document.tree
  }

  /// The text of an arrival, read.
  ///
  /// - Returns: a tree of one document, a block sequence of one entry; nil if its value cannot be
  ///   printed.
  func fragment(
    _ content: NewContent, for arrival: Arrival, as entry: EntryID
  ) -> SyntaxTree? {
    if content.form == .text, !needsJSON(content) { return content.tree }
    if content.form == .value, case .replacement(let old) = arrival.role,
      let kept = keeping(neighbours.text(of: old, before: entry), content)
    {
      return kept
    }
    var printer = valueText(content, in: arrival.list)
    guard let text = printer.entry(content.node, like: model(of: entry, arrival)) else {
      return nil
    }
    return read(text, as: content)
  }

  /// The text of a row with those of its keys replaced that change (SPEC §2, `replace-row`).
  private func keeping(_ old: EntryID, _ content: NewContent) -> SyntaxTree? {
    let extents = ReplacedRow(document: document, row: old)
    var printer = valueText(content, in: document.model.parentList(of: old) ?? .root)
    guard let text = extents.text(with: content, printer: &printer) else { return nil }
    return read(text, as: content)
  }

  /// Reads a printed entry, and makes sure that it is what was to be printed.
  private func read(_ text: [UInt8], as content: NewContent) -> SyntaxTree? {
    let source = SourceText(name: tree.source.name, bytes: text)
    guard let fragment = try? SyntaxTree(parsing: source, isFragment: true),
      fragment.documents.count == 1, let root = fragment.documents.first?.root,
      fragment.kind(of: root) == .sequence,
      let entry = fragment.children(of: root).first(where: { _ in true }),
      fragment.end(of: entry) == fragment.end(of: root),
      fragment.means(entry, sameAs: content.node, in: content.tree)
    else { return nil }
    return fragment
  }

  /// Whether a text has to be printed anew, since all of the document is JSON.
  private func needsJSON(_ content: NewContent) -> Bool {
    guard document.isJSON else { return false }
    let node = content.node
    return !content.tree.isFlow(node) && content.tree.scalarStyle(of: node) != .doubleQuoted
  }

  private func valueText(_ content: NewContent, in list: ListID) -> ValueText {
    let habit = EntryHabit(tree: tree)
    let owner = document.listPlaces[Int(list.number)].owner
    let isFlow = tree.isFlow(owner)
    var printer = ValueText(
      tree: content.tree, habit: habit,
      flow: FlowHabit(of: isFlow ? owner : document.root, or: document.root, in: tree),
      prefersSingleQuotes: habit.prefersSingleQuotes(below: owner)
        ?? habit.prefersSingleQuotes(below: document.root) ?? false,
      isJSON: document.isJSON)
    printer.sequenceIndentation = sequenceIndentation(habit)
    return printer
  }

  /// How far the dashes of rows stand from their key in the first block list of rows.
  private func sequenceIndentation(_ habit: EntryHabit) -> Int {
    for place in document.listPlaces.dropFirst() {
      guard let key = place.key, let value = place.value else { continue }
      if let columns = habit.dashIndentation(of: value, under: key) { return columns }
    }
    return 2
  }

  /// The entry that shows how an arrival is laid out: a neighbour of the same kind of node, else one
  /// of its list, else of another list.
  private func model(of entry: EntryID, _ arrival: Arrival) -> NodeID? {
    let list = arrival.list
    let own =
      Int(list.number) < document.listPlaces.count
      ? document.model.entries(of: list).prefix(1).map { $0 } : []
    let candidates = neighbours.neighbours(of: entry) + own
    let nodes = candidates.compactMap { candidate -> NodeID? in
      guard candidate != entry, Int(candidate.number) < document.entryNodes.count else {
        return nil
      }
      return document.entryNodes[Int(candidate.number)]
    }
    return nodes.first { tree.kind(of: tree.resolved($0)) == kind(of: arrival) } ?? nodes.first
      ?? firstEntry(like: arrival)
  }

  private func kind(of arrival: Arrival) -> NodeKind {
    arrival.kind == .sections || arrival.entry.isMapping ? .mapping : .scalar
  }

  private func firstEntry(like arrival: Arrival) -> NodeID? {
    for list in document.listPlaces.indices.dropFirst() {
      let id = ListID(UInt32(list))
      guard document.model.kind(of: id) == arrival.kind,
        let entry = document.model.entry(at: 0, in: id)
      else { continue }
      return document.entryNodes[Int(entry.number)]
    }
    return nil
  }
}
