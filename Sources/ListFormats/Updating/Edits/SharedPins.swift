internal import YAMLSyntax

/// The list of pinned indices that a section reads, and what it reads it through.
struct SharedPins {
  /// Where a section's list can be written anew without a change to others'.
  enum Place {
    /// Where it stands.
    case own
    /// In the place of an alias.
    case alias(NodeID)
    /// Under a key behind the value of a merge key, which brings in `value`.
    case merge(NodeID, into: NodeID, key: String, value: NodeID)
  }

  let place: Place
  /// All nodes on the way to the sequence, aliases too, from the section on.
  let chain: [NodeID]
  /// The indices.
  let sequence: NodeID
  private let tree: SyntaxTree

  /// Follows the `pinned` of a section; nil where that holds no list of indices.
  ///
  /// - Parameters:
  ///   - owner: the section's mapping.
  ///   - tree: the stream.
  init?(of owner: NodeID, in tree: SyntaxTree) {
    var reader = MappingReader(tree: tree)
    guard let pinned = reader.fields(of: owner, known: SectionKey.all)[SectionKey.pinned] else {
      return nil
    }
    let value = tree.resolved(pinned.value)
    var chain = [pinned.value, value]
    var place = Self.place(of: pinned, named: SectionKey.pinned.name, in: owner, of: tree)
    if tree.kind(of: value) == .mapping {
      guard let slots = reader.fields(of: value, known: PinnedKey.all)[PinnedKey.slots] else {
        return nil
      }
      chain += [slots.value, tree.resolved(slots.value)]
      place = place ?? Self.place(of: slots, named: PinnedKey.slots.name, in: value, of: tree)
    }
    guard let sequence = chain.last, tree.kind(of: sequence) == .sequence else { return nil }
    self.chain = chain
    self.sequence = sequence
    self.place = place ?? .own
    self.tree = tree
  }

  private static func place(
    of field: Field, named name: String, in mapping: NodeID, of tree: SyntaxTree
  ) -> Place? {
    if field.isMerged {
      let merge = tree.pairs(of: mapping).last {
        tree.kind(of: $0.key) == .scalar && tree.content(of: $0.key).elementsEqual("<<".utf8)
      }
      return merge.map {
        .merge($0.value, into: mapping, key: name, value: tree.resolved(field.value))
      }
    }
    return tree.kind(of: field.value) == .alias ? .alias(field.value) : nil
  }

  /// The indices as they stand there.
  var slots: [Int] { tree.children(of: sequence).compactMap { tree.plainIndex($0) } }

  /// A copy of a node on the way, or of an index.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - slots: the indices that it gets; nil: those that it has.
  /// - Returns: the copy, anchors and aliases resolved.
  func copy(of node: NodeID, slots: [Int]?) -> WrittenNode {
    switch tree.kind(of: node) {
    case .scalar, .alias: return .scalar(Array(tree.content(of: node)))
    case .sequence:
      let indices = WrittenNode.sequence(
        slots.map { $0.map { .scalar(Array(String($0).utf8)) } }
          ?? tree.children(of: node).map { .scalar(Array(tree.content(of: $0))) })
      // A list of 0…k−1 would read as `first: k`.
      guard let slots, chain.count == 2, Set(slots) == Set(0..<slots.count) else { return indices }
      return .mapping([(PinnedKey.slots.name, indices)])
    case .mapping:
      var reader = MappingReader(tree: tree)
      let fields = reader.fields(of: node, known: PinnedKey.all)
      let keys: [PinnedKey] = [.first, .last, .slots, .rows]
      return .mapping(
        keys.compactMap { key in
          guard let field = fields[key], !tree.isNull(field.value) else { return nil }
          let value = tree.resolved(field.value)
          if key == .slots { return (key.name, copy(ofSlots: value, slots)) }
          guard tree.kind(of: value) == .sequence else {
            return (key.name, .scalar(Array(tree.content(of: value))))
          }
          return (
            key.name,
            .sequence(tree.children(of: value).map { .scalar(Array(tree.content(of: $0))) })
          )
        })
    }
  }

  private func copy(ofSlots node: NodeID, _ slots: [Int]?) -> WrittenNode {
    .sequence(
      slots.map { $0.map { .scalar(Array(String($0).utf8)) } }
        ?? tree.children(of: node).map { .scalar(Array(tree.content(of: $0))) })
  }
}

extension WrittenNode {
  /// The node in flow style on one line.
  func text(isJSON: Bool) -> [UInt8] {
    switch self {
    case .scalar(let content):
      return isJSON && !content.allSatisfy { (0x30...0x39).contains($0) }
        ? ScalarWriter.doubleQuoted(content[...])
        : ScalarWriter.text(
          content[...], mayLookTyped: true, inFlow: true, prefersSingleQuotes: false)
    case .sequence(let elements):
      let texts = elements.map { $0.text(isJSON: isJSON) }
      return Array("[".utf8) + texts.joined(separator: ", ".utf8) + Array("]".utf8)
    case .mapping(let pairs):
      let texts = pairs.map { Array("\($0.key): ".utf8) + $0.value.text(isJSON: isJSON) }
      return Array("{".utf8) + texts.joined(separator: ", ".utf8) + Array("}".utf8)
    }
  }
}
