package import SourceDiagnostics

extension SyntaxTree {
  /// Reads a stream.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - limits: what reading refuses to go beyond.
  /// - Throws: `SyntaxFailure` for whatever cannot be read as YAML or goes beyond the limits.
  /// - Complexity: O(*n*) in the length of the text.
  package init(parsing source: SourceText, limits: ParsingLimits = ParsingLimits())
    throws(SyntaxFailure)
  {
    var builder = TreeBuilder(source: source, limits: limits)
    var reader = try EventReader(bytes: source.bytes.span, limits: limits)
    while true {
      let kind = try reader.next()
      if kind == .streamEnd { break }
      try builder.take(kind, from: &reader)
    }
    self = builder.tree
  }
}

/// Lays the events of a stream down as a tree, and gives collections their true ends.
///
/// libyaml tells the end of a block collection at the next token, past comments and blank lines
/// that belong to others, and places absent nodes there too. The builder keeps the end of the last
/// thing that is really there, and moves it over the indicators that stand for absent nodes.
struct TreeBuilder {
  private(set) var tree: SyntaxTree
  private let limits: ParsingLimits
  private var openCollections: [OpenCollection] = []
  private var anchors: [String: NodeID] = [:]
  private var document = OpenDocument()
  /// The byte offset behind the last thing that is really there.
  private var contentEnd = 0

  /// A collection whose end has not been read.
  private struct OpenCollection {
    let node: Int
    let isMapping: Bool
    let isFlow: Bool
    /// Whether the next child of a mapping is a key.
    var expectsKey = true
  }

  /// The document that is being read.
  private struct OpenDocument {
    var root = NodeID(0)
    var startOffset = 0
    var isExplicit = false
  }

  init(source: SourceText, limits: ParsingLimits) {
    tree = SyntaxTree(source: source)
    tree.nodes.reserveCapacity(source.bytes.count / 12 + 16)
    self.limits = limits
    contentEnd = CharacterCursor.markLength(of: source.bytes.span)
  }

  mutating func take(
    _ kind: EventReader.Kind, from reader: inout EventReader
  ) throws(SyntaxFailure) {
    switch kind {
    case .streamStart, .streamEnd: break
    case .documentStart: startDocument(from: &reader)
    case .documentEnd: endDocument(from: &reader)
    case .alias: try addAlias(from: &reader)
    case .scalar: addScalar(from: &reader)
    case .sequenceStart, .mappingStart: try startCollection(kind, from: &reader)
    case .sequenceEnd, .mappingEnd: endCollection(from: &reader)
    }
  }
}

// MARK: - Documents

extension TreeBuilder {
  private mutating func startDocument(from reader: inout EventReader) {
    anchors.removeAll(keepingCapacity: true)
    let isExplicit = reader.isExplicitDocumentStart
    if isExplicit {
      _ = reader.startOffset()
      contentEnd = reader.endOffset()
    }
    document = OpenDocument(
      root: NodeID(UInt32(tree.nodes.count)), startOffset: contentEnd, isExplicit: isExplicit)
  }

  private mutating func endDocument(from reader: inout EventReader) {
    let start = reader.startOffset()
    tree.documents.append(
      SyntaxDocument(
        root: document.root, startOffset: document.startOffset, isExplicit: document.isExplicit,
        endOffset: start))
    if !reader.isEmpty { contentEnd = reader.endOffset() }
  }
}

// MARK: - Nodes

extension TreeBuilder {
  private mutating func addAlias(from reader: inout EventReader) throws(SyntaxFailure) {
    let range = reader.startOffset()..<reader.endOffset()
    let name = reader.anchor(of: .alias) ?? ""
    guard let target = anchors[name] else {
      throw SyntaxFailure(.undefinedAlias(name), at: range)
    }
    let named = tree.nodes[Int(target.number)]
    if named.bits.kind != .scalar, named.link == 0 {
      throw SyntaxFailure(.recursiveAlias(name), at: range)
    }
    tree.aliasTargets.insert(target)
    append(
      Node(
        start: range.lowerBound, length: range.count, link: target.number, bits: .init(kind: .alias)
      ))
    contentEnd = range.upperBound
  }

  private mutating func addScalar(from reader: inout EventReader) {
    let style = reader.scalarStyle
    var bits = Node.Bits(kind: .scalar, style: style)
    guard !(style == .plain && reader.isEmpty) else {
      passIndicator()
      bits.isVerbatim = true
      append(Node(start: contentEnd, length: 0, bits: bits))
      return
    }
    let start = reader.startOffset()
    let contentStart = takeProperties(.scalar, at: start, from: reader)
    bits.hasProperties = contentStart != nil
    let end = reader.endOffset()
    let contentRange = min(contentStart ?? start, end)..<end
    let value = reader.scalarValue
    bits.isVerbatim = isVerbatim(value, style: style, in: contentRange)
    contentEnd = style.isBlock ? blockScalarEnd(contentRange, value: value) : end
    let link = bits.isVerbatim ? 0 : keep(value)
    append(Node(start: start, length: contentEnd - start, link: link, bits: bits))
  }

