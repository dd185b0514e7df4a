internal import ListModel

/// Entries of a block list that follow each other as they did when they were read, taken together:
/// what stands between the ends of the first one's predecessor and the last one is theirs.
struct UnchangedRun {
  private let text: BlockListText?
  private var range: Range<Int>?
  /// Where the entry taken last stood among those that were read.
  private var position = 0

  /// No entries yet.
  ///
  /// - Parameter text: the list; nil for one whose entries are all written anew.
  init(of text: BlockListText?) {
    self.text = text
  }

  /// Takes an entry if it stands behind the entry that stood before it when it was read.
  ///
  /// - Parameter entry: the next entry of the list as it becomes.
  /// - Returns: whether it is part of the run.
  /// - Complexity: O(1); O(log *n*) behind an entry that was none.
  mutating func takes(_ entry: EntryID) -> Bool {
    guard let text else { return false }
    let next = position + 1
    if range != nil, next < text.entries.count, text.entries[next] == entry {
      position = next
    } else {
      guard let found = text.position(of: entry) else { return false }
      position = found
    }
    guard text.isUnchanged(position) else { return false }
    let start = range?.lowerBound ?? text.extents[position - 1].upperBound
    range = start..<text.extents[position].upperBound
    return true
  }

  /// Ends the run.
  ///
  /// - Returns: its bytes in the source; nil if it has taken nothing.
  mutating func finish() -> Range<Int>? {
    defer { range = nil }
    return range
  }
}
