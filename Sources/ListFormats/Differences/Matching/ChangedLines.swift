/// Which lines of two texts are not matched with one of the other.
///
/// Lines that are matched come in the same order in both texts.
struct ChangedLines: Sendable {
  /// Whether each line of the old text's core is deleted.
  var old: [Bool]

  /// Whether each line of the new text's core is inserted.
  var new: [Bool]

  /// Matches the lines of two texts.
  ///
  /// As few lines as possible are left over where less than twice `roundLimit` of those that both
  /// texts have do not match; beyond that, not many more.
  ///
  /// - Parameters:
  ///   - identities: the numbers of the lines.
  ///   - roundLimit: see ``MidpointSearch``.
  /// - Complexity: O(*n* · *d*) for *n* lines that both texts have, of which *d* do not match; with
  ///   many, at most O(*n* log² *n* + *n* · `roundLimit`); in O(*n*) memory.
  init(_ identities: LineIdentities, roundLimit: Int) {
    old = [Bool](repeating: false, count: identities.old.count)
    new = [Bool](repeating: false, count: identities.new.count)
    var isShared = [Bool](repeating: false, count: identities.count)
    for number in identities.new where number != LineIdentities.unknown {
      isShared[Int(number)] = true
    }
    for line in old.indices where !isShared[Int(identities.old[line])] { old[line] = true }
    for line in new.indices where identities.new[line] == LineIdentities.unknown {
      new[line] = true
    }
    var matcher = LineMatcher(
      old: SharedLines(identities.old, leavingOut: old),
      new: SharedLines(identities.new, leavingOut: new), identityCount: identities.count,
      roundLimit: roundLimit)
    matcher.match(into: &self)
    ChangedRun.slideAll(in: &old, beside: new, numbers: identities.old)
    ChangedRun.slideAll(in: &new, beside: old, numbers: identities.new)
  }
}
