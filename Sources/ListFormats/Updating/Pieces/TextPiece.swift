/// A piece of the edited text: what it is made of, in order.
enum TextPiece {
  /// Bytes of the source as they are. `startsLine`: it begins a line, and what stands before it is
  /// ended if it is not.
  case source(Range<Int>, startsLine: Bool)
  /// Bytes of the source whose lines are shifted to the right by some columns, or to the left.
  /// `startsLine`: as for `source`; else the rest of the first line stays where it is.
  case shifted(Range<Int>, by: Int, startsLine: Bool)
  /// A new blank line.
  case blankLine
  /// A new line, without its line break.
  case newLine([UInt8])
  /// New bytes within a line.
  case inline([UInt8])
}

/// The pieces of an edited text, neighbours in the source joined.
struct TextPieces {
  private(set) var pieces: [TextPiece] = []

  mutating func append(_ piece: TextPiece) {
    switch (pieces.last, piece) {
    case (.source(let last, let startsLine), .source(let next, _))
    where last.upperBound == next.lowerBound:
      pieces[pieces.count - 1] = .source(
        last.lowerBound..<next.upperBound, startsLine: startsLine)
    default:
      pieces.append(piece)
    }
  }

  /// Adds whole lines of the source.
  mutating func append(lines range: Range<Int>, shift: Int) {
    guard !range.isEmpty else { return }
    append(
      shift == 0 ? .source(range, startsLine: true) : .shifted(range, by: shift, startsLine: true))
  }

  /// The source bytes that the last piece ends with; nil if it is new text.
  var lastSource: Range<Int>? {
    switch pieces.last {
    case .source(let range, _), .shifted(let range, _, _): range
    case .blankLine, .newLine, .inline, nil: nil
    }
  }
}
