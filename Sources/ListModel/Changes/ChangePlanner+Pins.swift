/// Arranging the rows of lists in which pinned rows stay.
extension ChangePlanner {
  /// Whether a row, by its handle, belongs to a list of the new document.
  func isToStay(_ row: EntryID, in list: ListID) -> Bool {
    let entry = origins[row] ?? matching.new(of: row)
    return entry.map { new.parentList(of: $0) == list } ?? false
  }

  /// Moves free rows around pinned ones, and inserts those that come.
  mutating func arrangeRows(of target: ListTarget, around zones: PinnedZones, in list: ListID) {
    let missing = zones.missing(from: target, of: list, in: self)
    let coming = target.rows.indices.filter { handle(of: target.rows[$0]) == nil }
    var comingHere = missing.map { _ in 0 }
    for rank in coming { comingHere[zones.zones[rank]] += 1 }
    guard zones.isInOrder, missing.allSatisfy({ $0 >= 0 }), missing.reduce(0, +) == coming.count
    else { return arrangeRows(of: target, displacing: zones, in: list) }
    if missing != comingHere {
      // Rows have to push pinned ones on before others take their places.
      var open = missing
      for rank in coming {
        guard let zone = zones.zone(forRank: rank, from: &open) else { continue }
        let index = zones.index(inZone: zone, near: rank, of: list, in: self)
        insertRow(target.rows[rank], at: index, of: list)
      }
    }
    moveFreeRows(of: target, around: zones, in: list)
    for rank in coming where handle(of: target.rows[rank]) == nil {
      insertRow(target.rows[rank], at: rank, of: list)
    }
  }

  private mutating func moveFreeRows(
    of target: ListTarget, around zones: PinnedZones, in list: ListID
  ) {
    let wanted = target.rows.compactMap { handle(of: $0) }.filter { !zones.contains($0) }
    moveFreeRows(to: wanted, around: zones.rows, in: list)
  }

  /// Puts free rows in another order, with the fewest moves; pinned ones keep their indices.
  ///
  /// - Parameters:
  ///   - wanted: the free rows of the list, as they are to stand.
  ///   - pinned: its pinned rows.
  ///   - list: the list.
  mutating func moveFreeRows(to wanted: [EntryID], around pinned: PinnedRows, in list: ListID) {
    let ranks = Dictionary(uniqueKeysWithValues: wanted.enumerated().map { ($1, $0) })
    let standing = state.document.entries(of: list).filter { ranks[$0] != nil }
    let kept = Set(standingRanks(of: standing.map { ranks[$0] ?? 0 }, standing))
    var predecessor: EntryID?
    for (rank, handle) in wanted.enumerated() {
      defer { predecessor = handle }
      guard !kept.contains(rank) else { continue }
      let own = freeRank(of: handle, around: pinned)
      let before = predecessor.map { freeRank(of: $0, around: pinned) } ?? -1
      let index = pinned.index(
        ofFreeRank: own > before ? before + 1 : before, in: state.document.order)
      moveWithin(handle, origins[handle] ?? matching.new(of: handle), to: index, of: list) {
        $0.moveWithinList(handle, to: index, around: pinned)
      }
    }
  }

  private func freeRank(of row: EntryID, around pinned: PinnedRows) -> Int {
    let index = state.document.index(of: row) ?? 0
    return index - pinned.count(before: index, in: state.document.order)
  }

  /// Arranges rows where pinned ones cannot keep their places, as if there were no pins.
  private mutating func arrangeRows(
    of target: ListTarget, displacing zones: PinnedZones, in list: ListID
  ) {
    let present = target.rows.compactMap { handle(of: $0) }
    let ranks = Dictionary(uniqueKeysWithValues: present.enumerated().map { ($1, $0) })
    let standing = state.document.entries(of: list).filter { ranks[$0] != nil }
    let numbers = standing.map { ranks[$0] ?? 0 }
    // Rows that must not move stay if as few moves do without them.
    let bound = LongestIncreasingRun(of: numbers) { zones.contains(standing[$0]) }.positions ?? []
    let longest = LongestIncreasingRun(of: numbers) { _ in false }.positions ?? []
    let kept = Set((bound.count < longest.count ? longest : bound).map { standing[$0] })
    var predecessor: EntryID?
    for row in target.rows {
      if let handle = handle(of: row) {
        if !kept.contains(handle) {
          let index = finalIndex(after: predecessor, for: handle, in: list)
          moveWithin(handle, row, to: index, of: list) { $0.move(handle, to: index, of: list) }
        }
        predecessor = handle
      } else {
        insertRow(row, at: finalIndex(after: predecessor, for: nil, in: list), of: list)
        predecessor = handle(of: row)
      }
    }
    noteDisplacements(zones, kept: kept, in: list)
  }

  /// Notes the pinned rows that no step moves and that yet have another number of the rows before
  /// them that stay.
  private mutating func noteDisplacements(
    _ zones: PinnedZones, kept: Set<EntryID>, in list: ListID
  ) {
    let before = stayersBefore(zones, in: state.original, list)
    let after = stayersBefore(zones, in: state.document, list)
    for row in zones.pinned where kept.contains(row) && before[row] != after[row] {
      let place = Edit.Target(list: list, finalIndex: state.document.index(of: row))
      let refusals = state.original.refusals(of: .moveRow(row, to: place), expecting: nil)
      // That the place is held says no more than that the row is pinned.
      plan.objections.append(
        ChangePlan.Objection(
          entry: row, refusals: refusals.filter { $0.code != .targetPinned }))
    }
  }

  /// For every pinned row how many free rows stand before it that are in the list before and after.
  private func stayersBefore(
    _ zones: PinnedZones, in document: ListDocument, _ list: ListID
  ) -> [EntryID: Int] {
    var counts: [EntryID: Int] = [:]
    var count = 0
    for row in document.entries(of: list) {
      if zones.contains(row) {
        counts[row] = count
      } else if state.document.parentList(of: row) == list,
        state.original.parentList(of: row) == list
      {
        count += 1
      }
    }
    return counts
  }
}
