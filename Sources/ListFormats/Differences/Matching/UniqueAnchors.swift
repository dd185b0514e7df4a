/// Lines that stand once in either part of two texts, as many of them as come in the same order.
struct UniqueAnchors {
  /// A line in both texts: its indices among the shared lines.
  struct Anchor {
    let old: Int
    let new: Int
  }

  /// In ``places``: not seen, and seen more than once.
  private static let none = UInt32.max
  private static let many = UInt32.max - 1

  private let identityCount: Int
  /// Where in the box's new lines the only line with a number is; made when first needed.
  private var places: [UInt32] = []
  /// Whether a number was seen in the box's old lines once, and more than once.
  private var isOld: [Bool] = []
  private var isOldRepeated: [Bool] = []

  init(identityCount: Int) {
    self.identityCount = identityCount
  }

  /// Finds the anchors of a box.
  ///
  /// - Returns: the anchors in ascending order of both texts.
  /// - Complexity: O(*n* log *n*) for *n* lines of the box.
  mutating func find(
    in box: MatchBox, _ old: Span<UInt32>, _ new: Span<UInt32>
  ) -> [Anchor] {
    if places.isEmpty {
      places = [UInt32](repeating: Self.none, count: identityCount)
      isOld = [Bool](repeating: false, count: identityCount)
      isOldRepeated = isOld
    }
    for line in box.new {
      let number = Int(new[line])
      places[number] =
        places[number] == Self.none ? UInt32(truncatingIfNeeded: line) : Self.many
    }
    for line in box.old {
      let number = Int(old[line])
      if isOld[number] { isOldRepeated[number] = true }
      isOld[number] = true
    }
    var candidates: [Anchor] = []
    for line in box.old {
      let number = Int(old[line])
      guard places[number] < Self.many, !isOldRepeated[number] else { continue }
      candidates.append(Anchor(old: line, new: Int(places[number])))
    }
    for line in box.new { places[Int(new[line])] = Self.none }
    for line in box.old {
      isOld[Int(old[line])] = false
      isOldRepeated[Int(old[line])] = false
    }
    return Self.longestAscending(candidates)
  }

  /// The longest subsequence that ascends in the new text, of candidates that do in the old one.
  private static func longestAscending(_ candidates: [Anchor]) -> [Anchor] {
    // The last candidate of the best subsequence of each length, and who comes before each.
    var lasts: [Int] = []
    var predecessors = [Int](repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var low = 0
      var high = lasts.count
      while low < high {
        let middle = (low + high) / 2
        if candidates[lasts[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = lasts[low - 1] }
      if low == lasts.count { lasts.append(index) } else { lasts[low] = index }
    }
    var chosen: [Anchor] = []
    var index = lasts.last ?? -1
    while index >= 0 {
      chosen.append(candidates[index])
      index = predecessors[index]
    }
    return chosen.reversed()
  }
}
