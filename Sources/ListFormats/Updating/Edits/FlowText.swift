internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints nodes of block style as one line of flow style (SPEC §5.5).
struct FlowText {
  /// What remains to be printed.
  private enum Item {
    case node(NodeID)
    case text(String)
  }

  private let tree: SyntaxTree
  private let prefersSingleQuotes: Bool

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - prefersSingleQuotes: whether what has to be quoted is put in single quotes if it can be.
  init(tree: SyntaxTree, prefersSingleQuotes: Bool) {
    self.tree = tree
    self.prefersSingleQuotes = prefersSingleQuotes
  }

  /// A node in flow style, on one line.
  ///
  /// - Parameter root: the node.
  /// - Returns: nil if it holds what flow style cannot say, such as an absent node in a sequence.
  /// - Complexity: O(*n*) in the length of its text.
  func text(of root: NodeID) -> [UInt8]? {
    var text: [UInt8] = []
    var pending: [Item] = [.node(root)]
    while let item = pending.popLast() {
      switch item {
      case .text(let part):
        text += Array(part.utf8)
      case .node(let node):
        if tree.isFlow(node) || tree.kind(of: node) == .alias {
          guard let part = lineOf(node) else { return nil }
          text += part
        } else {
          guard let parts = appendNode(node, to: &text) else { return nil }
          pending += parts.reversed()
        }
      }
    }
    return text
  }

  /// The text of a node that is in flow style already, if it is one line.
  private func lineOf(_ node: NodeID) -> ArraySlice<UInt8>? {
    let text = tree.source.bytes[tree.range(of: node)]
    return text.contains(where: \.isLineBreak) ? nil : text
  }

  private func appendNode(_ node: NodeID, to text: inout [UInt8]) -> [Item]? {
    if let properties = tree.properties(of: node) {
      let own = tree.source.bytes[tree.range(of: node).lowerBound..<properties.endOffset]
      guard !own.contains(where: \.isLineBreak) else { return nil }
      text += own
      text.append(.space)
    }
    switch tree.kind(of: node) {
    case .scalar:
      guard let part = scalar(node) else { return nil }
      text += part
      return []
    case .sequence:
      return items(of: node)
    case .mapping:
      return pairs(of: node)
    case .alias:
      return nil
    }
  }

  private func items(of sequence: NodeID) -> [Item]? {
    var items: [Item] = [.text("[")]
    for child in tree.children(of: sequence) {
      guard !tree.isAbsent(child) else { return nil }
      if items.count > 1 { items.append(.text(", ")) }
      items.append(.node(child))
    }
    return items + [.text("]")]
  }

  private func pairs(of mapping: NodeID) -> [Item]? {
    var items: [Item] = [.text("{")]
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      guard !tree.isAbsent(key), tree.kind(of: key) != .mapping, tree.kind(of: key) != .sequence
      else { return nil }
      if items.count > 1 { items.append(.text(", ")) }
      items.append(.node(key))
      // An alias takes a colon behind it for its own name.
      items.append(.text(tree.kind(of: key) == .alias ? " :" : ":"))
      items.append(.text(" "))
      if !tree.isAbsent(value) { items.append(.node(value)) }
    }
    return items + [.text("}")]
  }

  private func scalar(_ node: NodeID) -> [UInt8]? {
    let written = tree.source.bytes[tree.contentRange(of: node)]
    switch tree.scalarStyle(of: node) {
    case .plain where ScalarWriter.survivesInFlow(written): return Array(written)
    case .plain where written.isEmpty: return []
    case .singleQuoted, .doubleQuoted:
      if !written.contains(where: \.isLineBreak) { return Array(written) }
    case .plain, .literal, .folded: break
    }
    let content = tree.content(of: node)
    if prefersSingleQuotes, let quoted = ScalarWriter.singleQuoted(content) { return quoted }
    return ScalarWriter.doubleQuoted(content)
  }
}
