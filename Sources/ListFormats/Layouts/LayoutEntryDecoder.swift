internal import ListModel
internal import YAMLSyntax

/// Reads a row or a section that a script brings along as a layout sees it (SPEC §8).
///
/// Further keys, `pinned` among them, are data there.
struct LayoutEntryDecoder {
  private let layouted: LayoutedDocument
  private let tree: SyntaxTree
  private var finder: FieldFinder

  init(_ layouted: LayoutedDocument, tree: SyntaxTree) {
    self.layouted = layouted
    self.tree = tree
    finder = FieldFinder(tree: tree)
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - node: the entry, or a mapping of one pair.
  ///   - kind: whether it is a section or a row.
  ///   - level: its level, from 0, if it is a section.
  ///   - isPairOnly: whether it can be nothing but a pair.
  /// - Returns: the entry, also as the pair of a mapping if it can be one.
  /// - Complexity: O(*n*) in its nodes.
  mutating func entry(
    at node: NodeID, as kind: ListDocument.Kind, level: Int = 0, isPairOnly: Bool = false
  ) -> NewEntry {
    let view = EntryView(key: nil, value: node)
    var entry = entry(view, as: kind, level: level)
    entry.holdsList = holdsList(view, as: kind, level: level)
    if let pair = finder.onlyPair(of: view) {
      let pairView = EntryView(key: pair.key, value: pair.value)
      let own = self.entry(pairView, as: kind, level: level)
      entry.pair = NewEntry.Pair(key: tree.text(of: pair.key), fields: own.fields)
      entry.pair?.below = own.below
      entry.pair?.isTitledByKey = own.isTitledByKey
      entry.pair?.holdsList = holdsList(pairView, as: kind, level: level)
    }
    entry.isPairOnly = isPairOnly
    return entry
  }

  /// Reads an entry with all below it.
  private func entry(
    _ view: EntryView, as kind: ListDocument.Kind, level: Int
  ) -> NewEntry {
    var reader = LayoutReader(ofEntriesIn: tree, for: layouted)
    let model = reader.read(view, as: kind, level: level, of: layouted.levels)
    // What is below an entry is numbered behind it.
    var entries: [NewEntry] = []
    for number in reader.entryNodes.indices.reversed() {
      let id = EntryID(UInt32(truncatingIfNeeded: number))
      var entry = fields(of: id, in: reader.names)
      entry.below = .noList
      if let list = model.list(of: id) {
        var below = NewEntry.List()
        (below.kind, below.form) = (model.kind(of: list), model.form(of: list))
        below.isEditable = model.isEditable(list)
        let children = model.entries(of: list)
        below.entries = entries.suffix(children.count).reversed()
        entries.removeLast(children.count)
        entry.below = .list(below)
      }
      entries.append(entry)
    }
    return entries.last ?? NewEntry(EntryFields())
  }

  /// An entry with what its names and scalar fields are.
  private func fields(of entry: EntryID, in names: LayoutNames) -> NewEntry {
    var new = NewEntry(EntryFields(title: names.title(of: entry), id: names.id(of: entry)))
    new.key = names.key(of: entry)
    new.isTitledByKey = names.isTitledByKey(entry)
    let view = names.view(of: entry)
    new.isAlias = view.map { $0.key == nil && tree.kind(of: $0.value) == .alias } ?? false
    let node = view.map { tree.resolved($0.value) }
    new.isMapping = node.map { tree.kind(of: $0) == .mapping } ?? false
    guard new.isMapping, let node else { return new }
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      guard tree.kind(of: tree.resolved(key)) == .scalar,
        tree.kind(of: tree.resolved(value)) == .scalar, !tree.isNull(value)
      else { continue }
      new.fields.values[tree.text(of: key)] = tree.text(of: value)
    }
    return new
  }

  /// Whether there is a list where a section has one, or null.
  private mutating func holdsList(
    _ view: EntryView, as kind: ListDocument.Kind, level: Int
  ) -> Bool {
    guard kind == .sections, layouted.levels.indices.contains(level) else { return true }
    guard let value = finder.find(layouted.levels[level].rows, in: view)?.value else {
      return false
    }
    return tree.kind(of: tree.resolved(value)) != .scalar || tree.isNull(value)
  }
}
