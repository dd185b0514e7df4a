/// The colours of a table: SGR sequences. They take no columns and mean nothing by themselves.
enum TableColor {
  /// White on black: a header.
  static let header = "\u{1B}[97;40m"

  /// White on red, #fc2125: a button.
  static let button = "\u{1B}[97;48;2;252;33;37m"

  /// The terminal's own colours.
  static let reset = "\u{1B}[0m"
}
