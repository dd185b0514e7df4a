internal import SourceDiagnostics

extension SyntaxTree {
  /// Where the content of a scalar stands: its text in the source, or what was decoded from it.
  ///
  /// - Parameter node: a scalar, or an alias of one.
  /// - Returns: the bytes' storage and range; an empty range for collections.
  /// - Complexity: O(1), or logarithmic in the number of anchors and tags if it has one.
  @inlinable
  package func content(of node: NodeID) -> ArraySlice<UInt8> {
    var stored = nodes[Int(node.number)]
    if stored.bits.kind == .alias { stored = nodes[Int(stored.link)] }
    guard stored.bits.kind == .scalar, stored.bits.isVerbatim, !stored.bits.hasProperties else {
      return decodedContent(of: resolved(node))
    }
    let quote = stored.bits.style == .plain ? 0 : 1
    let start = Int(stored.start) + quote
    return source.bytes[start..<(start + Int(stored.length) - 2 * quote)]
  }

  /// The content of a scalar that is not simply its text in the source.
  package func decodedContent(of scalar: NodeID) -> ArraySlice<UInt8> {
    let stored = nodes[Int(scalar.number)]
    guard stored.bits.kind == .scalar else { return [] }
    guard stored.bits.isVerbatim else {
      let start = stored.link == 0 ? 0 : decodedEnds[Int(stored.link) - 1]
      return decodedBytes[start..<decodedEnds[Int(stored.link)]]
    }
    return source.bytes[verbatimRange(of: scalar)]
  }

  /// The content of a scalar as text; the empty string for collections.
  ///
  /// An alias gives the content of the node that it names.
  package func text(of node: NodeID) -> String {
    String(decoding: content(of: node), as: UTF8.self)
  }

  /// The bytes between the quotes, or all of a plain scalar.
  private func verbatimRange(of scalar: NodeID) -> Range<Int> {
    let content = contentRange(of: scalar)
    switch nodes[Int(scalar.number)].bits.style {
    case .singleQuoted, .doubleQuoted:
      return (content.lowerBound + 1)..<(content.upperBound - 1)
    case .plain, .literal, .folded:
      return content
    }
  }
}
