/// The longest increasing subsequence of distinct numbers: the entries of a list that may stay
/// where they are while the others move, so that the fewest move.
struct LongestIncreasingRun {
  /// The positions that belong to it, in ascending order; nil if the fixed numbers do not increase.
  let positions: [Int]?

  /// Finds it.
  ///
  /// - Parameters:
  ///   - numbers: distinct numbers.
  ///   - prefersLater: whether of several as long that is taken which holds the later positions, not
  ///     the earlier ones.
  ///   - isFixed: whether the number at a position must belong to it.
  /// - Complexity: O(*n* log *n*).
  init(of numbers: [Int], prefersLater: Bool = false, keeping isFixed: (Int) -> Bool) {
    guard !prefersLater else {
      let last = numbers.count - 1
      let run = LongestIncreasingRun(of: numbers.reversed().map { -$0 }) { isFixed(last - $0) }
      positions = run.positions.map { $0.reversed().map { last - $0 } }
      return
    }
    guard let allowed = LongestIncreasingRun.compatible(numbers, keeping: isFixed) else {
      positions = nil
      return
    }
    // What is left fits every fixed number, so a longest run holds them all.
    var starts: [Int] = []
    var next = [Int](repeating: -1, count: numbers.count)
    for position in numbers.indices.reversed() where allowed[position] {
      let length = LongestIncreasingRun.partitionPoint(starts) { numbers[$0] < numbers[position] }
      if length > 0 { next[position] = starts[length - 1] }
      if length == starts.count { starts.append(position) } else { starts[length] = position }
    }
    var run: [Int] = []
    var position = starts.last ?? -1
    while position >= 0 {
      run.append(position)
      position = next[position]
    }
    positions = run
  }

  /// Which positions hold a number that fits all fixed ones; nil if those do not fit each other.
  private static func compatible(
    _ numbers: [Int], keeping isFixed: (Int) -> Bool
  ) -> [Bool]? {
    var allowed = [Bool](repeating: true, count: numbers.count)
    var largest = Int.min
    for position in numbers.indices {
      allowed[position] = numbers[position] > largest
      guard isFixed(position) else { continue }
      guard allowed[position] else { return nil }
      largest = numbers[position]
    }
    var smallest = Int.max
    for position in numbers.indices.reversed() {
      if numbers[position] >= smallest { allowed[position] = false }
      if isFixed(position) { smallest = numbers[position] }
    }
    return allowed
  }

  private static func partitionPoint(_ starts: [Int], _ isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(starts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
