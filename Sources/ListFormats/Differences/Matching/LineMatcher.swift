/// Finds a long common subsequence of lines: by divide and conquer in linear space, after Myers,
/// "An O(ND) Difference Algorithm and Its Variations" (1986), which is exact; where too much differs
/// for that, by lines that are unique in both texts; and failing those, by going the way that has
/// come furthest.
struct LineMatcher {
  private let old: SharedLines
  private let new: SharedLines
  private var search: MidpointSearch
  private var anchors: UniqueAnchors
  /// Boxes that are still to be matched: a stack, for their number depends on the input.
  private var boxes: [MatchBox]

  init(old: SharedLines, new: SharedLines, identityCount: Int, roundLimit: Int) {
    self.old = old
    self.new = new
    search = MidpointSearch(roundLimit: roundLimit)
    anchors = UniqueAnchors(identityCount: identityCount)
    boxes = [MatchBox(old: 0..<old.count, new: 0..<new.count)]
  }

  /// Marks the lines that have no match.
  mutating func match(into changed: inout ChangedLines) {
    let (old, new) = (old, new)
    while let untrimmed = boxes.popLast() {
      let box = untrimmed.trimmed(old.numbers.span, new.numbers.span)
      guard !box.old.isEmpty, !box.new.isEmpty else {
        mark(box, in: &changed)
        continue
      }
      let split = search.split(box, old.numbers.span, new.numbers.span)
      if !split.isExact, box.size <= box.anchoringLimit, pushAnchored(box) { continue }
      guard push(box, splitAt: split) else {
        mark(box, in: &changed)
        continue
      }
    }
  }

  private func mark(_ box: MatchBox, in changed: inout ChangedLines) {
    for line in box.old { changed.old[Int(old.lines[line])] = true }
    for line in box.new { changed.new[Int(new.lines[line])] = true }
  }

  /// Goes on with what lies before and after a point.
  ///
  /// - Returns: false if the point is a corner, and nothing would be gained.
  private mutating func push(_ box: MatchBox, splitAt split: MidpointSearch.Split) -> Bool {
    let limit = split.isExact ? box.anchoringLimit : min(box.anchoringLimit, box.size / 2)
    let before = MatchBox(
      old: box.old.lowerBound..<split.old, new: box.new.lowerBound..<split.new,
      anchoringLimit: limit)
    let after = MatchBox(
      old: split.old..<box.old.upperBound, new: split.new..<box.new.upperBound,
      anchoringLimit: limit)
    guard before.size < box.size, after.size < box.size else { return false }
    boxes.append(after)
    boxes.append(before)
    return true
  }

  /// Goes on with what lies between anchors.
  ///
  /// - Returns: false if there are none.
  private mutating func pushAnchored(_ box: MatchBox) -> Bool {
    let (old, new) = (old, new)
    let found = anchors.find(in: box, old.numbers.span, new.numbers.span)
    guard !found.isEmpty else { return false }
    var next = (old: box.old.lowerBound, new: box.new.lowerBound)
    for anchor in found + [UniqueAnchors.Anchor(old: box.old.upperBound, new: box.new.upperBound)] {
      let gap = MatchBox(
        old: next.old..<anchor.old, new: next.new..<anchor.new, anchoringLimit: box.size / 2)
      if gap.size > 0 { boxes.append(gap) }
      next = (anchor.old + 1, anchor.new + 1)
    }
    return true
  }
}
