/// The widths that all boxes of a document share. All are columns of display width.
struct TableLayout: Equatable, Sendable {
  /// What frames a line: the border and a space at either side.
  static let frameWidth = 4

  /// The space between two columns of texts.
  static let gap = 2

  /// `[ ... ]`.
  static let smallestButtonWidth = 7

  /// Between the verticals, without the space at either side.
  var innerWidth = 0

  /// The digits of the largest index shown; 0 if none is.
  var numberWidth = 0

  /// Every column of texts but the last, which ends with its row.
  var columnWidths: [Int] = []

  /// The buttons, uncut.
  var deleteButtonWidth = 0
  var deleteSectionButtonWidth = 0

  /// Under a limit nested rows are indented by at most this much.
  var largestIndentation = 0

  /// The column, from 0, that the pinned mark belongs to.
  var titleColumn = 0

  /// Where the first text begins: after the indices.
  var textOffset: Int { numberWidth == 0 ? 0 : numberWidth + 1 }

  /// What a row's text of a column is shown with: indentation and `(-) ` before it, ` *` after it.
  func markWidth(of row: borrowing TableRow, column: Int) -> Int {
    var width = 0
    if column == 0 {
      width += indentation(of: row) + (row.showsDeleteControl ? 4 : 0)
    }
    if column == titleColumn, row.isPinned { width += 2 }
    return width
  }

  /// The spaces before a nested row.
  func indentation(of row: borrowing TableRow) -> Int {
    min(2 * Int(row.level), largestIndentation)
  }

  /// A row's mark or button with the space before it.
  func trailing(of row: borrowing TableRow) -> TableExtent {
    switch row.accessory {
    case .none: .zero
    case .handle, .disclosure: .fixed(2)
    case .deleteButton: .fixed(1) + .button(deleteButtonWidth)
    }
  }

  /// The columns of a button that shares a line with a text: the text is cut first.
  ///
  /// - Parameters:
  ///   - button: its width uncut.
  ///   - room: columns for both and the space between them.
  ///   - text: the columns that cannot be cut of what stands before the button.
  /// - Returns: the button's columns, its label cut if it must be.
  static func buttonWidth(_ button: Int, in room: Int, besideAtLeast text: Int) -> Int {
    min(button, max(smallestButtonWidth, room - 1 - text))
  }
}
