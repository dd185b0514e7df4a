internal import SourceDiagnostics

extension SyntaxTree {
  /// Whether a node means the same as a node of another tree: the same data, however written.
  ///
  /// Aliases count as what they name; pairs of mappings are compared in their order.
  ///
  /// - Parameters:
  ///   - node: a node of this tree.
  ///   - other: a node of `tree`.
  ///   - tree: the other tree.
  ///   - asJSON: whether this tree may say it as JSON can: numbers in another spelling or as strings,
  ///     tags left out.
  ///   - shorthands: what else may be written in several ways; nil: nothing.
  /// - Returns: whether both hold the same values, tags of the core schema applied.
  /// - Complexity: O(*n*) in the nodes below, those that are aliased counted once.
  package func means(
    _ node: NodeID, sameAs other: NodeID, in tree: SyntaxTree, asJSON: Bool = false,
    allowing shorthands: Shorthands? = nil
  ) -> Bool {
    var pending = [NodePair(left: node, right: other)]
    var compared: Set<NodePair> = []
    while let pair = pending.popLast() {
      let (left, right) = (resolved(pair.left), tree.resolved(pair.right))
      if left != pair.left || right != pair.right {
        guard compared.insert(NodePair(left: left, right: right)).inserted else { continue }
      }
      guard kind(of: left) == tree.kind(of: right),
        asJSON || hasSameTag(left, as: right, in: tree)
      else { return false }
      switch (kind(of: left), shorthands) {
      case (.scalar, _):
        guard
          asJSON
            ? saysScalar(left, sameAs: right, in: tree)
            : meansScalar(left, sameAs: right, in: tree)
        else { return false }
      case (.mapping, let shorthands?):
        let pairs = filledPairs(of: left, shorthands)
        let others = tree.filledPairs(of: right, shorthands)
        guard pairs.count == others.count else { return false }
        pending += zip(pairs, others).map { NodePair(left: $0, right: $1) }
      case (.sequence, _), (.mapping, nil):
        var children = children(of: left)
        var others = tree.children(of: right)
        while let child = children.next() {
          guard let partner = others.next() else { return false }
          pending.append(NodePair(left: child, right: partner))
        }
        guard others.next() == nil else { return false }
      case (.alias, _):
        // An open alias, which names the same only if it is called the same.
        guard source.bytes[range(of: left)] == tree.source.bytes[tree.range(of: right)] else {
          return false
        }
      }
    }
    return true
  }

  /// Mappings that mean the same in another spelling.
  package struct Shorthands: Sendable {
    /// Keys under which nothing, null and an empty sequence or mapping mean the same.
    package let listKeys: Set<String>
    /// The key that may be left out where it is the only one of a mapping and has a sequence, unless
    /// that holds the numbers from 0 on.
    package let sequenceKey: String

    /// Creates shorthands.
    ///
    /// - Parameters:
    ///   - listKeys: the keys of lists.
    ///   - sequenceKey: the key that may be left out.
    package init(listKeys: Set<String>, sequenceKey: String) {
      self.listKeys = listKeys
      self.sequenceKey = sequenceKey
    }
  }

  /// The keys and values of a mapping, without lists that hold nothing.
  private func filledPairs(of mapping: NodeID, _ shorthands: Shorthands) -> [NodeID] {
    var pairs: [NodeID] = []
    var children = children(of: mapping)
    while let key = children.next(), let value = children.next() {
      let own = resolved(value)
      let isEmpty =
        isNull(value) || kind(of: own) != .scalar && end(of: own).number == own.number + 1
      if isEmpty, shorthands.listKeys.contains(text(of: key)) { continue }
      pairs += [key, onlySequence(of: value, under: shorthands.sequenceKey) ?? value]
    }
    return pairs
  }

  /// The sequence that stands under the only key of a mapping, if without the key it means the same.
  private func onlySequence(of value: NodeID, under name: String) -> NodeID? {
    let own = resolved(value)
    guard kind(of: own) == .mapping else { return nil }
    let pair = Array(children(of: own).prefix(3))
    guard pair.count == 2, text(of: pair[0]) == name else { return nil }
    let sequence = resolved(pair[1])
    let texts = Set(children(of: sequence).map { text(of: $0) })
    return texts == Set((0..<texts.count).map(String.init)) ? nil : sequence
  }

  private func meansScalar(_ node: NodeID, sameAs other: NodeID, in tree: SyntaxTree) -> Bool {
    let value = value(of: node)
    guard value == tree.value(of: other) else { return false }
    return value != .string || content(of: node) == tree.content(of: other)
  }

  private func saysScalar(_ node: NodeID, sameAs other: NodeID, in tree: SyntaxTree) -> Bool {
    let value = value(of: node)
    return content(of: node) == tree.content(of: other)
      || value != .string && value == tree.value(of: other)
  }

  private func hasSameTag(_ node: NodeID, as other: NodeID, in tree: SyntaxTree) -> Bool {
    properties(of: node)?.tag == tree.properties(of: other)?.tag
  }
}

/// A node and the one of another tree that it is compared with.
private struct NodePair: Hashable {
  let left: NodeID
  let right: NodeID
}
