package import SourceDiagnostics

/// The nodes of a YAML stream with their places in the text, in one flat array.
///
/// Nodes are numbered in document order, children directly behind their parent; keys and values of
/// a mapping alternate. Nothing is copied from the source but text that reads otherwise than it is
/// written (folded, escaped, block scalars).
package struct SyntaxTree: Sendable {
  /// The text that was read, and behind it the texts of grafted trees.
  package internal(set) var source: SourceText

  /// The byte offset behind the stream's own text, before what is grafted.
  ///
  /// The last line is ended there, also where the text that was read did not end it.
  package internal(set) var textEnd: Int

  /// The number of the first node of what is grafted.
  package internal(set) var firstGraftedNode = UInt32.max

  /// How deep it might have been nested: four bytes, since rows are read with copies of the tree.
  private let maximumDepth: UInt32

  /// Whether the text that was read ended without a line break.
  package internal(set) var isUnterminated: Bool

  /// Where grafted texts end that had no line break at their end: before that which they have now.
  package internal(set) var openGraftEnds: [Int] = []

  /// The documents of the stream, in order.
  package internal(set) var documents: [SyntaxDocument] = []

  /// The nodes of all documents.
  package internal(set) var nodes: [Node] = []

  /// What is known of nodes with an anchor or a tag, in document order.
  var properties: [NodeProperties] = []

  /// The nodes that some alias names.
  var aliasTargets: Set<NodeID> = []

  /// The content of scalars that are not verbatim, end to end.
  package internal(set) var decodedBytes: [UInt8] = []

  /// Where the content of each scalar that is not verbatim ends in `decodedBytes`.
  package internal(set) var decodedEnds: [Int] = []

  /// The aliases that name no anchor of the text itself, with their names, in document order.
  package internal(set) var openAliases: [(alias: NodeID, name: String)] = []

  /// Whether there is a block scalar that keeps the blank lines at its end.
  package internal(set) var holdsKeptScalars = false

  /// What reading it refused to go beyond; so does reading what belongs to it.
  package var limits: ParsingLimits {
    var limits = ParsingLimits()
    limits.maximumDepth = Int(maximumDepth)
    return limits
  }

  /// An empty tree over a source.
  init(source: SourceText, limits: ParsingLimits = ParsingLimits()) {
    self.source = source
    maximumDepth = UInt32(clamping: limits.maximumDepth)
    textEnd = source.bytes.count
    isUnterminated = source.bytes.last.map { !$0.isLineBreak } ?? false
  }
}

// MARK: - Shape

extension SyntaxTree {
  /// How many nodes there are, in all documents.
  @inlinable
  package var nodeCount: Int { nodes.count }

  /// What the node is.
  @inlinable
  package func kind(of node: NodeID) -> NodeKind {
    nodes[Int(node.number)].bits.kind
  }

  /// How the scalar is written.
  @inlinable
  package func scalarStyle(of node: NodeID) -> ScalarStyle {
    nodes[Int(node.number)].bits.style
  }

  /// Whether the collection is in flow style.
  package func isFlow(_ node: NodeID) -> Bool {
    nodes[Int(node.number)].bits.isFlow
  }

  /// Whether an alias stands in a flow collection.
  package func isInFlow(_ alias: NodeID) -> Bool {
    nodes[Int(alias.number)].bits.isFlow
  }

  /// The node behind all that is below this one: the next sibling, where there is one.
  ///
  /// - Complexity: O(1).
  @inlinable
  package func end(of node: NodeID) -> NodeID {
    NodeID(nodes[Int(node.number)].end(of: node.number))
  }

  /// The node that an alias names; every other node itself.
  @inlinable
  package func resolved(_ node: NodeID) -> NodeID {
    let stored = nodes[Int(node.number)]
    return stored.bits.kind == .alias ? NodeID(stored.link) : node
  }

  /// Whether an alias somewhere names the node.
  package func isAliased(_ node: NodeID) -> Bool {
    !aliasTargets.isEmpty && aliasTargets.contains(node)
  }

  /// Whether there are aliases that name nodes.
  package var hasAliases: Bool { !aliasTargets.isEmpty }

  /// The children of a node, in document order; none for a scalar or an alias.
  @inlinable
  package func children(of node: NodeID) -> Children {
    Children(nodes: nodes, next: node.number + 1, end: end(of: node).number)
  }

  /// The children of a node, one after the other.
  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [Node]
    @usableFromInline var number: UInt32
    @usableFromInline let end: UInt32

    /// The children with the numbers from `number` on, up to `end`.
    @inlinable
    package init(nodes: [Node], next number: UInt32, end: UInt32) {
      self.nodes = nodes
      self.number = number
      self.end = end
    }

    /// The next child, nil behind the last.
    @inlinable
    package mutating func next() -> NodeID? {
      guard number < end else { return nil }
      let child = NodeID(number)
      number = nodes[Int(number)].end(of: number)
      return child
    }
  }
}

// MARK: - Places

extension SyntaxTree {
  /// The bytes of the source that a node takes, from its anchor or tag to the end of its last leaf.
  ///
  /// A node that is absent takes no bytes, directly behind the indicator that stands for it.
  @inlinable
  package func range(of node: NodeID) -> Range<Int> {
    let stored = nodes[Int(node.number)]
    return Int(stored.start)..<(Int(stored.start) + Int(stored.length))
  }

  /// Whether nothing at all is written where the node is.
  @inlinable
  package func isAbsent(_ node: NodeID) -> Bool {
    nodes[Int(node.number)].length == 0
  }

  /// The bytes that a node takes without its anchor and tag, and the white space and comments
  /// behind them; an empty range at its end if it has nothing else.
  ///
  /// - Complexity: O(1), or logarithmic in the number of anchors and tags if it has one.
  package func contentRange(of node: NodeID) -> Range<Int> {
    let whole = range(of: node)
    guard let properties = properties(of: node) else { return whole }
    let start = TextScanner(source.bytes).endOfSeparation(at: properties.endOffset)
    return min(start, whole.upperBound)..<whole.upperBound
  }

  /// The anchor and tag of a node, nil if it has neither.
  ///
  /// - Complexity: O(1), or logarithmic in the number of anchors and tags if it has one.
  package func properties(of node: NodeID) -> NodeProperties? {
    guard nodes[Int(node.number)].bits.hasProperties else { return nil }
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < properties.count ? properties[low] : nil
  }

  /// All nodes with an anchor or a tag, in document order.
  package var allProperties: [NodeProperties] { properties }
}
