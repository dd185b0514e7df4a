/// How many free rows of the zones between pinned rows there are, go, and are to be (`PinnedZones`).
private struct ZoneCounts {
  /// How many there are.
  var present: [Int]
  /// How many of those leave the list.
  var departing: [Int]
  /// How many the new document has.
  var wanted: [Int]
  /// The first zones, whose counts no departure may change.
  var closed: Range<Int>

  /// How many rows are to leave from every zone; nil if that cannot be. If too few stand in zones
  /// from which rows may leave, the number is that of the rows that have to come first.
  func departures() -> (counts: [Int], shortage: Int)? {
    guard closed.allSatisfy({ present[$0] == wanted[$0] }) else { return nil }
    var counts = present.indices.map { max(0, present[$0] - wanted[$0]) }
    var left = departing.reduce(0, +) - counts.reduce(0, +)
    guard left >= 0 else { return nil }
    for limits in [departing, present] {
      for zone in counts.indices where !closed.contains(zone) {
        let more = min(max(0, limits[zone] - counts[zone]), left)
        counts[zone] += more
        left -= more
      }
    }
    return (counts, left)
  }

  /// Whether rows leave from where they stand, and all comes out right.
  var isRight: Bool {
    present.indices.allSatisfy { zone in
      closed.contains(zone)
        ? departing[zone] == 0 : departing[zone] >= present[zone] - wanted[zone]
    }
  }
}

/// Steps before rows leave lists. Where a row leaves from decides which pinned rows shift (SPEC §3, P4).
extension ChangePlanner {
  /// Moves the rows that leave a list to where the pinned rows behind them are to shift, and lets rows
  /// come first where none could leave before or the list would be pruned.
  ///
  /// - Parameter list: a list of rows of the old document.
  /// - Complexity: O(*n* log *n*) if the list has pinned rows; else O(*n*) where lists that lose all rows
  ///   are pruned, and O(1) where not.
  mutating func prepareDepartures(of list: ListID) {
    guard let target = matching.new(of: list) else { return }
    if isPrunedOnTheWay(list, to: target) {
      bringFirst(1, of: new.entries(of: target), to: list)
    }
    let document = state.document
    guard !document.pinnedRows(of: list).rows.isEmpty, !document.policy.appendOnly,
      document.effectiveMode(of: list).permits(.move)
    else { return }
    let rows = new.entries(of: target)
    guard
      let zones = PinnedZones(
        of: list, target: ListTarget(list: target, rows: rows, isStanding: []), in: self),
      zones.isInOrder, zones.pinned.count == document.pinnedRows(of: list).rows.count
    else { return }
    var counts = counts(of: zones, rows, in: list)
    guard !counts.isRight, var departures = counts.departures() else { return }
    if departures.shortage > 0 {
      guard bringFirst(departures.shortage, of: rows, to: list) else { return }
      counts = self.counts(of: zones, rows, in: list)
      guard let others = counts.departures(), others.shortage == 0 else { return }
      departures = others
    }
    arrangeDepartures(departures.counts, counts.present, around: zones, in: list)
  }

  /// Whether a list that is to have rows loses all that it has, and would go with the last.
  private func isPrunedOnTheWay(_ list: ListID, to target: ListID) -> Bool {
    guard state.document.policy.emptySections == .prune, new.count(of: target) > 0 else {
      return false
    }
    return state.document.entries(of: list).allSatisfy { !isToStay($0, in: target) }
  }

  /// Lets some of the rows come that are to come, at the end: first of all those that come anew.
  ///
  /// - Returns: whether there are as many.
  @discardableResult
  private mutating func bringFirst(_ count: Int, of rows: [EntryID], to list: ListID) -> Bool {
    let index = state.document.arrivals(in: list).upperBound
    let coming = rows.filter { matching.old(of: $0) == nil && handle(of: $0) == nil }.prefix(count)
    for row in coming { insertRow(row, at: index, of: list) }
    var missing = count - coming.count
    for row in rows where missing > 0 {
      guard let handle = handle(of: row), let source = state.document.parentList(of: handle),
        source != list, state.document.policy.emptySections != .prune,
        state.document.refusals(
          of: .moveRow(handle, to: Edit.Target(list: list, finalIndex: index)), expecting: nil
        ).isEmpty
      else { continue }
      moveAcross(handle, row, to: index, of: list)
      missing -= 1
    }
    return missing == 0
  }

  private func counts(of zones: PinnedZones, _ rows: [EntryID], in list: ListID) -> ZoneCounts {
    let none = [Int](repeating: 0, count: zones.pinned.count + 1)
    var counts = ZoneCounts(present: none, departing: none, wanted: none, closed: 0..<0)
    for (rank, row) in rows.enumerated() {
      let isPinned = handle(of: row).map { zones.contains($0) } ?? false
      if !isPinned { counts.wanted[zones.zones[rank]] += 1 }
    }
    let target = matching.new(of: list)
    var zone = 0
    for row in state.document.entries(of: list) {
      if zones.contains(row) {
        zone += 1
        if isHeld(row, in: list) { counts.closed = 0..<zone }
      } else {
        counts.present[zone] += 1
        if target.map({ !isToStay(row, in: $0) }) ?? true { counts.departing[zone] += 1 }
      }
    }
    return counts
  }

  /// Whether nothing may shift a pinned row.
  private func isHeld(_ row: EntryID, in list: ListID) -> Bool {
    let record = state.document.lists[Int(list.number)]
    return row == record.lastDocumentSlot
      || state.document.policy.pinShift == .deny && row == record.lastSlotLike
  }

  /// Moves free rows so that as many of those that leave stand in every zone as are to leave it.
  private mutating func arrangeDepartures(
    _ departures: [Int], _ sizes: [Int], around zones: PinnedZones, in list: ListID
  ) {
    let free = state.document.entries(of: list).filter { !zones.contains($0) }
    guard let target = matching.new(of: list) else { return }
    let places = Dictionary(uniqueKeysWithValues: free.enumerated().map { ($1, $0) })
    var staying = free.filter { isToStay($0, in: target) }[...]
    var leaving = free.filter { !isToStay($0, in: target) }[...]
    var wanted: [EntryID] = []
    for (count, size) in zip(departures, sizes) {
      let rows = leaving.prefix(count) + staying.prefix(size - count)
      wanted += rows.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
      leaving = leaving.dropFirst(count)
      staying = staying.dropFirst(size - count)
    }
    let order = wanted.map { places[$0] ?? 0 }
    guard
      LongestIncreasingRun(of: order, keeping: { !state.document.mayMove(wanted[$0]) }).positions
        != nil
    else { return }
    moveFreeRows(to: wanted, around: zones.rows, in: list)
  }
}
