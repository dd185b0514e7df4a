/// What is shown for one character of a source line.
struct ExcerptPiece: Sendable {
  /// Harmless text.
  let text: String

  /// The columns that it takes.
  let width: Int
}

extension [ExcerptPiece] {
  /// The columns that all take together.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// All texts, one after the other.
  var text: String { reduce(into: "") { $0 += $1.text } }

  /// The longest beginning that is at most so wide.
  ///
  /// - Parameter limit: columns.
  /// - Returns: whole pieces.
  /// - Complexity: O(*n*).
  func prefix(ofWidth limit: Int) -> [ExcerptPiece] {
    var width = 0
    return Array(
      prefix {
        width += $0.width
        return width <= limit
      })
  }

  /// The longest end that is at most so wide.
  ///
  /// - Parameter limit: columns.
  /// - Returns: whole pieces.
  /// - Complexity: O(*n*).
  func suffix(ofWidth limit: Int) -> [ExcerptPiece] {
    Array([ExcerptPiece](reversed()).prefix(ofWidth: limit).reversed())
  }
}
