import TestSupport

/// Whole documents and streams.
extension LayoutGenerator {
  /// A list document that is no JSON: whole lines.
  mutating func document() -> String {
    anchors = []
    hasComments = !random.once(in: 3)
    hasAnchors = random.once(in: 4)
    if random.once(in: 8) { return flowRoot() + lineEnd() + "\n" }
    var text = random.once(in: 4) ? gap(column: 0) : ""
    if random.once(in: 3) { text += "title: \(plainTitle())" + lineEnd() + "\n" }
    if hasAnchors {
      text += "x-scalar: " + scalarAnchor() + plainTitle() + "\n"
      let property = anchor()
      text += "x-map: " + property + "{title: \(plainTitle())}\n"
      define(property, .row)
    }
    if random.once(in: 4) { text += "x-data:" + blockValue(column: 0, isTitle: false) + "\n" }
    text += sections()
    if random.once(in: 4) { text += gap(column: 0) }
    if random.once(in: 4) { text += "x-more:" + blockValue(column: 0, isTitle: false) + "\n" }
    if let alias = alias([.scalar, .row, .mapping, .other]) { text += "x-last: \(alias)\n" }
    return text
  }

  private mutating func sections() -> String {
    let key = random.pick(["sections:", "sections:", "\"sections\":"])
    let count = random.below(4)
    guard count > 0 else { return key + random.pick([" []", "", " [ ]"]) + lineEnd() + "\n" }
    if random.once(in: 5) {
      return key + " "
        + flowCollection(("[", "]"), count: count, column: 0, isOneLine: false) {
          $0.flowSection(column: $2, isOneLine: $0.random.once(in: 2))
        } + lineEnd() + "\n"
    }
    let column = random.pick([0, 2, 2, 4])
    var text = key + lineEnd() + "\n"
    for index in 0..<count {
      text += (index == 0 && !random.once(in: 6) ? "" : gap(column: column))
      if index > 0, let alias = alias([.mapping], oneIn: 6) {
        text += spaces(column) + "- " + alias + "\n"
      } else {
        text += blockSection(column: column)
      }
    }
    return text
  }

  private mutating func flowRoot() -> String {
    let isOneLine = random.once(in: 3)
    return flowCollection(("{", "}"), count: 2, column: 0, isOneLine: isOneLine) {
      guard $1 > 0 else { return "title: \($0.plainTitle())" }
      return "sections: "
        + $0.flowCollection(
          ("[", "]"), count: $0.random.below(4), column: $2, isOneLine: isOneLine
        ) { $0.flowSection(column: $2, isOneLine: isOneLine) }
    }
  }

  /// A stream of one document or several.
  mutating func stream() -> LayoutStream {
    guard random.once(in: 4) else {
      let marker =
        random.once(in: 6) ? random.pick(["---\n", "%YAML 1.1\n---\n", "--- #c0\n"]) : ""
      let text = marker + document() + (random.once(in: 12) ? "...\n" : "")
      return LayoutStream(text: text, listDocuments: [0])
    }
    var text = random.once(in: 3) ? "# before\n%YAML 1.1\n" : ""
    var listDocuments: [Int] = []
    for index in 0..<2 + random.below(2) {
      if index > 0, random.once(in: 3) {
        text += "...\n" + random.pick(["", "# between\n", "%TAG !e! tag:e.org,2000:\n"])
      }
      text += "---" + random.pick(["", "", " # of one"]) + "\n"
      if random.once(in: 4) {
        text += random.pick(["plain\n", "", "- a\n- b\n", "|\n  text\n", "{a: b}\n"])
      } else {
        listDocuments.append(index)
        text += document()
      }
    }
    return LayoutStream(text: text, listDocuments: listDocuments)
  }

  /// Gives a text line ends of some kind, perhaps a byte order mark, perhaps no last line end.
  mutating func finished(_ text: String) -> String {
    var text = text
    if random.once(in: 6), text.hasSuffix("\n"), !text.hasSuffix("\n\n") { text.removeLast() }
    let style = random.below(6)
    if style < 2 {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text =
        lines.dropLast().map { line in
          line + (style == 0 || random.once(in: 2) ? "\r\n" : "\n")
        }.joined() + (lines.last ?? "")
    }
    return (random.once(in: 8) ? "\u{FEFF}" : "") + text
  }
}

/// A random stream, and which of its documents are lists.
struct LayoutStream {
  var text: String
  let listDocuments: [Int]
}
