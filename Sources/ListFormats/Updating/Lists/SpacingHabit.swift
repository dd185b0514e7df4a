/// How the entries of a list are set apart: the gaps of all neighbouring pairs, counted by kind
/// (SPEC §5.3).
struct SpacingHabit {
  /// How many pairs are separated by how many blank lines and nothing else.
  private var pairs: [Int: Int] = [:]
  /// How many pairs are separated by something else.
  private var others = 0

  /// Counts a pair in.
  ///
  /// - Parameter blankCount: how many blank lines separate it; nil: something else too.
  mutating func add(_ blankCount: Int?) {
    if let blankCount { pairs[blankCount, default: 0] += 1 } else { others += 1 }
  }

  /// Counts a pair out.
  mutating func remove(_ blankCount: Int?) {
    guard let blankCount else { return others -= 1 }
    let left = (pairs[blankCount] ?? 1) - 1
    pairs[blankCount] = left == 0 ? nil : left
  }

  /// How many blank lines set a new entry apart: those of every pair if all are alike, else none.
  var blankLines: Int {
    others == 0 && pairs.count == 1 ? pairs.first?.key ?? 0 : 0
  }
}
