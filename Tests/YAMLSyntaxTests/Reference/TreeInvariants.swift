import SourceDiagnostics

@testable import YAMLSyntax

/// What holds for the tree of every text whatever.
struct TreeInvariants {
  private let tree: SyntaxTree
  private let bytes: [UInt8]

  /// The first thing about a tree that is not as it must be; nil if all is well.
  static func violation(in tree: SyntaxTree) -> String? {
    let invariants = TreeInvariants(tree: tree, bytes: tree.source.bytes)
    return invariants.shapeViolation() ?? invariants.pieceViolation() ?? invariants.endViolation()
      ?? invariants.eventViolation()
  }

  private var nodes: some Sequence<NodeID> { (0..<UInt32(tree.nodeCount)).lazy.map(NodeID.init) }

  private func shown(_ node: NodeID) -> String {
    let range = tree.range(of: node)
    return "node \(node.number) at \(range): \(TreeSketch.visible(range, of: tree))"
  }

  // MARK: - Nesting and order

  private func shapeViolation() -> String? {
    var lastStart = 0
    for node in nodes {
      let range = tree.range(of: node)
      if range.upperBound > bytes.count { return "\(shown(node)) is past the end" }
      if range.lowerBound < lastStart { return "\(shown(node)) starts before the node before it" }
      lastStart = range.lowerBound
      var previousEnd = range.lowerBound
      for child in tree.children(of: node) {
        let inner = tree.range(of: child)
        if inner.lowerBound < previousEnd || inner.upperBound > range.upperBound {
          return "\(shown(child)) lies outside its parent or in its sibling"
        }
        previousEnd = inner.upperBound
      }
    }
    for document in tree.documents {
      let root = tree.range(of: document.root)
      if root.lowerBound < document.startOffset || root.upperBound > document.endOffset {
        return "\(shown(document.root)) lies outside its document"
      }
    }
    return nil
  }

  // MARK: - Pieces and gaps

  /// Leaves, and the anchors and tags of collections: all that is no gap.
  private var pieces: [Range<Int>] {
    nodes.compactMap { node in
      let range = tree.range(of: node)
      switch tree.kind(of: node) {
      case .scalar, .alias: return range
      case .sequence, .mapping:
        return tree.properties(of: node).map { range.lowerBound..<$0.endOffset }
      }
    }
  }

  private func pieceViolation() -> String? {
    var rendered: [UInt8] = []
    var end = 0
    for piece in pieces {
      guard piece.lowerBound >= end else { return "pieces overlap at \(piece)" }
      if let stranger = strangeOffset(in: end..<piece.lowerBound) { return stranger }
      rendered += bytes[end..<piece.lowerBound]
      rendered += bytes[piece]
      end = piece.upperBound
    }
    if let stranger = strangeOffset(in: end..<bytes.count) { return stranger }
    rendered += bytes[end...]
    return rendered == bytes ? nil : "gaps and leaves are not the text"
  }

  /// What in a gap is neither white space nor comment, indicator or directive.
  private func strangeOffset(in gap: Range<Int>) -> String? {
    var offset = gap.lowerBound
    while offset < gap.upperBound {
      let width = LineBreak.width(in: bytes.span, at: offset)
      if bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
        offset += 3
      } else if width > 0 {
        offset += width
      } else if bytes[offset] == UInt8(ascii: "#") || bytes[offset] == UInt8(ascii: "%") {
        while offset < gap.upperBound, LineBreak.width(in: bytes.span, at: offset) == 0 {
          offset += 1
        }
      } else if " \t-?:,[]{}.".utf8.contains(bytes[offset]) {
        offset += 1
      } else {
        return "byte \(bytes[offset]) at \(offset) belongs to no node"
      }
    }
    return nil
  }

  // MARK: - Ends

  /// Collections end with what is really there.
  private func endViolation() -> String? {
    for node in nodes {
      let range = tree.range(of: node)
      let last = range.isEmpty ? nil : bytes[range.upperBound - 1]
      switch tree.kind(of: node) {
      case .mapping, .sequence:
        if range.isEmpty { return "\(shown(node)) has no length" }
        if let last, last.isBlank || last.isLineBreak, !endsInBlockScalar(node) {
          return "\(shown(node)) ends in white space"
        }
      case .scalar where range.isEmpty:
        let before = range.lowerBound == 0 ? nil : bytes[range.lowerBound - 1]
        if let before, before.isBlank || before.isLineBreak, !isRoot(node),
          !endsInBlockScalar(NodeID(node.number - 1))
        {
          return "\(shown(node)), absent, stands behind white space"
        }
      case .scalar, .alias: break
      }
    }
    return nil
  }

  private func endsInBlockScalar(_ node: NodeID) -> Bool {
    var leaf = NodeID(tree.end(of: node).number - 1)
    while tree.isAbsent(leaf), leaf.number > 0 { leaf = NodeID(leaf.number - 1) }
    return tree.kind(of: leaf) == .scalar && tree.scalarStyle(of: leaf).isBlock
  }

  private func isRoot(_ node: NodeID) -> Bool { tree.documents.contains { $0.root == node } }

  // MARK: - libyaml's events

  /// Kinds, contents, anchors, tags and starts are libyaml's, and the ends of what has exact ones.
  private func eventViolation() -> String? {
    guard let events = try? RecordedEvent.nodes(in: bytes) else { return "no events" }
    guard events.count == tree.nodeCount else { return "\(events.count) events" }
    var anchors: [String: NodeID] = [:]
    var documents = tree.documents.dropFirst()
    for (node, event) in zip(nodes, events) {
      if node == documents.first?.root {
        anchors = [:]
        documents.removeFirst()
      }
      guard agrees(node, with: event) else { return "\(shown(node)) is not libyaml's" }
      if event.kind == .alias, anchors[event.anchor ?? ""] != tree.resolved(node) {
        return "\(shown(node)) names another node"
      }
      if event.kind != .alias, let anchor = event.anchor { anchors[anchor] = node }
    }
    return nil
  }

  private func agrees(_ node: NodeID, with event: RecordedEvent) -> Bool {
    let range = tree.range(of: node)
    let hasPlace = event.kind != .scalar || !event.isEmpty
    guard range.isEmpty == !hasPlace, !hasPlace || range.lowerBound == event.start else {
      return false
    }
    if event.kind != .alias {
      let properties = tree.properties(of: node)
      guard properties?.anchor == event.anchor, properties?.tag == event.tag,
        (properties == nil) == (event.anchor == nil && event.tag == nil)
      else { return false }
    }
    switch (event.kind, tree.kind(of: node)) {
    case (.sequenceStart, .sequence), (.mappingStart, .mapping): return true
    case (.alias, .alias): return range.upperBound == event.end
    case (.scalar, .scalar):
      return tree.scalarStyle(of: node) == event.style
        && Array(tree.content(of: node)) == event.value
        && (event.isEmpty || range.upperBound <= event.end)
        && (event.isEmpty || event.style.isBlock || range.upperBound == event.end)
    default: return false
    }
  }
}
