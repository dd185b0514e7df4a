/// The order of the entries in every list of a document.
///
/// A list is a plain range of entry numbers as long as it can be; once edited it is a sequence of
/// chunks whose counts are summed by a tree. An entry knows its chunk, so its index is found
/// without a search through the list. Four bytes an entry, eight once its list is edited.
package struct CountedLists: Sendable {
  /// How many entries a chunk holds at most; new chunks are half full.
  private static let capacity = 192
  /// Marks a place that is a chunk's number rather than a list's.
  private static let chunkMark: UInt32 = 1 << 31
  /// The place of an entry that is in no list.
  private static let nowhere = UInt32.max

  private struct Chunk {
    var list: ListID
    var position: Int
    var entries: [EntryID]
  }

  private struct Chunks {
    var numbers: [UInt32] = []
    var counts = RunningCounts()
    /// How many chunks have no entries; they go when they are more than half.
    var emptyCount = 0
  }

  private struct Sequence {
    var first: UInt32 = 0
    var count = 0
    /// Nil while the list is the range from `first`.
    var chunks: Chunks?
  }

  /// For every entry its list's number, or, marked, its chunk's.
  private var places: [UInt32] = []
  private var sequences: [Sequence] = []
  private var chunks: [Chunk] = []
  private var freeChunks: [UInt32] = []

  /// No lists.
  package init() {}

  /// How many entries there ever were.
  var entryCount: Int { places.count }

  /// Adds an empty list.
  package mutating func addList() -> ListID {
    sequences.append(Sequence())
    return ListID(UInt32(truncatingIfNeeded: sequences.count - 1))
  }

  /// Adds a new entry at the end of `list`.
  ///
  /// - Complexity: amortised O(1) if the entry is numbered directly after its predecessor, else
  ///   O(log *n*).
  package mutating func append(to list: ListID) -> EntryID {
    let entry = EntryID(UInt32(truncatingIfNeeded: places.count))
    let position = Int(list.number)
    let sequence = sequences[position]
    places.append(Self.nowhere)
    if sequence.chunks == nil,
      sequence.count == 0 || Int(sequence.first) + sequence.count == Int(entry.number)
    {
      if sequence.count == 0 { sequences[position].first = entry.number }
      sequences[position].count += 1
      places[Int(entry.number)] = list.number
    } else {
      insert(entry, at: sequence.count, in: list)
    }
    return entry
  }

  /// Makes a list known that is numbered elsewhere, and those before it; all are empty.
  mutating func know(_ list: ListID) {
    while sequences.count <= Int(list.number) { sequences.append(Sequence()) }
  }

  /// Makes an entry known that is numbered elsewhere, and those before it; they are in no list.
  mutating func know(_ entry: EntryID) {
    while places.count <= Int(entry.number) { places.append(Self.nowhere) }
  }

  // MARK: Queries

  /// How many entries `list` has; none if it is not known here.
  package func count(of list: ListID) -> Int {
    Int(list.number) < sequences.count ? sequences[Int(list.number)].count : 0
  }

  /// The list that holds `entry`; nil if it was removed or is not known here.
  ///
  /// - Complexity: O(1).
  func list(of entry: EntryID) -> ListID? {
    guard Int(entry.number) < places.count else { return nil }
    let place = places[Int(entry.number)]
    guard place != Self.nowhere else { return nil }
    guard place & Self.chunkMark != 0 else { return ListID(place) }
    return chunks[Int(place & ~Self.chunkMark)].list
  }

  /// The index of `entry` in its list; nil if it was removed or is not known here.
  ///
  /// - Complexity: O(log *n*) and a scan of one chunk.
  package func index(of entry: EntryID) -> Int? {
    guard Int(entry.number) < places.count else { return nil }
    let place = places[Int(entry.number)]
    guard place != Self.nowhere else { return nil }
    guard place & Self.chunkMark != 0 else {
      return Int(entry.number) - Int(sequences[Int(place)].first)
    }
    let chunk = Int(place & ~Self.chunkMark)
    guard let offset = chunks[chunk].entries.firstIndex(of: entry),
      let counts = sequences[Int(chunks[chunk].list.number)].chunks?.counts
    else { return nil }
    return counts.sum(before: chunks[chunk].position) + offset
  }

  /// The entry at `index` of `list`; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func element(at index: Int, in list: ListID) -> EntryID? {
    let sequence = sequences[Int(list.number)]
    guard index >= 0, index < sequence.count else { return nil }
    guard let order = sequence.chunks else {
      return EntryID(sequence.first + UInt32(truncatingIfNeeded: index))
    }
    let (position, offset) = order.counts.position(of: index)
    return chunks[Int(order.numbers[position])].entries[offset]
  }

  /// The entries of `list`, in order.
  ///
  /// - Complexity: O(*n*).
  func entries(of list: ListID) -> [EntryID] {
    let sequence = sequences[Int(list.number)]
    guard let order = sequence.chunks else {
      return (0..<UInt32(truncatingIfNeeded: sequence.count)).map { EntryID(sequence.first + $0) }
    }
    var entries: [EntryID] = []
    entries.reserveCapacity(sequence.count)
    for number in order.numbers { entries.append(contentsOf: chunks[Int(number)].entries) }
    return entries
  }

  /// Whether `list` has the same entries in other lists, in the same order.
  ///
  /// - Complexity: O(1) if it was edited in neither, else O(*n*).
  func isSame(_ list: ListID, in other: CountedLists) -> Bool {
    let (own, others) = (sequences[Int(list.number)], other.sequences[Int(list.number)])
    guard own.count == others.count else { return false }
    if own.chunks == nil, others.chunks == nil {
      return own.count == 0 || own.first == others.first
    }
    return entries(of: list) == other.entries(of: list)
  }

  /// Calls `body` with every entry of `list`, in order.
  func forEachEntry(of list: ListID, _ body: (EntryID) -> Void) {
    let sequence = sequences[Int(list.number)]
    guard let order = sequence.chunks else {
      for offset in 0..<UInt32(truncatingIfNeeded: sequence.count) {
        body(EntryID(sequence.first + offset))
      }
      return
    }
    for number in order.numbers { chunks[Int(number)].entries.forEach(body) }
  }

  // MARK: Editing

  /// Puts `entry`, which is in no list, at `index` of `list`: from 0 to the list's count.
  ///
  /// - Complexity: O(log *n*), amortised; O(*n*) at the first edit of a list.
  package mutating func insert(_ entry: EntryID, at index: Int, in list: ListID) {
    makeChunks(of: list)
    let position = Int(list.number)
    let count = sequences[position].count
    guard let order = sequences[position].chunks, index >= 0, index <= count else { return }
    var (target, offset) = order.counts.position(of: index)
    if target == order.numbers.count, index == count, target > 0 {
      target -= 1
      offset = chunks[Int(order.numbers[target])].entries.count
      if offset >= Self.capacity { target += 1 }
    }
    sequences[position].count = count + 1
    guard target < order.numbers.count else {
      appendChunk([entry], to: list)
      return
    }
    let number = order.numbers[target]
    if chunks[Int(number)].entries.isEmpty { sequences[position].chunks?.emptyCount -= 1 }
    chunks[Int(number)].entries.insert(entry, at: offset)
    places[Int(entry.number)] = number | Self.chunkMark
    sequences[position].chunks?.counts.add(1, at: target)
    if chunks[Int(number)].entries.count > Self.capacity { split(number) }
  }

  /// Takes `entry` out of its list.
  ///
  /// - Complexity: O(log *n*), amortised; O(*n*) at the first edit of a list.
  package mutating func remove(_ entry: EntryID) {
    guard let list = list(of: entry) else { return }
    makeChunks(of: list)
    let number = places[Int(entry.number)] & ~Self.chunkMark
    guard let offset = chunks[Int(number)].entries.firstIndex(of: entry) else { return }
    chunks[Int(number)].entries.remove(at: offset)
    places[Int(entry.number)] = Self.nowhere
    let position = Int(list.number)
    sequences[position].count -= 1
    sequences[position].chunks?.counts.add(-1, at: chunks[Int(number)].position)
    guard chunks[Int(number)].entries.isEmpty else { return }
    sequences[position].chunks?.emptyCount += 1
    removeEmptyChunks(of: list)
  }

  // MARK: Chunks

  /// Turns a list that is a range into chunks.
  private mutating func makeChunks(of list: ListID) {
    let sequence = sequences[Int(list.number)]
    guard sequence.chunks == nil else { return }
    sequences[Int(list.number)].chunks = Chunks()
    var start = 0
    while start < sequence.count {
      let end = min(start + Self.capacity / 2, sequence.count)
      // Full room at once: most chunks of a list that is edited get an arrival sooner or later.
      var entries: [EntryID] = []
      entries.reserveCapacity(Self.capacity + 1)
      for offset in start..<end {
        entries.append(EntryID(sequence.first + UInt32(truncatingIfNeeded: offset)))
      }
      appendChunk(entries, to: list)
      start = end
    }
  }

  private mutating func appendChunk(_ entries: [EntryID], to list: ListID) {
    let position = sequences[Int(list.number)].chunks?.numbers.count ?? 0
    let number = newChunk(Chunk(list: list, position: position, entries: entries))
    sequences[Int(list.number)].chunks?.numbers.append(number)
    sequences[Int(list.number)].chunks?.counts.append(entries.count)
  }

  /// Stores `chunk` and tells its entries where they are.
  private mutating func newChunk(_ chunk: Chunk) -> UInt32 {
    let number: UInt32
    if let free = freeChunks.popLast() {
      number = free
      chunks[Int(free)] = chunk
    } else {
      number = UInt32(truncatingIfNeeded: chunks.count)
      chunks.append(chunk)
    }
    for entry in chunk.entries { places[Int(entry.number)] = number | Self.chunkMark }
    return number
  }

  private mutating func split(_ number: UInt32) {
    let chunk = chunks[Int(number)]
    let half = chunk.entries.count / 2
    chunks[Int(number)].entries.removeSubrange(half...)
    let upper = newChunk(
      Chunk(
        list: chunk.list, position: chunk.position + 1, entries: Array(chunk.entries[half...])))
    sequences[Int(chunk.list.number)].chunks?.numbers.insert(upper, at: chunk.position + 1)
    renumberChunks(of: chunk.list)
  }

  /// Takes the empty chunks of `list` away if they are more than half.
  private mutating func removeEmptyChunks(of list: ListID) {
    let position = Int(list.number)
    guard let order = sequences[position].chunks, order.emptyCount * 2 > order.numbers.count
    else { return }
    freeChunks += order.numbers.filter { chunks[Int($0)].entries.isEmpty }
    sequences[position].chunks?.numbers = order.numbers.filter {
      !chunks[Int($0)].entries.isEmpty
    }
    sequences[position].chunks?.emptyCount = 0
    renumberChunks(of: list)
  }

  private mutating func renumberChunks(of list: ListID) {
    guard let numbers = sequences[Int(list.number)].chunks?.numbers else { return }
    for (position, number) in numbers.enumerated() { chunks[Int(number)].position = position }
    let counts = RunningCounts(numbers.map { chunks[Int($0)].entries.count })
    sequences[Int(list.number)].chunks?.counts = counts
  }
}
