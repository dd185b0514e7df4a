internal import ListModel
internal import YAMLSyntax

extension TableContent {
  /// The table of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - columns: the fields that are shown instead of the title; none: the title.
  /// - Complexity: O(*n*) in the number of rows, times the number of their keys with columns.
  package init(_ document: DecodedDocument, columns: [String] = []) {
    let tree = document.tree
    let model = document.model
    let title = document.documentField(.title).map { tree.text(of: $0) }
    var footers = SectionFooters(document)
    var sections: [TableSection] = []
    var pending = model.entries(of: .root).enumerated().reversed().map { index, section in
      SectionPath(entry: section, address: [index], titles: [])
    }
    while var path = pending.popLast() {
      if let title = model.names.title(of: path.entry) ?? model.names.id(of: path.entry) {
        path.titles.append(title)
      }
      let list = model.list(of: path.entry)
      if let list, model.kind(of: list) == .sections, model.count(of: list) > 0 {
        for (index, section) in model.entries(of: list).enumerated().reversed() {
          pending.append(
            SectionPath(entry: section, address: path.address + [index], titles: path.titles))
        }
      } else if list != nil || document.layouted != nil {
        sections.append(
          TableSection(
            document, section: path, list: list, columns: columns,
            footer: footers.text(of: path.entry, list: list)))
      }
    }
    self.init(
      title: title?.isEmpty == true ? nil : title, sections: sections, labels: document.labels)
  }
}

/// A section with what leads to it.
private struct SectionPath {
  let entry: EntryID
  /// The indices that lead to it, outermost first.
  let address: [Int]
  /// The titles of the sections around it, and its own.
  var titles: [String]
}

extension TableSection {
  fileprivate init(
    _ document: DecodedDocument, section: SectionPath, list: ListID?, columns: [String],
    footer: String
  ) {
    let title = section.titles.isEmpty ? nil : section.titles.joined(separator: " / ")
    let header = TableHeader(
      title: title, address: section.address,
      showsDeleteButton: document.model.revealed.contains(section.entry))
    var cells = RowCells(document, columns: columns)
    let rows = list.map { TableSection.rows(of: $0, in: document, &cells) } ?? []
    self.init(header: header, rows: rows, footer: footer)
  }

  /// The rows of a list, each followed by those that it holds.
  private static func rows(
    of list: ListID, in document: DecodedDocument, _ cells: inout RowCells
  ) -> [TableRow] {
    let model = document.model
    guard model.kind(of: list) == .rows else { return [] }
    var rows: [TableRow] = []
    rows.reserveCapacity(model.count(of: list))
    var open = [(entries: model.entries(of: list), next: 0)]
    while let last = open.indices.last {
      let index = open[last].next
      guard index < open[last].entries.count else {
        open.removeLast()
        continue
      }
      let row = open[last].entries[index]
      open[last].next = index + 1
      let facts = model.facts(of: row, at: index)
      let texts = cells.texts(of: row)
      rows.append(
        TableRow(
          index: index, text: texts.first ?? "", furtherTexts: Array(texts.dropFirst()),
          level: last, isPinned: facts.isPinned, showsDeleteControl: facts.showsDeleteControl,
          accessory: model.revealed.contains(row) && facts.canDelete
            ? .deleteButton
            : facts.showsHandle ? .handle : facts.showsDisclosure ? .disclosure : .none))
      if let inner = model.list(of: row) { open.append((model.entries(of: inner), 0)) }
    }
    return rows
  }
}

/// What the table shows of a row.
private struct RowCells {
  private let document: DecodedDocument
  private let columns: [String]
  private let paths: [FieldPath]
  private var finder: FieldFinder

  init(_ document: DecodedDocument, columns: [String]) {
    self.document = document
    self.columns = columns
    paths = columns.map { FieldPath($0) }
    finder = FieldFinder(tree: document.tree)
  }

  /// The texts of the columns, the title alone if none are asked for.
  mutating func texts(of row: EntryID) -> [String] {
    let tree = document.tree
    let entry = document.entryNodes[Int(row.number)]
    if let layouted = document.layouted { return texts(of: row, through: layouted) }
    guard !columns.isEmpty else { return [tree.entryText(.title, of: entry) ?? ""] }
    let node = tree.resolved(entry)
    guard tree.kind(of: node) == .mapping else {
      return columns.map { $0 == RowKey.title.name ? tree.text(of: node) : "" }
    }
    return paths.map { path in
      finder.field(path.knownText, of: node, isShared: false).map { tree.text(of: $0.value) } ?? ""
    }
  }

  /// Under a layout a title or an id is what the layout says, unless the row has such a key itself.
  private mutating func texts(of row: EntryID, through layouted: LayoutedDocument) -> [String] {
    let tree = document.tree
    guard !columns.isEmpty else { return [layouted.names.title(of: row) ?? ""] }
    let value = document.valueNode(of: row)
    let isPair = document.isPair(row)
    let view = EntryView(
      key: isPair ? document.entryNodes[Int(row.number)] : nil, value: value)
    return paths.map { path in
      if let field = finder.find(path, in: view) { return tree.text(of: field.value) }
      if path.text == RowKey.title.name { return layouted.names.title(of: row) ?? "" }
      if path.text == RowKey.id.name { return layouted.names.id(of: row) ?? "" }
      guard let pair = finder.onlyPair(of: view) else { return "" }
      let inner = EntryView(key: nil, value: pair.value)
      return finder.find(path, in: inner).map { tree.text(of: $0.value) } ?? ""
    }
  }
}
