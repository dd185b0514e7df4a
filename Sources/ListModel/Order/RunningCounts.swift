/// Counts in a row whose sums from the start are known at once: a Fenwick tree.
struct RunningCounts: Sendable {
  /// At `i`: the sum of the counts that end with number `i`, as many as the lowest bit of `i + 1`.
  private var sums: [Int] = []

  /// Creates the counts.
  ///
  /// - Complexity: O(*n*).
  init(_ counts: [Int] = []) {
    sums = counts
    for node in 1..<(sums.count + 1) {
      let parent = node + (node & -node)
      if parent <= sums.count { sums[parent - 1] += sums[node - 1] }
    }
  }

  /// Adds a count at the end.
  ///
  /// - Complexity: O(log *n*).
  mutating func append(_ count: Int) {
    let node = sums.count + 1
    var sum = count
    var step = 1
    while step < node & -node {
      sum += sums[node - step - 1]
      step *= 2
    }
    sums.append(sum)
  }

  /// Adds `difference` to the count at `position`.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ difference: Int, at position: Int) {
    var node = position + 1
    while node <= sums.count {
      sums[node - 1] += difference
      node += node & -node
    }
  }

  /// The sum of all counts before `position`.
  ///
  /// - Complexity: O(log *n*).
  func sum(before position: Int) -> Int {
    var node = position
    var sum = 0
    while node > 0 {
      sum += sums[node - 1]
      node -= node & -node
    }
    return sum
  }

  /// The position whose count reaches past `index`, and how far into that count `index` is.
  ///
  /// - Parameter index: from 0, below the sum of all counts.
  /// - Returns: the position, and the offset in its count; the end if `index` is too large.
  /// - Complexity: O(log *n*).
  func position(of index: Int) -> (position: Int, offset: Int) {
    var position = 0
    var offset = index
    var step = 1
    while step * 2 <= sums.count { step *= 2 }
    while step > 0 {
      if position + step <= sums.count, sums[position + step - 1] <= offset {
        position += step
        offset -= sums[position - 1]
      }
      step /= 2
    }
    return (position, offset)
  }
}
