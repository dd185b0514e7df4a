internal import ListModel

extension [EntryID] {
  /// The place of an entry in an array of ascending entries.
  ///
  /// - Complexity: O(log *n*).
  func sortedPosition(of entry: EntryID) -> Int? {
    guard let first, let last, first <= entry, entry <= last else { return nil }
    // The rows of a list are numbered one after the other, unless there are lists below them.
    if Int(last.number - first.number) == count - 1 { return Int(entry.number - first.number) }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == entry ? low : nil
  }
}
