/// Finds entries by a name, by hash: eight bytes an entry, no text.
///
/// It knows all entries as they were numbered when it was built; who looks judges whether a match
/// is still there.
struct NameIndex: Sendable {
  private static let end = UInt32.max

  private let heads: [UInt32]
  private let links: [UInt32]

  /// Creates the index of the entries 0 to `count`.
  ///
  /// - Parameters:
  ///   - count: how many entries there are.
  ///   - name: an entry's name; nil for one without.
  /// - Complexity: O(`count`).
  init(count: Int, name: (EntryID) -> String?) {
    var size = 16
    while size < count { size *= 2 }
    var heads = [UInt32](repeating: Self.end, count: size)
    var links = [UInt32](repeating: Self.end, count: count)
    for position in (0..<count).reversed() {
      let number = UInt32(truncatingIfNeeded: position)
      guard let name = name(EntryID(number)) else { continue }
      let bucket = name.hashValue & (size - 1)
      links[position] = heads[bucket]
      heads[bucket] = number
    }
    self.heads = heads
    self.links = links
  }

  /// Calls `body` with every entry that may have `name`, in the order in which they were read,
  /// until it returns false.
  ///
  /// - Complexity: O(1) on average for each entry called with.
  func forEachCandidate(for name: String, _ body: (EntryID) -> Bool) {
    var number = heads[name.hashValue & (heads.count - 1)]
    while number != Self.end {
      guard body(EntryID(number)) else { return }
      number = links[Int(number)]
    }
  }
}
