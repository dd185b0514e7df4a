import TestSupport

/// Flow collections in every layout.
extension LayoutGenerator {
  /// Where the elements of a flow collection stand.
  enum FlowLayout: CaseIterable {
    case oneLine, wrapped, ownLines, hanging, commaFirst
  }

  /// A flow collection of elements.
  ///
  /// - Parameters:
  ///   - brackets: those around it.
  ///   - count: how many elements there are.
  ///   - column: the column of whatever holds the collection.
  ///   - isOneLine: whether it may not span lines.
  ///   - element: writes an element, given its index and the column of what holds it.
  /// - Returns: the collection with its brackets.
  mutating func flowCollection(
    _ brackets: (open: String, close: String), count: Int, column: Int, isOneLine: Bool,
    element: (inout LayoutGenerator, _ index: Int, _ column: Int) -> String
  ) -> String {
    let layout = isOneLine || random.once(in: 3) ? .oneLine : random.pick(FlowLayout.allCases)
    let inner = column + random.pick([1, 2, 2, 4])
    guard count > 0 else { return brackets.open + emptyInside(layout, column) + brackets.close }
    let padding = random.pick(["", "", " "])
    let comma = random.pick([", ", ", ", ",  ", " , "])
    let hasTrailingComma = random.once(in: 4)
    var text = brackets.open
    if layout == .oneLine || layout == .wrapped || layout == .hanging { text += padding }
    for index in 0..<count {
      let isLast = index == count - 1
      switch layout {
      case .oneLine:
        text += element(&self, index, inner) + (isLast ? (hasTrailingComma ? "," : "") : comma)
      case .wrapped:
        text += element(&self, index, inner)
        if !isLast {
          text += random.once(in: 2) ? ", " : "," + lineEnd() + "\n" + spaces(inner)
        }
      case .ownLines, .hanging:
        if layout == .ownLines || index > 0 {
          if layout == .ownLines, index == 0 { text += lineEnd() }
          text += "\n" + gap(column: inner) + spaces(inner)
        }
        text += element(&self, index, inner)
        if !isLast || hasTrailingComma { text += "," }
        text += lineEnd()
      case .commaFirst:
        text += index == 0 ? " " : "\n" + spaces(inner) + ", "
        text += element(&self, index, inner + 2) + lineEnd()
      }
    }
    switch layout {
    case .oneLine, .wrapped: text += padding
    case .ownLines, .hanging, .commaFirst: text += "\n" + spaces(random.pick([column, inner]))
    }
    return text + brackets.close
  }

  private mutating func emptyInside(_ layout: FlowLayout, _ column: Int) -> String {
    guard layout == .ownLines else { return random.pick(["", "", " "]) }
    return lineEnd() + "\n" + spaces(column)
  }

  /// Some value of a user's data, in flow style.
  mutating func flowValue(column: Int, isOneLine: Bool, depth: Int = 0) -> String {
    if let alias = alias([.scalar, .row, .mapping, .other]) { return alias + " " }
    switch random.below(depth > 1 ? 2 : 5) {
    case 2:
      let property = anchor()
      defer { define(property, .other) }
      return property
        + flowCollection(
          ("[", "]"), count: random.below(3), column: column, isOneLine: isOneLine
        ) { $0.flowValue(column: $2, isOneLine: isOneLine, depth: depth + 1) }
    case 3:
      let property = anchor()
      defer { define(property, .mapping) }
      return property
        + flowCollection(
          ("{", "}"), count: random.below(3), column: column, isOneLine: isOneLine
        ) {
          "k\($1): " + $0.flowValue(column: $2, isOneLine: isOneLine, depth: depth + 1)
        }
    default: return scalarAnchor() + scalar(isInFlow: true)
    }
  }

  /// A row in flow style.
  mutating func flowRow(column: Int, isOneLine: Bool) -> String {
    if let alias = alias([.scalar, .row]) { return alias + " " }
    switch random.below(8) {
    case 0, 1, 2, 3: return scalarAnchor() + scalar(isInFlow: true)
    case 4 where !isOneLine:
      return "\"\(number()) folded\n" + spaces(column + 1) + "text\""
    case 5: return "title: \(plainTitle())"
    default:
      let property = anchor()
      defer { define(property, .row) }
      var keys = ["title", "url", "data"]
      keys.swapAt(0, random.below(3))
      return property
        + flowCollection(
          ("{", "}"), count: 3, column: column, isOneLine: isOneLine || random.once(in: 2)
        ) {
          switch keys[$1] {
          case "title": $0.titleKey() + " \($0.plainTitle())"
          case "url": "url: https://example.com/#a"
          default: "data: " + $0.flowValue(column: $2, isOneLine: isOneLine)
          }
        }
    }
  }

  /// The key `title` of a row, in any spelling.
  mutating func titleKey() -> String {
    random.pick(["title:", "title:", "\"title\":", "'title' :", "title :"])
  }
}
