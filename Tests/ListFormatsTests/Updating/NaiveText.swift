/// A document as an array of lines, edited one operation after the other, straight from the words
/// of SPEC §5.1 to §5.4 and for block lists only: the reference for the program's text.
///
/// It parses nothing: the generator that makes a document says where its entries stand.
struct NaiveText {
  /// The number of the list of sections, where others are numbered by their section.
  static let sectionList = -1

  var hasByteOrderMark = false
  /// Whether the file, as read, does not end in a line break.
  var isUnterminated = false
  var lines: [TextLine] = []

  /// The numbers of the sections, in order, and for every section the numbers of its rows.
  var sections: [Int] = []
  var rows: [[Int]] = []

  var sectionDashColumn = 0
  /// The column of each section's keys.
  var keyColumns: [Int] = []
  /// The dash column of each section's rows, as read; nil if it had none.
  var rowColumnsWhenRead: [Int?] = []
  /// The dash columns of the rows, as read and where they are now.
  var rowColumnsAsRead: [Int] = []
  var rowColumns: [Int] = []

  /// The entries that operations moved or deleted, in that order, without no-ops.
  var touched: [Entry] = []

  /// What happened on the way that is worth knowing.
  var events: Set<Event> = []

  enum Event {
    case refilled, keepScalarAboveBlankLines
  }

  /// The whole text.
  var text: String {
    (hasByteOrderMark ? "\u{FEFF}" : "") + lines.map { $0.text + $0.terminator.rawValue }.joined()
  }

  /// An element of a list: a section or a row.
  enum Entry: Equatable {
    case section(Int)
    case row(Int)
  }

  func owns(_ entry: Entry, _ line: TextLine) -> Bool {
    switch entry {
    case .section(let number): line.section == number
    case .row(let number): line.row == number
    }
  }

  /// The lines that `entry` owns, which are always side by side.
  func owned(by entry: Entry) -> Range<Int> {
    extent { owns(entry, $0) }
  }

  /// From the first to the last line that `belongs`; there is one.
  func extent(where belongs: (TextLine) -> Bool) -> Range<Int> {
    guard let first = lines.firstIndex(where: belongs), let last = lines.lastIndex(where: belongs)
    else { preconditionFailure("an entry without lines") }
    return first..<last + 1
  }

  /// How far from its key the list of rows stands that decides for empty lists (SPEC §5.3).
  var firstListDistance: Int {
    for (section, column) in rowColumnsWhenRead.enumerated() {
      if let column { return column - keyColumns[section] }
    }
    return 2
  }
}

// MARK: - Ownership (SPEC §5.1)

extension NaiveText {
  /// Settles who owns which line, from the lines of the nodes alone.
  mutating func settleOwnership() {
    for section in sections {
      for row in rows[section] {
        let range = extent(.row(row), dashColumn: rowColumns[row])
        for index in range { lines[index].row = row }
      }
    }
    for section in sections {
      let range = extent(.section(section), dashColumn: sectionDashColumn)
      for index in range { lines[index].section = section }
    }
  }

  /// The text settled anew, as the next reading would.
  func settledAnew() -> NaiveText {
    var text = self
    for index in lines.indices where lines[index].kind != .node {
      text.lines[index].section = nil
      text.lines[index].row = nil
    }
    text.settleOwnership()
    return text
  }

  /// Whether the same lines belong to the same entries.
  func hasSameOwners(as other: NaiveText) -> Bool {
    lines.map(\.section) == other.lines.map(\.section)
      && lines.map(\.row) == other.lines.map(\.row)
  }

  /// Whether the last line of an entry, as it is now, is the last one of a keep scalar.
  func endsInKeepScalar(_ entry: Entry) -> Bool {
    lines[owned(by: entry).upperBound - 1].endsInKeepScalar
  }

  private func extent(_ entry: Entry, dashColumn: Int) -> Range<Int> {
    let node = extent { $0.kind == .node && owns(entry, $0) }
    var first = node.lowerBound
    while first > 0, lines[first - 1].kind == .comment, lines[first - 1].column == dashColumn {
      first -= 1
    }
    var end = node.upperBound
    while end < lines.count, lines[end].kind == .comment, lines[end].column > dashColumn {
      end += 1
    }
    return first..<end
  }
}
