/// The places of SPEC §2.2 that pins leave to free rows.
extension ListDocument {
  /// The indices at which a row from elsewhere may arrive.
  ///
  /// - Complexity: O(1).
  func arrivals(in list: ListID) -> ClosedRange<Int> {
    let record = lists[Int(list.number)]
    return record.head...max(record.head, count(of: list) - record.tail)
  }

  /// The lowest or highest index that no pinned row holds; nil if all are held.
  ///
  /// - Complexity: O(log² *n*).
  func freeEnd(of list: ListID, isStart: Bool) -> Int? {
    let pinned = pinnedRows(of: list)
    let freeCount = count(of: list) - pinned.rows.count
    guard freeCount > 0 else { return nil }
    return pinned.index(ofFreeRank: isStart ? 0 : freeCount - 1, in: order)
  }
}
