internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Scripts that suit a document, so that every document is edited, whatever its own script is.
struct DerivedScripts {
  private let counts: [Int]
  private var state: UInt64

  /// Takes a document and its own script; the bytes of both decide all scripts.
  init(_ document: DecodedDocument, script: SourceText) {
    let model = document.model
    counts = model.entries(of: .root).map { model.list(of: $0).map { model.count(of: $0) } ?? 0 }
    state = 0xCBF2_9CE4_8422_2325
    for byte in document.tree.source.bytes + script.bytes {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// A script of one to three operations; nil if the document has no sections.
  mutating func next() -> SourceText? {
    guard !counts.isEmpty else { return nil }
    let operations = (0...below(3)).map { _ in "- \(operation())\n" }
    return SourceText(name: "derived.yaml", bytes: Array(operations.joined().utf8))
  }

  private mutating func operation() -> String {
    let section = below(counts.count)
    let other = below(counts.count)
    let row = below(counts[section])
    switch below(14) {
    case 8: return "insert-row: {to: \(section)/\(below(counts[section] + 1)), row: \(value())}"
    case 9: return "insert-row: {to: \(section)/end, text: \(text())}"
    case 10: return "replace-row: {row: \(section)/\(row), with: \(value())}"
    case 11: return "rename-section: {section: \(section), title: \(title())}"
    case 12: return "sort: {section: \(section), collation: natural}"
    case 13:
      return "insert-section: {to: \(below(counts.count + 1)), section: "
        + "{title: \(title()), rows: [\(value()), \(value())]}}"
    case 0: return "move-section: {section: \(section), to: \(other)}"
    case 1 where below(3) == 0: return "delete-section: \(section)"
    case 1, 2: return "delete-row: \(section)/\(row)"
    case 3, 4: return "move: {row: \(section)/\(row), to: \(below(counts[section]))}"
    case 5: return "move: {row: \(section)/\(row), to: \(other)/end}"
    default: return "move: {row: \(section)/\(row), to: \(other)/\(below(counts[other] + 1))}"
    }
  }

  private mutating func title() -> String {
    let titles = [
      "new", "a: b", "[x, {y}]", "# no", "1.5", "it's", "tab\\t", "line\\n", "*a", "日 🍏",
    ]
    return "\"\(titles[below(titles.count)])\""
  }

  private mutating func value() -> String {
    below(2) == 0 ? title() : "{title: \(title()), k: [1, \(title())], n: {a: ~}}"
  }

  /// An entry as text, in double quotes.
  private mutating func text() -> String {
    let texts = [
      "- a", "# c\\n- b  # d\\n", "- title: t\\n  # c\\n  n: |\\n    x\\n\\n    y\\n",
      "- {title: z}\\n",
      "- &new q\\n", "- *a1\\n", "- title: k\\n  v: |+\\n    x\\n\\n",
    ]
    return "\"\(texts[below(texts.count)])\""
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}
