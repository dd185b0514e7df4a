/// Destinations turned into final indices (SPEC §2.2).
extension ListDocument {
  /// The place directly before (`offset` 0) or after (1) `anchor`.
  func target(
    beside anchor: EntryID, offset: Int, for entry: EntryID?, refusals: inout [Refusal]
  ) -> Edit.Target? {
    if anchor == entry {
      refusals.append(.anchorIsSelf(anchor, in: self))
      return nil
    }
    guard let list = parentList(of: anchor), let index = index(of: anchor) else { return nil }
    var finalIndex = index + offset
    if let entry, parentList(of: entry) == list, let source = self.index(of: entry),
      source < index
    {
      finalIndex -= 1
    }
    return Edit.Target(list: list, finalIndex: finalIndex)
  }
}

/// What a destination is looked for.
enum Traveller {
  /// An entry that stands somewhere.
  case entry(EntryID)
  /// An entry that a script brings along.
  case arrival(NewEntry)
  /// An entry that was not found, which is reported elsewhere.
  case unknown

  /// The entry, if it stands somewhere.
  var entry: EntryID? {
    if case .entry(let entry) = self { entry } else { nil }
  }

  /// Whether it comes from outside.
  var isArrival: Bool {
    if case .arrival = self { true } else { false }
  }
}

extension ListDocument {
  /// The final index that a position is in `list`; nil, with a refusal, if there is none.
  ///
  /// `list` is nil if it was not found, which is reported elsewhere.
  func target(
    of position: Destination.Position, in list: ListID?, for traveller: Traveller,
    refusals: inout [Refusal]
  ) -> Edit.Target? {
    if case .unknown = traveller { return nil }
    guard let list else { return nil }
    let isWithin = traveller.entry.map { parentList(of: $0) == list } ?? false
    switch position {
    case .start, .end:
      let isStart = position == .start
      guard !isWithin else {
        return Edit.Target(list: list, finalIndex: freeEnd(of: list, isStart: isStart))
      }
      let range = arrivals(in: list)
      return Edit.Target(list: list, finalIndex: isStart ? range.lowerBound : range.upperBound)
    case .index(let index):
      let last = count(of: list) - (isWithin ? 1 : 0)
      guard index >= 0, index <= last else {
        refusals.append(.outOfRange(index, last: last, of: list, in: self))
        return nil
      }
      return Edit.Target(list: list, finalIndex: index)
    case .sorted:
      guard let order = policy.order, kind(of: list) == .rows else {
        refusals.append(.noOrder)
        return nil
      }
      return Edit.Target(list: list, finalIndex: sortedIndex(of: traveller, in: list, by: order))
    }
  }
}
