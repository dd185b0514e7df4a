internal import SourceDiagnostics
internal import YAMLSyntax

/// Puts the edited text together from its pieces, line ends included (SPEC §5.3).
///
/// A line of the source keeps its line break, a new one takes that of the line above.
struct TextAssembler {
  private let source: [UInt8]
  /// Where the stream's own text ends and what scripts bring along begins.
  private let textEnd: Int
  private let isUnterminated: Bool
  /// What new lines are indented by: a space, or in flow style that is indented by tabs, a tab.
  private let indent: UInt8
  private let scanner: TextScanner
  private(set) var bytes: [UInt8] = []
  /// Where in the source the text stands last that was added from there; nil: new text stands last.
  private var lastSourceEnd: Int?

  /// Creates an assembler.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - scanner: a scanner of its source.
  ///   - flowStart: where flow style begins if all new lines stand in it, in bytes; else nil.
  init(tree: SyntaxTree, scanner: TextScanner, flowStart: Int?) {
    source = tree.source.bytes
    textEnd = tree.textEnd
    isUnterminated = tree.isUnterminated
    self.scanner = scanner
    let second = flowStart.map { scanner.startOfNextLine(after: $0) } ?? source.count
    indent = second < tree.textEnd && source[second] == .tab ? .tab : .space
    bytes.reserveCapacity(source.count + source.count / 64 + 64)
  }

  /// Puts pieces together.
  ///
  /// - Parameters:
  ///   - pieces: what the text is made of.
  ///   - keepsFinalBreak: whether the last line ends in a line break although the input's last line
  ///     had none.
  /// - Complexity: O(*n*) in the length of the text.
  mutating func assemble(_ pieces: TextPieces, keepsFinalBreak: Bool) {
    for piece in pieces.pieces { append(piece) }
    guard isUnterminated, !keepsFinalBreak else { return endLine() }
    bytes.removeLast(bytes.count - TextScanner(bytes).withoutLineBreak(bytes.count))
  }

  private mutating func append(_ piece: TextPiece) {
    switch piece {
    case .source(let range, let startsLine):
      guard !range.isEmpty else { return }
      guard range.lowerBound < textEnd else {
        return appendShifted(range, by: 0, startsLine: startsLine)
      }
      if startsLine { endLine() }
      let rest = startsLine ? range : withoutBreakOfEndedLine(range)
      appendSource(rest)
    case .shifted(let range, let columns, let startsLine):
      appendShifted(range, by: columns, startsLine: startsLine)
    case .lineBreak:
      endLine()
    case .blankLine:
      endLine()
      appendLineBreak()
    case .newLine(let line):
      endLine()
      appendIndented(line[...])
      lastSourceEnd = nil
    case .inline(let text):
      guard !text.isEmpty else { return }
      bytes.append(contentsOf: text)
      lastSourceEnd = nil
    }
  }

  private mutating func appendSource(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if source[range.lowerBound].isLineBreak, lastSourceEnd != range.lowerBound {
      dropNewBlanks()
    }
    bytes.append(contentsOf: source[range])
    lastSourceEnd = range.upperBound
  }

  /// Takes the blanks away that stand last, unless they end a line of the source: what is written anew
  /// ends in none.
  private mutating func dropNewBlanks() {
    guard let last = bytes.last, last.isBlank else { return }
    if let end = lastSourceEnd, end == source.count || source[end].isLineBreak { return }
    bytes.removeBlanksAtEnd()
  }

  /// The rest of a line of the source without its line break, if lines of entries that stand in
  /// its middle have ended it.
  private func withoutBreakOfEndedLine(_ range: Range<Int>) -> Range<Int> {
    guard let last = bytes.last, last.isLineBreak, !range.isEmpty,
      source[range.lowerBound].isLineBreak
    else { return range }
    return min(scanner.afterLineBreak(range.lowerBound), range.upperBound)..<range.upperBound
  }

  /// Ends the line that stands last, unless it is ended.
  private mutating func endLine() {
    dropNewBlanks()
    guard let last = bytes.last, !last.isLineBreak, !isAtByteOrderMark else { return }
    appendLineBreak()
  }

  private var isAtByteOrderMark: Bool {
    bytes.count == 3 && bytes.elementsEqual([0xEF, 0xBB, 0xBF])
  }

  /// Adds a line break like that of the line above, or else like the first of the input.
  private mutating func appendLineBreak() {
    var end = bytes.count
    while end > 0, !bytes[end - 1].isLineBreak { end -= 1 }
    if end > 0 {
      let isPair =
        bytes[end - 1] == .lineFeed && end > 1 && bytes[end - 2] == .carriageReturn
      bytes.append(contentsOf: isPair ? [.carriageReturn, .lineFeed] : [bytes[end - 1]])
      return
    }
    let first = scanner.endOfLine(at: 0)
    let lineBreak = source[first..<scanner.afterLineBreak(first)]
    bytes.append(contentsOf: lineBreak.isEmpty ? [.lineFeed] : lineBreak)
  }

  private mutating func appendShifted(_ range: Range<Int>, by columns: Int, startsLine: Bool) {
    var start = range.lowerBound
    if startsLine {
      endLine()
    } else {
      start = withoutBreakOfEndedLine(range).lowerBound
      let next = min(scanner.startOfNextLine(after: start), range.upperBound)
      appendLine(start..<next)
      start = next
    }
    while start < range.upperBound {
      let end = min(scanner.endOfLine(at: start), range.upperBound)
      let next = min(scanner.afterLineBreak(end), range.upperBound)
      if columns > 0, end > start {
        bytes.append(contentsOf: repeatElement(indent, count: columns))
      }
      let removed = columns < 0 ? min(-columns, indentation(at: start)) : 0
      appendLine((start + removed)..<next)
      start = next
    }
  }

  /// Adds a line of the source, or a part of it. What a script brings along takes the line break of
  /// the line above.
  private mutating func appendLine(_ range: Range<Int>) {
    guard range.lowerBound >= textEnd else { return appendSource(range) }
    let end = max(scanner.withoutLineBreak(range.upperBound), range.lowerBound)
    if end == range.lowerBound, lastSourceEnd != end { dropNewBlanks() }
    appendIndented(source[range.lowerBound..<end])
    if end < range.upperBound { appendLineBreak() }
    lastSourceEnd = range.upperBound
  }

  /// How many of the bytes that indent lines stand at `offset`.
  private func indentation(at offset: Int) -> Int {
    indent == .space
      ? scanner.endOfSpaces(at: offset) - offset
      : source[offset...].prefix { $0 == indent || $0 == .space }.count
  }

  /// Adds new text, the spaces at whose start are its indentation.
  private mutating func appendIndented(_ line: ArraySlice<UInt8>) {
    guard indent != .space else { return bytes.append(contentsOf: line) }
    let text = line.drop { $0 == .space }
    bytes.append(contentsOf: repeatElement(indent, count: line.count - text.count))
    bytes.append(contentsOf: text)
  }
}
