internal import SourceDiagnostics

/// Growing a tree by others that were read from texts of their own: what a script brings along
/// stands behind the stream's text, so that the same offsets and node numbers tell both.
extension SyntaxTree {
  /// A line before every grafted text, so that no comment run of one reaches another.
  private static let boundary = Array("...\n".utf8)

  /// The text that was read, without what is grafted.
  ///
  /// - Complexity: O(1) if nothing is grafted, else O(*n*).
  package var readText: [UInt8] {
    guard firstGraftedNode != .max else { return source.bytes }
    let end = isUnterminated ? TextScanner(source.bytes).withoutLineBreak(textEnd) : textEnd
    return Array(source.bytes[..<end])
  }

  /// A tree of nothing.
  package static let empty = SyntaxTree(source: SourceText(name: "", bytes: []))

  /// Adds the nodes of a tree, and its text behind this one's.
  ///
  /// - Parameters:
  ///   - other: a tree of one document; its last line is ended if it is not.
  ///   - anchors: the nodes of this tree that open aliases may name.
  /// - Returns: the document as it stands here, its start being before the text's first line; nil,
  ///   with nothing changed, if an open alias names none of `anchors`.
  /// - Complexity: O(*m*) in the length of the other text, and O(*n*) once in that of this one.
  package mutating func graft(
    _ other: SyntaxTree, resolving anchors: [String: NodeID] = [:]
  ) -> SyntaxDocument? {
    guard let document = other.documents.first,
      other.openAliases.allSatisfy({ anchors[$0.name] != nil })
    else { return nil }
    var bytes = source.bytes
    source = SourceText(name: source.name, bytes: [])
    if textEnd == bytes.count, isUnterminated {
      bytes += SyntaxTree.lastLineBreak(of: bytes)
      textEnd = bytes.count
    }
    let start = bytes.count
    bytes += SyntaxTree.boundary
    let base = bytes.count
    bytes += other.source.bytes
    if other.isUnterminated {
      openGraftEnds.append(bytes.count)
      bytes.append(.lineFeed)
    }
    source = SourceText(name: source.name, bytes: bytes)
    let first = UInt32(nodes.count)
    firstGraftedNode = min(firstGraftedNode, first)
    graftNodes(of: other, firstByte: UInt32(base), firstNode: first)
    for property in other.properties {
      properties.append(
        NodeProperties(
          node: NodeID(property.node.number + first), anchor: property.anchor, tag: property.tag,
          endOffset: property.endOffset + base))
    }
    for target in other.aliasTargets { aliasTargets.insert(NodeID(target.number + first)) }
    for (alias, name) in other.openAliases {
      guard let target = anchors[name] else { continue }
      nodes[Int(alias.number + first)].link = target.number
      aliasTargets.insert(target)
    }
    holdsKeptScalars = holdsKeptScalars || other.holdsKeptScalars
    return SyntaxDocument(
      root: NodeID(document.root.number + first), startOffset: start, isExplicit: false,
      endOffset: bytes.count)
  }

  /// Lets all aliases of a node name another one.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - other: one that means the same, under the same anchor.
  /// - Complexity: O(*n*) in the number of nodes.
  package mutating func relinkAliases(of node: NodeID, to other: NodeID) {
    for index in nodes.indices where nodes[index].bits.kind == .alias {
      if nodes[index].link == node.number { nodes[index].link = other.number }
    }
    if aliasTargets.remove(node) != nil { aliasTargets.insert(other) }
  }

  private mutating func graftNodes(
    of other: SyntaxTree, firstByte: UInt32, firstNode: UInt32
  ) {
    let firstDecoded = UInt32(decodedEnds.count)
    let decodedBase = decodedBytes.count
    decodedBytes += other.decodedBytes
    decodedEnds += other.decodedEnds.map { $0 + decodedBase }
    for var node in other.nodes {
      node.start += firstByte
      switch node.bits.kind {
      case .scalar: if !node.bits.isVerbatim { node.link += firstDecoded }
      case .sequence, .mapping, .alias: node.link += firstNode
      }
      nodes.append(node)
    }
  }

  /// The line break of the last line that has one; a line feed where none has.
  private static func lastLineBreak(of bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.lastIndex(where: \.isLineBreak) else { return [.lineFeed] }
    let isPair = bytes[last] == .lineFeed && last > 0 && bytes[last - 1] == .carriageReturn
    return isPair ? [.carriageReturn, .lineFeed] : [bytes[last]]
  }
}
