extension EntryMatching {
  /// Matches a document that a batch made, read anew, with the document before the batch: which entry
  /// has become which is known then.
  ///
  /// - Parameters:
  ///   - edited: the document as it was read anew, from which the way back begins.
  ///   - result: what the batch made, in the handles of the document before.
  ///   - original: the document before the batch.
  /// - Complexity: O(*n*) in the entries.
  package init(from edited: ListDocument, made result: ListDocument, of original: ListDocument) {
    self.init(edited, original)
    var pending: [(edited: ListID, result: ListID)] = [(.root, .root)]
    while let lists = pending.popLast() {
      let pairs = zip(edited.entries(of: lists.edited), result.entries(of: lists.result))
      let taken = original.keysOfRows(in: lists.result)
      for (entry, origin) in pairs {
        let (list, originList) = (edited.list(of: entry), result.list(of: origin))
        // The key that an entry has got may be one that another gets back.
        let holder = edited.key(of: entry).flatMap { taken[$0] } ?? origin
        if Int(origin.number) < original.order.entryCount, holder == origin {
          // With another text a row has another list, which yet takes the place of the one before.
          match(entry, origin, below: (list, original.list(of: origin)))
        }
        if let list, let originList { pending.append((list, originList)) }
      }
    }
    for number in oldOfNew.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      guard old(of: entry) == nil, original.bringsWhole(entry) else { continue }
      replantAll(below: entry, edited, original)
    }
    replantRowsOfGainedLists(edited, original)
    partBelowDepartures(edited, original)
  }
}

extension ListDocument {
  /// The rows of a list, if it is a mapping, by their keys; none of a list that came later.
  ///
  /// - Complexity: O(*n*) in the rows of a mapping.
  fileprivate func keysOfRows(in list: ListID) -> [String: EntryID] {
    guard Int(list.number) < lists.count, kind(of: list) == .rows, form(of: list) == .mapping else {
      return [:]
    }
    var rows: [String: EntryID] = [:]
    for row in entries(of: list) {
      if let key = key(of: row) { rows[key] = row }
    }
    return rows
  }
}
