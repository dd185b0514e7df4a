import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct StructureProofTests {
  static func holds(
    _ text: String, insteadOf original: String, _ expected: ExpectedStructure = ExpectedStructure()
  ) throws -> Bool {
    let finding = try StructureProof.finding(
      in: TreeSketch.source(text), tree: TreeSketch.tree(of: original), expected: expected,
      limits: ParsingLimits())
    switch finding {
    case .holds: return true
    case .differs, .tooDeep: return false
    case .unreadable(let failure, _): throw failure
    }
  }

  static let original = """
    a: &x 'b'
    c: [!t d, *x , {e: f}]
    g:
      - &y |
        h
      - *y
      - "i"
    j: &x k
    l: *x
    m:

    """

  @Test func `a text holds what it holds, however it is laid out`() throws {
    #expect(try Self.holds(Self.original, insteadOf: Self.original))
    let other = """
      # comment
      ? a
      : &x
        'b'
      c:
        - !t d # comment
        - *x

        - e: f
      g: [&y "h\\n", *y , "i"]
      """
    #expect(try !Self.holds(other, insteadOf: Self.original))
    let relaid = """
      {a: &x 'b', c: [!t d, *x ,
        {e: f}], "g": x}
      """
    #expect(try Self.holds(relaid, insteadOf: "a: &x 'b'\nc:\n- !t d\n- *x\n- e: f\n\"g\": x\n"))
  }

  @Test(arguments: [
    ("'b'", "'B'"), ("'b'", "\"b\""), ("'b'", "b"), ("'b'", "['b']"), ("'b'", "{b: }"), ("'b'", ""),
    ("!t d", "d"), ("!t d", "!u d"), ("!t d", "! d"), ("!t d", "&z !t d"), ("!t d", "!t 'd'"),
    ("!t d, *x ", "*x , !t d"), ("!t d, ", ""), ("!t d, ", "!t d, !t d, "), ("*x ,", "'b',"),
    ("{e: f}", "{f: e}"), ("{e: f}", "{e: f, g: h}"), ("{e: f}", "{}"), ("{e: f}", "[e, f]"),
    ("{e: f}", "e"), ("{e: f}", "[{e: f}]"), ("{e: f}", "*x "), ("{e: f}]", "{e: f}, ]\nz: y"),
    ("&y |", "&y >"), ("&y |", "&z |\n    h\n  - &y |"), ("&y |", "&y |-"), ("&y |", "|"),
    ("  - *y", "  - *x"), ("  - \"i\"", "  - \"i\"\n  - \"i\""), ("  - \"i\"\n", ""),
    ("\"i\"", "\"j\""),
    ("j: &x k", "j: k"), ("j: &x k", "j: &z k"), ("j: &x k\n", ""), ("m:", "m: ~"), ("m:", "m: ''"),
    ("m:", "m: *x"), ("m:\n", ""), ("m:\n", "m:\n---\n"), ("a: &x", "--- a\n---\na: &x"),
  ])
  func `every change of a single node is refused`(old: String, new: String) throws {
    let parts = Self.original.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let changed = parts[0] + new + parts[1]
    #expect(changed != Self.original)
    // A text that is no longer YAML is refused too.
    #expect((try? Self.holds(String(changed), insteadOf: Self.original)) != true)
  }

  @Test func `an alias must name the node that it named`() throws {
    let original = "- &x a\n- &y b\n- *x\n"
    #expect(try !Self.holds("- &y a\n- &x b\n- *x\n", insteadOf: original))
    #expect(try !Self.holds("- &x a\n- &y b\n- *y\n", insteadOf: original))
    let shadowed = "- &x a\n- &x a\n- *x\n"
    var swapped = ExpectedStructure()
    swapped.children[NodeID(0)] = [NodeID(2), NodeID(1), NodeID(3)]
    #expect(try Self.holds(shadowed, insteadOf: shadowed))
    // Reads the same, but the alias now names the node that was the first.
    #expect(try !Self.holds(shadowed, insteadOf: shadowed, swapped))
  }

  @Test func `anchors of one document count not in the next`() throws {
    let original = "--- &x a\n--- [&x b, *x ]\n"
    #expect(try Self.holds(original, insteadOf: original))
    #expect(try !Self.holds("--- &x a\n--- [b, *x ]\n", insteadOf: original))
    #expect(try !Self.holds("--- &x a\n", insteadOf: original))
    #expect(try !Self.holds(original + "--- c\n", insteadOf: original))
    #expect(throws: SyntaxFailure.self) {
      try Self.holds("--- &x a\n--- [&x b, *x \n", insteadOf: original)
    }
  }

  @Test func `a text that is nested too deep names the nodes that stand in each other`() throws {
    let tree = try TreeSketch.tree(of: "- [[a]]\n- b\n")
    let root = try #require(tree.documents.first?.root)
    let outer = try #require(tree.children(of: root).first { _ in true })
    let inner = try #require(tree.children(of: outer).first { _ in true })
    var limits = ParsingLimits()
    for (depth, expected) in [
      (3, nil), (2, [root, outer, inner]), (1, [root, outer]), (0, [root]),
    ] as [(Int, [NodeID]?)] {
      limits.maximumDepth = depth
      let finding = StructureProof.finding(
        in: TreeSketch.source("- [[a]]\n- b\n"), tree: tree, expected: ExpectedStructure(),
        limits: limits)
      switch finding {
      case .holds: #expect(expected == nil)
      case .tooDeep(let nodes): #expect(nodes == expected)
      case .differs, .unreadable: Issue.record("\(finding)")
      }
    }
  }
}
