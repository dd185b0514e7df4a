/// What the rows of a list are to become.
struct ListTarget {
  /// The list of the new document.
  let list: ListID
  /// Its rows, in order.
  let rows: [EntryID]
  /// For every row whether it stands right as to the others that do, so that it need not move.
  var isStanding: [Bool]
}

/// Steps that are about rows.
extension ChangePlanner {
  /// Deletes the rows that have no partner in lists that stay, the last first; and before them those
  /// that come anew elsewhere.
  mutating func deleteRows() {
    let old = state.original
    for row in matching.replanted.sorted().reversed()
    where old.isRow(row) && state.document.isLive(row) {
      deleteRow(row)
    }
    for number in old.lists.indices where old.lists[number].kind == .rows {
      let list = ListID(UInt32(truncatingIfNeeded: number))
      guard matching.new(of: list) != nil || matching.isLost(list, of: old, in: new) else {
        continue
      }
      var doomed: [EntryID] = []
      old.order.forEachEntry(of: list) { if matching.new(of: $0) == nil { doomed.append($0) } }
      for row in doomed.reversed() where state.document.isLive(row) { deleteRow(row) }
    }
  }

  private mutating func deleteRow(_ row: EntryID) {
    guard let list = state.document.parentList(of: row) else { return }
    let refusals = state.document.refusals(of: .deleteRow(row), expecting: nil)
    step(.deleteRow, old: row, new: nil, refusals: refusals) {
      $0.delete(row)
      _ = $0.prune(list)
    }
  }

  /// What the rows of a list of the new document are to become; nil if nothing comes, leaves or moves.
  func listTarget(of list: ListID) -> ListTarget? {
    let rows = new.entries(of: list)
    guard let old = handle(of: list) else {
      return ListTarget(list: list, rows: rows, isStanding: rows.map { _ in false })
    }
    var ranks: [EntryID: Int] = [:]
    var isChanged = false
    let present = state.document.entries(of: old)
    for (rank, row) in rows.enumerated() {
      let handle = handle(of: row)
      if !isChanged, rank >= present.count || handle != present[rank] { isChanged = true }
      if isChanged { break }
    }
    guard isChanged || present.count != rows.count else { return nil }
    for (rank, row) in rows.enumerated() {
      if let handle = handle(of: row) { ranks[handle] = rank }
    }
    let stayers = present.filter { ranks[$0] != nil }
    let isPinned = !state.document.pinnedRows(of: old).rows.isEmpty
    let free = isPinned ? stayers.filter { !state.document.isPinned($0) } : stayers
    var isStanding = rows.map { _ in false }
    for rank in standingRanks(of: free.map { ranks[$0] ?? 0 }, free) { isStanding[rank] = true }
    return ListTarget(list: list, rows: rows, isStanding: isStanding)
  }

  /// Which of some ranks may stay while the others move: the most, those of rows that must not move
  /// among them if that can be.
  func standingRanks(of ranks: [Int], _ rows: [EntryID]) -> [Int] {
    let bound = LongestIncreasingRun(of: ranks, prefersLater: keepsLater) {
      !state.document.mayMove(rows[$0])
    }
    let positions =
      bound.positions
      ?? LongestIncreasingRun(of: ranks, prefersLater: keepsLater) { _ in false }.positions
    return (positions ?? []).map { ranks[$0] }
  }

  /// Moves the rows to a list that come from others.
  mutating func bringRows(to target: inout ListTarget) {
    guard let list = handle(of: target.list) else { return }
    let zones = PinnedZones(of: list, target: target, in: self)
    var predecessor: EntryID?
    var openPlaces = zones.map { zones in zones.openPlaces(for: target, in: self) } ?? []
    for (rank, row) in target.rows.enumerated() {
      guard let handle = handle(of: row) else { continue }
      if target.isStanding[rank] {
        predecessor = handle
      } else if state.document.parentList(of: handle) != list {
        var index = finalIndex(after: predecessor, for: nil, in: list)
        if let zones, let zone = zones.zone(forRank: rank, from: &openPlaces) {
          index = zones.index(inZone: zone, near: index, of: list, in: self)
        }
        moveAcross(handle, row, to: index, of: list)
        target.isStanding[rank] = true
        predecessor = handle
      }
    }
  }

  mutating func moveAcross(_ row: EntryID, _ entry: EntryID, to index: Int, of list: ListID) {
    let source = state.document.parentList(of: row)
    let target = Edit.Target(list: list, finalIndex: index)
    let refusals = state.document.refusals(of: .moveRow(row, to: target), expecting: nil)
    step(.moveRow, old: row, new: entry, to: target, refusals: refusals) {
      $0.move(row, to: index, of: list)
      if let source { _ = $0.prune(source) }
    }
  }

