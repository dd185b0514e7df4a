internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Scripts that suit a document, so that every document is edited, whatever its own script is.
struct DerivedScripts {
  /// The addresses of the lists of rows, and how many they have.
  private let lists: [(path: String, count: Int)]
  /// Whether a layout reads the document.
  private let isLayouted: Bool
  private var state: UInt64

  /// Takes a document and its own script; the bytes of both decide all scripts.
  init(_ document: DecodedDocument, script: SourceText) {
    let model = document.model
    lists = model.listsOfRows.map { list in
      let path = model.owner(of: list).map { model.path(of: $0) } ?? []
      return (path.map(String.init).joined(separator: "/"), model.count(of: list))
    }
    isLayouted = !document.isNative
    state = 0xCBF2_9CE4_8422_2325
    for byte in document.tree.source.bytes + script.bytes {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// A script of one to three operations; nil if the document has no sections.
  mutating func next() -> SourceText? {
    guard !lists.isEmpty else { return nil }
    let operations = (0...below(3)).map { _ in "- \(operation())\n" }
    return SourceText(name: "derived.yaml", bytes: Array(operations.joined().utf8))
  }

  private mutating func operation() -> String {
    let (section, count) = lists[below(lists.count)]
    let (other, otherCount) = lists[below(lists.count)]
    let row = below(count)
    switch below(14) {
    case 8: return "insert-row: {to: \(section)/\(below(count + 1)), row: \(value())}"
    case 9: return "insert-row: {to: \(section)/end, text: \(text())}"
    case 10: return "replace-row: {row: \(section)/\(row), with: \(value())}"
    case 11: return "rename-section: {section: \(section), title: \(title())}"
    case 12: return "sort: {section: \(section), collation: natural}"
    case 13:
      return "insert-section: {to: \(section), section: "
        + "{title: \(title()), rows: [\(value()), \(value())]}}"
    case 0: return "move-section: {section: \(section), to: \(other)}"
    case 1 where below(3) == 0: return "delete-section: \(section)"
    case 1, 2: return "delete-row: \(section)/\(row)"
    case 3, 4: return "move: {row: \(section)/\(row), to: \(below(count))}"
    case 5: return "move: {row: \(section)/\(row), to: \(other)/end}"
    default: return "move: {row: \(section)/\(row), to: \(other)/\(below(otherCount + 1))}"
    }
  }

  private mutating func title() -> String {
    let titles = [
      "new", "a: b", "[x, {y}]", "# no", "1.5", "it's", "tab\\t", "line\\n", "*a", "日 🍏",
    ]
    return "\"\(titles[below(titles.count)])\""
  }

  private mutating func value() -> String {
    switch below(isLayouted ? 5 : 2) {
    case 0: title()
    case 1: "{title: \(title()), k: [1, \(title())], n: {a: ~}}"
    case 2: "{\(title()): [\(title()), {k: \(title())}]}"
    case 3: "{\(title()): \(title())}"
    default: "{name: \(title()), rows: [\(title())], items: [{k: v}], k: {a: 1, b: [x]}}"
    }
  }

  /// An entry as text, in double quotes.
  private mutating func text() -> String {
    let texts = [
      "- a", "# c\\n- b  # d\\n", "- title: t\\n  # c\\n  n: |\\n    x\\n\\n    y\\n",
      "- {title: z}\\n",
      "- &new q\\n", "- *a1\\n", "- title: k\\n  v: |+\\n    x\\n\\n",
    ]
    let pairs = ["k9: v  # c\\n", "# c\\nk8:\\n  - a\\n", "- k7:\\n    - x  # c\\n", "k6: {a: 1}"]
    let all = isLayouted ? texts + pairs : texts
    return "\"\(all[below(all.count)])\""
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}
