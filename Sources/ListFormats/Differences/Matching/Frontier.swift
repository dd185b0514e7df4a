/// How far paths from one corner have come, for each diagonal near that corner's.
struct Frontier {
  /// The corner's own diagonal.
  private(set) var center = 0

  /// The diagonals, every other one of them, that the last round reaches.
  private(set) var lower = 0
  private(set) var upper = 0

  /// Where the corner's diagonal is in ``furthest``.
  private let middle: Int
  private var furthest: [Int]

  /// Makes room for all diagonals that so many rounds can reach, and one beside.
  init(roundLimit: Int) {
    middle = roundLimit + 1
    furthest = [Int](repeating: 0, count: 2 * roundLimit + 3)
  }

  /// Begins anew.
  ///
  /// - Parameters:
  ///   - oldIndex: the corner's old index.
  ///   - diagonal: the corner's.
  mutating func reset(to oldIndex: Int, on diagonal: Int) {
    center = diagonal
    lower = diagonal
    upper = diagonal
    self[diagonal] = oldIndex
  }

  /// Takes in the next diagonals, or where there are none leaves off the last ones, whose parity
  /// is not the next round's.
  ///
  /// - Parameters:
  ///   - diagonals: those that the box has.
  ///   - outside: an old index that no path comes from.
  mutating func widen(within diagonals: ClosedRange<Int>, outside: Int) {
    if lower > diagonals.lowerBound {
      lower -= 1
      self[lower - 1] = outside
    } else {
      lower += 1
    }
    if upper < diagonals.upperBound {
      upper += 1
      self[upper + 1] = outside
    } else {
      upper -= 1
    }
  }

  /// Whether the last round may have come to a diagonal.
  func reaches(_ diagonal: Int) -> Bool { lower <= diagonal && diagonal <= upper }

  /// The furthest old index on a diagonal that is at most a round's step beyond those reached.
  subscript(diagonal: Int) -> Int {
    get { furthest[diagonal - center + middle] }
    set { furthest[diagonal - center + middle] = newValue }
  }
}
