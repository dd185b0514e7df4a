import SourceDiagnostics
import Testing
import YAMLSyntax

/// Nodes of `original`: 0 the root, 2 the list, 3 to 5 its entries, 7 a null, 9 `[]`, 10 a last key.
@Suite struct ExpectedStructureTests {
  static let original = "a: &l\n- b\n- c\n- d\ne: !t ~\nf: []\ng: h\n"

  static func holds(
    _ text: String, children: [UInt32: [UInt32]] = [:], added: [UInt32: (String, [UInt32])] = [:]
  ) throws -> Bool {
    var expected = ExpectedStructure()
    for (list, entries) in children { expected.children[NodeID(list)] = entries.map(NodeID.init) }
    for (mapping, (key, entries)) in added {
      expected.addedKeys[NodeID(mapping)] = ExpectedStructure.AddedKey(
        key: key, children: entries.map(NodeID.init))
    }
    return try StructureProofTests.holds(text, insteadOf: original, expected)
  }

  @Test func `the numbers are those of the nodes`() throws {
    let tree = try TreeSketch.tree(of: Self.original)
    let texts = [3, 4, 5, 7, 10].map { tree.text(of: NodeID($0)) }
    #expect(texts == ["b", "c", "d", "~", "g"])
    #expect(tree.kind(of: NodeID(2)) == .sequence && tree.kind(of: NodeID(9)) == .sequence)
  }

  static let lists: [[UInt32]] = [
    [], [3], [4], [5], [3, 4], [4, 3], [3, 5], [5, 3], [4, 5], [5, 4], [3, 4, 5], [3, 5, 4],
    [4, 3, 5], [4, 5, 3], [5, 3, 4], [5, 4, 3],
  ]

  @Test(arguments: lists) func `a list must have its new children, in order`(
    children: [UInt32]
  ) throws {
    for other in Self.lists {
      let names = other.map { ["b", "c", "d"][Int($0 - 3)] }
      let text = "a: &l [\(names.joined(separator: ", "))]\ne: !t ~\nf: []\ng: h\n"
      #expect(try Self.holds(text, children: [2: children]) == (other == children))
    }
  }

  @Test func `a null and an empty list may get children`() throws {
    let moved: [UInt32: [UInt32]] = [2: [4], 7: [3], 9: [5]]
    #expect(try Self.holds("a: &l\n- c\ne: !t\n- b\nf:\n- d\ng: h\n", children: moved))
    #expect(try !Self.holds("a: &l\n- c\ne: !t\n- d\nf:\n- b\ng: h\n", children: moved))
    #expect(try !Self.holds("a: &l\n- c\ne:\n- b\nf:\n- d\ng: h\n", children: moved))
    #expect(try !Self.holds("a:\n- c\ne: !t\n- b\nf:\n- d\ng: h\n", children: moved))
    #expect(try !Self.holds("a: &l\n- c\ne: !t ~\nf:\n- d\ng: h\n", children: moved))
    #expect(try !Self.holds("a: &l {c: }\ne: !t\n- b\nf:\n- d\ng: h\n", children: moved))
  }

  @Test func `a mapping may get a key at its end`() throws {
    let added: [UInt32: (String, [UInt32])] = [0: ("rows", [4])]
    let rest = "a: &l\n- b\n- d\ne: !t ~\nf: []\ng: h\n"
    let shrunk: [UInt32: [UInt32]] = [2: [3, 5]]
    #expect(try Self.holds(rest + "rows:\n- c\n", children: shrunk, added: added))
    for other in [
      "", "rows:\n", "rows: []\n", "rows: c\n", "row:\n- c\n", "rows:\n- b\n", "&x rows:\n- c\n",
      "!t rows:\n- c\n", "rows:\n- c\n- c\n", "rows:\n- c\nz: y\n", "rows: {c: }\n", "[rows]: \n",
    ] {
      #expect(try !Self.holds(rest + other, children: shrunk, added: added), "\(other)")
    }
    #expect(try !Self.holds("rows:\n- c\n" + rest, children: shrunk, added: added))
    #expect(try !Self.holds(rest + "rows:\n- c\n", children: shrunk))
  }
}
