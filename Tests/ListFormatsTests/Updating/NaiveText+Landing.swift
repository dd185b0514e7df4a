/// Where an entry lands (SPEC §5.3), and lists that are refilled (§5.4).
extension NaiveText {
  /// The number of blank lines, and nothing else, that separate all neighbours; else 0.
  func spacingHabit(of list: Int) -> Int {
    let entries = entries(of: list)
    var habit: Int?
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let gap = lines[owned(by: entry).upperBound..<owned(by: next).lowerBound]
      guard gap.allSatisfy({ $0.kind == .blank }), habit ?? gap.count == gap.count else { return 0 }
      habit = gap.count
    }
    return habit ?? 0
  }

  /// Puts the lines of an entry where it belongs and takes it up in its list.
  mutating func land(
    _ owned: [TextLine], of entry: Entry, at finalIndex: Int, in list: Int, habit: Int
  ) {
    let endsInKeepScalar = owned[owned.count - 1].endsInKeepScalar
    var blank = TextLine("", .blank, section: owned[0].section)
    if case .section = entry { blank.section = nil }
    blank.terminator = .inherited

    if entries(of: list).isEmpty {
      let index = passing(
        refill(list) + 1, if: endsInKeepScalar, isLast: true, blank.section)
      lines.insert(contentsOf: owned, at: index)
    } else if finalIndex == 0 {
      let index = self.owned(by: entries(of: list)[0]).lowerBound
      // Blank lines directly after a keep scalar would be its content.
      let count = endsInKeepScalar ? 0 : habit
      lines.insert(contentsOf: owned + Array(repeating: blank, count: count), at: index)
    } else {
      let end = self.owned(by: entries(of: list)[finalIndex - 1]).upperBound
      let index = passing(
        end, if: endsInKeepScalar, isLast: finalIndex == entries(of: list).count, blank.section)
      let count = lines[end - 1].endsInKeepScalar ? 0 : max(0, habit - (index - end))
      lines.insert(contentsOf: Array(repeating: blank, count: count) + owned, at: index)
    }
    switch entry {
    case .section(let number): sections.insert(number, at: finalIndex)
    case .row(let number): rows[list].insert(number, at: finalIndex)
    }
  }

  /// An entry that ends in a keep scalar lands after the gap's blank lines, which come to stand
  /// inside the section.
  private mutating func passing(
    _ index: Int, if isPassing: Bool, isLast: Bool, _ section: Int?
  ) -> Int {
    var index = index
    while isPassing, index < lines.count, lines[index].kind == .blank {
      if let section { lines[index].section = section }
      if isLast { events.insert(.keepScalarAboveBlankLines) }
      index += 1
    }
    return index
  }

  /// Takes the empty value out, or adds the key.
  ///
  /// - Returns: the line with the list's key.
  private mutating func refill(_ list: Int) -> Int {
    events.insert(.refilled)
    guard let line = lines.firstIndex(where: { $0.introducedList == list }) else {
      let last = extent { $0.section == list && $0.kind == .node }.upperBound - 1
      var key = TextLine(
        String(repeating: " ", count: keyColumns[list]) + "rows:", .node, section: list)
      key.introducedList = list
      key.introductionLength = key.text.count
      key.terminator = .inherited
      lines.insert(key, at: last + 1)
      return last + 1
    }
    let introduction = lines[line].text.prefix(lines[line].introductionLength)
    let rest = lines[line].text.dropFirst(introduction.count)
    let value = rest.drop { $0 == " " }
    for empty in ["[]", "[ ]", "null", "~"] where value.hasPrefix(empty) {
      lines[line].text = String(introduction + value.dropFirst(empty.count))
    }
    return line
  }
}
