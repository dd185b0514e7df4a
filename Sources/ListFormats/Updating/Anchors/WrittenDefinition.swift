/// The definition of an anchor as it is written where an alias of it was (SPEC §5.6).
struct WrittenDefinition {
  /// The anchor, the tag, and what else stands on their line: the header of a block scalar.
  let start: [UInt8]
  /// The bytes behind the alias on its line, where the text begins on the next one.
  var restOfLine = 0..<0
  /// The bytes of the node's text.
  let text: Range<Int>
  /// By how many columns its lines are shifted.
  let columns: Int
  /// Whether the text begins on the next line.
  var startsLine = false
}
