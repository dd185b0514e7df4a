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
      for (entry, origin) in pairs {
        let (list, originList) = (edited.list(of: entry), result.list(of: origin))
        if Int(origin.number) < original.order.entryCount {
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
