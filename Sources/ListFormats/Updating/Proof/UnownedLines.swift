internal import SourceDiagnostics
internal import YAMLSyntax

/// Compares the lines of an edited text with those of its source: every line that no operation
/// owns must be there, unchanged and in order (SPEC §5.8). Blank lines may come and go.
struct UnownedLines {
  private let source: [UInt8]
  /// Where the lines of the source end that count.
  private let end: Int
  private let edited: [UInt8]
  private let sourceScanner: TextScanner
  private let editedScanner: TextScanner
  /// The start of the line of the edited text that has not been matched.
  private var editedLine = 0

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - source: the text as it was read, and what stands behind it.
  ///   - end: the byte offset behind its last line.
  ///   - edited: the edited text.
  init(source: [UInt8], end: Int, edited: [UInt8]) {
    self.source = source
    self.end = end
    self.edited = edited
    sourceScanner = TextScanner(source)
    editedScanner = TextScanner(edited)
  }

  /// Compares.
  ///
  /// - Parameter owned: the ranges of whole lines that operations own or edit, in order and apart.
  /// - Returns: nil if all is well; else the byte offset of the first line of the source that is
  ///   missing or out of place.
  /// - Complexity: O(*n*) in the lengths of both texts.
  mutating func firstMissing(outside owned: [Range<Int>]) -> Int? {
    var start = 0
    for range in owned + [end..<end] {
      if let missing = firstMissing(in: start..<max(start, range.lowerBound)) { return missing }
      start = max(start, range.upperBound)
    }
    return nil
  }

  private mutating func firstMissing(in range: Range<Int>) -> Int? {
    var line = range.lowerBound
    while line < range.upperBound {
      let matched = matchingLines(from: line, to: range.upperBound)
      line += matched.source
      editedLine += matched.edited
      guard line < range.upperBound else { break }
      let end = sourceScanner.endOfLine(at: line)
      if sourceScanner.isBlank(line..<end) {
        line = sourceScanner.afterLineBreak(end)
      } else if editedLine < edited.count {
        editedLine = editedScanner.startOfNextLine(after: editedLine)
      } else {
        return line
      }
    }
    return nil
  }

  /// How many bytes are compared at once: many as long as they are the same, then fewer.
  private static let blocks = [256, 16]

  /// Whether a block of both texts is the same: compared to its end, so that the compiler can
  /// take many bytes at a time.
  private func isSameBlock(_ sourceStart: Int, _ editedStart: Int, count: Int) -> Bool {
    let left = source.span.extracting(sourceStart..<(sourceStart + count))
    let right = edited.span.extracting(editedStart..<(editedStart + count))
    var difference: UInt8 = 0
    for index in 0..<count { difference |= left[index] ^ right[index] }
    return difference == 0
  }

  /// How many bytes of whole lines are the same from here on.
  private func matchingLines(from line: Int, to end: Int) -> (source: Int, edited: Int) {
    let length = min(end - line, edited.count - editedLine)
    var same = 0
    for count in UnownedLines.blocks {
      while same + count <= length, isSameBlock(line + same, editedLine + same, count: count) {
        same += count
      }
    }
    while same < length, source[line + same] == edited[editedLine + same] { same += 1 }
    let start = max(sourceScanner.startOfLine(at: line + same), line) - line
    if start == same { return (same, same) }
    // Only at the end of either text may the line break of a line be missing.
    if line + same == source.count {
      return (same, editedScanner.afterLineBreak(editedLine + same) - editedLine)
    }
    if editedLine + same == edited.count, source[line + same].isLineBreak {
      return (sourceScanner.afterLineBreak(line + same) - line, same)
    }
    return (start, start)
  }
}
