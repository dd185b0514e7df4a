/// One option as it was given.
package struct OptionOccurrence: Hashable, Sendable {
  /// Which option.
  package let id: OptionID
  /// Its value; nil for a switch, and where an optional value was left out.
  package let value: String?
  /// Its number among all options of the command line, from 0.
  package let index: Int
  /// Its number among those with the same id, from 1: the second `-e` is 2.
  package let ordinal: Int
}
