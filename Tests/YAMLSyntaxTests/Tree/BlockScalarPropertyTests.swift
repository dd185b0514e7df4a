import SourceDiagnostics
import Testing
import YAMLSyntax

/// Every block scalar of up to four short lines.
@Suite struct BlockScalarPropertyTests {
  static let headers = ["|", "|-", "|+", ">", ">-", ">+", "|2", ">2", "|2-", "&x |", "!t >+"]
  static let lines = ["", " ", "  ", "   ", "    ", "  a", "   a", "  \t"]

  /// The texts: a list of one or two entries, the first a block scalar.
  static func texts(header: String) -> [String] {
    var bodies = [""]
    var texts: [String] = []
    for _ in 0..<4 {
      bodies = bodies.flatMap { body in lines.map { "\(body)\n\($0)" } }
      texts += bodies
    }
    return texts.flatMap { ["- \(header)\($0)", "- \(header)\($0)\n- z\n"] }
  }

  /// The first entry of a list.
  static func scalar(in text: [UInt8]) -> (tree: SyntaxTree, node: NodeID)? {
    guard let tree = try? SyntaxTree(parsing: SourceText(name: "test.yaml", bytes: text)),
      let root = tree.documents.first?.root,
      let node = tree.children(of: root).first(where: { _ in true })
    else { return nil }
    return (tree, node)
  }

  @Test(arguments: headers) func `a block scalar ends with the last line that its value needs`(
    header: String
  ) {
    var count = 0
    for text in Self.texts(header: header) {
      let bytes = Array(text.utf8)
      guard let (tree, node) = Self.scalar(in: bytes) else { continue }
      count += 1
      let value = tree.text(of: node)
      let end = tree.range(of: node).upperBound
      let isLast = end == bytes.count
      let kept = Self.scalar(in: bytes[..<end] + (isLast ? [] : [UInt8.lineFeed]))
      #expect(kept.map { $0.tree.text(of: $0.node) } == value, "\(text.debugDescription)")
      guard let lineBreak = bytes[..<end].lastIndex(of: .lineFeed) else {
        #expect(value.isEmpty, "\(text.debugDescription)")
        continue
      }
      let cut = Self.scalar(in: Array(bytes[...lineBreak]))
      #expect(cut.map { $0.tree.text(of: $0.node) } != value, "\(text.debugDescription)")
    }
    #expect(count > 300)
  }

  @Test(arguments: headers) func `chomping is what the header says`(header: String) throws {
    for comment in ["", " # + -", "\t#+", "#-+"] {
      let text = Array("- \(header)\(comment)\n  a\n".utf8)
      let (tree, node) = try #require(Self.scalar(in: text), "\(header)\(comment)")
      let expected: Chomping =
        header.hasSuffix("+") ? .keep : header.hasSuffix("-") ? .strip : .clip
      #expect(tree.chomping(of: node) == expected, "\(header)\(comment)")
    }
  }
}
