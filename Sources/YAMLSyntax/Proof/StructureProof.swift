package import SourceDiagnostics

/// Reads an edited text and compares it, node by node, with what it must hold (SPEC §5.8).
///
/// Nothing of the text is kept, so that the proof costs one reading and no memory. Aliases must
/// name the same nodes as before; scalars must keep their content, style and tag.
package struct StructureProof {
  private let tree: SyntaxTree
  private let expected: ExpectedStructure
  /// Whether some scalar is written anew, or becomes a list.
  private let replacesScalars: Bool
  /// Whether some list with other children is a mapping.
  private let replacesMappings: Bool
  /// How deep collections may be nested.
  private let maximumDepth: Int
  private var documentIndex = 0
  private var pendingRoot: NodeID?
  private var open: [Frame] = []
  private var anchors: [String: NodeID] = [:]
  /// The node that was compared last, or that holds the plain scalars that were.
  private var current: NodeID?

  /// What a comparison found.
  package enum Finding: Sendable {
    /// The text holds just what is expected.
    case holds
    /// It holds something else: at a node, or behind it.
    case differs(at: NodeID?)
    /// It is nested deeper than what is read. These nodes of the tree, the outermost first, stand around
    /// what is too deep, and that is the last.
    case tooDeep([NodeID])
    /// It cannot be read beyond a node.
    case unreadable(SyntaxFailure, behind: NodeID?)
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - text: the edited text.
  ///   - tree: the stream as it was read.
  ///   - expected: what has changed in it.
  ///   - limits: those that the stream was read with.
  /// - Returns: whether the text holds just that, and where it does not.
  /// - Complexity: O(*n*).
  package static func finding(
    in text: SourceText, tree: SyntaxTree, expected: ExpectedStructure, limits: ParsingLimits
  ) -> Finding {
    var proof = StructureProof(tree: tree, expected: expected, limits: limits)
    do throws(SyntaxFailure) {
      var reader = try EventReader(bytes: text.bytes.span, limits: limits)
      while true {
        let kind = try reader.next()
        if kind == .streamEnd {
          let isWhole = proof.documentIndex == tree.documents.count
          return isWhole ? .holds : .differs(at: proof.current)
        }
        guard proof.accepts(kind, from: reader) else { return .differs(at: proof.current) }
        guard proof.open.count <= proof.maximumDepth else {
          return .tooDeep(proof.open.compactMap(\.node))
        }
      }
    } catch {
      return .unreadable(error, behind: proof.current)
    }
  }

  private init(tree: SyntaxTree, expected: ExpectedStructure, limits: ParsingLimits) {
    self.tree = tree
    self.expected = expected
    maximumDepth = limits.maximumDepth
    replacesMappings = expected.children.keys.contains { tree.kind(of: $0) == .mapping }
    replacesScalars =
      !expected.scalars.isEmpty || expected.children.keys.contains { tree.kind(of: $0) == .scalar }
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
      if kind == .scalar, let number = nextPlainScalar() {
        if acceptsPlainScalar(tree.nodes[Int(number)], from: reader) { return true }
        current = NodeID(number)
        return false
      }
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
    let next = open[last].next(in: tree)
    if !expected.followers.isEmpty, case .node(let node) = next,
      let pair = expected.followers[node]
    {
      open[last].inserted = [.written(pair.value), .key(pair.key)]
    }
    return next
  }
}

// MARK: - Most nodes of most documents

extension StructureProof {
  /// The number of the next node, if it is a scalar that stands where it stood and is simply its text.
  private mutating func nextPlainScalar() -> UInt32? {
    guard !replacesScalars, expected.restyled.isEmpty, let last = open.indices.last,
      let number = open[last].nextNumber
    else { return nil }
    let node = tree.nodes[Int(number)]
    guard node.bits.kind == .scalar, node.bits.isVerbatim, !node.bits.hasProperties else {
      return nil
    }
    open[last].passScalar()
    return number
  }

  private func acceptsPlainScalar(_ node: Node, from reader: borrowing EventReader) -> Bool {
    guard reader.hasNoProperties(.scalar), reader.scalarStyle == node.bits.style else {
      return false
    }
    let quote = node.bits.style == .plain ? 0 : 1
    let start = Int(node.start) + quote
    return reader.scalarValueEquals(
      tree.source.bytes, start..<(start + Int(node.length) - 2 * quote))
  }
}

// MARK: - Nodes

extension StructureProof {
  /// What comes next.
  enum Expected {
    case node(NodeID)
    /// A node without its anchor and tag, which stand before it.
    case content(NodeID)
    case key(String)
    /// A scalar with this content.
    case text([UInt8])
    case written(WrittenNode)
    case list([NodeID], isMapping: Bool)
  }

  private mutating func acceptsNode(
    _ kind: EventReader.Kind, as next: Expected, from reader: borrowing EventReader
  ) -> Bool {
    let isRestyled = open.last?.isRestyled ?? false
    switch next {
    case .node(let node):
      current = node
      return acceptsNode(
        kind, as: node, from: reader,
        isRestyled: isRestyled || !expected.restyled.isEmpty && expected.restyled.contains(node))
    case .content(let node):
      guard reader.hasNoProperties(kind) else { return false }
      return acceptsContent(kind, as: node, from: reader, isRestyled: isRestyled)
    case .key(let key):
      guard kind == .scalar, reader.hasNoProperties(kind) else { return false }
      return reader.scalarValueEquals(Array(key.utf8)[...])
    case .text(let content):
      guard kind == .scalar, reader.hasNoProperties(kind) else { return false }
      return reader.scalarValueEquals(content[...])
    case .written(let node):
      return acceptsWritten(kind, as: node, from: reader)
    case .list(let children, let isMapping):
      guard kind == (isMapping ? .mappingStart : .sequenceStart), reader.hasNoProperties(kind)
      else { return false }
      open.append(Frame(nil, listed: children, isRestyled: isRestyled))
      return true
    }
  }

  /// Whether a node stands here that was written out.
  private mutating func acceptsWritten(
    _ kind: EventReader.Kind, as node: WrittenNode, from reader: borrowing EventReader
  ) -> Bool {
    guard kind != .alias, reader.hasNoProperties(kind) else { return false }
    switch node {
    case .scalar(let content):
      return kind == .scalar && reader.scalarValueEquals(content[...])
    case .sequence(let elements):
      open.append(Frame(elements.map { .written($0) }, isRestyled: false))
      return kind == .sequenceStart
    case .mapping(let pairs):
      open.append(
        Frame(pairs.flatMap { [.key($0.key), .written($0.value)] }, isRestyled: false))
      return kind == .mappingStart
    }
  }

  private mutating func acceptsNode(
    _ kind: EventReader.Kind, as node: NodeID, from reader: borrowing EventReader,
    isRestyled: Bool
  ) -> Bool {
    if !expected.written.isEmpty, let written = expected.written[node] {
      return acceptsWritten(kind, as: written, from: reader)
    }
    let anchor = reader.anchor(of: kind)
    if !expected.severed.isEmpty, expected.severed.contains(node) {
      guard kind == .scalar, anchor == nil, let content = expected.scalars[node],
        reader.tag(of: kind) == tree.properties(of: node)?.tag
      else { return false }
      return reader.scalarValueEquals(content[...])
    }
    if !expected.leftAliases.isEmpty, expected.leftAliases.contains(node) {
      guard kind == .alias, let anchor else { return false }
      return anchors[anchor] == node
    }
    if !expected.definitions.isEmpty, let definition = expected.definitions[node] {
      return acceptsNodeItself(
        kind, as: definition, from: reader,
        isRestyled: isRestyled || expected.restyled.contains(definition))
    }
    return acceptsNodeItself(kind, as: node, from: reader, isRestyled: isRestyled)
  }

  /// Whether a node stands here, not an alias in its place.
  private mutating func acceptsNodeItself(
    _ kind: EventReader.Kind, as node: NodeID, from reader: borrowing EventReader,
    isRestyled: Bool
  ) -> Bool {
    let properties = tree.properties(of: node)
    let anchor = reader.anchor(of: kind)
    if kind == .alias {
      guard tree.kind(of: node) == .alias, let anchor else { return false }
      return anchors[anchor] == tree.resolved(node)
    }
    let keepsTag = expected.untagged.isEmpty || !expected.untagged.contains(node)
    guard anchor == properties?.anchor, reader.tag(of: kind) == (keepsTag ? properties?.tag : nil)
    else { return false }
    if let anchor { anchors[anchor] = node }
    if mayBeReplaced(node) {
      if let key = expected.wrapped[node] {
        guard kind == .mappingStart else { return false }
        open.append(Frame([.key(key), .content(node)], isRestyled: isRestyled))
        return true
      }
      if let children = expected.children[node] {
        guard kind == start(of: node) else { return false }
        open.append(Frame(node, listed: children, isRestyled: isRestyled))
        return true
      }
    }
    return acceptsContent(kind, as: node, from: reader, isRestyled: isRestyled)
  }

  private mutating func acceptsContent(
    _ kind: EventReader.Kind, as node: NodeID, from reader: borrowing EventReader,
    isRestyled: Bool
  ) -> Bool {
    if kind == .scalar, !expected.scalars.isEmpty, let content = expected.scalars[node],
      !expected.severed.contains(node)
    {
      return reader.scalarValueEquals(content[...])
    }
    switch (kind, tree.kind(of: node)) {
    case (.scalar, .scalar):
      if isRestyled, tree.isAbsent(node), reader.scalarStyle == .plain,
        reader.scalarValueEquals(Array("null".utf8)[...])
      {
        return true
      }
      return acceptsStyle(reader.scalarStyle, of: node, isRestyled: isRestyled)
        && reader.scalarValueEquals(tree.content(of: node))
    case (.sequenceStart, .sequence), (.mappingStart, .mapping):
      let added = expected.addedKeys.isEmpty ? nil : expected.addedKeys[node]
      open.append(
        Frame(
          node, next: node.number + 1, end: tree.end(of: node).number,
          leading: expected.leadingPairs.isEmpty
            ? [] : expected.leadingPairs[node].map { [.key($0.key), .text($0.value)] } ?? [],
          addedKey: added.map { [.key($0.key), .list($0.children, isMapping: $0.isMapping)] } ?? [],
          isRestyled: isRestyled))
      return true
    default:
      return false
    }
  }

  /// Whether a scalar may have a style: its own, or another where it is written anew and that does not
  /// change what it means.
  private func acceptsStyle(_ style: ScalarStyle, of node: NodeID, isRestyled: Bool) -> Bool {
    if style == tree.scalarStyle(of: node) { return true }
    guard isRestyled, !style.isBlock, tree.value(of: node) == .string else { return false }
    return style != .plain || CoreSchema.value(tree.content(of: node)) == .string
  }

  /// Whether a node may be a list with other children: most are not, and looking is dear.
  private func mayBeReplaced(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .sequence: true
    case .scalar: tree.contentRange(of: node).count <= 4
    case .mapping: replacesMappings
    case .alias: false
    }
  }

  /// How a list with other children begins.
  private func start(of node: NodeID) -> EventReader.Kind {
    tree.kind(of: node) == .mapping || expected.mappings.contains(node)
      ? .mappingStart : .sequenceStart
  }
}
