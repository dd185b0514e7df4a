import TestSupport

/// Rows in block lists, and the user's data in them.
extension LayoutGenerator {
  /// A row with its dash, which stands in `column`: whole lines.
  mutating func blockRow(column: Int) -> String {
    let width = 1 + random.pick([0, 0, 0, 1, 2])
    return spaces(column) + "-" + rowBody(column: column, width: width) + "\n"
  }

  /// What stands behind the dash of a row.
  mutating func rowBody(column: Int, width: Int) -> String {
    let blank = spaces(width)
    if let alias = alias([.scalar, .row]) { return blank + alias + lineEnd() }
    switch random.below(12) {
    case 0, 1, 2: return blank + scalarAnchor() + scalar(isInFlow: false) + lineEnd()
    case 3: return blank + scalarAnchor() + foldedScalar(column: column)
    case 4: return blank + scalarAnchor() + blockScalar(column: column)
    case 5:
      return blank + flowMappingRow(column: column) + lineEnd()
    case 6:
      let property = scalarAnchor()
      return lineEnd() + "\n" + spaces(column + 1 + width) + property + plainTitle()
    case 7:
      let inner = column + 1 + width
      return blank + "? title" + lineEnd() + "\n" + spaces(inner) + ":"
        + blockValue(column: inner, isTitle: true)
    default: return mappingRow(column: column, width: width)
    }
  }

  private mutating func flowMappingRow(column: Int) -> String {
    let property = anchor()
    defer { define(property, .row) }
    return property
      + flowCollection(("{", "}"), count: 2, column: column + 2, isOneLine: false) {
        $1 == 0 ? "title: \($0.plainTitle())" : "v: " + $0.flowValue(column: $2, isOneLine: true)
      }
  }

  private mutating func mappingRow(column: Int, width: Int) -> String {
    let inner = column + 1 + width
    let property = anchor()
    defer { define(property, .row) }
    var text: String
    if !property.isEmpty {
      text = spaces(width) + property.dropLast() + lineEnd() + "\n" + spaces(inner)
    } else if random.once(in: 8) {
      text = lineEnd() + "\n" + spaces(inner)
    } else {
      text = spaces(width)
    }
    var keys = ["title", "data", "more"].filter { _ in random.once(in: 2) }
    if !keys.contains("title") { keys.insert("title", at: random.below(keys.count + 1)) }
    if let alias = alias([.row, .mapping], oneIn: 3) { keys.insert("<<: \(alias)", at: 0) }
    for (index, key) in keys.enumerated() {
      if index > 0 {
        text += "\n" + (random.once(in: 6) ? gap(column: inner) : "") + spaces(inner)
      }
      switch key {
      case "title": text += titleKey() + blockValue(column: inner, isTitle: true)
      case "data", "more": text += key + ":" + blockValue(column: inner, isTitle: false)
      default: text += key
      }
    }
    return text
  }

  /// What stands behind a key in `column`, from its colon on.
  mutating func blockValue(column: Int, isTitle: Bool) -> String {
    if let alias = alias(isTitle ? [.scalar] : [.scalar, .row, .mapping, .other]) {
      return " " + alias + lineEnd()
    }
    switch random.below(isTitle ? 6 : 10) {
    case 0, 1, 2: return " " + scalarAnchor() + scalar(isInFlow: false) + lineEnd()
    case 3: return " " + scalarAnchor() + blockScalar(column: column)
    case 4: return " " + scalarAnchor() + foldedScalar(column: column)
    case 5: return "\n" + spaces(column + 2) + scalarAnchor() + plainTitle() + lineEnd()
    case 6: return " " + flowValue(column: column, isOneLine: false) + lineEnd()
    case 7:
      let inner = column + random.pick([0, 2])
      return lineEnd() + "\n" + spaces(inner) + "- \(scalar(isInFlow: false))" + lineEnd()
        + "\n" + spaces(inner) + "- - x\n" + spaces(inner) + "  - y: 1"
    case 8:
      let inner = column + 2
      let property = anchor()
      defer { define(property, .mapping) }
      return " " + property + lineEnd() + "\n" + spaces(inner) + "k:"
        + blockValue(column: inner, isTitle: true)
    default:
      return random.pick([
        "", " null", " ~", " !!str",
        " &empty\(number())",
      ]) + lineEnd()
    }
  }

  /// A plain or quoted scalar of several lines.
  private mutating func foldedScalar(column: Int) -> String {
    let quote = random.pick(["", "\"", "'"])
    let inner = column + 1 + random.below(4)
    let middle = random.pick(["\n", "\n\n", "\n" + spaces(inner) + "middle, [x]\n"])
    return quote + "\(number()) folded" + middle + spaces(inner) + "and more" + quote
  }

  /// A literal or folded scalar, with everything that looks like something else in it.
  private mutating func blockScalar(column: Int) -> String {
    let inner = column + 1 + random.below(4)
    let chomping = random.pick(["", "", "-", "+"])
    let indicator = random.once(in: 3) ? "\(inner - column)" : ""
    var text = random.pick(["|", ">"]) + random.pick([indicator + chomping, chomping + indicator])
    text += lineEnd() + "\n" + spaces(inner) + (indicator.isEmpty ? "" : random.pick(["", "  "]))
    text += "\(number()) text"
    for _ in 0..<random.below(3) {
      let line = random.pick(["# no comment", "- no row", "", "rows: []", "  deeper", "x: |"])
      text += "\n" + (line.isEmpty ? spaces(random.below(inner + 1)) : spaces(inner) + line)
    }
    text += "\n" + spaces(inner) + "last"
    if chomping == "+" { text += String(repeating: "\n", count: random.below(3)) }
    return text
  }
}
