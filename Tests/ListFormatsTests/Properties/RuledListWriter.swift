import TestSupport

/// Writes random lists that rules hold, and scripts of all operations for them.
struct RuledListWriter {
  private static let titles = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig"]

  private var random: SeededRandom
  private var ids: [String] = []
  /// How many rows each section has.
  private var counts: [Int] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  // MARK: Lists

  /// A list of one to four sections.
  mutating func list() -> String {
    counts = (0..<1 + random.below(4)).map { _ in random.below(5) }
    let sections = counts.indices.map { section($0) }
    var text = random.once(in: 4) ? "mode: \(random.pick(["all", "delete", "sort"]))\n" : ""
    if random.once(in: 4) { text += "pinned: \(pins(for: counts.max() ?? 0))\n" }
    if random.once(in: 3) {
      let policy = random.pick([
        "on-pinned: keep", "on-pinned: cascade", "empty-sections: prune", "pin-shift: deny",
        "require-reveal: true",
      ])
      text += "policy: {\(policy)}\n"
    }
    return text + "sections:\n" + sections.joined()
  }

  private mutating func section(_ number: Int) -> String {
    var lines = ["title: S\(number)"]
    if random.once(in: 2) { lines.append("id: s\(number)") }
    if random.once(in: 8) { lines.append("mode: \(random.pick(["all", "delete", "sort"]))") }
    if random.once(in: 3) { lines.append("pinned: \(pins(for: counts[number]))") }
    let rows = (0..<counts[number]).map { _ in row() }
    if rows.isEmpty || random.once(in: 3) {
      lines.append("rows: [\(rows.joined(separator: ", "))]")
    } else {
      lines.append("rows:")
      for row in rows {
        if random.once(in: 5) { lines.append("  # about it") }
        lines.append("  - \(row)")
        if random.once(in: 8) { lines.append("") }
      }
    }
    return "  - " + lines.joined(separator: "\n    ") + "\n"
  }

  private mutating func row() -> String {
    guard !random.once(in: 3) else { return random.pick(Self.titles) }
    var pairs = ["title: \(random.pick(Self.titles))"]
    if random.once(in: 2) {
      ids.append("r\(ids.count)")
      pairs.append("id: r\(ids.count - 1)")
    }
    if random.once(in: 6) {
      pairs.append(random.pick(["pinned: true", "can-edit: false", "can-move: false"]))
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  private mutating func pins(for count: Int) -> String {
    let slot = count > 0 ? "\(random.below(count))" : ""
    return random.pick([
      "[\(slot)]", "{slots: [\(slot)]}", "{first: 1}", "{last: 1}", "{first: 1, last: 1}",
    ])
  }

  // MARK: Scripts

  /// A script of one to six operations.
  mutating func script() -> String {
    var text = random.once(in: 6) ? "coordinates: before\noperations:\n" : "operations:\n"
    for _ in 0..<1 + random.below(6) { text += "- \(operation())\n" }
    return text
  }

  private mutating func operation() -> String {
    let section = random.below(max(1, counts.count))
    let row = "\(section)/\(random.below(max(1, counts.isEmpty ? 1 : counts[section])))"
    let place = "\(random.below(max(1, counts.count)))/\(random.pick(["0", "1", "2", "end"]))"
    switch random.below(12) {
    case 0, 1: return "delete-row: \(row)"
    case 2: return "delete-section: \(section)"
    case 3, 4, 5: return "move: {row: \(row), to: \(place)}"
    case 6: return "move-section: {section: \(section), to: \(random.below(counts.count))}"
    case 7: return "insert-row: {to: \(place), row: \(newRow())}"
    case 8:
      return "insert-section: {to: \(section), section: {id: s\(random.below(4)), title: New,"
        + " pinned: {first: \(random.below(2))}, rows: [\(newRow())]}}"
    case 9, 10: return "replace-row: {row: \(row), with: \(newRow())}"
    default: return "sort: {section: \(section), by: title, direction: descending}"
    }
  }

  private mutating func newRow() -> String {
    let title = random.pick(Self.titles)
    return random.once(in: 3) ? title : "{id: \(random.pick(ids + ["r0", "new"])), title: \(title)}"
  }
}
