/// One section of a table: a header, rows and a footer.
package struct TableSection: Equatable, Sendable {
  /// The header; nil leaves out header and the border under it.
  package var header: TableHeader?

  /// The rows in order, nested ones after the row that holds them.
  package var rows: [TableRow]

  /// The footer as it reads, filled in (see ``FooterTemplate``); an empty one has no line.
  package var footer: String

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: the header, or nil for a section with neither title nor id.
  ///   - rows: in order.
  ///   - footer: the text of the footer, filled in.
  package init(header: TableHeader?, rows: [TableRow], footer: String) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
