package import SourceDiagnostics

extension SyntaxTree {
  /// Reads a stream.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - limits: what reading refuses to go beyond.
  ///   - isFragment: whether the text is to be grafted on another, which may have the anchors that
  ///     it lacks. Its open aliases stand for themselves until then.
  /// - Throws: `SyntaxFailure` for whatever cannot be read as YAML or goes beyond the limits.
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    parsing source: SourceText, limits: ParsingLimits = ParsingLimits(), isFragment: Bool = false
  ) throws(SyntaxFailure) {
    var builder = TreeBuilder(source: source, limits: limits)
    builder.isFragment = isFragment
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
  /// The byte offset up to which indicators have been passed over.
  private var passedOffset = 0
  /// The length of all tags, written out.
  private var tagBytes = 0
  /// Whether aliases may name anchors that are not there.
  fileprivate(set) var isFragment = false

  /// A collection whose end has not been read.
  private struct OpenCollection {
    let node: Int
    let isFlow: Bool
  }

  /// The document that is being read.
  private struct OpenDocument {
    var root = NodeID(0)
    var startOffset = 0
    var isExplicit = false
  }

  init(source: SourceText, limits: ParsingLimits) {
    tree = SyntaxTree(source: source, limits: limits)
    // Room for as many nodes as most texts have; in short texts, such as scripts, for more.
    let count = source.bytes.count
    tree.nodes.reserveCapacity(max(count / 12, min(count / 4, 1 << 20)) + 16)
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
    case .scalar: try addScalar(from: &reader)
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
      guard isFragment else { throw SyntaxFailure(.undefinedAlias(name), at: range) }
      return addOpenAlias(name, at: range)
    }
    let named = tree.nodes[Int(target.number)]
    if named.bits.kind != .scalar, named.link == 0 {
      throw SyntaxFailure(.recursiveAlias(name), at: range)
    }
    tree.aliasTargets.insert(target)
    tree.nodes.append(
      Node(
        start: range.lowerBound, length: range.count, link: target.number,
        bits: .init(kind: .alias, isFlow: openCollections.last?.isFlow ?? false)
      ))
    contentEnd = range.upperBound
  }

  private mutating func addOpenAlias(_ name: String, at range: Range<Int>) {
    let number = UInt32(tree.nodes.count)
    tree.openAliases.append((NodeID(number), name))
    tree.nodes.append(
      Node(
        start: range.lowerBound, length: range.count, link: number,
        bits: .init(kind: .alias, isFlow: openCollections.last?.isFlow ?? false)))
    contentEnd = range.upperBound
  }

  private mutating func addScalar(from reader: inout EventReader) throws(SyntaxFailure) {
    let style = reader.scalarStyle
    guard !(style == .plain && reader.isEmpty) else {
      passIndicators(before: reader.startOffset())
      let bits = Node.Bits(kind: .scalar, isVerbatim: true)
      tree.nodes.append(Node(start: contentEnd, length: 0, bits: bits))
      return
    }
    let start = reader.startOffset()
    let contentStart = try takeProperties(.scalar, at: start, from: reader)
    let end = reader.endOffset()
    let contentRange = min(contentStart ?? start, end)..<end
    let bits = Node.Bits(
      kind: .scalar, style: style,
      isVerbatim: isVerbatim(reader, style: style, in: contentRange),
      hasProperties: contentStart != nil)
    contentEnd = style.isBlock ? blockScalarEnd(contentRange, value: reader.scalarValue) : end
    let link = bits.isVerbatim ? 0 : keep(reader.scalarValue)
    tree.nodes.append(Node(start: start, length: contentEnd - start, link: link, bits: bits))
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
    let contentStart = try takeProperties(kind, at: start, from: reader)
    let bits = Node.Bits(
      kind: isMapping ? .mapping : .sequence, isFlow: isFlow, hasProperties: contentStart != nil)
    contentEnd = contentStart ?? start
    let node = tree.nodes.count
    tree.nodes.append(Node(start: start, length: 0, bits: bits))
    openCollections.append(OpenCollection(node: node, isFlow: isFlow))
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

  /// Notes the anchor and the tag of the node that is about to be added.
  ///
  /// - Returns: the byte offset of what follows them; nil if there is neither.
  /// - Throws: `SyntaxFailure` if tags, written out, are out of all proportion to the text.
  private mutating func takeProperties(
    _ kind: EventReader.Kind, at start: Int, from reader: borrowing EventReader
  ) throws(SyntaxFailure) -> Int? {
    let first = start < tree.source.bytes.count ? tree.source.bytes[start] : 0
    guard first == .ampersand || first == .exclamationMark else { return nil }
    let anchor = reader.anchor(of: kind)
    let tag = reader.tag(of: kind)
    // A mapping starts where its first key does, whose anchor is not the mapping's.
    let count = (anchor == nil ? 0 : 1) + (tag == nil ? 0 : 1)
    guard count > 0 else { return nil }
    let scanner = TextScanner(tree.source.bytes)
    let end = scanner.endOfProperties(at: start, count: count)
    tagBytes += tag?.utf8.count ?? 0
    guard tagBytes <= ParsingLimits.tagLength(inTextOfLength: tree.source.bytes.count) else {
      throw SyntaxFailure(
        .syntax(
          problem: "tag prefixes make the tags far longer than the text", context: nil,
          contextRange: nil),
        at: start..<end)
    }
    let node = NodeID(UInt32(tree.nodes.count))
    tree.properties.append(NodeProperties(node: node, anchor: anchor, tag: tag, endOffset: end))
    if let anchor { anchors[anchor] = node }
    return scanner.endOfSeparation(at: end)
  }
}

