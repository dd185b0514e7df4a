internal import SourceDiagnostics

/// Tells what nodes mean: two nodes have the same digest if, and but for odds of 2^-128 only if,
/// `SyntaxTree.means(_:sameAs:in:)` holds for them.
///
/// Digesters of one run agree, whatever trees they are of.
package struct NodeDigester {
  /// What tells kinds of nodes apart in a digest.
  private enum Mark {
    static let text: UInt64 = 1
    static let null: UInt64 = 2
    static let boolean: UInt64 = 8
    static let number: UInt64 = 9
    static let sequence: UInt64 = 3
    static let mapping: UInt64 = 4
    static let openAlias: UInt64 = 5
    static let tag: UInt64 = 6
    static let combination: UInt64 = 7
  }

  /// A collection that is being read, with the number of the node behind it.
  private struct Level {
    var state: DigestState
    let end: UInt32
    let node: NodeID
  }

  private let tree: SyntaxTree
  /// The digests of nodes that aliases name; there may be many aliases of one.
  private var known: [NodeID: NodeDigest] = [:]

  /// Creates a digester of the nodes of a tree.
  ///
  /// - Complexity: O(*n*) in what is below nodes that aliases name.
  package init(tree: SyntaxTree) {
    self.tree = tree
    // An alias stands behind the whole of what it names, so that what ends first is needed first.
    let targets = tree.aliasTargets.sorted {
      let (end, otherEnd) = (tree.end(of: $0), tree.end(of: $1))
      return end == otherEnd ? $0 > $1 : end < otherEnd
    }
    for target in targets { known[target] = digest(of: target) }
  }

  /// The digest of a node.
  ///
  /// - Complexity: O(*n*) in the nodes below and their content; what an alias names is not read again.
  package func digest(of node: NodeID) -> NodeDigest {
    var levels: [Level] = []
    var number = node.number
    var digest = digestOfLeaf(node, opening: &levels)
    number += 1
    while let last = levels.indices.last {
      if let finished = digest {
        levels[last].state.add(finished)
        digest = nil
      } else if number < levels[last].end {
        let child = NodeID(number)
        if let known = known[tree.resolved(child)] {
          digest = known
          number = tree.end(of: child).number
        } else {
          digest = digestOfLeaf(child, opening: &levels)
          number += 1
        }
      } else {
        let level = levels.removeLast()
        digest = tagged(level.state.finalized(), level.node)
      }
    }
    return digest ?? DigestState(Mark.combination).finalized()
  }

  /// The digest of a scalar where its place says that it is text: its style does not count, nor what
  /// it looks like.
  ///
  /// - Complexity: O(*n*) in its content.
  package func digest(ofText scalar: NodeID) -> NodeDigest {
    var state = DigestState(Mark.text)
    state.add(tree.content(of: scalar))
    return state.finalized()
  }

  /// One digest for several, in their order.
  package static func combined(_ digests: some Sequence<NodeDigest>) -> NodeDigest {
    var state = DigestState(Mark.combination)
    for digest in digests { state.add(digest) }
    return state.finalized()
  }

  private func digest(ofValue scalar: NodeID) -> NodeDigest {
    switch tree.value(of: scalar) {
    case .null: return DigestState(Mark.null).finalized()
    case .boolean(let value):
      var state = DigestState(Mark.boolean)
      state.add(value ? 1 : 0)
      return state.finalized()
    case .number(let spelling):
      var state = DigestState(Mark.number)
      state.add(spelling)
      return state.finalized()
    case .string: return digest(ofText: scalar)
    }
  }

  /// The digest of a node that has nothing below; nil for a collection, which is opened.
  private func digestOfLeaf(_ node: NodeID, opening levels: inout [Level]) -> NodeDigest? {
    let own = tree.resolved(node)
    if let known = known[own] { return known }
    switch tree.kind(of: own) {
    case .scalar:
      return tagged(digest(ofValue: own), own)
    case .alias:
      var state = DigestState(Mark.openAlias)
      state.add(tree.source.bytes[tree.range(of: own)])
      return state.finalized()
    case .sequence, .mapping:
      let isSequence = tree.kind(of: own) == .sequence
      levels.append(
        Level(
          state: DigestState(isSequence ? Mark.sequence : Mark.mapping),
          end: tree.end(of: own).number, node: own))
      return nil
    }
  }

  private func tagged(_ digest: NodeDigest, _ node: NodeID) -> NodeDigest {
    guard let tag = tree.properties(of: node)?.tag else { return digest }
    var state = DigestState(Mark.tag)
    state.add(Array(tag.utf8)[...])
    state.add(digest)
    return state.finalized()
  }
}
