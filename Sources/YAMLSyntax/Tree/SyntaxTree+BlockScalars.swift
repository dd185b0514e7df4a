internal import SourceDiagnostics

/// What a block scalar does with the line breaks at its end (YAML 1.2.2 §8.1.1.2).
package enum Chomping: Sendable {
  case strip, clip, keep
}

extension SyntaxTree {
  /// The last node that starts before a byte offset: a leaf, unless the stream is empty there.
  ///
  /// - Complexity: O(log *n*).
  package func lastNode(before byteOffset: Int) -> NodeID? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) < byteOffset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : NodeID(UInt32(low - 1))
  }

  /// The block scalar that ends a text without a line break, and would have another value with one.
  ///
  /// - Parameter end: the byte offset behind the text's last line, without what ended it since.
  /// - Returns: nil if the text ends in something else.
  /// - Complexity: O(log *n*).
  package func openBlockScalar(before end: Int) -> NodeID? {
    guard let leaf = lastNode(before: end), range(of: leaf).upperBound == end,
      scalarStyle(of: leaf).isBlock, !content(of: leaf).isEmpty, chomping(of: leaf) != .strip
    else { return nil }
    return leaf
  }

  /// What a block scalar does with the line breaks at its end.
  ///
  /// - Parameter scalar: a literal or folded scalar.
  /// - Returns: what its header says; clipping where it says nothing.
  package func chomping(of scalar: NodeID) -> Chomping {
    let range = contentRange(of: scalar)
    let scanner = TextScanner(source.bytes)
    let header = range.lowerBound..<scanner.endOfLine(at: range.lowerBound)
    if scanner.header(header, contains: UInt8(ascii: "-")) { return .strip }
    return scanner.header(header, contains: UInt8(ascii: "+")) ? .keep : .clip
  }
}
