import Testing

/// A list in which many aliases name something large (SPEC §1.1).
struct AliasInput: Sendable, CustomTestStringConvertible {
  private static let count = 20_000

  let testDescription: String
  var options: [String] = []
  let text: String

  static let all = [
    AliasInput(
      testDescription: "sections that are aliases of a section with many rows",
      text: "sections:\n- &a\n  rows:\n" + lines("  - r") + lines("- *a")),
    AliasInput(
      testDescription: "lists that are aliases of one with many rows",
      text: "x-r: &r\n" + lines("- r") + "sections:\n" + lines("- {rows: *r}")),
    AliasInput(
      testDescription: "rows with merges of a mapping with many keys",
      text: "x-b: &b\n" + keys("  k", "1") + "sections:\n- rows:\n"
        + lines("  - {<<: *b, title: t}")),
    AliasInput(
      testDescription: "rows that are aliases of a mapping with many keys",
      text: "x-b: &b\n" + keys("  k", "1") + "  title: t\nsections:\n- rows:\n" + lines("  - *b")),
    AliasInput(
      testDescription: "matches of a star through aliases of a mapping with many lists",
      text: "# listproc: {layout: {at: a.*.*, row: {title: $self}}}\nb: &b\n" + keys("  k", "[x]")
        + "a:\n" + keys("  j", "*b")),
    AliasInput(
      testDescription: "rows that are aliases of a row with many rows",
      options: ["--layout", "mkdocs"],
      text: "nav:\n- &a\n  g:\n" + lines("  - x") + lines("- *a")),
  ]

  private static func lines(_ line: String) -> String {
    String(repeating: line + "\n", count: count)
  }

  private static func keys(_ start: String, _ value: String) -> String {
    (0..<count).map { "\(start)\($0): \(value)\n" }.joined()
  }
}
