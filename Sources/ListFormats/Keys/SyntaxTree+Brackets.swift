internal import SourceDiagnostics
internal import YAMLSyntax

extension SyntaxTree {
  /// Whether a flow mapping has brackets: a single pair in a flow sequence, `[a: b]`, may have none
  /// (YAML 1.2.2 §7.4.1).
  ///
  /// - Complexity: O(1), or logarithmic in the number of anchors and tags if it has one.
  func hasBrackets(_ mapping: NodeID) -> Bool {
    let start = contentRange(of: mapping).lowerBound
    guard start < source.bytes.count, source.bytes[start] == UInt8(ascii: "{") else { return false }
    // The bracket may be that of the key: `[{a: b}: c]`.
    var children = children(of: mapping)
    return children.next().map { range(of: $0).lowerBound > start } ?? true
  }
}
