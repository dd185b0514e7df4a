import ListModel
import TestSupport

/// Writes random scripts, as a user does, that insert, replace, rename, sort, and move what came.
struct ArrivalScript {
  var random: SeededRandom
  private var count = 0
  /// Whether an entry goes or loses its text, and its comments with it.
  private(set) var losesComments = false

  init(random: SeededRandom) {
    self.random = random
  }

  /// A script of some operations, most of which are possible in a document.
  mutating func text(_ operationCount: Int, on model: ListDocument) -> String {
    var counts = model.entries(of: .root).map { model.list(of: $0).map(model.count) ?? 0 }
    return (0..<operationCount).map { _ in "- \(operation(&counts))\n" }.joined()
  }

  private mutating func operation(_ counts: inout [Int]) -> String {
    guard !counts.isEmpty, !random.once(in: 8) else {
      let index = random.below(counts.count + 1)
      let rows = random.below(3)
      counts.insert(rows, at: index)
      return "insert-section: {to: \(index), \(section(rows))}"
    }
    let section = random.below(counts.count)
    let row = random.below(max(counts[section], 1))
    switch random.below(10) {
    case 0, 1, 2, 3:
      counts[section] += 1
      let place = random.pick(["\(random.below(counts[section]))", "end", "start"])
      return "insert-row: {to: \(section)/\(place), \(self.row(named: "row"))}"
    case 4, 5:
      losesComments = true
      return "replace-row: {row: \(section)/\(row), \(self.row(named: "with"))}"
    case 6: return "rename-section: {section: \(section), title: \(title())}"
    case 7: return "sort: {section: \(section), collation: natural}"
    case 8 where counts[section] > 0:
      losesComments = true
      counts[section] -= 1
      return "delete-row: \(section)/\(row)"
    default:
      let target = random.below(counts.count)
      counts[section] = max(counts[section] - 1, 0)
      counts[target] += 1
      return "move: {row: \(section)/\(row), to: \(target)/\(random.pick(["start", "end"]))}"
    }
  }

  private mutating func number() -> Int {
    count += 1
    return count
  }

  /// A title in double quotes, which JSON and YAML read alike.
  private mutating func title() -> String {
    let word = random.pick([
      "new", "Zürich", "a, b", "[x] {y}", "k: v", "# no", "it's", "- dash", "1.5", "yes", " edge ",
      "日本 🍏", "tab\\t", "line\\nbreak\\n", "\\\"q\\\"", "*star", "&and", "? x", "%", "null ",
    ])
    return "\"\(word)\(number())\""
  }

  private mutating func value() -> String {
    random.pick([
      title(), "1", "~", "[]", "[1, \(title())]", "{k: \(title()), l: [a, {b: c}]}", "true", "0x1F",
      "\"\"",
    ])
  }

  private mutating func mapping() -> String {
    var pairs = ["title: \(title())"]
    if random.once(in: 3) { pairs.insert("id: n\(number())", at: random.below(2)) }
    for key in ["url", "data", "k k", "n"] where random.once(in: 3) {
      pairs.append("\(key): \(value())")
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  private mutating func row(named name: String) -> String {
    guard random.once(in: 3) else { return "\(name): \(random.once(in: 2) ? title() : mapping())" }
    var text = random.pick(["", "", "# new\\n"]) + "- "
    if random.once(in: 2) {
      text += "plain \(number())" + random.pick(["", "  # why"]) + "\\n"
    } else {
      text += "title: n\(number())" + random.pick(["", " # t"]) + "\\n"
      text += random.pick(["", "  # inside\\n"])
      text += random.pick([
        "", "  note: |\\n    one\\n\\n    two\\n", "  l:\\n  - a\\n  -  {b: c}\\n",
      ])
    }
    return "text: \"\(text)\(random.pick(["", "  # tail\\n", "   # deeper\\n"]))\""
  }

  private mutating func section(_ rows: Int) -> String {
    let list = (0..<rows).map { _ in random.once(in: 2) ? title() : mapping() }
    var pairs = random.once(in: 3) ? [] : ["title: \(title())"]
    if rows > 0 || random.once(in: 2) { pairs.append("rows: [\(list.joined(separator: ", "))]") }
    if random.once(in: 4) { pairs.append("more: \(value())") }
    return "section: {\(pairs.joined(separator: ", "))}"
  }
}
