/// The columns that something takes: all of it, and the least that it can be cut to.
struct TableExtent: Equatable, Sendable {
  /// Columns uncut.
  var natural = 0

  /// Columns when cut as far as may be: the first three columns of a text stay, and all marks.
  var floor = 0

  static let zero = TableExtent()

  /// A text that may be cut to `...`.
  static func text(_ width: Int) -> TableExtent {
    TableExtent(natural: width, floor: min(width, 3))
  }

  /// A button, whose label may be cut to `...`.
  static func button(_ width: Int) -> TableExtent {
    TableExtent(natural: width, floor: min(width, TableLayout.smallestButtonWidth))
  }

  /// What is never cut.
  static func fixed(_ width: Int) -> TableExtent {
    TableExtent(natural: width, floor: width)
  }

  /// One beside the other.
  static func + (left: TableExtent, right: TableExtent) -> TableExtent {
    TableExtent(natural: left.natural + right.natural, floor: left.floor + right.floor)
  }

  /// Grows so that `other` fits too.
  mutating func include(_ other: TableExtent) {
    natural = max(natural, other.natural)
    floor = max(floor, other.floor)
  }
}
