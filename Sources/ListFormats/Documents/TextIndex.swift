internal import YAMLSyntax

/// Finds scalars of equal content, byte for byte: a hash table of node numbers.
///
/// It keeps no text of its own: eight bytes a slot, at most half of them taken.
struct TextIndex {
  /// A slot: half of the hash above, the node's number below.
  private struct Slot {
    static let free = Slot(hash: .max, node: .max)

    let hash: UInt32
    let node: UInt32

    var isFree: Bool { node == .max }
  }

  private let tree: SyntaxTree
  private var slots: [Slot]
  private var count = 0
  private let hash = ContentHash()

  init(tree: SyntaxTree) {
    self.tree = tree
    slots = Array(repeating: .free, count: 16)
  }

  /// Adds a scalar unless one of equal content is there.
  ///
  /// - Parameter node: a scalar, or an alias of one.
  /// - Returns: the scalar of equal content that came first; nil if there was none.
  /// - Complexity: O(1) on average, times the length of the text.
  mutating func insert(_ node: NodeID) -> NodeID? {
    if 2 * (count + 1) > slots.count { grow() }
    let content = tree.content(of: node)
    let hash = UInt32(truncatingIfNeeded: hash(content))
    var place = Int(hash) & (slots.count - 1)
    while !slots[place].isFree {
      if slots[place].hash == hash {
        let other = NodeID(slots[place].node)
        if tree.content(of: other) == content { return other }
      }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(hash: hash, node: node.number)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .free, count: 2 * old.count)
    for slot in old where !slot.isFree {
      var place = Int(slot.hash) & (slots.count - 1)
      while !slots[place].isFree { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
