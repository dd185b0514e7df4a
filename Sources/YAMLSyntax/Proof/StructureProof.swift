package import SourceDiagnostics

/// Reads an edited text and compares it, node by node, with what it must hold (SPEC §5.8).
///
/// Nothing of the text is kept, so that the proof costs one reading and no memory. Aliases must
/// name the same nodes as before; scalars must keep their content, style and tag.
package struct StructureProof {
  private let tree: SyntaxTree
  private let expected: ExpectedStructure
  private var documentIndex = 0
  private var pendingRoot: NodeID?
  private var open: [Frame] = []
  private var anchors: [String: NodeID] = [:]

  /// Compares.
  ///
  /// - Parameters:
  ///   - text: the edited text.
  ///   - tree: the stream as it was read.
  ///   - expected: what has changed in it.
  ///   - limits: those that the stream was read with.
  /// - Returns: whether the text holds just that.
  /// - Throws: `SyntaxFailure` if the text cannot be read.
  /// - Complexity: O(*n*).
  package static func holds(
    in text: SourceText, tree: SyntaxTree, expected: ExpectedStructure, limits: ParsingLimits
  ) throws(SyntaxFailure) -> Bool {
    var proof = StructureProof(tree: tree, expected: expected)
    var reader = try EventReader(bytes: text.bytes.span, limits: limits)
    while true {
      let kind = try reader.next()
      if kind == .streamEnd { return proof.documentIndex == tree.documents.count }
      guard proof.accepts(kind, from: reader) else { return false }
    }
  }

  private init(tree: SyntaxTree, expected: ExpectedStructure) {
    self.tree = tree
    self.expected = expected
  }

  private mutating func accepts(
    _ kind: EventReader.Kind, from reader: borrowing EventReader
  ) -> Bool {
    switch kind {
    case .streamStart, .streamEnd:
      return true
    case .documentStart:
      guard documentIndex < tree.documents.count else { return false }
      anchors.removeAll(keepingCapacity: true)
      pendingRoot = tree.documents[documentIndex].root
      return true
    case .documentEnd:
      documentIndex += 1
      return pendingRoot == nil && open.isEmpty
    case .sequenceEnd, .mappingEnd:
      return open.popLast()?.isAtEnd(in: tree) == true
    case .alias, .scalar, .sequenceStart, .mappingStart:
      guard let next = nextExpected() else { return false }
      return acceptsNode(kind, as: next, from: reader)
    }
  }

  private mutating func nextExpected() -> Expected? {
    if let root = pendingRoot {
      pendingRoot = nil
      return .node(root)
    }
    guard let last = open.indices.last else { return nil }
    return open[last].next(in: tree)
  }
}

// MARK: - Nodes

extension StructureProof {
  /// What comes next.
  private enum Expected {
    case node(NodeID)
    /// A node without its anchor and tag, which stand before it.
    case content(NodeID)
    case key(String)
    case list([NodeID])
  }

  private mutating func acceptsNode(
    _ kind: EventReader.Kind, as next: Expected, from reader: borrowing EventReader
  ) -> Bool {
    let isRestyled = open.last?.isRestyled ?? false
    switch next {
    case .node(let node):
      return acceptsNode(
        kind, as: node, from: reader,
        isRestyled: isRestyled || !expected.restyled.isEmpty && expected.restyled.contains(node))
    case .content(let node):
      guard hasNoProperties(kind, reader) else { return false }
      return acceptsContent(kind, as: node, from: reader, isRestyled: isRestyled)
    case .key(let key):
      guard kind == .scalar, hasNoProperties(kind, reader) else { return false }
      return reader.scalarValueEquals(Array(key.utf8)[...])
    case .list(let children):
      guard kind == .sequenceStart, hasNoProperties(kind, reader) else { return false }
      open.append(Frame(children.map { .node($0) }, isRestyled: isRestyled))
      return true
    }
  }

