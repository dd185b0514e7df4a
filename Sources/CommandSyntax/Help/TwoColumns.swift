/// Headings with their explanations, aligned in two columns.
struct TwoColumns {
  private static let indent = 2
  private static let gap = 2
  /// A heading wider than this has a line of its own.
  private static let widestHeading = 26
  /// The second column is never narrower, whatever the width.
  private static let narrowestText = 16

  let rows: [(heading: String, text: String)]

  /// The lines of all rows, at most `width` scalars wide where words permit.
  func lines(width: Int) -> [String] {
    let limit = min(Self.widestHeading, width / 2)
    let widths = rows.map(\.heading.unicodeScalars.count).filter { $0 <= limit }
    let column = Self.indent + (widths.max() ?? limit) + Self.gap
    var lines: [String] = []
    for row in rows {
      var heading = spaces(Self.indent) + row.heading
      let texts = wrappedLines(row.text, width: max(width - column, Self.narrowestText))
      let headingWidth = heading.unicodeScalars.count
      if headingWidth > column - Self.gap || texts.isEmpty {
        lines.append(heading)
        heading = ""
      }
      for text in texts {
        lines.append(heading + spaces(column - heading.unicodeScalars.count) + text)
        heading = ""
      }
    }
    return lines
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
