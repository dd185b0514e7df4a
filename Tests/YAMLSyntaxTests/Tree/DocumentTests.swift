import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct DocumentTests {
  /// Each document: its marker, where it starts and ends, and its root.
  static func shown(_ yaml: String) throws -> [String] {
    let tree = try TreeSketch.tree(of: yaml)
    return tree.documents.map { document in
      let root = TreeSketch.visible(tree.range(of: document.root), of: tree)
      return "\(document.isExplicit ? "---" : "") \(document.startOffset)-\(document.endOffset) "
        + "«\(root)»"
    }
  }

  @Test(arguments: [
    ("", []), ("\n", []), ("# c", []), ("\u{FEFF}", []), (" \n \n", []),
    ("a", [" 0-1 «a»"]), ("\u{FEFF}a\n", [" 3-5 «a»"]), ("# c\na\n# d\n", [" 0-10 «a»"]),
    ("---\na\n", ["--- 3-6 «a»"]), ("--- a", ["--- 3-5 «a»"]),
    ("# c\n--- a # d\n", ["--- 7-14 «a»"]),
    ("a\n--- b\n", [" 0-2 «a»", "--- 5-8 «b»"]),
    ("--- a\n...\n# c\n--- b\n...\n", ["--- 3-6 «a»", "--- 17-20 «b»"]),
    ("a\n...\n--- b\n", [" 0-2 «a»", "--- 9-12 «b»"]),
    ("a\n...\n...\n# c\n...\n--- b", [" 0-2 «a»", "--- 21-23 «b»"]),
    ("---\n---\n...\n---\n", ["--- 3-4 «»", "--- 7-8 «»", "--- 15-16 «»"]),
    ("%YAML 1.1\n# c\n---\na\n", ["--- 17-20 «a»"]),
    (
      "%YAML 1.1\n%TAG !e! x\n--- !e!y a\n...\n%YAML 1.1\n---\n",
      ["--- 24-32 «!e!y a»", "--- 49-50 «»"]
    ),
    ("é\n--- |\n 日\n\n--- b\n", [" 0-3 «é»", "--- 6-15 «|␊ 日»", "--- 18-21 «b»"]),
    ("a: b\r\n--- # c\r\n- d\r\n...\r\n", [" 0-6 «a: b»", "--- 9-20 «- d»"]),
  ])
  func `documents reach from their marker to what follows`(
    yaml: String, expected: [String]
  ) throws {
    #expect(try Self.shown(yaml) == expected)
  }

  @Test func `nodes are numbered over all documents`() throws {
    let tree = try TreeSketch.tree(of: "- a\n--- {b: c}\n---\n--- d\n")
    #expect(tree.documents.map(\.root.number) == [0, 2, 5, 6])
    #expect(tree.nodeCount == 7)
    #expect(tree.documents.map { tree.end(of: $0.root).number } == [2, 5, 6, 7])
  }

  @Test func `children are told in order, keys and values in turn`() throws {
    let tree = try TreeSketch.tree(of: "a: [x, [y]]\nb:\n? {c: d}\n: e\n")
    let children = Array(tree.children(of: tree.documents[0].root))
    #expect(
      children.map { TreeSketch.visible(tree.range(of: $0), of: tree) } == [
        "a", "[x, [y]]", "b", "", "{c: d}", "e",
      ])
    #expect(tree.children(of: children[0]).map(\.number) == [])
  }
}