  /// Moves rows within a list, and inserts those that come.
  mutating func arrangeRows(of target: ListTarget) {
    if handle(of: target.list) == nil { reviveOwner(of: target.list) }
    guard let list = handle(of: target.list) else { return }
    if let zones = PinnedZones(of: list, target: target, in: self) {
      return arrangeRows(of: target, around: zones, in: list)
    }
    var predecessor: EntryID?
    for (rank, row) in target.rows.enumerated() {
      if let handle = handle(of: row) {
        if state.document.parentList(of: handle) != list {
          let index = finalIndex(after: predecessor, for: nil, in: list)
          moveAcross(handle, row, to: index, of: list)
        } else if !target.isStanding[rank] {
          let index = finalIndex(after: predecessor, for: handle, in: list)
          moveWithin(handle, row, to: index, of: list) { $0.move(handle, to: index, of: list) }
        }
        predecessor = handle
      } else {
        insertRow(row, at: finalIndex(after: predecessor, for: nil, in: list), of: list)
        predecessor = handle(of: row)
      }
    }
  }

  /// Brings the section of a list back that was pruned on the way.
  private mutating func reviveOwner(of list: ListID) {
    guard let section = new.owner(of: list), let parent = new.parentList(of: section),
      new.kind(of: parent) == .sections, let index = new.index(of: section)
    else { return }
    var before: EntryID?
    for index in (0..<index).reversed() {
      before = new.entry(at: index, in: parent).flatMap { handle(of: $0) }
      if before != nil { break }
    }
    revive(section, after: before, in: parent)
  }

  mutating func moveWithin(
    _ row: EntryID, _ entry: EntryID?, to index: Int, of list: ListID,
    perform: (inout BatchState) -> Void
  ) {
    guard state.document.index(of: row) != index else { return }
    let target = Edit.Target(list: list, finalIndex: index)
    let refusals = state.document.refusals(of: .moveRow(row, to: target), expecting: nil)
    step(.moveRow, old: row, new: entry, to: target, refusals: refusals, perform: perform)
  }

  mutating func insertRow(_ entry: EntryID, at index: Int, of list: ListID) {
    let target = Edit.Target(list: list, finalIndex: index)
    let row = changed.entry(entry)
    let refusals = state.document.refusals(of: .insertRow(row, to: target), expecting: nil)
    step(.insertRow, old: nil, new: entry, to: target, refusals: refusals) {
      $0.insert(row, as: .rows, at: index, of: list)
    }
    if let handle = state.document.entry(at: index, in: list) { noteArrival(of: entry, as: handle) }
  }

  /// Gives rows their new contents that are to come to lists in which none gets another.
  mutating func replaceDepartingRows() {
    let document = state.document
    for (row, difference) in changed.rows {
      guard let old = matching.old(of: row), let source = document.parentList(of: old),
        let target = new.parentList(of: row).flatMap({ matching.old(of: $0) }), source != target,
        document.effectiveMode(of: source).permits(.edit),
        !document.effectiveMode(of: target).permits(.edit)
      else { continue }
      replaceRow(row, difference)
      replaced.insert(row)
    }
  }

  /// Gives all other rows their new contents.
  mutating func replaceRows() {
    let rows = changed.rows.filter { !replaced.contains($0.row) }
    for (row, difference) in new.hasNestedLists ? innerFirst(rows) : rows {
      replaceRow(row, difference)
    }
  }

  /// Some rows, those below others before these: an outer one brings the text of all below it.
  private func innerFirst(
    _ rows: [(row: EntryID, difference: ChangedEntries.RowDifference)]
  ) -> [(row: EntryID, difference: ChangedEntries.RowDifference)] {
    let depths = rows.map { new.path(of: $0.row).count }
    // Equal depths keep their order.
    return rows.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.map { rows[$0] }
  }

  private mutating func replaceRow(_ row: EntryID, _ difference: ChangedEntries.RowDifference) {
    guard let old = matching.old(of: row), state.document.isLive(old) else { return }
    let content = changed.entry(row)
    var refusals = state.document.refusals(of: .replaceRow(old, content), expecting: nil)
    if difference == .rules { refusals.removeAll { $0.code != .rulesChanged } }
    step(.replaceRow, old: old, new: row, refusals: refusals) { $0.replace(old, by: content) }
  }
}
