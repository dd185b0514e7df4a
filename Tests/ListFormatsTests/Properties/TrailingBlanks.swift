/// The spaces and tabs at the ends of the lines that a text has been given.
///
/// What the program writes itself ends no line in a blank.
struct TrailingBlanks {
  /// How often each run of blanks ends a line with something before it.
  private var runs: [ArraySlice<UInt8>: Int] = [:]
  /// How many lines are nothing but blanks: where they move their length changes.
  private var blankLineCount = 0

  /// Looks at the texts that the program is given.
  init(givenIn texts: [[UInt8]]) {
    for line in texts.flatMap(Self.linesThatEndInBlanks) {
      let run = Self.run(atEndOf: line)
      if run.count < line.count { runs[run, default: 0] += 1 } else { blankLineCount += 1 }
    }
  }

  /// The first line of a text that ends in blanks though no given one is left that does; nil if there
  /// is none.
  func firstAdded(in text: [UInt8]) -> String? {
    var rest = self
    return Self.linesThatEndInBlanks(of: text).first { line in
      let run = Self.run(atEndOf: line)
      guard run.count < line.count else {
        rest.blankLineCount -= 1
        return rest.blankLineCount < 0
      }
      rest.runs[run, default: 0] -= 1
      return rest.runs[run, default: 0] < 0
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func linesThatEndInBlanks(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .filter { $0.last.map(isBlank) ?? false }
  }

  private static func run(atEndOf line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = line.lastIndex { !isBlank($0) }
    return line[(last.map { $0 + 1 } ?? line.startIndex)...]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
