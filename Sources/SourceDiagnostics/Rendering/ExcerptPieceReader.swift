/// Reads the characters of a source line as they are shown.
struct ExcerptPieceReader {
  /// The column, from 0, at which the next piece starts; tab stops count from here.
  private var column = 0

  private let displayWidth: @Sendable (String) -> Int

  /// The distance of tab stops.
  private static let tabWidth = 8

  /// Creates a reader at column 0.
  ///
  /// - Parameter displayWidth: the columns that a text takes on a terminal.
  init(displayWidth: @escaping @Sendable (String) -> Int) {
    self.displayWidth = displayWidth
  }

  /// The pieces of a range; ranges are to be read from left to right.
  ///
  /// - Parameters:
  ///   - range: byte offsets, in bounds, within one line.
  ///   - bytes: the text.
  /// - Returns: one piece for each character or stray byte.
  /// - Complexity: O(`range.count`).
  mutating func pieces(in range: Range<Int>, of bytes: [UInt8]) -> [ExcerptPiece] {
    var pieces: [ExcerptPiece] = []
    var validStart = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let length = bytes.span.scalarLength(at: index)
      if !bytes.span.isValidScalar(at: index, length: length) {
        appendCharacters(of: bytes[validStart..<index], to: &pieces)
        append(escapedByte(bytes[index]), to: &pieces)
        validStart = index + length
      }
      index += length
    }
    if validStart < range.upperBound {
      appendCharacters(of: bytes[validStart..<range.upperBound], to: &pieces)
    }
    return pieces
  }

  private mutating func appendCharacters(
    of bytes: ArraySlice<UInt8>, to pieces: inout [ExcerptPiece]
  ) {
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        append(String(repeating: " ", count: width), to: &pieces)
      } else {
        append(escapedForTerminal(String(character)), to: &pieces)
      }
    }
  }

  private mutating func append(_ text: String, to pieces: inout [ExcerptPiece]) {
    // A width below 0 would be a defect elsewhere, and no reason to trap here.
    let width = max(0, displayWidth(text))
    pieces.append(ExcerptPiece(text: text, width: width))
    column += width
  }
}
