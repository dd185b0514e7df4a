/// A range of old lines that is to be matched with a range of new ones.
struct MatchBox: Sendable {
  var old: Range<Int>
  var new: Range<Int>

  /// Anchors are sought only while the box has no more lines than this, so that all searches
  /// together look at each line a logarithmic number of times.
  var anchoringLimit = Int.max

  /// How many lines it has, old and new ones.
  var size: Int { old.count + new.count }

  /// The box without the lines that match at both its ends.
  ///
  /// - Complexity: O(lines taken away).
  func trimmed(_ oldNumbers: Span<UInt32>, _ newNumbers: Span<UInt32>) -> MatchBox {
    var start = (old: old.lowerBound, new: new.lowerBound)
    while start.old < old.upperBound, start.new < new.upperBound,
      oldNumbers[start.old] == newNumbers[start.new]
    {
      start.old += 1
      start.new += 1
    }
    var end = (old: old.upperBound, new: new.upperBound)
    while end.old > start.old, end.new > start.new,
      oldNumbers[end.old - 1] == newNumbers[end.new - 1]
    {
      end.old -= 1
      end.new -= 1
    }
    return MatchBox(
      old: start.old..<end.old, new: start.new..<end.new, anchoringLimit: anchoringLimit)
  }
}
