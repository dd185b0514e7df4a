/// Finds the widths of a table, one header and row at a time.
struct TableMeasurement {
  private let options: TableOptions
  private var layout = TableLayout()
  private var columns: [TableExtent]
  private var header = TableExtent.zero
  private var trailing = TableExtent.zero

  /// The last text of a row and what follows it.
  private var rowEnd = TableExtent.zero
  private var largestIndex: UInt32 = 0

  init(options: TableOptions, labels: TableLabels) {
    self.options = options
    columns = Array(repeating: .zero, count: options.columnCount)
    layout.titleColumn = options.titleColumn
    layout.deleteButtonWidth = 4 + VisibleText.width(of: labels.delete)
    layout.deleteSectionButtonWidth = 4 + VisibleText.width(of: labels.deleteSection)
    layout.largestIndentation = options.largestWidth / 4
  }

  /// Measures a header.
  mutating func add(_ header: TableHeader) {
    var extent = TableExtent.text(VisibleText.width(of: header.text))
    if options.showsNumbers {
      extent = .fixed(TableAddress.text(of: header.address).utf8.count + 1) + extent
    }
    if header.showsDeleteButton {
      extent = extent + .fixed(1) + .button(layout.deleteSectionButtonWidth)
    }
    self.header.include(extent)
  }

  /// Measures a row.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  mutating func add(_ row: borrowing TableRow) {
    largestIndex = max(largestIndex, row.index)
    let trailing = layout.trailing(of: row)
    self.trailing.include(trailing)
    for column in columns.indices {
      let text = TableExtent.text(VisibleText.width(of: row.text(ofColumn: column)))
      let extent = text + .fixed(layout.markWidth(of: row, column: column))
      columns[column].include(extent)
      if column == columns.count - 1 { rowEnd.include(extent + trailing) }
    }
  }

  /// The widths that fit all that was added, within the limit as far as can be.
  func finish() -> TableLayout {
    var layout = self.layout
    if options.showsNumbers { layout.numberWidth = String(largestIndex).utf8.count }
    let largest = options.largestWidth - TableLayout.frameWidth
    let gaps = TableLayout.gap * (columns.count - 1)
    let largestColumn = largestColumn(
      within: largest - layout.textOffset - gaps - trailing.natural)
    layout.columnWidths = columns.dropLast().map { max($0.floor, min($0.natural, largestColumn)) }
    let offset = layout.textOffset + layout.columnWidths.reduce(gaps, +)
    var inner = TableExtent.fixed(offset) + rowEnd
    inner.include(header)
    layout.innerWidth = min(inner.natural, max(largest, inner.floor))
    return layout
  }

  /// The widest that a column may be for all to fit: the widest are cut first.
  private func largestColumn(within room: Int) -> Int {
    var lower = 0
    var upper = columns.reduce(0) { max($0, $1.natural) }
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      let sum = columns.reduce(0) { $0 + max($1.floor, min($1.natural, middle)) }
      if sum <= room { lower = middle } else { upper = middle - 1 }
    }
    return lower
  }
}
