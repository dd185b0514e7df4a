internal import SourceDiagnostics
internal import YAMLSyntax

/// A comment between the parts of a flow collection.
struct FlowComment {
  /// The byte offset of its `#`.
  let sign: Int
  /// Its bytes: from the white space before it on, or the whole line where it stands alone.
  let range: Range<Int>
  /// Whether nothing else stands on its line.
  let isAlone: Bool

  /// Where its text ends, before the line break.
  let end: Int
}

extension FlowComment {
  /// The comments in a range that holds nothing else but white space, brackets, commas and colons.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  static func all(in range: Range<Int>, of bytes: [UInt8]) -> [FlowComment] {
    let scanner = TextScanner(bytes)
    var comments: [FlowComment] = []
    var next = range.lowerBound
    while next < range.upperBound {
      guard bytes[next] == .numberSign else {
        next += 1
        continue
      }
      let line = scanner.startOfLine(at: next)
      let end = scanner.endOfLine(at: next)
      var start = next
      while start > max(line, range.lowerBound), bytes[start - 1].isBlank { start -= 1 }
      let isAlone = start == line
      comments.append(
        FlowComment(
          sign: next, range: isAlone ? line..<scanner.afterLineBreak(end) : start..<end,
          isAlone: isAlone, end: end))
      next = end
    }
    return comments
  }
}
