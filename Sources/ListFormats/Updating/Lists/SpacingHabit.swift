/// How the entries of a list are set apart: the gaps of all neighbouring pairs, counted by kind
/// (SPEC §5.3).
struct SpacingHabit {
  /// How many pairs nothing separates: most of most lists, so that they are counted apart.
  private var adjacentPairs = 0
  /// How many pairs are separated by how many blank lines and nothing else.
  private var pairs: [Int: Int] = [:]
  /// How many pairs are separated by something else.
  private var others = 0

  /// Counts a pair in.
  ///
  /// - Parameter blankCount: how many blank lines separate it; nil: something else too.
  mutating func add(_ blankCount: Int?) {
    guard let blankCount else { return others += 1 }
    if blankCount == 0 { adjacentPairs += 1 } else { pairs[blankCount, default: 0] += 1 }
  }

  /// Counts a pair out.
  mutating func remove(_ blankCount: Int?) {
    guard let blankCount else { return others -= 1 }
    guard blankCount > 0 else { return adjacentPairs -= 1 }
    let left = (pairs[blankCount] ?? 1) - 1
    pairs[blankCount] = left == 0 ? nil : left
  }

  /// How many blank lines set a new entry apart: those of every pair if all are alike, else none.
  var blankLines: Int {
    others == 0 && adjacentPairs == 0 && pairs.count == 1 ? pairs.first?.key ?? 0 : 0
  }
}
