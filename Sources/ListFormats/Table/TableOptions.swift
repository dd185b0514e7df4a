/// How a table is to be drawn; decided by the command line, never by the document.
package struct TableOptions: Equatable, Sendable {
  /// The style of drawing.
  package var style: TableStyle

  /// The widest a line may be, in columns of display width; nil if nothing is to be cut. Marks and
  /// the first three columns of a text stay even where they need more. Markdown is never cut.
  package var widthLimit: Int?

  /// Whether rows and headers show their indices.
  package var showsNumbers: Bool

  /// The names of the fields in the rows' texts, in order; empty if rows show their title only. The
  /// pinned mark follows the field named `title`, or the first if there is none of that name.
  package var columns: [String]

  /// Whether headers and buttons are coloured. Markdown never is.
  package var isColored: Bool

  /// Creates options, by default those of a pipe.
  ///
  /// - Parameters:
  ///   - style: the style of drawing.
  ///   - widthLimit: the widest a line may be, in columns, or nil.
  ///   - showsNumbers: whether indices are shown.
  ///   - columns: the names of the fields shown; empty for titles only.
  ///   - isColored: whether headers and buttons are coloured.
  package init(
    style: TableStyle = .ascii, widthLimit: Int? = nil, showsNumbers: Bool = false,
    columns: [String] = [], isColored: Bool = false
  ) {
    self.style = style
    self.widthLimit = widthLimit
    self.showsNumbers = showsNumbers
    self.columns = columns
    self.isColored = isColored
  }

  /// The limit as a number from 0 on, so large if there is none that nothing is wider.
  var largestWidth: Int { max(widthLimit ?? Int.max, 0) }

  /// How many texts a row shows: at least one.
  var columnCount: Int { max(columns.count, 1) }

  /// The column, from 0, whose text the pinned mark follows.
  var titleColumn: Int { columns.firstIndex(of: "title") ?? 0 }
}