// MARK: - Content

extension TreeBuilder {
  /// Moves the end of what is there over the indicators that stand before an absent node: `-`, `?`
  /// or `:`, in flow style also what opens the collection, and commas.
  ///
  /// libyaml tells the place of an absent node directly behind its indicator or, where it has none,
  /// at the next token: between what is there and that place is nothing but indicators and
  /// separation.
  ///
  /// - Parameter offset: libyaml's place, in bytes.
  private mutating func passIndicators(before offset: Int) {
    // Several absent nodes at one token have nothing between them.
    guard offset != passedOffset else { return }
    passedOffset = offset
    let scanner = TextScanner(tree.source.bytes)
    while true {
      let indicator = scanner.endOfSeparation(at: contentEnd)
      guard indicator < offset else { break }
      contentEnd = indicator + 1
    }
  }

  /// Whether a scalar's content is its text in the source, quotes aside.
  private func isVerbatim(
    _ reader: borrowing EventReader, style: ScalarStyle, in range: Range<Int>
  ) -> Bool {
    switch style {
    case .plain: return reader.scalarValueEquals(tree.source.bytes, range)
    case .singleQuoted, .doubleQuoted:
      guard range.count >= 2 else { return false }
      return reader.scalarValueEquals(
        tree.source.bytes, (range.lowerBound + 1)..<(range.upperBound - 1))
    case .literal, .folded: return false
    }
  }

  /// Keeps the content of a scalar that is not verbatim.
  ///
  /// - Returns: the number under which it is found.
  private mutating func keep(_ value: borrowing Span<UInt8>) -> UInt32 {
    for index in value.indices { tree.decodedBytes.append(value[index]) }
    tree.decodedEnds.append(tree.decodedBytes.count)
    return UInt32(tree.decodedEnds.count - 1)
  }

  /// The end of the last line that is content of a block scalar, its line break left out; the end
  /// of the header if no line is.
  ///
  /// libyaml's end lies behind all blank lines that follow; they are content only if kept (`+`) or
  /// if they are indented deeper than the scalar.
  private mutating func blockScalarEnd(_ range: Range<Int>, value: borrowing Span<UInt8>) -> Int {
    let scanner = TextScanner(tree.source.bytes)
    let headerEnd = scanner.endOfHeaderIndicators(at: range.lowerBound)
    // One without a line takes blank lines that come to stand below it all the same.
    let keepsLines = scanner.header(range.lowerBound..<headerEnd, contains: UInt8(ascii: "+"))
    if keepsLines { tree.holdsKeptScalars = true }
    guard value.count > 0 else { return headerEnd }
    let linesEnd = scanner.withoutLineBreak(range.upperBound)
    if keepsLines { return linesEnd }
    var end = linesEnd
    while end > headerEnd {
      let start = scanner.startOfLine(at: end)
      guard start > headerEnd, scanner.isBlank(start..<end) else { break }
      end = scanner.withoutLineBreak(start)
    }
    for _ in 0..<blankLineCount(atEndOf: value) where end < linesEnd {
      end = scanner.endOfLine(at: scanner.startOfNextLine(after: end))
    }
    return min(end, linesEnd)
  }

  /// How many lines follow the last line of a value that is not blank, line breaks at the end left
  /// out. Such lines are not folded: each is a line of the text.
  private func blankLineCount(atEndOf value: borrowing Span<UInt8>) -> Int {
    var end = value.count
    while end > 0, value[end - 1] == .lineFeed { end -= 1 }
    var count = 0
    while end > 0 {
      end -= 1
      if value[end] == .lineFeed {
        count += 1
      } else if !value[end].isBlank {
        return count
      }
    }
    return count + 1
  }
}
