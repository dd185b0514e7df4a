import TestSupport

/// Sections in block and flow style, and the lists of rows in them.
extension LayoutGenerator {
  /// A section with its dash, which stands in `column`: whole lines.
  mutating func blockSection(column: Int) -> String {
    let width = 1 + random.pick([0, 0, 0, 1])
    let inner = column + 1 + width
    let start = spaces(column) + "-" + spaces(width)
    if random.once(in: 6) {
      return start + flowSection(column: inner, isOneLine: false) + lineEnd() + "\n"
    }
    let count = random.pick([0, 1, 2, 3, 4])
    var keys = ["title", "note", "pinned"].filter { _ in random.once(in: 3) }
    if count > 0 || !random.once(in: 4) || keys.isEmpty {
      keys.insert("rows", at: random.below(keys.count + 1))
    }
    var text = ""
    let property = anchor()
    defer { define(property, .mapping) }
    if property.isEmpty {
      text = start
    } else {
      text = start + property.dropLast() + lineEnd() + "\n" + spaces(inner)
    }
    for (index, key) in keys.enumerated() {
      if index > 0 {
        text += (random.once(in: 6) ? gap(column: inner) : "") + spaces(inner)
      }
      switch key {
      case "title": text += "title: \(plainTitle())" + lineEnd() + "\n"
      case "note": text += "note:" + blockValue(column: inner, isTitle: false) + "\n"
      case "pinned": text += "pinned:" + pins(count: count, column: inner) + "\n"
      default: text += rows(count: count, column: inner)
      }
    }
    return text
  }

  /// The key `rows` in `column` with its list: whole lines, the first without its indentation.
  private mutating func rows(count: Int, column: Int) -> String {
    let key = random.pick(["rows:", "rows:", "rows:", "\"rows\":", "'rows' :"])
    guard count > 0 else {
      let empty = random.pick([" []", " [ ]", "", " null", " ~", " [\n\(spaces(column))]"])
      return key + empty + lineEnd() + "\n"
    }
    if random.once(in: 3) {
      let list = flowCollection(("[", "]"), count: count, column: column, isOneLine: false) {
        $0.flowRow(column: $2, isOneLine: false)
      }
      let isBelow = random.once(in: 10)
      return key + (isBelow ? "\n" + spaces(column + 2) : " ") + list + lineEnd() + "\n"
    }
    if random.once(in: 12) {
      // The first row stands on the line of an explicit key's colon.
      var text = "? rows" + lineEnd() + "\n" + spaces(column) + ": -"
      text += rowBody(column: column + 2, width: 1) + "\n"
      for _ in 1..<count { text += gap(column: column + 2) + blockRow(column: column + 2) }
      return text
    }
    let dash = column + random.pick([0, 2, 2, 4])
    var text = key + lineEnd() + "\n"
    for index in 0..<count {
      text += (index == 0 && !random.once(in: 6) ? "" : gap(column: dash))
      text += blockRow(column: dash)
    }
    return text
  }

  /// What stands behind `pinned:`, from the colon on, in any style.
  private mutating func pins(count: Int, column: Int) -> String {
    var slots = (0..<count).filter { _ in random.once(in: 2) }
    if random.once(in: 3) { slots.reverse() }
    let list = "[" + slots.map(String.init).joined(separator: random.pick([", ", ","])) + "]"
    let block = slots.map { "\n" + spaces(column + 2) + "- \($0)" + lineEnd() }.joined()
    switch random.below(5) {
    case 0: return " " + list + lineEnd()
    case 1: return slots.isEmpty ? " []" : block
    case 2: return " {slots: \(list), first: \(random.below(2))}" + lineEnd()
    case 3:
      guard !slots.isEmpty else { return " {last: 1}" }
      return "\n" + spaces(column + 2) + "slots:" + block
    default: return " {first: \(random.below(2))}"
    }
  }

  /// A section in flow style.
  mutating func flowSection(column: Int, isOneLine: Bool) -> String {
    let count = random.below(4)
    var keys = ["title", "note"].filter { _ in random.once(in: 2) }
    if count > 0 || !random.once(in: 4) { keys.insert("rows", at: random.below(keys.count + 1)) }
    let property = anchor()
    defer { define(property, .mapping) }
    return property
      + flowCollection(("{", "}"), count: keys.count, column: column, isOneLine: isOneLine) {
        generator, index, column in
        switch keys[index] {
        case "title": return "title: \(generator.plainTitle())"
        case "note": return "note: " + generator.flowValue(column: column, isOneLine: isOneLine)
        default:
          guard count > 0 else {
            return generator.random.pick(["rows: []", "rows: [ ]", "rows: ~"])
          }
          return "rows: "
            + generator.flowCollection(
              ("[", "]"), count: count, column: column, isOneLine: isOneLine
            ) { $0.flowRow(column: $2, isOneLine: isOneLine) }
        }
      }
  }
}
