import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct SyntaxFailureTests {
  /// The failure of a text as a user sees it: place, code, message, notes.
  static func shown(_ bytes: [UInt8], limits: ParsingLimits = ParsingLimits()) throws -> [String] {
    let source = SourceText(name: "test.yaml", bytes: bytes)
    let failure = try #require(throws: SyntaxFailure.self) {
      try SyntaxTree(parsing: source, limits: limits)
    }
    let table = LineTable(bytes: bytes)
    let place = { (offset: Int) in
      let position = table.position(at: offset)
      return "\(position.line):\(position.column)"
    }
    let diagnostic = failure.diagnostic(in: source)
    let head =
      "\(place(failure.range.lowerBound)) [\(diagnostic.id.rawValue)] \(diagnostic.message)"
    return [head]
      + diagnostic.notes.map { note in
        (note.place.map { "\(place($0.range.lowerBound)) " } ?? "") + note.message
      }
  }

  @Test(arguments: [
    ("a: b: c\n", ["1:5 [syntax] mapping values are not allowed in this context"]),
    (
      "é: [a\nb: c\n",
      ["2:2 [syntax] did not find expected ',' or ']'", "1:4 while parsing a flow sequence"]
    ),
    (
      "a: 'b\n",
      ["2:1 [syntax] found unexpected end of stream", "1:4 while scanning a quoted scalar"]
    ),
    (
      "a:\r\n\tb: c\r\n",
      [
        "2:1 [syntax] found character that cannot start any token",
        "2:1 while scanning for the next token",
      ]
    ),
    (
      "\u{FEFF}a: @b\n",
      [
        "1:4 [syntax] found character that cannot start any token",
        "1:4 while scanning for the next token",
      ]
    ),
    (
      "日本: \"\\q\"\n",
      ["1:6 [syntax] found unknown escape character", "1:5 while parsing a quoted scalar"]
    ),
    ("- a\nb\n", ["3:1 [syntax] could not find expected ':'", "2:1 while scanning a simple key"]),
    ("a: b\n%YAML 1.1\n", ["3:1 [syntax] did not find expected <document start>"]),
    (
      "- *é\n",
      [
        "1:4 [syntax] did not find expected alphabetic or numeric character",
        "1:3 while scanning an alias",
      ]
    ),
    ("- *x\n", ["1:3 [syntax] alias '*x' has no anchor before it"]),
    ("é: &x\n  - *x\n", ["2:5 [recursive-alias] alias '*x' stands inside the node that it names"]),
  ])
  func `a failure tells the rule and the line and column`(
    yaml: String, expected: [String]
  ) throws {
    #expect(try Self.shown(Array(yaml.utf8)) == expected)
  }

  @Test(arguments: 1...5) func `nesting is refused where it goes beyond the limit`(
    limit: Int
  ) throws {
    var limits = ParsingLimits()
    limits.maximumDepth = limit
    for (open, close) in [("[", "]"), ("- ", ""), ("{a: ", "}"), ("? ", "")] {
      let nested = { (depth: Int) in
        Array(
          (String(repeating: open, count: depth) + "b" + String(repeating: close, count: depth))
            .utf8)
      }
      let accepted = SourceText(name: "test.yaml", bytes: nested(limit))
      #expect(throws: Never.self) { try SyntaxTree(parsing: accepted, limits: limits) }
      let column = limit * open.utf8.count + 1
      #expect(
        try Self.shown(nested(limit + 1), limits: limits) == [
          "1:\(column) [too-deep] nested deeper than \(limit) levels; '--max-depth' sets the limit"
        ])
    }
  }

  @Test func `single pairs count as a level`() throws {
    var limits = ParsingLimits()
    limits.maximumDepth = 1
    #expect(try Self.shown(Array("[a, b: c]".utf8), limits: limits)[0].hasPrefix("1:5 [too-deep]"))
  }

  @Test func `too large an input has a message`() {
    let source = SourceText(name: "test.yaml", bytes: [])
    let diagnostic = SyntaxFailure(.tooLarge, at: 0..<0).diagnostic(in: source)
    #expect(diagnostic.id == .tooLarge)
    #expect(diagnostic.message == "inputs of 4 GiB or more are not read")
  }
}
