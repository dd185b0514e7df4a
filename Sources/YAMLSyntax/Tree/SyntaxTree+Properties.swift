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
}
