internal import SourceDiagnostics
internal import YAMLSyntax

/// What a node stands under in block style, as its line tells.
struct BlockContext {
  /// The column of the key or dash that the node is the value of, in characters from 0.
  let column: Int
  /// Whether that is a dash.
  let isEntry: Bool

  /// Looks at the line before a node; nil if it does not stand behind a key or a dash, nor on a line
  /// of its own.
  ///
  /// - Parameters:
  ///   - offset: where the node starts, in bytes.
  ///   - bytes: the source.
  /// - Complexity: O(*m*) in the length of the line.
  init?(before offset: Int, in bytes: [UInt8]) {
    let scanner = TextScanner(bytes)
    let start = scanner.startOfLine(at: offset)
    var column = scanner.endOfSpaces(at: start)
    var indicator: Int?
    while column + 1 < offset, BlockContext.isIndicator(bytes[column]), bytes[column + 1].isBlank {
      indicator = column
      column = scanner.endOfBlanks(at: column + 1)
    }
    if column >= offset {
      guard let indicator else {
        // The value of a key on a line of its own: what stands in its place is no deeper than it.
        guard offset > start else { return nil }
        self.column = offset - start - 2
        isEntry = false
        return
      }
      self.column = indicator - start
      isEntry = bytes[indicator] == .dash
      return
    }
    var end = offset
    while end > column, bytes[end - 1].isBlank { end -= 1 }
    guard bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    self.column = column - start
    isEntry = false
  }

  /// Whether a byte stands before an entry, or before an explicit key or its value.
  private static func isIndicator(_ byte: UInt8) -> Bool {
    byte == .dash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":")
  }
}
