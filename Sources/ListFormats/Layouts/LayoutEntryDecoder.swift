internal import ListModel
internal import YAMLSyntax

/// Reads a row or a section that a script brings along as a layout sees it (SPEC §8).
///
/// Further keys, `pinned` among them, are data there.
struct LayoutEntryDecoder {
  private let row: Layout.Fields
  private let levels: [Layout.Level]
  private let tree: SyntaxTree
  private var finder: FieldFinder

  init(_ layouted: LayoutedDocument, tree: SyntaxTree) {
    row = layouted.layout.row
    levels = layouted.levels
    self.tree = tree
    finder = FieldFinder(tree: tree)
  }

  /// Reads a row.
  ///
  /// - Complexity: O(*k*) in the number of its keys.
  mutating func row(_ content: NewContent) -> NewEntry {
    var row = entry(EntryView(key: nil, value: content.node), self.row)
    if let view = pair(in: content.node) {
      row.pair = NewEntry.Pair(
        key: view.key.map { tree.text(of: $0) } ?? "", fields: entry(view, self.row).fields)
      row.pair?.isTitledByKey = isTitledByKey(view, self.row)
    }
    row.isPairOnly = content.form == .text && content.isRoot
    return row
  }

  /// Reads a section.
  ///
  /// - Parameters:
  ///   - content: the section.
  ///   - level: its level, from 0.
  /// - Returns: the section; of an outer level without what is in it, which therefore stays as it is.
  /// - Complexity: O(*n*) in its nodes.
  mutating func section(_ content: NewContent, level: Int) -> NewEntry {
    var section = section(EntryView(key: nil, value: content.node), level: level)
    if let view = pair(in: content.node) {
      let own = self.section(view, level: level)
      section.pair = NewEntry.Pair(
        key: view.key.map { tree.text(of: $0) } ?? "", fields: own.fields, rows: own.rows,
        isListEditable: own.isListEditable)
      section.pair?.holdsList = own.holdsList
      if levels.indices.contains(level) {
        section.pair?.isTitledByKey = isTitledByKey(view, levels[level].fields)
      }
    }
    section.isPairOnly = content.form == .text && content.isRoot
    return section
  }

  private mutating func section(_ view: EntryView, level: Int) -> NewEntry {
    guard levels.indices.contains(level) else { return entry(view, Layout.Fields()) }
    var section = entry(view, levels[level].fields)
    section.isAlias = view.key == nil && tree.kind(of: view.value) == .alias
    section.holdsList = holdsList(view, level: level)
    guard level == levels.count - 1 else {
      section.isListEditable = false
      return section
    }
    let rows = self.rows(of: view, level: level)
    section.isListEditable =
      !section.isAlias && rows.map { !$0.isShared && !tree.isAliased($0.value) } ?? true
    guard let rows, tree.kind(of: rows.value) == .sequence else {
      // Entries of a mapping are not told apart here.
      if let rows, !tree.isNull(rows.value) { section.isListEditable = false }
      return section
    }
    for row in tree.children(of: rows.value) {
      section.rows.append(entry(EntryView(key: nil, value: row), self.row))
    }
    return section
  }

  /// Whether there is a list where a section has one, or null.
  private mutating func holdsList(_ view: EntryView, level: Int) -> Bool {
    guard let value = rows(of: view, level: level)?.value else { return false }
    return tree.kind(of: tree.resolved(value)) != .scalar || tree.isNull(value)
  }

  /// Whether the title of an entry is its own key.
  private mutating func isTitledByKey(_ view: EntryView, _ fields: Layout.Fields) -> Bool {
    titleNode(fields.title, in: view).map { $0 == view.key } ?? false
  }

  /// The list of a section; nil if there is none.
  mutating func rows(of view: EntryView, level: Int) -> FoundField? {
    guard levels.indices.contains(level) else { return nil }
    return finder.find(levels[level].rows, in: view)
  }

  /// The only pair of a mapping as an entry; nil if it has not just one.
  private func pair(in node: NodeID) -> EntryView? {
    finder.onlyPair(of: EntryView(key: nil, value: node)).map {
      EntryView(key: $0.key, value: $0.value)
    }
  }

  private mutating func entry(_ view: EntryView, _ fields: Layout.Fields) -> NewEntry {
    var entry = NewEntry(EntryFields())
    let node = tree.resolved(view.value)
    entry.isMapping = tree.kind(of: node) == .mapping
    entry.fields.title = text(fields.title, in: view)
    entry.fields.id = text(fields.id, in: view)
    guard entry.isMapping else { return entry }
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      guard tree.kind(of: tree.resolved(key)) == .scalar,
        tree.kind(of: tree.resolved(value)) == .scalar, !tree.isNull(value)
      else { continue }
      entry.fields.values[tree.text(of: key)] = tree.text(of: value)
    }
    return entry
  }

  private mutating func text(_ paths: [FieldPath], in entry: EntryView) -> String? {
    titleNode(paths, in: entry).map { tree.text(of: $0) }
  }

  /// The first of some fields that is text.
  private mutating func titleNode(_ paths: [FieldPath], in entry: EntryView) -> NodeID? {
    for path in paths {
      guard let field = finder.find(path, in: entry) else { continue }
      let node = tree.resolved(field.value)
      if tree.kind(of: node) == .scalar, !tree.content(of: node).isEmpty { return field.value }
    }
    return nil
  }
}
