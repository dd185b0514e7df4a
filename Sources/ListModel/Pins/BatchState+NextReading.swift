/// How the next reading would bind the pins of a batch's result (SPEC §3, P4 and P6).
extension BatchState {
  /// The free rows that the next reading would find pinned.
  ///
  /// - Complexity: linear in the lists that the batch touched, the rows warned of, and the rows
  ///   pinned by id.
  func pinWarnings() -> [BatchResult.PinWarning] {
    let touched = touchedRowLists()
    let operations = Dictionary(uniqueKeysWithValues: touched.map { ($0.list, $0.operation) })
    var rows: [EntryID] = []
    var seen: Set<EntryID> = []
    for (list, _) in touched {
      for row in freeRowsInPinnedPlaces(of: list) where seen.insert(row).inserted {
        rows.append(row)
      }
    }
    for row in freeRowsPinnedByID(in: touched.map(\.list)) where seen.insert(row).inserted {
      rows.append(row)
    }
    guard !rows.isEmpty else { return [] }
    let lastMoves = lastMoves(of: seen)
    return rows.map { row in
      let list = document.parentList(of: row)
      return BatchResult.PinWarning(
        row: row, at: document.index(of: row) ?? 0, in: list,
        operation: lastMoves[row] ?? list.flatMap { operations[$0] } ?? 0,
        message: "\(document.phrase(for: row)) will be pinned when the result is read")
    }
  }

  /// Brings the slots that sections declare up to date with the rows that they name.
  ///
  /// - Returns: the new slots of every list whose slots changed.
  /// - Complexity: linear in the slots of the lists that the batch touched.
  mutating func followSlots() -> [ListID: [Int]] {
    var shifted: [ListID: [Int]] = [:]
    var lists = Set(touchedRowLists().map(\.list))
    // Only what restores a document shifts pinned rows by moves within their list.
    if document.isUnguarded {
      lists.formUnion(changes.compactMap { document.parentList(of: $0.entry) })
    }
    for list in lists where document.isLive(list) {
      guard let slots = document.lists[Int(list.number)].pins?.slots, !slots.isEmpty else {
        continue
      }
      let followed = slots.map { slot in
        firstRow(at: slot, of: list).flatMap { document.index(of: $0) } ?? slot
      }
      guard followed != slots else { continue }
      shifted[list] = followed
      document.lists[Int(list.number)].pins?.slots = followed
    }
    return shifted
  }

  /// The row at `index` of `list` as it was read, or as it arrived.
  private func firstRow(at index: Int, of list: ListID) -> EntryID? {
    guard !original.knows(list) else { return original.entry(at: index, in: list) }
    return rowsAtArrival[list].flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The free rows of `touched` lists that the pins in force there name by id.
  private func freeRowsPinnedByID(in touched: [ListID]) -> [EntryID] {
    var rows = document.pins.rows.filter { row in
      guard let list = document.parentList(of: row) else { return false }
      return document.lists[Int(list.number)].pins == nil && document.isLive(row)
    }
    for list in touched {
      rows += (document.lists[Int(list.number)].pins?.rows ?? []).filter {
        document.parentList(of: $0) == list
      }
    }
    return rows.filter { !document.isPinned($0) }
  }

  /// The free rows of `list` at places that `first`, `last` or the document's slots would pin.
  private func freeRowsInPinnedPlaces(of list: ListID) -> [EntryID] {
    let record = document.lists[Int(list.number)]
    let count = document.count(of: list)
    let (head, tail) = document.pinsInForce(in: list).ends(count: count)
    var indices = Array(record.head..<max(record.head, head))
    let firstBound = count - record.tail
    indices += min(firstBound, count - tail)..<firstBound
    if record.pins == nil {
      // Slots below the count as read are bound, and no operation shifts those.
      let count = rowsAtArrival[list]?.count ?? original.count(of: list)
      let start = document.slotCount(below: count)
      indices += document.sortedSlots[start...].prefix { $0 < document.count(of: list) }
    }
    return Set(indices).sorted().compactMap { index in
      guard let row = document.entry(at: index, in: list), !document.isPinned(row) else {
        return nil
      }
      return row
    }
  }

  /// For those of `rows` that came or moved the last operation that did so.
  private func lastMoves(of rows: Set<EntryID>) -> [EntryID: Int] {
    var operations: [EntryID: Int] = [:]
    for (change, operation) in zip(changes, changeOperations) {
      switch change {
      case .move(let row, _, _), .insert(let row, _):
        if rows.contains(row) { operations[row] = operation }
      case .delete, .replace, .rename: break
      }
    }
    return operations
  }
}
