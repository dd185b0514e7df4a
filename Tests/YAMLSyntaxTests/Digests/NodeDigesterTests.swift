import SourceDiagnostics
import Testing

@testable import YAMLSyntax

/// Nodes have the same digest if they mean the same (DESIGN, "128-bit digest").
@Suite struct NodeDigesterTests {
  /// Values, those on a line written in several ways.
  private static let values: [[String]] = [
    ["a", "'a'", "\"a\"", "|-\n  a", "&x a", "\"\\x61\""],
    ["1", "0x1"], ["\"1\"", "'1'"], ["2"], ["true", "True"], ["false"], ["'true'"], ["~", "null"],
    ["''", "\"\""],
    ["!!str 1"], ["!x a"],
    ["[a, b]", "- a\n- b", "[&y a, \"b\"]"], ["[b, a]"], ["[[a], b]"], ["[[a, b]]"], ["[a, [b]]"],
    ["[]"], ["{}"], ["[{}]"], ["[a, a]", "[&z a, *z]"], ["[a, a, a]", "[&z a, *z, *z]"],
    ["[[a, a], [a, a]]", "[&p [&q a, *q], *p]", "- &p\n  - &q a\n  - *q\n- *p"],
    ["{a: 1, b: 2}", "a: 1\nb: 2"], ["{b: 2, a: 1}"], ["{a: 1, b: '2'}"], ["{a: {b: 1}}"],
    ["a bcdefgh"], ["a bcdefghi"], ["abcdefgh\u{0}".replacing("\u{0}", with: "")],
  ]

  private static func tree(_ text: String) throws -> SyntaxTree {
    try SyntaxTree(parsing: SourceText(name: "value", bytes: Array(text.utf8)))
  }

  @Test func `digests agree with the comparison of nodes, in whatever tree`() throws {
    let trees = try Self.values.flatMap { $0 }.map { try Self.tree($0) }
    let digests = trees.map { NodeDigester(tree: $0).digest(of: $0.documents[0].root) }
    var equal = 0
    for (index, tree) in trees.enumerated() {
      for (other, otherTree) in trees.enumerated() {
        let means = tree.means(
          tree.documents[0].root, sameAs: otherTree.documents[0].root, in: otherTree)
        #expect((digests[index] == digests[other]) == means, "\(index) and \(other)")
        if means, index != other { equal += 1 }
      }
    }
    #expect(equal > 20)
  }

  @Test func `values on a line mean the same`() throws {
    for group in Self.values {
      let digests = try group.map { text in
        let tree = try Self.tree(text)
        return NodeDigester(tree: tree).digest(of: tree.documents[0].root)
      }
      #expect(Set(digests).count == 1, "\(group)")
    }
  }

  @Test func `as text a scalar is its content`() throws {
    let digests = try ["1", "\"1\"", "!!int 1"].map { text in
      let tree = try Self.tree(text)
      return NodeDigester(tree: tree).digest(ofText: tree.documents[0].root)
    }
    #expect(Set(digests).count == 1)
  }

  @Test func `aliases of aliases take no more time than they take text`() throws {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...200 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    let tree = try Self.tree(text)
    let digester = NodeDigester(tree: tree)
    let root = tree.documents[0].root
    #expect(digester.digest(of: root) == digester.digest(of: root))
  }

  @Test func `a copy is written alike`() throws {
    let first = try Self.tree("- {a: 1, b: |-\n   x}\n- x".replacing("|-\n   x", with: "\"x\\n\""))
    let second = try Self.tree("k:\n  - {a: 1, b: \"x\\n\"}\n  - 'x'\n")
    let nodes = Array(first.children(of: first.documents[0].root))
    let list = try #require(Array(second.children(of: second.documents[0].root)).last)
    let others = Array(second.children(of: list))
    #expect(first.isCopy(nodes[0], of: others[0], in: second))
    #expect(!first.isCopy(nodes[1], of: others[1], in: second))
    #expect(!first.isCopy(nodes[0], of: others[1], in: second))
  }
}
