internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints nodes of block style as one line of flow style (SPEC §5.5).
struct FlowText {
  /// What remains to be printed.
  private enum Item {
    case node(NodeID)
    /// A node that stands where an alias of it stood.
    case definition(NodeID)
    case text(String)
    /// A scalar with this content.
    case scalar([UInt8])
    case open(String)
    /// The end of a collection that is written piece by piece.
    case close(NodeID, String)
    /// Going on behind an alias, in whose place a definition was printed.
    case back(to: Int)
  }

  private let tree: SyntaxTree
  private let prefersSingleQuotes: Bool
  private let anchorMoves: AnchorMoves
  private let edited: EditedNodes
  /// What begins a further line, if the comments between the leaves are kept, each at the end of a line.
  /// Only lines within brackets and behind the text may begin so.
  var indentation: [UInt8]?
  /// Whether something follows on the line, so that comments at the end of the text have to end theirs.
  var isFollowed = true

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - prefersSingleQuotes: whether what has to be quoted is put in single quotes if it can be.
  ///   - anchorMoves: the definitions of anchors that move, and leave aliases.
  ///   - edited: what nodes come to hold.
  init(
    tree: SyntaxTree, prefersSingleQuotes: Bool, anchorMoves: AnchorMoves,
    edited: EditedNodes = EditedNodes()
  ) {
    self.edited = edited
    self.tree = tree
    self.prefersSingleQuotes = prefersSingleQuotes
    self.anchorMoves = anchorMoves
  }

  /// A node in flow style, on one line but for comments that are kept.
  ///
  /// - Parameters:
  ///   - root: the node.
  ///   - isDefinition: whether it stands where an alias of it stood.
  /// - Returns: the text; an absent node of a sequence, which flow style cannot say, is spelled.
  /// - Complexity: O(*n*) in the length of its text.
  func text(of root: NodeID, isDefinition: Bool = false) -> [UInt8] {
    text(
      of: [isDefinition ? .definition(root) : .node(root)],
      from: isDefinition ? tree.contentRange(of: root).lowerBound : endOfProperties(of: root))
  }

  /// A pair of a mapping in flow style, on one line.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: its value, which may be absent.
  /// - Returns: the text.
  /// - Complexity: O(*n*) in the length of its text.
  func text(ofKey key: NodeID, value: NodeID) -> [UInt8] {
    text(of: items(ofKey: key, value: value), from: tree.range(of: key).lowerBound)
  }

  /// What has been printed.
  private struct Output {
    var text: [UInt8] = []
    /// The source from here on has not been looked at for comments.
    var end: Int
    /// How many brackets are open.
    var depth = 0
    /// Comments that wait for a bracket or the end.
    var waiting: [FlowComment] = []
  }

