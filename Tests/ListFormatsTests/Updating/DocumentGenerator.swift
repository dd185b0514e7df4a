import TestSupport

/// Writes random list documents in many layouts, and says where their entries stand.
struct DocumentGenerator {
  var random: SeededRandom
  var document = NaiveText()

  /// The section and the row that are being written.
  var section: Int?
  var row: Int?
  private var rowCount = 0
  private var titleCount = 0

  /// How many blank lines stand between entries, nil for any number; and whether they hold spaces.
  private var habit: Int?
  private var hasSpacesInBlankLines = false
  private var hasComments = false
  private var usualDistance = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Writes a document and settles who owns what.
  mutating func generated() -> NaiveText {
    hasComments = !random.once(in: 3)
    hasSpacesInBlankLines = random.once(in: 4)
    usualDistance = random.pick([0, 2, 2, 4])
    document.sectionDashColumn = random.pick([0, 2, 2, 4])
    document.hasByteOrderMark = random.once(in: 8)
    if random.once(in: 4) { write("# a list, and what it is for", .comment) }
    if random.once(in: 8) { write("--- # of one", .node) }
    if random.once(in: 2) { write("title: \(title())", .node) }
    writeIntroduction("sections:", of: NaiveText.sectionList)
    chooseHabit()
    for number in 0..<1 + random.below(4) {
      writeGap(isFirst: number == 0, dashColumn: document.sectionDashColumn)
      writeSection(number)
    }
    writeGap(isFirst: false, dashColumn: document.sectionDashColumn)
    if random.once(in: 4) {
      write(random.pick(["x-more: [1, 2]", "x-more:\n  - a\n  - b", "footer: end"]), .node)
    }
    if random.once(in: 8) { write("# the end", .comment) }
    if random.once(in: 8) { write("...", .node) }
    chooseLineEnds()
    document.settleOwnership()
    return document
  }

  /// Writes one line or more.
  mutating func write(_ text: String, _ kind: TextLine.Kind) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      document.lines.append(
        TextLine(
          String(line), kind, section: kind == .node ? section : nil, row: kind == .node ? row : nil
        ))
    }
  }

  /// A title that no other entry has.
  mutating func title() -> String {
    titleCount += 1
    let word = random.pick([
      "Kiwi", "Zürich", "日本 語", "👩‍👩‍👧 family", "e\u{301}clair", "UILabel", "no", "🍏",
    ])
    return "\(word) \(titleCount)"
  }

  /// Writes a line that introduces a list, with whatever may stand behind the key.
  private mutating func writeIntroduction(_ text: String, of list: Int, rest: String = "") {
    write(
      text + rest + (random.once(in: 6) ? random.pick(["  # rows of it", "  ", " # []"]) : ""),
      .node)
    document.lines[document.lines.count - 1].introducedList = list
    document.lines[document.lines.count - 1].introductionLength = text.count
    document.lines[document.lines.count - 1].introductionAsRead = document.lines.last?.text
  }
}

// MARK: - Sections

extension DocumentGenerator {
  private mutating func writeSection(_ number: Int) {
    section = number
    defer { section = nil }
    let dash = spaces(document.sectionDashColumn) + "-" + spaces(1 + random.below(3))
    document.sections.append(number)
    document.rows.append([])
    document.keyColumns.append(dash.count)
    document.rowColumnsWhenRead.append(nil)

    var keys = ["title", "id", "note", "mode"].filter { _ in random.once(in: 2) }
    let place = random.below(3)
    if !random.once(in: 8) || keys.isEmpty {
      keys.insert("rows", at: place == 0 ? 0 : place == 1 ? keys.count / 2 : keys.count)
    }
    for (index, key) in keys.enumerated() {
      let start = index == 0 ? dash : spaces(dash.count)
      switch key {
      case "rows": writeRows(of: number, start: start)
      case "note": writeNote(start: start, keyColumn: dash.count)
      case "mode": write(start + "mode: all", .node)
      case "id": write(start + "id: section-\(number)", .node)
      default: write(start + "title: " + title() + (random.once(in: 4) ? "  # shown" : ""), .node)
      }
      if index < keys.count - 1, random.once(in: 8) {
        writeGap(isFirst: false, dashColumn: dash.count)
      }
    }
  }

