internal import ListModel

/// The entries of a list as read, in their order, which is that of their numbers.
struct SortedEntries: RandomAccessCollection {
  /// The number of the first.
  private let firstNumber: Int
  let count: Int
  /// The entries, unless they are numbered one after the other: the rows of a list are, unless there
  /// are lists below them.
  private let listed: [EntryID]?

  /// Creates the entries of a list.
  ///
  /// - Parameter entries: with ascending numbers.
  init(_ entries: [EntryID]) {
    count = entries.count
    guard let first = entries.first, let last = entries.last else {
      firstNumber = 0
      listed = nil
      return
    }
    firstNumber = Int(first.number)
    listed = Int(last.number) - firstNumber == entries.count - 1 ? nil : entries
  }

  var startIndex: Int { 0 }

  var endIndex: Int { count }

  subscript(position: Int) -> EntryID {
    if let listed { return listed[position] }
    return EntryID(UInt32(truncatingIfNeeded: firstNumber + position))
  }

  /// Where an entry stands among them; nil if it does not.
  ///
  /// - Complexity: O(1) if they are numbered one after the other, else O(log *n*).
  func position(of entry: EntryID) -> Int? {
    guard let listed else {
      let position = Int(entry.number) - firstNumber
      return position >= 0 && position < count ? position : nil
    }
    let position = listed.partitioningIndex { $0 >= entry }
    return position < count && listed[position] == entry ? position : nil
  }
}
