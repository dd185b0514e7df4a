import SourceDiagnostics
import Testing
import YAMLSyntax

/// Escapes of JSON for code points beyond U+FFFF, wherever they stand.
@Suite struct SurrogatePairTests {
  private static func scalars(of text: String) throws -> [String] {
    let tree = try SyntaxTree(parsing: SourceText(name: "list.yaml", bytes: Array(text.utf8)))
    return (0..<UInt32(tree.nodeCount)).map(NodeID.init).filter { tree.kind(of: $0) == .scalar }
      .map { String(decoding: tree.content(of: $0), as: UTF8.self) }
  }

  @Test(arguments: [
    (#"["a \ud83d\ude00 z"]"#, ["a 😀 z"]),
    (#"["\uD83D\uDE00\uD83D\uDE01", "\ud83d\ude02"]"#, ["😀😁", "😂"]),
    ("- \"é \\ud83d\\ude00 \\\n  \\ud83d\\ude01\"\n- \"\\ud83d\\ude02\"\n", ["é 😀 😁", "😂"]),
    (#"["\\ud83d\\ude00", "\\\ud83d\ude00"]"#, [#"\ud83d\ude00"#, #"\😀"#]),
    (#"- \ud83d\ude00"#, [#"\ud83d\ude00"#]),
    (#"- 'a \ud83d\ude00'"#, [#"a \ud83d\ude00"#]),
    ("- a  # \\ud83d\\ude00\n- \"\\ud83d\\ude01\"\n", ["a", "😁"]),
    ("- |  # \\ud83d\\ude00\n  \\ud83d\\ude01\n- b\n", ["\\ud83d\\ude01\n", "b"]),
  ])
  func `a pair is one code point in double quotes, and text elsewhere`(
    text: String, content: [String]
  ) throws {
    #expect(try Self.scalars(of: text) == content)
  }

  @Test(arguments: [
    #"["\ud83d"]"#, #"["\ude00\ud83d"]"#, #"["\ud83d\u0041"]"#, #"["\ud83d \ude00"]"#,
    #"["\ud83d\ude0"]"#,
  ])
  func `half a pair is none`(text: String) {
    #expect(throws: SyntaxFailure.self) { try Self.scalars(of: text) }
  }

  @Test(arguments: [#"\ufffe"#, #"\uFFFE\uFFFE"#, #"\U0000fffe\U0000FFFE"#])
  func `what could not be told apart is left alone`(escapes: String) {
    #expect(throws: SyntaxFailure.self) {
      try Self.scalars(of: #"["\#(escapes)\ud83d\ude00"]"#)
    }
  }
}
