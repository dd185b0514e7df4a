internal import YAMLSyntax

/// Finds the keys of one mapping after the other by their content, byte for byte.
///
/// Few keys are compared one by one, many through a hash table.
struct KeyIndex {
  private struct Entry {
    let hash: UInt64
    let key: NodeID
    let item: Int
  }

  private let tree: SyntaxTree
  private var entries: [Entry] = []
  /// Numbers of entries, or `free`; empty as long as there are few.
  private var slots: [Int32] = []
  private let hash = ContentHash()

  private static let free: Int32 = -1
  private static let fewest = 16

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// Forgets all keys.
  ///
  /// - Complexity: O(1) if there were few, so that small mappings do not pay for a large one.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    if !slots.isEmpty { slots = [] }
  }

  /// Enters a key unless one of equal content is there.
  ///
  /// - Parameters:
  ///   - key: a scalar, or an alias of one.
  ///   - content: its content.
  ///   - item: what is to be found under it.
  /// - Returns: what is found under the key that was there; nil if there was none.
  /// - Complexity: O(1) on average, times the length of the key.
  mutating func insert(_ key: NodeID, content: ArraySlice<UInt8>, item: Int) -> Int? {
    let entry = Entry(hash: hash(content), key: key, item: item)
    if entries.count >= KeyIndex.fewest, 2 * (entries.count + 1) > slots.count { grow() }
    guard !slots.isEmpty else {
      for other in entries where isEqual(other, entry, content) { return other.item }
      entries.append(entry)
      return nil
    }
    var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
    while slots[slot] != KeyIndex.free {
      let other = entries[Int(slots[slot])]
      if isEqual(other, entry, content) { return other.item }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    return nil
  }

  private func isEqual(_ other: Entry, _ entry: Entry, _ content: ArraySlice<UInt8>) -> Bool {
    other.hash == entry.hash && tree.content(of: other.key) == content
  }

  private mutating func grow() {
    slots = Array(repeating: KeyIndex.free, count: max(4 * KeyIndex.fewest, 2 * slots.count))
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != KeyIndex.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
