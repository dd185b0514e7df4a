/// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbours count one each.
///
/// - Parameters:
///   - left: Unicode scalars of one word.
///   - right: those of the other.
///   - limit: the largest distance of interest.
/// - Returns: the distance, or nil if it exceeds `limit`.
/// - Complexity: O(`left.count` · `right.count`) time, O(`right.count`) memory; it stops at the row
///   from which on the limit is exceeded.
package func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  let beyond = limit + 1
  var beforePrevious: [Int] = []
  var previous = (0...right.count).map { min($0, beyond) }
  for row in 1..<(left.count + 1) {
    var current = [Int](repeating: beyond, count: right.count + 1)
    current[0] = min(row, beyond)
    var smallest = current[0]
    for column in max(1, row - limit)..<(max(1, row - limit, min(right.count, row + limit) + 1)) {
      let substitution = left[row - 1] == right[column - 1] ? 0 : 1
      var distance = min(
        previous[column - 1] + substitution, previous[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        distance = min(distance, beforePrevious[column - 2] + 1)
      }
      current[column] = min(distance, beyond)
      smallest = min(smallest, current[column])
    }
    guard smallest <= limit else { return nil }
    beforePrevious = previous
    previous = current
  }
  let distance = previous[right.count]
  return distance <= limit ? distance : nil
}
