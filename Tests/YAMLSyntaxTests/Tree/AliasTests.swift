import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct AliasTests {
  /// Each alias with the text that it names.
  static func shown(_ yaml: String) throws -> [String] {
    let tree = try TreeSketch.tree(of: yaml)
    return (0..<UInt32(tree.nodeCount)).map(NodeID.init)
      .filter { tree.kind(of: $0) == .alias }
      .map { alias in
        let target = tree.resolved(alias)
        return "\(TreeSketch.visible(tree.range(of: alias), of: tree)) → "
          + TreeSketch.visible(tree.range(of: target), of: tree)
      }
  }

  @Test(arguments: [
    ("- &a x\n- *a\n", ["*a → &a x"]),
    ("- &a x\n- *a\n- &a y\n- *a\n", ["*a → &a x", "*a → &a y"]),
    ("- &a [x, &a y, *a ]\n- *a\n", ["*a → &a y", "*a → &a y"]),
    ("- &a x\n- &b {k: *a }\n- *b\n", ["*a → &a x", "*b → &b {k: *a }"]),
    ("&a a: &b b\n*a : *b\n", ["*a → &a a", "*b → &b b"]),
    ("- &a\n- *a\n- &b !t\n- *b\n", ["*a → &a", "*b → &b !t"]),
    ("- &a |\n  x\n\n- {<<: *a, b: *a}\n", ["*a → &a |␊  x", "*a → &a |␊  x"]),
    ("--- &a x\n--- &a y\n...\n---\n- &a z\n- *a\n", ["*a → &a z"]),
  ])
  func `an alias names the last node before it with its anchor`(
    yaml: String, expected: [String]
  ) throws {
    #expect(try Self.shown(yaml) == expected)
  }

  @Test func `only nodes that some alias names are aliased`() throws {
    let tree = try TreeSketch.tree(of: "- &a x\n- &a y\n- *a\n- &c z\n")
    let aliased = tree.children(of: tree.documents[0].root).filter { tree.isAliased($0) }
    #expect(aliased.map { tree.text(of: $0) } == ["y"])
    #expect(tree.resolved(aliased[0]) == aliased[0])
  }

  @Test(arguments: [
    ("- *a\n", "a", 2..<4), ("- *a\n- &a x\n", "a", 2..<4), ("--- &a x\n--- *a\n", "a", 13..<15),
    ("é: *b-c # d\n", "b-c", 4..<8),
  ])
  func `an alias without an anchor before it is refused`(
    yaml: String, name: String, range: Range<Int>
  ) throws {
    let failure = try #require(throws: SyntaxFailure.self) { try TreeSketch.tree(of: yaml) }
    guard case .undefinedAlias(name) = failure.reason else {
      Issue.record("\(failure.reason)")
      return
    }
    #expect(failure.range == range)
  }

  @Test(arguments: [
    ("&a [*a ]\n", 4..<6), ("&a\n- b\n- c: *a\n", 12..<14), ("&a {*a : b}\n", 4..<6),
    ("- &a [&b [x], *a ]\n", 14..<16),
    ("? &a [[[*a ]]]\n", 8..<10),
  ])
  func `an alias inside the node that it names is refused`(
    yaml: String, range: Range<Int>
  ) throws {
    let failure = try #require(throws: SyntaxFailure.self) { try TreeSketch.tree(of: yaml) }
    guard case .recursiveAlias("a") = failure.reason else {
      Issue.record("\(failure.reason)")
      return
    }
    #expect(failure.range == range)
  }

  @Test func `aliases that name ever more nodes cost nothing to read`() throws {
    var yaml = "- &a0 x\n"
    for level in 1...100 {
      let aliases = Array(repeating: "*a\(level - 1) ", count: 10).joined(separator: ",")
      yaml += "- &a\(level) [\(aliases)]\n"
    }
    let tree = try TreeSketch.tree(of: yaml)
    #expect(tree.nodeCount == 2 + 100 * 11)
  }
}
