/// An operation with its places found: indices over all entries, final ones as destinations.
enum NaiveOperation {
  case deleteRow(section: Int, row: Int)
  case moveRow(section: Int, row: Int, toSection: Int, finalIndex: Int)
  case deleteSection(Int)
  case moveSection(Int, finalIndex: Int)
}

extension NaiveOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .deleteRow(let section, let row): "delete-row: \(section)/\(row)"
    case .moveRow(let section, let row, let toSection, let finalIndex):
      "move: {row: \(section)/\(row), to: \(toSection)/\(finalIndex)}"
    case .deleteSection(let section): "delete-section: \(section)"
    case .moveSection(let section, let finalIndex):
      "move-section: {section: \(section), to: \(finalIndex)}"
    }
  }
}

extension NaiveText {
  /// Does one operation: takes the owned lines out, and lets them land.
  mutating func perform(_ operation: NaiveOperation) {
    switch operation {
    case .deleteRow(let section, let row):
      _ = take(row, from: sections[section])
    case .moveRow(let section, let row, let toSection, let finalIndex):
      guard section != toSection || row != finalIndex else { return }
      move(row, of: sections[section], to: finalIndex, of: sections[toSection])
    case .deleteSection(let section):
      _ = take(section, from: Self.sectionList)
    case .moveSection(let section, let finalIndex):
      guard section != finalIndex else { return }
      move(section, of: Self.sectionList, to: finalIndex, of: Self.sectionList)
    }
  }

  private mutating func move(_ index: Int, of list: Int, to finalIndex: Int, of newList: Int) {
    // For a move inside one list the habit counts as it was before the move.
    let habit = spacingHabit(of: newList)
    let entry = entries(of: list)[index]
    var owned = take(index, from: list)
    if case .row(let number) = entry {
      rowColumns[number] = rowColumnsWhenRead[newList] ?? keyColumns[newList] + firstListDistance
      for position in owned.indices { owned[position].section = newList }
    }
    for position in owned.indices { owned[position].isMoved = true }
    land(owned, of: entry, at: finalIndex, in: newList, habit: habit)
  }

  /// The entries of a list, in order.
  func entries(of list: Int) -> [Entry] {
    list == Self.sectionList ? sections.map(Entry.section) : rows[list].map(Entry.row)
  }
}

// MARK: - Taking (SPEC §5.2)

extension NaiveText {
  /// Takes an entry with the lines that it owns out of a list; the blank runs around it become one.
  private mutating func take(_ index: Int, from list: Int) -> [TextLine] {
    let range = owned(by: entries(of: list)[index])
    let taken = Array(lines[range])
    touched.append(entries(of: list)[index])
    var above = range.lowerBound
    while above > 0, lines[above - 1].kind == .blank { above -= 1 }
    var below = range.upperBound
    while below < lines.count, lines[below].kind == .blank { below += 1 }

    let runAbove = Array(lines[above..<range.lowerBound])
    let runBelow = Array(lines[range.upperBound..<below])
    let isLast = index == entries(of: list).count - 1
    var run = runAbove
    if isLast || index > 0 && runBelow.count > runAbove.count { run = runBelow }
    // Blank lines directly after a keep scalar would be its content: values do not change.
    if above > 0, lines[above - 1].endsInKeepScalar, !run.isEmpty {
      run = []
      if isLast { events.insert(.keepScalarAboveBlankLines) }
    }
    lines.replaceSubrange(above..<below, with: run)

    if list == Self.sectionList { sections.remove(at: index) } else { rows[list].remove(at: index) }
    if entries(of: list).isEmpty { markEmpty(list) }
    return taken
  }

  /// A list that has lost its last entry becomes ` []`, the rest of the line kept (SPEC §5.4).
  private mutating func markEmpty(_ list: Int) {
    guard let line = lines.firstIndex(where: { $0.introducedList == list }) else { return }
    let introduction = lines[line].text.prefix(lines[line].introductionLength)
    lines[line].text = introduction + " []" + lines[line].text.dropFirst(introduction.count)
  }
}
