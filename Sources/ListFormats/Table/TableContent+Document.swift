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
    for (index, section) in model.entries(of: .root).enumerated() {
      guard let list = model.list(of: section) else { continue }
      sections.append(
        TableSection(
          document, section: section, list: list, index: index, columns: columns,
          footer: footers.text(of: section, list: list)))
    }
    self.init(
      title: title?.isEmpty == true ? nil : title, sections: sections, labels: document.labels)
  }
}

extension TableSection {
  fileprivate init(
    _ document: DecodedDocument, section: EntryID, list: ListID, index: Int, columns: [String],
    footer: String
  ) {
    let model = document.model
    let node = document.entryNodes[Int(section.number)]
    let title = document.tree.entryText(.title, of: node)
    let header = TableHeader(
      title: title, id: document.tree.entryText(.id, of: node), address: [index])
    let cells = RowCells(tree: document.tree, columns: columns)
    let rows = model.entries(of: list).enumerated().map { index, row in
      let facts = model.facts(of: row, at: index)
      let texts = cells.texts(of: document.entryNodes[Int(row.number)])
      return TableRow(
        index: index, text: texts.first ?? "", furtherTexts: Array(texts.dropFirst()),
        isPinned: facts.isPinned, showsDeleteControl: facts.showsDeleteControl,
        accessory: facts.showsHandle ? .handle : facts.showsDisclosure ? .disclosure : .none)
    }
    self.init(header: header, rows: rows, footer: footer)
  }
}

/// What the table shows of a row.
private struct RowCells {
  let tree: SyntaxTree
  let columns: [String]

  init(tree: SyntaxTree, columns: [String]) {
    self.tree = tree
    self.columns = columns
  }

  /// The texts of the columns, the title alone if none are asked for.
  func texts(of entry: NodeID) -> [String] {
    guard !columns.isEmpty else { return [tree.entryText(.title, of: entry) ?? ""] }
    let node = tree.resolved(entry)
    guard tree.kind(of: node) == .mapping else {
      return columns.map { $0 == RowKey.title.name ? tree.text(of: node) : "" }
    }
    var reader = MappingReader(tree: tree)
    return columns.map { column in
      let fields = reader.fields(of: node, known: KnownKeys([column]))
      return fields[0].map { tree.text(of: $0.value) } ?? ""
    }
  }
}
