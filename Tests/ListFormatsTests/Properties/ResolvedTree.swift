import SourceDiagnostics
import YAMLSyntax

/// What the nodes of a document say, aliases followed: a resolver that shares nothing with the
/// program's but the flat tree.
struct ResolvedTree {
  let tree: SyntaxTree
  let root: NodeID
  /// The node that each alias names.
  let targets: [NodeID: NodeID]

  /// Reads one document of a stream.
  init(_ tree: SyntaxTree, document index: Int) {
    self.tree = tree
    root = tree.documents[index].root
    let names = Dictionary(
      uniqueKeysWithValues: tree.allProperties.compactMap { properties in
        properties.anchor.map { (properties.node, $0) }
      })
    var defined: [String: NodeID] = [:]
    var targets: [NodeID: NodeID] = [:]
    for number in root.number..<max(tree.end(of: root).number, root.number) {
      let node = NodeID(number)
      if let name = names[node] { defined[name] = node }
      guard tree.kind(of: node) == .alias else { continue }
      let name = String(
        decoding: tree.source.bytes[tree.range(of: node)].dropFirst(), as: UTF8.self)
      targets[node] = defined[name]
    }
    self.targets = targets
  }

  /// The node itself, or the one that an alias names.
  func target(_ node: NodeID) -> NodeID { targets[node] ?? node }

  /// What a node says, style and anchors left aside, in a spelling of its own.
  func value(_ node: NodeID) -> String {
    let node = target(node)
    let tag = tree.properties(of: node)?.tag.map { "<\($0)>" } ?? ""
    switch tree.kind(of: node) {
    case .alias: return "*unresolved"
    case .scalar:
      let text = tree.text(of: node)
      // An absent node is null, which flow style has to spell.
      if tag.isEmpty, tree.isAbsent(node) { return "plain \"null\"" }
      let isTyped = tree.scalarStyle(of: node) == .plain && ResolvedTree.isTyped(text)
      return tag + (isTyped ? "plain " : "") + "\"\(text)\""
    case .sequence:
      return tag + "[" + tree.children(of: node).map(value).joined(separator: ", ") + "]"
    case .mapping:
      return tag + "{"
        + pairs(of: node).map { "\(value($0)): \(value($1))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The keys and values of a mapping.
  func pairs(of mapping: NodeID) -> [(key: NodeID, value: NodeID)] {
    let children = Array(tree.children(of: mapping))
    return stride(from: 0, to: children.count - 1, by: 2).map {
      (children[$0], children[$0 + 1])
    }
  }

  /// The pair of a mapping with some key of its own or of what is merged into it, own keys first;
  /// of several the last.
  func pair(_ key: String, of mapping: NodeID) -> (key: NodeID, value: NodeID)? {
    let mapping = target(mapping)
    guard tree.kind(of: mapping) == .mapping else { return nil }
    let pairs = pairs(of: mapping)
    if let own = pairs.last(where: { tree.text(of: target($0.key)) == key }) { return own }
    for merged in pairs where tree.text(of: merged.key) == "<<" {
      if let pair = pair(key, of: merged.value) { return pair }
    }
    return nil
  }

  /// Whether a plain scalar of this text is something else than a string in the core schema.
  private static func isTyped(_ text: String) -> Bool {
    let words: Set = [
      "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE",
    ]
    guard !words.contains(text) else { return true }
    guard let first = text.unicodeScalars.first else { return true }
    // All numbers, and a few strings that are then compared more strictly than they need be.
    return "+-.0123456789".unicodeScalars.contains(first)
      && text.unicodeScalars.allSatisfy {
        "0123456789abcdefABCDEFxoinINN.+-".unicodeScalars.contains($0)
      }
  }
}
