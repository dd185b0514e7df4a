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

  /// The anchor and the tag of a node as they are written, a space between them.
  ///
  /// - Returns: nothing if it has neither.
  /// - Complexity: linear in their length and what stands between them.
  package func propertyNames(of node: NodeID) -> [UInt8] {
    Array(propertyRanges(of: node).map { source.bytes[$0] }.joined(separator: [.space]))
  }

  /// What goes with a node's anchor: the `&`, its name, and the blanks behind it; at the end of a line
  /// those before it.
  ///
  /// - Returns: a range of the source; nil if the node has no anchor.
  /// - Complexity: linear in the length of the anchor, the tag, and the blanks.
  package func anchorExtent(of node: NodeID) -> Range<Int>? {
    let properties = propertyRanges(of: node)
    guard let anchor = properties.first(where: { source.bytes[$0.lowerBound] == UInt8(ascii: "&") })
    else { return nil }
    let scanner = TextScanner(source.bytes)
    let end = scanner.endOfBlanks(at: anchor.upperBound)
    return end == scanner.endOfLine(at: end)
      ? scanner.startOfBlanks(before: anchor.lowerBound)..<anchor.upperBound
      : anchor.lowerBound..<end
  }

  /// The bytes of a node's tag as it is written; nil if it has none.
  ///
  /// - Complexity: linear in its length and that of the anchor.
  package func tagRange(of node: NodeID) -> Range<Int>? {
    propertyRanges(of: node).first { source.bytes[$0.lowerBound] != UInt8(ascii: "&") }
  }

  /// The bytes of a node's anchor and tag, in the order in which they stand.
  private func propertyRanges(of node: NodeID) -> [Range<Int>] {
    guard let end = properties(of: node)?.endOffset else { return [] }
    let scanner = TextScanner(source.bytes)
    let start = range(of: node).lowerBound
    let firstEnd = scanner.endOfProperties(at: start, count: 1)
    let second = scanner.endOfSeparation(at: firstEnd)
    return firstEnd < end && second < end ? [start..<firstEnd, second..<end] : [start..<end]
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
