/// Rules from several sources (SPEC §8): the first is the base, the others can only tighten it.
extension Policy {
  /// Takes over what another policy says of some keys, where that permits less.
  ///
  /// - Parameters:
  ///   - other: the other policy.
  ///   - keys: the keys that it declares.
  package mutating func tighten(by other: Policy, declaring keys: Set<Key>) {
    for key in keys { tighten(key, by: other) }
  }

  private mutating func tighten(_ key: Key, by other: Policy) {
    switch key {
    case .onPinned:
      onPinned = stricter(onPinned, other.onPinned, [.cascade, .keep, .restrict])
    case .crossSection: crossSection = stricter(crossSection, other.crossSection, [.allow, .deny])
    case .emptySections:
      emptySections = stricter(emptySections, other.emptySections, [.prune, .keep, .deny])
    case .requireReveal: requireReveal = requireReveal || other.requireReveal
    case .pinShift: pinShift = stricter(pinShift, other.pinShift, [.allow, .deny])
    case .anchors: anchors = stricter(anchors, other.anchors, [.rehome, .refuse])
    case .maxDeletes: maxDeletes = least(maxDeletes, other.maxDeletes)
    case .minRows: minRows = most(minRows, other.minRows)
    case .maxRows: maxRows = least(maxRows, other.maxRows)
    case .uniqueTitles:
      uniqueTitles = stricter(uniqueTitles, other.uniqueTitles, [.none, .section, .document])
    case .order: order = order ?? other.order
    case .appendOnly: appendOnly = appendOnly || other.appendOnly
    }
  }

  /// The one of two choices that stands later in the order from the most to the least permissive.
  private func stricter<Choice: Equatable>(
    _ left: Choice, _ right: Choice, _ order: [Choice]
  ) -> Choice {
    let places = [left, right].map { order.firstIndex(of: $0) ?? 0 }
    return places[0] >= places[1] ? left : right
  }

  private func least(_ left: Int?, _ right: Int?) -> Int? {
    [left, right].compactMap(\.self).min()
  }

  private func most(_ left: Int?, _ right: Int?) -> Int? {
    [left, right].compactMap(\.self).max()
  }
}
