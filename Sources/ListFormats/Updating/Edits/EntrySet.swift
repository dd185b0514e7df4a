internal import ListModel

/// Entries of one document, a bit for each: gone through in document order, not in that in which a
/// batch named them, so that what is asked about them lies side by side in memory.
struct EntrySet: Sequence {
  private var words: [UInt64] = []

  /// No entries yet.
  init() {}

  /// Adds an entry.
  ///
  /// - Complexity: amortised O(1), but linear in the entry's number where it is the highest so far.
  mutating func insert(_ entry: EntryID) {
    let word = Int(entry.number) / UInt64.bitWidth
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 << UInt64(Int(entry.number) % UInt64.bitWidth)
  }

  /// Whether an entry is among them.
  ///
  /// - Complexity: O(1).
  func contains(_ entry: EntryID) -> Bool {
    let word = Int(entry.number) / UInt64.bitWidth
    return word < words.count && words[word] >> UInt64(Int(entry.number) % UInt64.bitWidth) & 1 != 0
  }

  func makeIterator() -> Iterator { Iterator(words: words) }

  /// The entries, one after the other, by ascending numbers.
  struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var word = 0
    /// What is left of the word at `word`.
    private var rest: UInt64

    fileprivate init(words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    mutating func next() -> EntryID? {
      while rest == 0 {
        guard word + 1 < words.count else { return nil }
        word += 1
        rest = words[word]
      }
      defer { rest &= rest - 1 }
      let number = word * UInt64.bitWidth + rest.trailingZeroBitCount
      return EntryID(UInt32(truncatingIfNeeded: number))
    }
  }
}