  private mutating func writeRows(of number: Int, start: String) {
    let key = random.pick(["rows:", "rows:", "rows:", "\"rows\" :", "'rows':"])
    let property = random.once(in: 8) ? random.pick([" &rows\(number)", " !!seq"]) : ""
    guard !random.once(in: 6) else {
      let rest = random.pick([" []", " []", "", " null", " ~", "  [ ]"])
      let needsValue = property == " !!seq" && rest != " []"
      writeIntroduction(start + key + (needsValue ? "" : property), of: number, rest: rest)
      return
    }
    writeIntroduction(start + key + property, of: number)
    let distance = random.once(in: 4) ? random.pick([0, 2, 4]) : usualDistance
    let column = document.keyColumns[number] + distance
    document.rowColumnsWhenRead[number] = column
    let outerHabit = habit
    chooseHabit()
    for index in 0..<1 + random.below(4) {
      writeGap(isFirst: index == 0, dashColumn: column)
      document.rows[number].append(rowCount)
      document.rowColumns.append(column)
      document.rowColumnsAsRead.append(column)
      row = rowCount
      writeRow(column: column)
      row = nil
      rowCount += 1
    }
    habit = outerHabit
  }
}

// MARK: - Gaps

extension DocumentGenerator {
  private mutating func chooseHabit() {
    habit = random.pick([0, 0, 0, 1, 1, 2, nil])
  }

  /// Writes what may stand between two entries, or (`isFirst`) before the first one.
  mutating func writeGap(isFirst: Bool, dashColumn: Int) {
    if hasComments, random.once(in: 3) { writeComment(column: dashColumn + 1 + random.below(4)) }
    var blankLines = habit ?? random.pick([0, 0, 1, 1, 2, 3])
    if isFirst, !random.once(in: 6) { blankLines = 0 }
    for _ in 0..<blankLines { writeBlankLine() }
    guard hasComments else { return }
    if random.once(in: 8) {
      writeComment(
        column: random.pick([0, dashColumn, dashColumn + 2, dashColumn + 6, max(0, dashColumn - 2)])
      )
      if random.once(in: 2) { writeBlankLine() }
    }
    if random.once(in: 4) {
      for _ in 0..<1 + random.below(2) { writeComment(column: dashColumn) }
    }
  }

  private mutating func writeBlankLine() {
    // After a keep scalar it would be content.
    guard document.lines.last?.endsInKeepScalar != true else { return }
    write(hasSpacesInBlankLines ? spaces(random.below(4)) : "", .blank)
  }

  private mutating func writeComment(column: Int) {
    var column = column
    if let above = document.lines.last(where: { $0.kind != .blank }), let end = above.blockScalarEnd
    {
      // As deep as the scalar it would be content.
      column = min(column, end.indentation - 1)
    }
    let words = ["# why", "# - disabled: row", "# ---- fruit ----", "#", "# rows: []", "# 🍏 é"]
    write(spaces(column) + random.pick(words), .comment)
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

// MARK: - Line ends

extension DocumentGenerator {
  private mutating func chooseLineEnds() {
    let style = random.below(4)
    for index in document.lines.indices where style > 1 {
      if style == 2 || random.once(in: 2) {
        document.lines[index].terminator = .carriageReturnLineFeed
      }
    }
    let last = document.lines[document.lines.count - 1]
    guard random.once(in: 3), !last.text.allSatisfy({ $0 == " " }) else { return }
    document.lines[document.lines.count - 1].terminator = .none
    document.isUnterminated = true
  }
}
