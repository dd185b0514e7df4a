/// Writes the parts of a table in a style. All parts end with a line feed.
protocol TableWriter {
  /// Appends the document's title and what parts it from the sections.
  mutating func appendTitle(_ title: String, to buffer: inout [UInt8])

  /// Appends what comes before a section's rows.
  mutating func appendHead(of section: TableSection, to buffer: inout [UInt8])

  /// Appends a row of the section whose head came last.
  mutating func appendRow(_ row: borrowing TableRow, to buffer: inout [UInt8])

  /// Appends what comes after a section's rows.
  mutating func appendFoot(of section: TableSection, to buffer: inout [UInt8])
}
