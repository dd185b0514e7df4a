import TestSupport

/// Writes random streams of list documents in every layout that YAML knows.
///
/// Comments read `#c1`, `#c2`, …, which stand nowhere else, so that they can be counted.
struct LayoutGenerator {
  var random: SeededRandom
  var hasComments = true
  var hasAnchors = false
  /// The anchors that were written so far in this document.
  var anchors: [WrittenAnchor] = []
  private var titleCount = 0
  private var commentCount = 0
  private var anchorCount = 0

  /// An anchor, and what an alias of it may be used for.
  struct WrittenAnchor {
    enum Kind { case scalar, row, mapping, other }
    let name: String
    let kind: Kind
  }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// A number that no other entry has.
  mutating func number() -> Int {
    titleCount += 1
    return titleCount
  }

  /// A plain scalar that may stand anywhere.
  mutating func plainTitle() -> String {
    let word = random.pick([
      "Kiwi", "Zürich", "日本 語", "👩‍👩‍👧 family", "e\u{301}clair", "it's", "a:b", "-x", "x#y", "no",
    ])
    return "\(word) \(number())"
  }

  /// A scalar on one line, in any style; `isInFlow` leaves out what flow collections end at.
  mutating func scalar(isInFlow: Bool) -> String {
    let title = plainTitle()
    switch random.below(isInFlow ? 8 : 10) {
    case 0, 1, 2, 3: return title
    case 4: return "\"\(title.replacing("\"", with: "")): [\\\"x\\\", \\u00e9] # \\n\""
    case 5: return "'\(title.replacing("'", with: "''")), {x}: # y'"
    case 6: return random.pick(["!!str \(title)", "! \(title)", "!local \(title)"])
    case 7: return random.pick(["0640", "1_000", "12:30:45", "1.10", "0x1F", "true", "~", "null"])
    case 8: return "\(title), [b] {c}, d"
    default: return "\(title) ] } ,"
    }
  }

  /// A comment that no other is like.
  mutating func comment() -> String {
    commentCount += 1
    return "#c\(commentCount)" + random.pick(["", " why", " - disabled", " é 🍏", " [x], {", ": y"])
  }

  /// Sometimes white space and a comment to end a line with.
  mutating func lineEnd() -> String {
    guard hasComments, random.once(in: 6) else { return random.once(in: 20) ? "  " : "" }
    return random.pick(["  ", " "]) + comment()
  }

  /// Sometimes an anchor with the blank behind it; aliases may name it as soon as it is `define`d.
  mutating func anchor() -> String {
    guard hasAnchors, random.once(in: 4) else { return "" }
    if !anchors.isEmpty, random.once(in: 6) {
      // The same name for another node.
      let name = random.pick(anchors).name
      anchors.removeAll { $0.name == name }
      return "&\(name) "
    }
    anchorCount += 1
    return "&a\(anchorCount) "
  }

  /// Says that the node with an anchor, if it has one, has been written.
  mutating func define(_ anchor: String, _ kind: WrittenAnchor.Kind) {
    guard !anchor.isEmpty else { return }
    anchors.append(WrittenAnchor(name: String(anchor.dropFirst().dropLast()), kind: kind))
  }

  /// Sometimes an anchor of a scalar, with the blank behind it.
  mutating func scalarAnchor() -> String {
    let anchor = anchor()
    define(anchor, .scalar)
    return anchor
  }

  /// Sometimes an alias of an anchor of some kind.
  mutating func alias(_ kinds: [WrittenAnchor.Kind], oneIn count: Int = 4) -> String? {
    guard hasAnchors, random.once(in: count) else { return nil }
    let fitting = anchors.filter { kinds.contains($0.kind) }
    return fitting.isEmpty ? nil : "*\(random.pick(fitting).name)"
  }

  /// What may stand in a gap before an entry whose dash stands in `column`: whole lines.
  mutating func gap(column: Int) -> String {
    var gap = ""
    if hasComments, random.once(in: 8) { gap += spaces(column + 1) + comment() + "\n" }
    for _ in 0..<random.pick([0, 0, 0, 1, 2]) { gap += random.pick(["", "", " "]) + "\n" }
    guard hasComments else { return gap }
    if random.once(in: 10) {
      gap += spaces(random.pick([0, column, column + 3])) + comment() + "\n"
      gap += random.pick(["", "\n"])
    }
    if random.once(in: 6) { gap += spaces(column) + comment() + "\n" }
    return gap
  }
}