  private func hasNoProperties(
    _ kind: EventReader.Kind, _ reader: borrowing EventReader
  ) -> Bool {
    reader.anchor(of: kind) == nil && reader.tag(of: kind) == nil
  }

  private mutating func acceptsNode(
    _ kind: EventReader.Kind, as node: NodeID, from reader: borrowing EventReader,
    isRestyled: Bool
  ) -> Bool {
    let properties = tree.properties(of: node)
    let anchor = reader.anchor(of: kind)
    if kind == .alias {
      guard tree.kind(of: node) == .alias, let anchor else { return false }
      return anchors[anchor] == tree.resolved(node)
    }
    guard anchor == properties?.anchor, reader.tag(of: kind) == properties?.tag else {
      return false
    }
    if let anchor { anchors[anchor] = node }
    if mayBeReplaced(node) {
      if let key = expected.wrapped[node] {
        guard kind == .mappingStart else { return false }
        open.append(Frame([.key(key), .content(node)], isRestyled: isRestyled))
        return true
      }
      if let children = expected.children[node] {
        guard kind == .sequenceStart else { return false }
        open.append(Frame(children.map { .node($0) }, isRestyled: isRestyled))
        return true
      }
    }
    return acceptsContent(kind, as: node, from: reader, isRestyled: isRestyled)
  }

  private mutating func acceptsContent(
    _ kind: EventReader.Kind, as node: NodeID, from reader: borrowing EventReader,
    isRestyled: Bool
  ) -> Bool {
    switch (kind, tree.kind(of: node)) {
    case (.scalar, .scalar):
      if !expected.scalars.isEmpty, let content = expected.scalars[node] {
        return reader.scalarValueEquals(content[...])
      }
      return acceptsStyle(reader.scalarStyle, of: node, isRestyled: isRestyled)
        && reader.scalarValueEquals(tree.content(of: node))
    case (.sequenceStart, .sequence), (.mappingStart, .mapping):
      let added = expected.addedKeys.isEmpty ? nil : expected.addedKeys[node]
      open.append(
        Frame(
          next: node.number + 1, end: tree.end(of: node).number,
          addedKey: added.map { [.key($0.key), .list($0.children)] } ?? [],
          isRestyled: isRestyled))
      return true
    default:
      return false
    }
  }

  /// Whether a scalar may have a style: its own, or quotes where it is written anew and that does
  /// not change what it means.
  private func acceptsStyle(_ style: ScalarStyle, of node: NodeID, isRestyled: Bool) -> Bool {
    if style == tree.scalarStyle(of: node) { return true }
    guard isRestyled, style == .singleQuoted || style == .doubleQuoted else { return false }
    return tree.value(of: node) == .string
  }

  /// Whether a node may be a list with other children: most are not, and looking is dear.
  private func mayBeReplaced(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .sequence: true
    case .scalar: tree.contentRange(of: node).count <= 4
    case .mapping, .alias: false
    }
  }

  /// A collection that is being compared.
  private struct Frame {
    private var nextNumber: UInt32 = 0
    private var end: UInt32 = 0
    /// What comes behind the children that it had.
    private var further: [Expected]
    private var position = 0
    /// Whether scalars below may have other quotes.
    let isRestyled: Bool

    /// A collection whose children are those that it had, and some more.
    init(next: UInt32, end: UInt32, addedKey: [Expected], isRestyled: Bool) {
      nextNumber = next
      self.end = end
      further = addedKey
      self.isRestyled = isRestyled
    }

    /// A collection whose children are given.
    init(_ children: [Expected], isRestyled: Bool) {
      further = children
      self.isRestyled = isRestyled
    }

    mutating func next(in tree: SyntaxTree) -> Expected? {
      if nextNumber < end {
        let node = NodeID(nextNumber)
        nextNumber = tree.end(of: node).number
        return .node(node)
      }
      guard position < further.count else { return nil }
      position += 1
      return further[position - 1]
    }

    func isAtEnd(in tree: SyntaxTree) -> Bool {
      nextNumber >= end && position == further.count
    }
  }
}
