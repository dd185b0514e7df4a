/// Changes that are shown together with the lines around them.
struct DiffHunk: Equatable, Sendable {
  /// Which changes of the difference.
  let changes: Range<Int>

  /// The old lines shown: indices in the window.
  let old: Range<Int>

  /// The new lines shown: indices in the window.
  let new: Range<Int>

  /// The hunk that begins with a change: with all after it whose context would touch or overlap.
  ///
  /// - Parameters:
  ///   - first: which change it begins with.
  ///   - difference: what it is a part of.
  ///   - contextCount: how many lines around changes are shown.
  /// - Complexity: O(changes in the hunk).
  init(from first: Int, of difference: LineDifference, contextCount: Int) {
    let all = difference.changes
    var next = first + 1
    while next < all.count,
      all[next].old.lowerBound - all[next - 1].old.upperBound <= 2 * contextCount
    {
      next += 1
    }
    let before = min(contextCount, all[first].old.lowerBound)
    let after = min(contextCount, difference.old.count - all[next - 1].old.upperBound)
    changes = first..<next
    old = (all[first].old.lowerBound - before)..<(all[next - 1].old.upperBound + after)
    new = (all[first].new.lowerBound - before)..<(all[next - 1].new.upperBound + after)
  }

  /// The line between `@@` and `@@`, as GNU diff has it: lines count from 1, a range of one line
  /// has no length, and an empty one names the line before it.
  ///
  /// - Parameter difference: what the hunk is a part of.
  /// - Returns: such as `@@ -1,3 +1,4 @@`, without a line feed.
  func header(in difference: LineDifference) -> String {
    "@@ -" + Self.spelled(old, after: difference.old.precedingLineCount)
      + " +" + Self.spelled(new, after: difference.new.precedingLineCount) + " @@"
  }

  private static func spelled(_ range: Range<Int>, after lineCount: Int) -> String {
    let first = lineCount + range.lowerBound
    return switch range.count {
    case 0: "\(first),0"
    case 1: "\(first + 1)"
    case let count: "\(first + 1),\(count)"
    }
  }
}
