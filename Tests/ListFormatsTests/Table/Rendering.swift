import ListFormats

/// A table as text, with the document's title and its sections.
func table(
  title: String? = nil, _ sections: [TableSection], labels: TableLabels = TableLabels(),
  _ options: TableOptions = TableOptions()
) -> String {
  var buffer: [UInt8] = []
  let content = TableContent(title: title, sections: sections, labels: labels)
  TableRenderer(options: options).append(content, to: &buffer)
  return String(decoding: buffer, as: UTF8.self)
}

/// A section with the default footer.
func section(_ title: String?, number: Int = 0, _ rows: [TableRow]) -> TableSection {
  TableSection(
    header: TableHeader(title: title, address: [number]), rows: rows,
    footer: FooterTemplate(nil).filled(
      count: rows.count, pinned: rows.count { $0.isPinned }, title: title))
}

/// The display widths of a table's lines, in columns; what is escaped there is not escaped again.
func widths(ofLinesIn table: String) -> [Int] {
  table.split(separator: "\n").map { line in
    VisibleText.width(of: String(line.map { $0 == "\\" ? "/" : $0 }))
  }
}
