internal import YAMLSyntax

/// The lines between two entries, which belong to nobody: blank lines and detached comments
/// (SPEC §5.2).
struct Gap {
  /// One line of a gap.
  struct Line {
    /// Where it stands in the source; nil for a blank line that is new.
    let source: Range<Int>?
    let isBlank: Bool
    /// By how many columns it is shifted to the right.
    var columns = 0

    static let newBlank = Line(source: nil, isBlank: true)
  }

  var lines: [Line] = []

  /// How many blank lines it consists of; nil if there is anything else in it.
  var blankCount: Int? {
    lines.allSatisfy(\.isBlank) ? lines.count : nil
  }

  /// Takes the run of blank lines at the start out.
  mutating func takeLeadingBlanks() -> [Line] {
    guard let first = lines.first, first.isBlank else { return [] }
    let run = Array(lines.prefix { $0.isBlank })
    lines.removeFirst(run.count)
    return run
  }

  /// Takes the run of blank lines at the end out.
  mutating func takeTrailingBlanks() -> [Line] {
    guard let last = lines.last, last.isBlank else { return [] }
    let run = lines.count - (lines.lastIndex { !$0.isBlank } ?? -1) - 1
    let blanks = Array(lines.suffix(run))
    lines.removeLast(run)
    return blanks
  }
}

extension Gap {
  /// Cuts a range of whole lines into a gap.
  init(source range: Range<Int>, scanner: TextScanner) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = scanner.startOfNextLine(after: start)
      lines.append(
        Line(
          source: start..<end, isBlank: scanner.isBlank(start..<scanner.endOfLine(at: start))))
      start = end
    }
  }

  /// Some new blank lines.
  init(newBlanks count: Int) {
    lines = Array(repeating: .newBlank, count: count)
  }
}
