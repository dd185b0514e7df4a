internal import SourceDiagnostics

extension SyntaxTree {
  /// Whether a node is written as JSON (RFC 8259), comments apart.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  package func isJSON(_ root: NodeID) -> Bool {
    var keys: Set<NodeID> = []
    for number in root.number..<end(of: root).number {
      let node = NodeID(number)
      guard properties(of: node) == nil else { return false }
      switch kind(of: node) {
      case .alias: return false
      case .sequence: guard isFlow(node) else { return false }
      case .mapping:
        guard isFlow(node) else { return false }
        var children = children(of: node)
        while let key = children.next(), children.next() != nil { keys.insert(key) }
      case .scalar:
        guard isJSONScalar(node, isKey: keys.contains(node)) else { return false }
      }
    }
    return true
  }

  private func isJSONScalar(_ node: NodeID, isKey: Bool) -> Bool {
    let written = source.bytes[contentRange(of: node)]
    switch scalarStyle(of: node) {
    case .doubleQuoted: return SyntaxTree.isJSONString(written)
    case .plain where !isKey:
      switch value(of: node) {
      case .null: return written.elementsEqual("null".utf8)
      case .boolean(let value): return written.elementsEqual((value ? "true" : "false").utf8)
      case .number(let digits): return digits.elementsEqual(written)
      case .string: return false
      }
    default: return false
    }
  }

  private static func isJSONString(_ written: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    for byte in written {
      guard byte >= .space else { return false }
      if isEscaped {
        guard "\"\\/bfnrtu".utf8.contains(byte) else { return false }
        isEscaped = false
      } else {
        isEscaped = byte == UInt8(ascii: "\\")
      }
    }
    return true
  }

  /// Whether there is a comment anywhere in the text.
  ///
  /// - Complexity: O(*n*) in its length.
  package var holdsComments: Bool {
    holdsComments(in: 0..<source.bytes.count, nodes: 0..<UInt32(nodeCount))
  }

  /// Whether there is a comment between the leaves of a node.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  package func holdsComments(inside node: NodeID) -> Bool {
    holdsComments(in: range(of: node), nodes: node.number..<end(of: node).number)
  }

  private func holdsComments(in text: Range<Int>, nodes: Range<UInt32>) -> Bool {
    var end = text.lowerBound
    for number in nodes {
      let leaf = NodeID(number)
      guard kind(of: leaf) == .scalar || kind(of: leaf) == .alias else { continue }
      let range = range(of: leaf)
      if range.lowerBound > end, source.bytes[end..<range.lowerBound].contains(.numberSign) {
        return true
      }
      if kind(of: leaf) == .scalar, scalarStyle(of: leaf).isBlock {
        let header = source.bytes[contentRange(of: leaf)].prefix { !$0.isLineBreak }
        if header.contains(.numberSign) { return true }
      }
      end = max(end, range.upperBound)
    }
    return end < text.upperBound && source.bytes[end..<text.upperBound].contains(.numberSign)
  }
}
