internal import ListModel
internal import YAMLSyntax

/// Entries that stand in texts of their own, read as those of a document are.
extension LayoutReader {
  /// Creates a reader of entries that a script brings along.
  ///
  /// - Parameters:
  ///   - tree: the tree in which they stand.
  ///   - layouted: what is known of the document for which they are.
  init(ofEntriesIn tree: SyntaxTree, for layouted: LayoutedDocument) {
    self.init(tree: tree, document: 0, layout: layouted.layout)
    forms = Array(repeating: .sequence, count: layouted.levels.count + 1)
  }

  /// Reads one entry with all below it.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - kind: whether it is a section or a row.
  ///   - level: its level, from 0, if it is a section.
  ///   - levels: those of the document.
  /// - Returns: lists that hold just this; its entries are numbered as they are read.
  /// - Complexity: O(*n*) in its nodes.
  mutating func read(
    _ entry: EntryView, as kind: ListDocument.Kind, level: Int, of levels: [Layout.Level]
  ) -> ListDocument {
    let isSection = kind == .sections && levels.indices.contains(level)
    var model = ListDocument(
      mode: .all, policy: Policy(), pins: PinDeclaration(), names: names, kind: kind)
    let frame = Frame(
      list: .root, level: isSection ? level : levels.count, form: .sequence, isShared: false,
      collection: entry.value, children: tree.children(of: entry.value))
    if isSection {
      readSection(entry, levels, in: frame, into: &model)
    } else if kind == .rows {
      readRow(entry, in: frame, into: &model)
    }
    readLists(levels, into: &model)
    names.nodes = entryNodes
    return model
  }
}
