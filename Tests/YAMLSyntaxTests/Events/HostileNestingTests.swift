import SourceDiagnostics
import Testing
import YAMLSyntax

/// Inputs that would take time or memory out of all proportion if they were read to their end.
@Suite(.timeLimit(.minutes(1))) struct HostileNestingTests {
  /// Where reading stops.
  static func failure(of text: String) throws -> SyntaxFailure {
    try #require(throws: SyntaxFailure.self) { try TreeSketch.tree(of: text) }
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[\n", "[? ", "&a [", "{? "])
  func `reading stops at the first collection too many`(open: String) throws {
    for count in [1_000, 100_000, 1_000_000 / open.utf8.count] {
      let failure = try Self.failure(of: String(repeating: open, count: count))
      guard case .tooDeep(limit: 200) = failure.reason else {
        Issue.record("\(failure.reason)")
        continue
      }
      #expect(failure.range.lowerBound <= 200 * open.utf8.count)
    }
  }

  @Test func `three thousand levels of blocks are too many, or not, as the limit says`() throws {
    var text = ""
    for level in 0..<3_000 { text += String(repeating: " ", count: level) + "a:\n" }
    #expect(try Self.failure(of: text).range.lowerBound == 200 * 199 / 2 + 200 * 3 + 200)
    var limits = ParsingLimits()
    limits.maximumDepth = 3_000
    let tree = try SyntaxTree(parsing: TreeSketch.source(text), limits: limits)
    #expect(tree.nodeCount == 3_000 * 2 + 1)
  }

  @Test func `absent nodes before one long comment look at it once`() throws {
    var limits = ParsingLimits()
    limits.maximumDepth = 5_000
    let text =
      String(repeating: "? ", count: 5_000) + "#" + String(repeating: "c", count: 3_000_000)
    let tree = try SyntaxTree(parsing: TreeSketch.source(text), limits: limits)
    #expect(tree.nodeCount == 5_000 * 2 + 1)
    #expect(tree.range(of: NodeID(0)) == 0..<9_999)
  }

  @Test func `blank lines behind many block scalars are looked at once`() throws {
    let blank = String(repeating: "\n", count: 100)
    let tree = try TreeSketch.tree(of: String(repeating: "- |\n  a" + blank, count: 10_000))
    #expect(tree.nodeCount == 10_001)
    #expect(tree.children(of: NodeID(0)).allSatisfy { tree.range(of: $0).count == 5 })
  }
}
