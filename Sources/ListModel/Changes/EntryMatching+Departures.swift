/// Rows that go with all below them before anything moves.
extension EntryMatching {
  /// Lets all that stands below a row that goes come anew where the new document has it, with all
  /// below it.
  ///
  /// - Parameters:
  ///   - old: the old document.
  ///   - new: the new one.
  /// - Complexity: O(*n*) in the entries for every level below rows.
  mutating func partBelowDepartures(_ old: ListDocument, _ new: ListDocument) {
    guard old.hasNestedLists else { return }
    var departures = newOfOld.indices.map { EntryID(UInt32(truncatingIfNeeded: $0)) }.filter {
      self.new(of: $0) == nil && old.isRow($0) && old.list(of: $0) != nil
    }
    while let row = departures.popLast() {
      for list in old.lists(below: row) {
        for entry in old.entries(of: list) {
          guard let partner = self.new(of: entry) else { continue }
          part(entry, partner, below: (old.list(of: entry), new.list(of: partner)))
          guard new.bringsWhole(partner) else { continue }
          // What would move to one that comes whole goes too, and so does all below that.
          let movers = new.lists(below: partner).flatMap { new.entries(of: $0) }
          departures += movers.compactMap { self.old(of: $0) }.filter { old.list(of: $0) != nil }
          replantAll(below: partner, old, new)
        }
      }
    }
  }
}