  private mutating func startCollection(
    _ kind: EventReader.Kind, from reader: inout EventReader
  ) throws(SyntaxFailure) {
    let isMapping = kind == .mappingStart
    let isFlow = isMapping ? reader.isFlowMapping : reader.isFlowSequence
    let start = reader.startOffset()
    guard openCollections.count < limits.maximumDepth else {
      throw SyntaxFailure(.tooDeep(limit: limits.maximumDepth), at: start..<(start + 1))
    }
    let contentStart = takeProperties(kind, at: start, from: reader)
    var bits = Node.Bits(kind: isMapping ? .mapping : .sequence)
    bits.isFlow = isFlow
    bits.hasProperties = contentStart != nil
    contentEnd = contentStart ?? start
    if isFlow, contentEnd < tree.source.bytes.count,
      tree.source.bytes[contentEnd] == UInt8(ascii: isMapping ? "{" : "[")
    {
      contentEnd += 1
    }
    let node = tree.nodes.count
    append(Node(start: start, length: 0, bits: bits))
    openCollections.append(OpenCollection(node: node, isMapping: isMapping, isFlow: isFlow))
  }

  private mutating func endCollection(from reader: inout EventReader) {
    guard let collection = openCollections.popLast() else { return }
    if collection.isFlow, !reader.isEmpty {
      _ = reader.startOffset()
      contentEnd = reader.endOffset()
    }
    let start = Int(tree.nodes[collection.node].start)
    tree.nodes[collection.node].length = UInt32(max(contentEnd - start, 0))
    tree.nodes[collection.node].link = UInt32(tree.nodes.count)
  }

  private mutating func append(_ node: Node) {
    tree.nodes.append(node)
    if let last = openCollections.indices.last, openCollections[last].isMapping {
      openCollections[last].expectsKey.toggle()
    }
  }

  /// Notes the anchor and the tag of the node that is about to be added.
  ///
  /// - Returns: the byte offset behind them; nil if there is neither.
  private mutating func takeProperties(
    _ kind: EventReader.Kind, at start: Int, from reader: borrowing EventReader
  ) -> Int? {
    let first = start < tree.source.bytes.count ? tree.source.bytes[start] : 0
    guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { return nil }
    let node = NodeID(UInt32(tree.nodes.count))
    let anchor = reader.anchor(of: kind)
    let end = TextScanner(tree.source.bytes).endOfProperties(at: start)
    tree.properties.append(
      NodeProperties(node: node, anchor: anchor, tag: reader.tag(of: kind), endOffset: end))
    if let anchor { anchors[anchor] = node }
    return end
  }
}

// MARK: - Content

extension TreeBuilder {
  /// Moves the end of what is there over the indicator of an absent node: `-`, `?` or `:`.
  private mutating func passIndicator() {
    guard let collection = openCollections.last else { return }
    let indicator =
      !collection.isMapping
      ? UInt8(ascii: "-") : UInt8(ascii: collection.expectsKey ? "?" : ":")
    let next = TextScanner(tree.source.bytes).endOfSeparation(at: contentEnd)
    if next < tree.source.bytes.count, tree.source.bytes[next] == indicator {
      contentEnd = next + 1
    }
  }

  /// Whether a scalar's content is its text in the source, quotes aside.
  private func isVerbatim(
    _ value: borrowing Span<UInt8>, style: ScalarStyle, in range: Range<Int>
  ) -> Bool {
    let quotes: Int
    switch style {
    case .plain: quotes = 0
    case .singleQuoted, .doubleQuoted: quotes = 1
    case .literal, .folded: return false
    }
    guard value.count == range.count - 2 * quotes else { return false }
    let start = range.lowerBound + quotes
    for index in value.indices where value[index] != tree.source.bytes[start + index] {
      return false
    }
    return true
  }

  /// Keeps the content of a scalar that is not verbatim.
  ///
  /// - Returns: the number under which it is found.
  private mutating func keep(_ value: borrowing Span<UInt8>) -> UInt32 {
    for index in value.indices { tree.decodedBytes.append(value[index]) }
    tree.decodedEnds.append(tree.decodedBytes.count)
    return UInt32(tree.decodedEnds.count - 1)
  }

  /// The end of the last line that is content of a block scalar, its line break left out.
  ///
  /// libyaml's end lies behind all blank lines that follow; they are content only if kept (`+`).
  private func blockScalarEnd(_ range: Range<Int>, value: borrowing Span<UInt8>) -> Int {
    let scanner = TextScanner(tree.source.bytes)
    let headerEnd = scanner.endOfLine(at: range.lowerBound)
    guard headerEnd < range.upperBound else { return range.upperBound }
    var end = scanner.withoutLineBreak(range.upperBound)
    if scanner.header(range.lowerBound..<headerEnd, contains: UInt8(ascii: "+")) {
      return max(end, headerEnd)
    }
    let last = lastLineWidth(of: value)
    while end > headerEnd {
      let start = scanner.startOfLine(at: end)
      guard scanner.isBlank(start..<end), last == 0 || end == start else { break }
      end = scanner.withoutLineBreak(start)
    }
    return max(end, headerEnd)
  }

  /// The width of the last line of a value if that is nothing but white space, else 0.
  private func lastLineWidth(of value: borrowing Span<UInt8>) -> Int {
    var end = value.count
    while end > 0, value[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    var start = end
    while start > 0, value[start - 1] != UInt8(ascii: "\n") {
      start -= 1
      guard value[start] == UInt8(ascii: " ") || value[start] == UInt8(ascii: "\t") else {
        return 0
      }
    }
    return end - start
  }
}
