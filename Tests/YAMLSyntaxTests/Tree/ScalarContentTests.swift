import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct ScalarContentTests {
  /// The contents of all scalars, aliases as what they name.
  static func contents(_ yaml: String) throws -> [String] {
    let tree = try TreeSketch.tree(of: yaml)
    return (0..<UInt32(tree.nodeCount)).map(NodeID.init)
      .filter { tree.kind(of: tree.resolved($0)) == .scalar }
      .map { tree.text(of: $0) }
  }

  @Test(arguments: [
    ("[a b, 'c', \"d\", '', \"\", é]\n", ["a b", "c", "d", "", "", "é"]),
    ("- 'it''s'\n- ''''\n- 'a\n\n  b'\n", ["it's", "'", "a\nb"]),
    (
      "- \"\\x41\\n\\u00e9\\U0001F600\\\\\"\n- \"a\\\n  b\"\n- \"a  \n  b\"\n",
      ["A\né😀\\", "ab", "a b"]
    ),
    ("- a\n  b\n\n  c\n- d #e\n- f#g\n", ["a b\nc", "d", "f#g"]),
    ("- |\n  a\n   b\n\n- |-\n  c\n- |+\n  d\n\n", ["a\n b\n", "c", "d\n\n"]),
    ("- >\n  a\n  b\n\n  c\n   d\n  e\n", ["a b\nc\n d\ne\n"]),
    ("- |\r\n  a\r\n  b\r\n- 'c\r\n  d'\r\n", ["a\nb\n", "c d"]),
    ("- |\n- >+\n\n- a: |2\n     b\n", ["", "\n", "a", " b\n"]),
    ("a:\n? b\n", ["a", "", "b", ""]),
    ("- &x a\n- *x\n- &y 'b''c'\n- *y\n", ["a", "a", "b'c", "b'c"]),
    ("- &x !t  a\n- !t 'b'\n- !!str\n- &y \"c\\t\"\n- &z |\n  d\n", ["a", "b", "", "c\t", "d\n"]),
  ])
  func `the content of a scalar is what it says, not how it is written`(
    yaml: String, expected: [String]
  ) throws {
    #expect(try Self.contents(yaml) == expected)
  }

  @Test func `content that stands in the text is a slice of it`() throws {
    let tree = try TreeSketch.tree(of: "- &x 'a'\n- \"b\"\n- c d\n")
    for (node, range) in zip(tree.children(of: tree.documents[0].root), [6..<7, 12..<13, 17..<20]) {
      #expect(tree.content(of: node) == tree.source.bytes[range])
      #expect(tree.content(of: node).startIndex == range.lowerBound)
    }
  }

  @Test func `collections have no content`() throws {
    let tree = try TreeSketch.tree(of: "- &x [a]\n- *x\n- {}\n")
    for node in tree.children(of: tree.documents[0].root) {
      #expect(tree.content(of: node).isEmpty)
      #expect(tree.text(of: node) == "")
    }
  }
}
