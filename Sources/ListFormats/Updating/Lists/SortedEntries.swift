internal import ListModel

extension [EntryID] {
  /// The place of an entry in an array of ascending entries.
  ///
  /// - Complexity: O(log *n*).
  func sortedPosition(of entry: EntryID) -> Int? {
    guard let first, let last, first <= entry, entry <= last else { return nil }
    // The rows of a list are numbered one after the other, unless there are lists below them.
    if Int(last.number - first.number) == count - 1 { return Int(entry.number - first.number) }
    let position = partitioningIndex { $0 >= entry }
    return position < count && self[position] == entry ? position : nil
  }
}
