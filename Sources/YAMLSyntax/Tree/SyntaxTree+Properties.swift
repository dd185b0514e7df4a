internal import SourceDiagnostics

/// Where the anchor and the tag of a node stand.
package struct PropertyPlaces: Sendable {
  /// The bytes of the anchor, its `&` included.
  package var anchor: Range<Int>?
  /// The bytes of the tag, its `!` included.
  package var tag: Range<Int>?
}

extension SyntaxTree {
  /// Finds the anchor and the tag of a node, which stand in either order (YAML 1.2.2 §6.9).
  ///
  /// - Parameter node: the node.
  /// - Returns: their bytes; nothing if it has neither.
  /// - Complexity: linear in their length and what stands between them.
  package func propertyPlaces(of node: NodeID) -> PropertyPlaces {
    var places = PropertyPlaces()
    guard let end = properties(of: node)?.endOffset else { return places }
    let scanner = TextScanner(source.bytes)
    var start = range(of: node).lowerBound
    while start < end {
      let next = scanner.endOfProperties(at: start, count: 1)
      guard next > start else { break }
      if source.bytes[start] == .ampersand {
        places.anchor = start..<next
      } else {
        places.tag = start..<next
      }
      start = scanner.endOfSeparation(at: next)
    }
    return places
  }

  /// The anchor and the tag of a node as they are written, a space between them.
  ///
  /// - Returns: nothing if it has neither.
  /// - Complexity: linear in their length and what stands between them.
  package func propertyNames(of node: NodeID) -> [UInt8] {
    let places = propertyPlaces(of: node)
    let ranges = [places.anchor, places.tag].compactMap(\.self)
    return Array(
      ranges.sorted { $0.lowerBound < $1.lowerBound }.map { source.bytes[$0] }
        .joined(separator: [.space]))
  }

  /// What goes with a node's anchor: the `&`, its name, and the blanks behind it; at the end of a line
  /// those before it.
  ///
  /// - Returns: a range of the source; nil if the node has no anchor.
  /// - Complexity: linear in the length of the anchor, the tag, and the blanks.
  package func anchorExtent(of node: NodeID) -> Range<Int>? {
    guard let anchor = propertyPlaces(of: node).anchor else { return nil }
    let scanner = TextScanner(source.bytes)
    let end = scanner.endOfBlanks(at: anchor.upperBound)
    return end == scanner.endOfLine(at: end)
      ? scanner.startOfBlanks(before: anchor.lowerBound)..<anchor.upperBound
      : anchor.lowerBound..<end
  }
}
