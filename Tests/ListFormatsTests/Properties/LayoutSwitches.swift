/// What the tests leave out, or let pass, as long as the program does not deal with it: one place, so
/// that each switch can be turned when its finding is settled.
enum LayoutSwitches {
  /// Comments behind the header of a block scalar, which are lost on the way into a flow list.
  static let hasHeaderComments = false

  /// A blank before the comma of an element that has lines of its own: moves are refused.
  static let hasBlanksBeforeCommas = false

  /// `key:` with nothing behind it, which is written `key:}` in flow style.
  static let hasAbsentValues = false

  /// Layouts of JSON (tabs, compact, padded, absent `rows`) in which lists are not refilled like
  /// their siblings.
  static let hasAllLayoutsOfJSON = false

  /// Whether comments between elements of a flow list that share lines may be lost when an element
  /// moves to another list.
  static let losesComments = true

  /// How many cases of yaml-test-suite may be refused on the way into a flow section.
  static let mostUnsafeSuiteCases = 55
}