  private func text(of items: [Item], from start: Int) -> [UInt8] {
    var output = Output(end: start)
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      switch item {
      case .text(let part):
        output.text += Array(part.utf8)
      case .scalar(let content):
        output.text += printed(content)
      case .open(let bracket):
        output.text += Array(bracket.utf8)
        output.depth += 1
        appendWaiting(to: &output)
      case .close(let node, let bracket):
        appendComments(atEndOf: node, to: &output)
        output.text += Array(bracket.utf8)
        output.depth -= 1
      case .node(let node):
        if let written = edited.written(node) {
          appendComments(before: node, to: &output)
          output.text += written.text(isJSON: false)
        } else if let definition = anchorMoves.definitions[node] {
          appendComments(before: node, to: &output)
          pending += [.back(to: output.end), .definition(definition)]
          // The comment behind its anchor stays with what becomes the alias.
          output.end = tree.contentRange(of: definition).lowerBound
        } else if anchorMoves.leftAliases.contains(node) {
          // All that follows goes along with the definition.
          appendComments(before: node, isLeft: true, to: &output)
          output.end = max(output.end, tree.range(of: node).upperBound)
          output.text += "*\(tree.properties(of: node)?.anchor ?? "")".utf8
        } else if let content = edited.contentWithoutAnchor(of: node) {
          appendComments(before: node, to: &output)
          if let tag = tree.propertyPlaces(of: node).tag {
            output.text += tree.source.bytes[tag] + [.space]
          }
          output.text += printed(content)
        } else {
          pending.append(.definition(node))
        }
      case .back(let offset):
        output.end = offset
      case .definition(let node):
        appendComments(before: node, to: &output)
        if let line = lineOf(node) {
          output.text += line
        } else {
          pending += appendNode(node, to: &output.text).reversed()
        }
      }
    }
    if !output.waiting.isEmpty { appendWaiting(to: &output) }
    return output.text
  }

  /// Writes the comments between the leaf before and a leaf, behind its anchor, and in the header of a
  /// block scalar.
  private func appendComments(
    before node: NodeID, isLeft: Bool = false, to output: inout Output
  ) {
    guard indentation != nil, isLeft || !tree.isBlockCollection(node) else { return }
    let (start, content) = (tree.range(of: node).lowerBound, tree.contentRange(of: node).lowerBound)
    output.waiting += comments(from: output.end, to: start)
    output.waiting += comments(from: max(endOfProperties(of: node), output.end), to: content)
    if !isLeft, tree.scalarStyle(of: node).isBlock {
      output.waiting += comments(
        from: content, to: TextScanner(tree.source.bytes).endOfLine(at: content))
    }
    if output.depth > 0 { appendWaiting(to: &output) }
    // What is in a flow collection follows piece by piece, unless it is written as it is.
    let isWhole = !tree.isFlow(node) || tree.kind(of: node) == .alias || lineOf(node) != nil
    output.end = max(output.end, isWhole ? tree.range(of: node).upperBound : content + 1)
  }

  /// Writes the comments between the last leaf of a flow collection and its closing bracket.
  private func appendComments(atEndOf node: NodeID, to output: inout Output) {
    guard indentation != nil, tree.isFlow(node) else { return }
    let close = tree.range(of: node).upperBound
    output.waiting += comments(from: output.end, to: close)
    appendWaiting(to: &output)
    output.end = max(output.end, close)
  }

  private func comments(from start: Int, to end: Int) -> [FlowComment] {
    FlowComment.all(in: start..<max(start, end), of: tree.source.bytes)
  }

  /// Where what follows the anchor and the tag of a node begins, comments included.
  private func endOfProperties(of node: NodeID) -> Int {
    tree.properties(of: node)?.endOffset ?? tree.range(of: node).lowerBound
  }

  /// Writes the comments that wait: each ends a line within brackets; behind all, they do together.
  private func appendWaiting(to output: inout Output) {
    for comment in output.waiting {
      if output.text.last?.isBlank != true { output.text.append(.space) }
      output.text += tree.source.bytes[comment.sign..<comment.end]
      if let indentation, output.depth > 0 { output.text += indentation }
    }
    if let indentation, output.depth == 0, isFollowed, !output.waiting.isEmpty {
      output.text += indentation
    }
    output.waiting = []
  }

  /// The text of a node that is in flow style already, if it is one line and stays as it is.
  private func lineOf(_ node: NodeID) -> ArraySlice<UInt8>? {
    guard tree.isFlow(node) || tree.kind(of: node) == .alias,
      !anchorMoves.touch(node, in: tree) || tree.kind(of: node) == .alias,
      !edited.touch(node, in: tree)
    else { return nil }
    let text = tree.source.bytes[tree.range(of: node)]
    // With its comments it keeps its lines.
    return text.contains(where: \.isLineBreak) && indentation == nil ? nil : text
  }

  private func appendNode(_ node: NodeID, to text: inout [UInt8]) -> [Item] {
    if let content = edited.content(of: node) { return [.scalar(content)] }
    let names =
      edited.dropTag(of: node)
      ? Array(tree.source.bytes[tree.propertyPlaces(of: node).anchor ?? 0..<0])
      : tree.propertyNames(of: node)
    if !names.isEmpty {
      text += names
      text.append(.space)
    }
    switch edited.collection(at: node) ?? tree.kind(of: node) {
    case .scalar:
      text += scalar(node)
      return []
    case .sequence:
      return items(of: node)
    case .mapping:
      return pairs(of: node)
    case .alias:
      return []
    }
  }

  private func items(of sequence: NodeID) -> [Item] {
    let children = edited.children(of: sequence, in: tree)
    let items = joined(
      children.map { [isAbsent($0) ? .text("null") : .node($0)] }, children,
      areMoved: edited.collection(at: sequence) != nil)
    return [.open("[")] + placed(items, in: sequence) + [.close(sequence, "]")]
  }

  private func pairs(of mapping: NodeID) -> [Item] {
    let children = edited.children(of: mapping, in: tree)
    var items = joined(
      pairs(of: children), keys(of: children), areMoved: edited.collection(at: mapping) != nil)
    items = placed(items, in: mapping)
    if let pair = edited.leadingPair(of: mapping) {
      let own: [Item] = [.scalar(Array(pair.key.utf8)), .text(": "), .scalar(pair.value)]
      items = own + (items.isEmpty ? [] : [.text(", ")] + items)
    }
    if let added = edited.addedKey(of: mapping) {
      if !items.isEmpty { items.append(.text(", ")) }
      items += [.scalar(Array(added.key.utf8)), .text(": ")] + self.items(of: added, in: mapping)
    }
    return [.open("{")] + items + [.close(mapping, "}")]
  }

  private func items(of added: ExpectedStructure.AddedKey, in mapping: NodeID) -> [Item] {
    let end = Item.back(to: tree.range(of: mapping).upperBound)
    guard added.isMapping else {
      let items = added.children.map { [isAbsent($0) ? .text("null") : Item.node($0)] }
      return [.text("[")] + joined(items, added.children, areMoved: true) + [end, .text("]")]
    }
    let items = joined(pairs(of: added.children), keys(of: added.children), areMoved: true)
    return [.text("{")] + items + [end, .text("}")]
  }

  /// The parts of a collection, and behind them the place where it ends if they come from elsewhere.
  private func placed(_ items: [Item], in collection: NodeID) -> [Item] {
    guard edited.collection(at: collection) != nil else { return items }
    return items + [.back(to: tree.range(of: collection).upperBound)]
  }

  /// Parts with commas between them, each from where it stands if they come from elsewhere.
  private func joined(_ parts: [[Item]], _ nodes: [NodeID], areMoved: Bool) -> [Item] {
    var items: [Item] = []
    for (part, node) in zip(parts, nodes) {
      if !items.isEmpty { items.append(.text(", ")) }
      if areMoved { items.append(.back(to: tree.range(of: node).lowerBound)) }
      items += part
    }
    return items
  }

  private func keys(of children: [NodeID]) -> [NodeID] {
    stride(from: 0, to: children.count - 1, by: 2).map { children[$0] }
  }

  /// Pairs, their keys and values in turn.
  private func pairs(of children: [NodeID]) -> [[Item]] {
    stride(from: 0, to: children.count - 1, by: 2).map {
      items(ofKey: children[$0], value: children[$0 + 1])
    }
  }

  private func items(ofKey key: NodeID, value: NodeID) -> [Item] {
    var items: [Item] = []
    // An absent key and a collection have to be announced; an alias takes a colon behind it for its
    // own name.
    let isCollection = tree.kind(of: key) == .mapping || tree.kind(of: key) == .sequence
    if isCollection || tree.isAbsent(key) { items.append(.text("? ")) }
    if !tree.isAbsent(key) { items.append(.node(key)) }
    let isScalar = tree.kind(of: key) == .scalar && !anchorMoves.leftAliases.contains(key)
    items.append(.text(isScalar && !tree.isAbsent(key) ? ": " : " : "))
    if !isAbsent(value) { items.append(.node(value)) }
    if let pair = edited.follower(of: value) {
      let text = String(decoding: pair.value.text(isJSON: false), as: UTF8.self)
      items.append(.text(", \(pair.key): \(text)"))
    }
    return items
  }

  /// Whether nothing stands or will stand in the place of a node.
  private func isAbsent(_ node: NodeID) -> Bool {
    tree.isAbsent(node) && edited.collection(at: node) == nil && edited.content(of: node) == nil
  }

  private func printed(_ content: [UInt8]) -> [UInt8] {
    ScalarWriter.text(
      content[...], mayLookTyped: false, inFlow: true, prefersSingleQuotes: prefersSingleQuotes)
  }

  private func scalar(_ node: NodeID) -> [UInt8] {
    let written = tree.source.bytes[tree.contentRange(of: node)]
    switch tree.scalarStyle(of: node) {
    case .plain where ScalarWriter.survivesInFlow(written): return Array(written)
    case .plain where written.isEmpty: return []
    case .singleQuoted, .doubleQuoted:
      if !written.contains(where: \.isLineBreak) { return Array(written) }
    case .plain, .literal, .folded: break
    }
    return ScalarWriter.text(
      tree.content(of: node), mayLookTyped: false, inFlow: true,
      prefersSingleQuotes: prefersSingleQuotes)
  }
}
