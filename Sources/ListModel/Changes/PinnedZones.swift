/// The pinned rows of a list that stay in it, and the zones between them, numbered from 0: before the
/// first, between the first and the second, and so on.
///
/// Moves leave as many free rows in every zone as there are (SPEC §3, P3); only departures and arrivals
/// change that.
struct PinnedZones {
  /// The pinned rows that stay, in the order in which they stand.
  let pinned: [EntryID]
  /// For every row of the target the zone in which it is to stand; for a pinned one the zone before it.
  let zones: [Int]
  /// Whether the pinned rows keep their order.
  let isInOrder: Bool
  private let isPinned: Set<EntryID>

  /// Finds the zones of a list; nil if no pinned row stays in it.
  ///
  /// - Complexity: O(*n*).
  init?(of list: ListID, target: ListTarget, in planner: ChangePlanner) {
    let document = planner.state.document
    let pinned = document.pinnedRows(of: list).rows.filter { row in
      document.parentList(of: row) == list && planner.isToStay(row, in: target.list)
    }
    guard !pinned.isEmpty else { return nil }
    let isPinned = Set(pinned)
    self.isPinned = isPinned
    self.pinned = pinned
    var next = 0
    var isInOrder = true
    zones = target.rows.map { row in
      guard let handle = planner.handle(of: row), isPinned.contains(handle) else { return next }
      isInOrder = isInOrder && pinned[next] == handle
      next += 1
      return next - 1
    }
    self.isInOrder = isInOrder
  }

  /// Whether a row is one of the pinned rows that stay.
  func contains(_ row: EntryID) -> Bool { isPinned.contains(row) }

  /// The rows, for places to be told.
  var rows: PinnedRows { PinnedRows(pinned[...]) }

  /// How many free rows every zone is to get beside those that stand in it and are to stay.
  ///
  /// - Complexity: O(*n*).
  func missing(from target: ListTarget, of list: ListID, in planner: ChangePlanner) -> [Int] {
    var missing = [Int](repeating: 0, count: pinned.count + 1)
    for (rank, row) in target.rows.enumerated() {
      if let handle = planner.handle(of: row), contains(handle) { continue }
      missing[zones[rank]] += 1
    }
    var zone = 0
    for row in planner.state.document.entries(of: list) {
      if contains(row) {
        zone += 1
      } else if planner.isToStay(row, in: target.list) {
        missing[zone] -= 1
      }
    }
    return missing
  }

  /// How many rows every zone is to get from other lists.
  func openPlaces(for target: ListTarget, in planner: ChangePlanner) -> [Int] {
    guard let list = planner.handle(of: target.list) else { return [] }
    var open = missing(from: target, of: list, in: planner)
    for (rank, row) in target.rows.enumerated() where planner.handle(of: row) == nil {
      open[zones[rank]] -= 1
    }
    return open
  }

  /// The zone into which a row comes: its own if there is a place, else one where there is.
  func zone(forRank rank: Int, from open: inout [Int]) -> Int? {
    let own = zones[rank]
    let zone = open[own] > 0 ? own : open.firstIndex { $0 > 0 } ?? own
    open[zone] -= 1
    return zone
  }

  /// The index in a zone that is nearest to another.
  func index(inZone zone: Int, near index: Int, of list: ListID, in planner: ChangePlanner) -> Int {
    let document = planner.state.document
    let low = zone == 0 ? 0 : (document.index(of: pinned[zone - 1]) ?? 0) + 1
    let high =
      zone == pinned.count ? document.count(of: list) : document.index(of: pinned[zone]) ?? low
    return min(max(index, low), max(low, high))
  }
}
