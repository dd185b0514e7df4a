/// Finds a point in the middle of a shortest edit path, searching from both ends at once.
///
/// A path leads from the box's first corner to its last; a diagonal is the difference of an old and
/// a new index. Each round allows one more line that does not match, in both directions.
struct MidpointSearch {
  /// How many rounds are tried, if nothing else is said, before the answer need not be exact.
  static let usualRoundLimit = 256

  /// Where a box is split.
  struct Split {
    /// The first old line, and the first new line, of the second part.
    let old: Int
    let new: Int

    /// Whether a shortest edit path leads through it.
    let isExact: Bool
  }

  private let roundLimit: Int
  /// The furthest old index on each diagonal, in both directions.
  private var forward: Frontier
  private var backward: Frontier

  /// Creates a search.
  ///
  /// - Parameter roundLimit: how many rounds are tried, at least one; a box with less than twice as
  ///   many lines that do not match is split exactly.
  init(roundLimit: Int) {
    self.roundLimit = roundLimit
    forward = Frontier(roundLimit: roundLimit)
    backward = Frontier(roundLimit: roundLimit)
  }

  /// Splits a box whose first lines and whose last lines do not match.
  ///
  /// - Returns: a point on a shortest path; or after the last round the one that has come
  ///   furthest.
  /// - Complexity: O(*r*² + *r* · *n*) for *r* rounds, and *n* lines that
  ///   lie on the way.
  mutating func split(_ box: MatchBox, _ old: Span<UInt32>, _ new: Span<UInt32>) -> Split {
    forward.reset(to: box.old.lowerBound, on: box.old.lowerBound - box.new.lowerBound)
    backward.reset(to: box.old.upperBound, on: box.old.upperBound - box.new.upperBound)
    let isOdd = (forward.center - backward.center) % 2 != 0
    let diagonals =
      (box.old.lowerBound - box.new.upperBound)...(box.old.upperBound - box.new.lowerBound)
    for _ in 0..<roundLimit {
      forward.widen(within: diagonals, outside: -1)
      if let split = advance(box, old, new, meeting: isOdd) { return split }
      backward.widen(within: diagonals, outside: Int.max)
      if let split = retreat(box, old, new, meeting: !isOdd) { return split }
    }
    return furthest(in: box)
  }

  /// One more round from the first corner.
  private mutating func advance(
    _ box: MatchBox, _ old: Span<UInt32>, _ new: Span<UInt32>, meeting isMeeting: Bool
  ) -> Split? {
    for diagonal in stride(from: forward.upper, through: forward.lower, by: -2) {
      let below = forward[diagonal - 1]
      let above = forward[diagonal + 1]
      var oldIndex = below < above ? above : below + 1
      var newIndex = oldIndex - diagonal
      while oldIndex < box.old.upperBound, newIndex < box.new.upperBound,
        old[oldIndex] == new[newIndex]
      {
        oldIndex += 1
        newIndex += 1
      }
      forward[diagonal] = oldIndex
      if isMeeting, backward.reaches(diagonal), backward[diagonal] <= oldIndex {
        return Split(old: oldIndex, new: newIndex, isExact: true)
      }
    }
    return nil
  }

  /// One more round from the last corner.
  private mutating func retreat(
    _ box: MatchBox, _ old: Span<UInt32>, _ new: Span<UInt32>, meeting isMeeting: Bool
  ) -> Split? {
    for diagonal in stride(from: backward.upper, through: backward.lower, by: -2) {
      let below = backward[diagonal - 1]
      let above = backward[diagonal + 1]
      var oldIndex = below < above ? below : above - 1
      var newIndex = oldIndex - diagonal
      while oldIndex > box.old.lowerBound, newIndex > box.new.lowerBound,
        old[oldIndex - 1] == new[newIndex - 1]
      {
        oldIndex -= 1
        newIndex -= 1
      }
      backward[diagonal] = oldIndex
      if isMeeting, forward.reaches(diagonal), forward[diagonal] >= oldIndex {
        return Split(old: oldIndex, new: newIndex, isExact: true)
      }
    }
    return nil
  }

  /// The end of the path that has covered most, from either corner.
  private func furthest(in box: MatchBox) -> Split {
    var best = Split(old: box.old.lowerBound, new: box.new.lowerBound, isExact: false)
    var bestGain = 0
    for diagonal in stride(from: forward.upper, through: forward.lower, by: -2) {
      let old = min(
        forward[diagonal], box.old.upperBound, box.new.upperBound + diagonal)
      let gain = 2 * old - diagonal - box.old.lowerBound - box.new.lowerBound
      guard gain > bestGain else { continue }
      bestGain = gain
      best = Split(old: old, new: old - diagonal, isExact: false)
    }
    for diagonal in stride(from: backward.upper, through: backward.lower, by: -2) {
      let old = max(
        backward[diagonal], box.old.lowerBound, box.new.lowerBound + diagonal)
      let gain = box.old.upperBound + box.new.upperBound - 2 * old + diagonal
      guard gain > bestGain else { continue }
      bestGain = gain
      best = Split(old: old, new: old - diagonal, isExact: false)
    }
    return best
  }
}
