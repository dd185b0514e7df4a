import TestSupport

/// Rows in every style of YAML.
extension DocumentGenerator {
  /// Writes one row whose dash stands in `column`.
  mutating func writeRow(column: Int) {
    let dash = spaces(column) + "-" + spaces(1 + random.below(3))
    switch random.below(10) {
    case 0, 1, 2, 3: write(dash + plainOrQuoted() + sameLineComment(), .node)
    case 4: writeFoldedFlowScalar(start: dash, parentColumn: column)
    case 5, 6: writeBlockScalar(start: dash, parentColumn: column)
    default: writeMapping(dash: dash, column: column)
    }
  }

  /// Writes a section's or row's own data under the key `note`.
  mutating func writeNote(start: String, keyColumn: Int) {
    switch random.below(6) {
    case 0: writeBlockScalar(start: start + "note: ", parentColumn: keyColumn)
    case 1:
      write(start + "note:" + sameLineComment(), .node)
      let column = keyColumn + random.pick([0, 2])
      for _ in 0..<1 + random.below(2) {
        write(spaces(column) + "- " + plainOrQuoted(), .node)
        if random.once(in: 4) { write(spaces(column + 1) + "# of a value", .comment) }
      }
    case 2:
      write(start + "note:", .node)
      write(spaces(keyColumn + 2) + "inner: {a: 1, b: [2]}" + sameLineComment(), .node)
    case 3: write(start + random.pick(["note:", "note: &empty\(keyColumn)", "note: !!str"]), .node)
    case 4: write(start + "note: [a,\n" + spaces(keyColumn + 1) + "b]" + sameLineComment(), .node)
    default: writeFoldedFlowScalar(start: start + "note: ", parentColumn: keyColumn)
    }
  }

  private mutating func writeMapping(dash: String, column: Int) {
    var keys = ["title"]
    if random.once(in: 2) { keys.insert("note", at: random.below(2)) }
    if random.once(in: 2) { keys.insert("url", at: random.below(keys.count + 1)) }
    var start = dash
    if random.once(in: 8) {
      write(spaces(column) + "-" + sameLineComment(), .node)
      start = spaces(dash.count)
    }
    for (index, key) in keys.enumerated() {
      let start = index == 0 ? start : spaces(dash.count)
      switch key {
      case "title" where random.once(in: 6):
        writeBlockScalar(start: start + "title: ", parentColumn: dash.count)
      case "title": write(start + "title: " + plainOrQuoted() + sameLineComment(), .node)
      case "url": write(start + "url: https://example.com/#a" + sameLineComment(), .node)
      default: writeNote(start: start, keyColumn: dash.count)
      }
      guard index < keys.count - 1, random.once(in: 6) else { continue }
      writeGap(isFirst: false, dashColumn: dash.count)
    }
  }

  private mutating func plainOrQuoted() -> String {
    let title = title()
    return random.pick([title, title, "\"\(title): # \\n\"", "'\(title) it''s'"])
  }

  private mutating func sameLineComment() -> String {
    random.once(in: 6) ? random.pick(["  # why", " #", "   "]) : ""
  }

  /// A plain or quoted scalar of several lines.
  private mutating func writeFoldedFlowScalar(start: String, parentColumn: Int) {
    let quote = random.pick(["", "\"", "'"])
    let column = quote == "" || random.once(in: 2) ? parentColumn + 1 + random.below(4) : 0
    let gap = random.pick(["", "", "\n", "\n" + spaces(random.below(8))])
    write(start + quote + title() + gap + "\n" + spaces(column) + "and more" + quote, .node)
  }

  /// A literal or folded scalar, with everything that looks like something else in it.
  private mutating func writeBlockScalar(start: String, parentColumn: Int) {
    let indentation = parentColumn + 1 + random.below(4)
    let chomping: TextLine.Chomping = random.pick([.clip, .clip, .strip, .keep])
    let indicator = random.once(in: 3) ? "\(indentation - parentColumn)" : ""
    let style = random.pick(["|", "|", ">"])
    write(
      start + style + indicator + chomping.rawValue + (random.once(in: 8) ? " # why" : ""), .node)
    document.lines[document.lines.count - 1].isBlockScalarHeader = true

    let first = indicator.isEmpty ? "" : random.pick(["", "  "])
    write(spaces(indentation) + first + title(), .node)
    for _ in 0..<random.below(3) {
      let line = random.pick(["# no comment", "- no row", "", "rows: []", " deeper", " | "])
      write(
        line.isEmpty ? spaces(random.below(indentation + 1)) : spaces(indentation) + line, .node)
    }
    write(spaces(indentation) + "last", .node)
    if chomping == .keep {
      for _ in 0..<random.below(3) { write(random.pick(["", "", spaces(indentation)]), .node) }
    }
    document.lines[document.lines.count - 1].blockScalarEnd = TextLine.BlockScalarEnd(
      indentation: indentation, chomping: chomping)
  }
}
