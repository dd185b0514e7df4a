/// One row of a table. 32 bytes, so that a million of them stay small.
package struct TableRow: Equatable, Sendable {
  /// What stands at the right edge of a row.
  package enum Accessory: Equatable, Sendable {
    /// Nothing.
    case none

    /// `=`: the row may be moved.
    case handle

    /// `>`: the list is not in an edit mode.
    case disclosure

    /// The delete button, revealed; it takes the place of the mark.
    case deleteButton
  }

  /// The row's title, or with columns the first column's text.
  package var text: String

  /// With columns the text of the second column and those after it; missing ones are empty.
  package var furtherTexts: [String]

  /// The row's index in its list, from 0.
  package var index: UInt32

  /// How many rows hold this one: 0 for a row of the section itself.
  package var level: UInt8

  /// Whether ` *` follows the title.
  package var isPinned: Bool

  /// Whether `(-) ` precedes the row.
  package var showsDeleteControl: Bool

  /// What stands at the right edge.
  package var accessory: Accessory

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - index: its index in its list, from 0; more than 32 bits hold is shown as the largest.
  ///   - text: its title, or the first column's text.
  ///   - furtherTexts: the other columns' texts, in the order of `TableOptions.columns`.
  ///   - level: how many rows hold this one; more than 255 is shown as 255.
  ///   - isPinned: whether ` *` follows the title.
  ///   - showsDeleteControl: whether `(-) ` precedes the row.
  ///   - accessory: what stands at the right edge.
  package init(
    index: Int, text: String, furtherTexts: [String] = [], level: Int = 0,
    isPinned: Bool = false, showsDeleteControl: Bool = false, accessory: Accessory = .none
  ) {
    self.index = UInt32(clamping: index)
    self.text = text
    self.furtherTexts = furtherTexts
    self.level = UInt8(clamping: level)
    self.isPinned = isPinned
    self.showsDeleteControl = showsDeleteControl
    self.accessory = accessory
  }

  /// The text of a column, counted from 0; empty if the row has none.
  func text(ofColumn column: Int) -> String {
    if column == 0 { return text }
    return column <= furtherTexts.count ? furtherTexts[column - 1] : ""
  }
}
