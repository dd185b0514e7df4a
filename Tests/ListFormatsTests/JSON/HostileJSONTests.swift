import ListFormats
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct HostileJSONTests {
  @Test func `an alias bomb is refused at its outermost alias`() throws {
    var text = "x-0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "x-\(level): &a\(level) [\(aliases)]\n"
    }
    text += "sections: []\n"
    let failure = try #require(refusal(text, limits(nodes: 100_000)))
    #expect(failure.reason == .tooManyAliases(limit: 100_000))
    let place = Array(text.utf8)[failure.range]
    #expect(String(decoding: place, as: UTF8.self) == "*a3")
  }

  @Test func `nodes are counted where aliases give them, and only there`() throws {
    let text = "x-a: &a {k: [1, 2]}\nx-b: [*a, *a]\nx-c: [1, 2, 3, 4, 5, 6]\nsections: []\n"
    // A mapping, its key, a sequence, two numbers: twice.
    #expect(refusal(text, limits(nodes: 10)) == nil)
    let failure = try #require(refusal(text, limits(nodes: 9)))
    #expect(failure.reason == .tooManyAliases(limit: 9))
    #expect(String(decoding: Array(text.utf8)[failure.range], as: UTF8.self) == "*a")
  }

  @Test(.timeLimit(.minutes(1)))
  func `merges that name each other twice stay linear`() throws {
    var text = "x-0: &a0 {k0: 0}\n"
    for level in 1...500 {
      text += "x-\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)]}\n"
    }
    text += "sections: []\n"
    let json = try json(text, JSONOptions(isCompact: true))
    #expect(json.hasSuffix(#""x-499":{"k0":0},"x-500":{"k0":0},"sections":[]}"# + "\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `merges that give nothing are counted too`() throws {
    let sources = (0..<400).map { "&m\($0) {k: \($0)}" }.joined(separator: ", ")
    let merges = (0..<400).map { _ in "{<<: *l}" }.joined(separator: ", ")
    let text = "x-m: &l [\(sources)]\nx-n: [\(merges)]\nsections: []\n"
    let failure = try #require(refusal(text, limits(nodes: 100_000)))
    #expect(failure.reason == .tooManyAliases(limit: 100_000))
  }

  @Test func `deep nesting is written`() throws {
    let depth = 198
    let open = String(repeating: "[", count: depth)
    let close = String(repeating: "]", count: depth)
    #expect(try data(open + close) == open + close)
    let mappings = String(repeating: "{a: ", count: depth) + "1"
    #expect(
      try data(mappings + String(repeating: "}", count: depth))
        == String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth))
  }

  @Test func `aliases that nest deeper than collections may are refused`() throws {
    var text = "x-0: &a0 []\n"
    for level in 1...198 { text += "x-\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(refusal(text + "sections: []\n") == nil)
    text += "x-199: &a199 [*a198]\nsections: []\n"
    let failure = try #require(refusal(text))
    #expect(failure.reason == .tooDeep(limit: 200))
    #expect(String(decoding: Array(text.utf8)[failure.range], as: UTF8.self) == "*a198")
  }

  @Test(arguments: [
    ("{[a]: 1}", "[a]"), ("{? {a: b} : 1}", "{a: b}"), ("[{x: {*a : 1}}]", "*a"),
    ("{<<: {[b]: 1}}", "[b]"),
  ])
  func `a collection as key is refused`(flow: String, key: String) throws {
    let text = "x-a: &a [a]\nx-data: \(flow)\nsections: []\n"
    let failure = try #require(refusal(text))
    #expect(failure.reason == .collectionAsKey)
    #expect(String(decoding: Array(text.utf8)[failure.range], as: UTF8.self) == key)
  }

  @Test func `failures have codes and places`() throws {
    let document = try decoded("sections: []\nx-a: {[a]: 1}\n")
    let failure = try #require(throws: DocumentJSONFailure.self) { try DocumentJSON(document) }
    let diagnostic = failure.diagnostic(in: document.tree.source)
    #expect(diagnostic.id == .wrongType)
    #expect(diagnostic.message == "a key in JSON is text, not a collection")
    #expect(diagnostic.place?.range == 19..<22)
  }

  private func refusal(_ text: String, _ limits: ParsingLimits = ParsingLimits())
    -> DocumentJSONFailure?
  {
    do throws(DocumentJSONFailure) {
      guard let document = try? decoded(text) else { return nil }
      _ = try DocumentJSON(document, options: JSONOptions(limits: limits))
      return nil
    } catch {
      return error
    }
  }

  private func limits(nodes: Int) -> ParsingLimits {
    var limits = ParsingLimits()
    limits.maximumExpandedNodes = nodes
    return limits
  }
}
