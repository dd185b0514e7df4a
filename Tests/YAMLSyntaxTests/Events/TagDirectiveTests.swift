import SourceDiagnostics
import Testing

@testable import YAMLSyntax

@Suite(.timeLimit(.minutes(1))) struct TagDirectiveTests {
  static func directives(_ count: Int, separator: String = "\n") -> String {
    (0..<count).map { "%TAG !e\($0)! x\(separator)" }.joined()
  }

  @Test func `a document may have a hundred tag directives`() throws {
    let tree = try TreeSketch.tree(of: Self.directives(100) + "--- !e99!y a\n")
    #expect(tree.properties(of: NodeID(0))?.tag == "xy")
    let documents = String(repeating: Self.directives(60) + "---\na\n...\n", count: 5)
    #expect(try TreeSketch.tree(of: documents).documents.count == 5)
  }

  @Test(arguments: [
    "", "# c\n", "\u{FEFF}", "\n \t\n", "a\n...\n", "--- a\n... # c\n...\n", "\u{FEFF}# c\u{85}",
    "# %TAG\u{2028}\u{FEFF}\n", "é\n...\u{85}", "a\r...\r\n",
  ])
  func `one more is refused where it stands`(prefix: String) throws {
    for count in [101, 50_000] {
      let text = prefix + Self.directives(count) + "---\na\n"
      let failure = try #require(throws: SyntaxFailure.self) { try TreeSketch.tree(of: text) }
      let place = prefix.utf8.count + Self.directives(100).utf8.count
      #expect(failure.range == place..<(place + 1))
      #expect(
        failure.diagnostic(in: TreeSketch.source(text)).message
          == "more than 100 tag directives before one document")
    }
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\r"]) func `whatever ends the line of each`(
    separator: String
  ) {
    let text = Self.directives(101, separator: separator) + "---\na\n"
    #expect(throws: SyntaxFailure.self) { try TreeSketch.tree(of: text) }
  }

  @Test(arguments: ["--- |\n  a\n", "'\n", "---\n# c\n", "a: b\n#\n", " a:\n"])
  func `text that looks like them counts not`(prefix: String) throws {
    let text = Array((prefix + String(repeating: "%TAG\n", count: 200)).utf8)
    #expect(TagDirectives.offset(ofDirective: 100, in: text.span, from: 0) == nil)
  }

  @Test func `tags may be long, but not out of all proportion`() throws {
    let prefix = "%TAG !e! " + String(repeating: "x", count: 20_000) + "\n---\n"
    let few = try TreeSketch.tree(of: prefix + String(repeating: "- !e!y a\n", count: 15))
    #expect(few.nodeCount == 16)
    let text = prefix + String(repeating: "- !e!y a\n", count: 100_000)
    let failure = try #require(throws: SyntaxFailure.self) { try TreeSketch.tree(of: text) }
    let limit = ParsingLimits.tagLength(inTextOfLength: text.utf8.count)
    let tagNumber = limit / 20_001
    #expect(failure.range.lowerBound == prefix.utf8.count + 9 * tagNumber + 2)
  }

  @Test func `a text of nothing but the core schema's tags is no such case`() throws {
    let tree = try TreeSketch.tree(of: String(repeating: "- !!a\n", count: 20_000))
    #expect(tree.allProperties.count == 20_000)
  }
}
