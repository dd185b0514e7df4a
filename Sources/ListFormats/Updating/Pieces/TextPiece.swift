/// A piece of the edited text: what it is made of, in order.
enum TextPiece {
  /// Bytes of the source as they are. `startsLine`: it begins a line, and what stands before it is
  /// ended if it is not.
  case source(Range<Int>, startsLine: Bool)
  /// Bytes of the source whose lines are shifted to the right by some columns, or to the left.
  /// `startsLine`: as for `source`; else the rest of the first line stays where it is.
  case shifted(Range<Int>, by: Int, startsLine: Bool)
  /// The end of a line.
  case lineBreak
  /// A new blank line.
  case blankLine
  /// A new line, without its line break.
  case newLine([UInt8])
  /// New bytes within a line.
  case inline([UInt8])
}
