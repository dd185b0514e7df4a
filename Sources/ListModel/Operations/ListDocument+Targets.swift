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

extension Destination.Position {
  /// The final index that this position is in `list`; nil, with a refusal, if there is none.
  ///
  /// `list` and `entry` are nil if they were not found, which is reported elsewhere.
  func target(
    in list: ListID?, for entry: EntryID?, of document: ListDocument, refusals: inout [Refusal]
  ) -> Edit.Target? {
    guard let list, let entry else { return nil }
    let isWithin = document.parentList(of: entry) == list
    switch self {
    case .start, .end:
      let isStart = self == .start
      guard !isWithin else {
        let finalIndex = document.freeEnd(of: list, isStart: isStart)
        return Edit.Target(list: list, finalIndex: finalIndex)
      }
      let range = document.arrivals(in: list)
      return Edit.Target(list: list, finalIndex: isStart ? range.lowerBound : range.upperBound)
    case .index(let index):
      let last = document.count(of: list) - (isWithin ? 1 : 0)
      guard index >= 0, index <= last else {
        refusals.append(.outOfRange(index, last: last, of: list, in: document))
        return nil
      }
      return Edit.Target(list: list, finalIndex: index)
    }
  }
}
