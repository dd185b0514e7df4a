/// Entries that go and come anew, since they could not move to where they are.
extension EntryMatcher {
  /// Lets entries that would move to one that comes come with it, where they could not go there: a
  /// script brings it whole, or the rows that it brings would be bound to the places meant for others.
  ///
  /// - Complexity: O(*n*) in what is below such entries.
  mutating func replantEntries(below entries: [EntryID]) {
    for entry in unmatchedNew(entries) {
      guard new.list(of: entry) != nil else { continue }
      if new.bringsWhole(entry) {
        matching.replantAll(below: entry, old, new)
      } else if hasPinnedPlaces(entry) {
        replantRows(of: entry)
      }
    }
  }

  /// Lets rows come with a section whose places would be pinned places by the time that they arrive.
  private mutating func replantRows(of section: EntryID) {
    guard let list = new.list(of: section) else { return }
    let rows = new.entries(of: list)
    let isMoving = rows.map { new.list(of: $0) == nil && matching.old(of: $0) != nil }
    let arrived = rows.count - isMoving.count { $0 }
    guard !placesHeld(in: list, of: rows, arrived: arrived).allSatisfy({ !isMoving[$0] }) else {
      return
    }
    for index in placesHeld(in: list, of: rows, arrived: rows.count) where isMoving[index] {
      replant(rows[index])
    }
  }

  /// The indices at which no row arrives from elsewhere in a section that came with some of its rows.
  private func placesHeld(in list: ListID, of rows: [EntryID], arrived: Int) -> [Int] {
    let pins = new.declaredPins(of: list) ?? old.pins
    let (head, tail) = pins.ends(count: arrived)
    let holdsMarked = old.policy.pinShift == .deny
    let lastSlot = rows.indices.last { index in
      let flags = new.flags[Int(rows[index].number)]
      return flags.contains(.slot) || holdsMarked && !flags.isDisjoint(with: .slotLike)
    }
    return Array(0..<max(head, (lastSlot ?? -1) + 1)) + Array((rows.count - tail)..<rows.count)
  }

  private mutating func replant(_ entry: EntryID) {
    guard let partner = matching.old(of: entry) else { return }
    matching.replant(
      partner, as: entry, below: (old.list(of: partner), new.list(of: entry)))
  }

  private func hasPinnedPlaces(_ section: EntryID) -> Bool {
    guard let list = new.list(of: section) else { return false }
    let pins = new.declaredPins(of: list) ?? old.pins
    return pins.first > 0 || pins.last > 0 || !pins.slots.isEmpty || old.policy.pinShift == .deny
  }
}
