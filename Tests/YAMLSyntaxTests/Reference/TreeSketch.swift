import SourceDiagnostics
import Testing
import YAMLSyntax

/// Shows a tree as one line a node: its depth, kind, byte range and text.
enum TreeSketch {
  /// The nodes of all documents, line breaks and tabs made visible.
  static func lines(of yaml: String) throws -> [String] {
    let tree = try tree(of: yaml)
    var lines: [String] = []
    for document in tree.documents { append(document.root, depth: 0, of: tree, to: &lines) }
    return lines
  }

  /// Reads a text.
  static func tree(of yaml: String) throws -> SyntaxTree {
    try SyntaxTree(parsing: source(yaml))
  }

  static func source(_ yaml: String) -> SourceText {
    SourceText(name: "test.yaml", bytes: Array(yaml.utf8))
  }

  /// The text of a range, white space made visible.
  static func visible(_ range: Range<Int>, of tree: SyntaxTree) -> String {
    var text = ""
    for scalar in String(decoding: tree.source.bytes[range], as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": text += "␊"
      case "\r": text += "␍"
      case "\t": text += "␉"
      case "\u{85}": text += "␤"
      case "\u{2028}": text += "⇣"
      case "\u{2029}": text += "¶"
      case "\u{FEFF}": text += "␂"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func append(
    _ node: NodeID, depth: Int, of tree: SyntaxTree, to lines: inout [String]
  ) {
    let range = tree.range(of: node)
    let indentation = String(repeating: " ", count: depth)
    let place = "\(range.lowerBound)-\(range.upperBound)"
    lines.append(
      tree.isAbsent(node)
        ? "\(indentation)absent \(range.lowerBound)"
        : "\(indentation)\(name(of: node, in: tree)) \(place) «\(visible(range, of: tree))»")
    for child in tree.children(of: node) {
      append(child, depth: depth + 1, of: tree, to: &lines)
    }
  }

  private static func name(of node: NodeID, in tree: SyntaxTree) -> String {
    switch tree.kind(of: node) {
    case .alias: "alias"
    case .sequence: tree.isFlow(node) ? "[]" : "seq"
    case .mapping: tree.isFlow(node) ? "{}" : "map"
    case .scalar:
      switch tree.scalarStyle(of: node) {
      case .plain: "plain"
      case .singleQuoted: "single"
      case .doubleQuoted: "double"
      case .literal: "literal"
      case .folded: "folded"
      }
    }
  }
}

/// Expects the sketch of a text's tree.
func expectTree(
  of yaml: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let sketch = try TreeSketch.lines(of: yaml).joined(separator: "\n")
  #expect(sketch == expected, sourceLocation: sourceLocation)
}
