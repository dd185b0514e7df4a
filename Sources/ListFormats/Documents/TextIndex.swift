internal import YAMLSyntax

/// Finds scalars of equal content, byte for byte: a hash table of 32-bit node numbers.
///
/// It keeps no text of its own: four bytes a slot, at most half of them taken. The hash is keyed
/// anew in every run, so that no input can be made to collide on purpose.
struct TextIndex {
  private let tree: SyntaxTree
  private var slots: [UInt32] = Array(repeating: .max, count: 16)
  private var count = 0
  private let seed = UInt64.random(in: 0 ... .max)
  private let factor = UInt64.random(in: 0 ... .max) | 1

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// Adds a scalar unless one of equal content is there.
  ///
  /// - Parameter node: a scalar, or an alias of one.
  /// - Returns: the scalar of equal content that came first; nil if there was none.
  /// - Complexity: O(1) on average, times the length of the text.
  mutating func insert(_ node: NodeID) -> NodeID? {
    if 2 * (count + 1) > slots.count { grow() }
    let slot = slot(of: node)
    guard slots[slot] == .max else { return NodeID(slots[slot]) }
    slots[slot] = node.number
    count += 1
    return nil
  }

  /// The slot that holds a scalar of this content, or the free one where it belongs.
  private func slot(of node: NodeID) -> Int {
    let content = tree.content(of: node)
    var slot = Int(truncatingIfNeeded: hash(content)) & (slots.count - 1)
    while slots[slot] != .max, tree.content(of: NodeID(slots[slot])) != content {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .max, count: 2 * old.count)
    for number in old where number != .max {
      var slot = Int(truncatingIfNeeded: hash(tree.content(of: NodeID(number)))) & (slots.count - 1)
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }

  private func hash(_ content: ArraySlice<UInt8>) -> UInt64 {
    var hash = seed
    for byte in content {
      let product = (hash ^ UInt64(byte)).multipliedFullWidth(by: factor)
      hash = product.high ^ product.low
    }
    return hash ^ hash >> 32
  }
}
