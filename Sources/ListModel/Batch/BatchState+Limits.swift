/// The limits of SPEC §4.3, stage 11, on the result of a batch whose operations all passed.
extension BatchState {
  /// What refuses the result: for each operation that led there last, its refusals.
  ///
  /// - Complexity: linear in the lists that the batch touched, and for `unique-titles` in the
  ///   entries that have a moved row's title.
  mutating func limitRefusals() -> [(operation: Int, refusals: [Refusal])] {
    var found: [(operation: Int, refusal: Refusal)] = []
    let touched = touchedRowLists()
    for (list, operation) in touched {
      if let refusal = emptied(list) { found.append((operation, refusal)) }
    }
    for (list, operation) in touched {
      if let refusal = outOfBounds(list) { found.append((operation, refusal)) }
    }
    if let limit = document.policy.maxDeletes, deletedRows > limit, let lastDeletion {
      found.append((lastDeletion, .tooManyDeletes(deletedRows, limit: limit)))
    }
    found += duplicateTitles()
    found += newStrays()
    found += unmetPins()
    var order: [Int] = []
    var byOperation: [Int: [Refusal]] = [:]
    for (operation, refusal) in found {
      if byOperation[operation] == nil { order.append(operation) }
      byOperation[operation, default: []].append(refusal)
    }
    return order.map { (operation: $0, refusals: byOperation[$0] ?? []) }
  }

  /// The live lists of rows whose count the batch changed, in order, each with the last operation
  /// that did.
  func touchedRowLists() -> [(list: ListID, operation: Int)] {
    lastCountChanges.enumerated().compactMap { number, operation in
      let list = ListID(UInt32(truncatingIfNeeded: number))
      guard let operation, document.kind(of: list) == .rows, document.isLive(list) else {
        return nil
      }
      return (list: list, operation: operation)
    }
  }

  private func emptied(_ list: ListID) -> Refusal? {
    guard document.policy.emptySections == .deny, document.count(of: list) == 0,
      countBefore(of: list) ?? 0 > 0
    else { return nil }
    return .wouldEmptySection(list, in: document)
  }

  /// How many rows a list had, or that in whose place it has come with its owner's new text; nil if
  /// there was none.
  private func countBefore(of list: ListID) -> Int? {
    if original.knows(list) { return original.count(of: list) }
    guard let owner = document.owner(of: list), Int(owner.number) < original.order.entryCount else {
      return nil
    }
    return original.list(of: owner).map { original.count(of: $0) }
  }

  private func outOfBounds(_ list: ListID) -> Refusal? {
    let now = document.count(of: list)
    let before = countBefore(of: list)
    if let minimum = document.policy.minRows, now < minimum, now < before ?? .max {
      return .tooFewRows(list, minimum: minimum, in: document)
    }
    if let maximum = document.policy.maxRows, now > maximum, now > before ?? 0 {
      return .tooManyRows(list, maximum: maximum, in: document)
    }
    return nil
  }

  // MARK: Titles

  /// Titles that a section, or the document, has more often than before.
  private mutating func duplicateTitles() -> [(operation: Int, refusal: Refusal)] {
    guard document.policy.uniqueTitles != .none else { return [] }
    var found: [(operation: Int, refusal: Refusal)] = []
    var seen: Set<String> = []
    for row in arrivals.keys.sorted() where document.isLive(row) && document.isRow(row) {
      guard let title = document.title(of: row), seen.insert(title).inserted else { continue }
      found += duplicates(of: title)
    }
    return found
  }

  private mutating func duplicates(of title: String) -> [(operation: Int, refusal: Refusal)] {
    let isWhole = document.policy.uniqueTitles == .document
    var now: [ListID: [EntryID]] = [:]
    for row in document.entries(titled: title, in: .allRows, limit: .max) {
      if let list = document.parentList(of: row) {
        now[isWhole ? .root : list, default: []].append(row)
      }
    }
    var before: [ListID: Int] = [:]
    document.preparedTitleIndex().forEachCandidate(for: title) { row in
      if let list = original.parentList(of: row), original.isLive(row),
        original.title(of: row) == title
      {
        before[isWhole ? .root : list, default: 0] += 1
      }
      return true
    }
    return now.sorted { $0.key.number < $1.key.number }.compactMap { list, rows in
      guard rows.count > 1, rows.count > before[list] ?? 0,
        let operation = rows.compactMap({ arrivals[$0] }).max(),
        let last = rows.last(where: { arrivals[$0] == operation }),
        let other = rows.first(where: { $0 != last })
      else { return nil }
      return (operation, .duplicateTitle(title, other: other, of: list, in: document))
    }
  }

  // MARK: Pins

  /// Declared pins that would name nothing when the result is read (SPEC §3, P6).
  private mutating func unmetPins() -> [(operation: Int, refusal: Refusal)] {
    guard deletedRows > 0 || !arrived.isEmpty else { return [] }
    return unmetSlots() + unmetIDs()
  }

  private func unmetSlots() -> [(operation: Int, refusal: Refusal)] {
    guard let largest = document.sortedSlots.last, largest >= 0 else { return [] }
    let before = Set(original.unmetDocumentSlots())
    let unmet = document.unmetDocumentSlots().filter { !before.contains($0) }
    guard !unmet.isEmpty else { return [] }
    var deletions: [(operation: Int, count: Int)] = []
    for (change, operation) in zip(changes, changeOperations) {
      guard case .delete(let entry, _) = change else { continue }
      for list in document.lists(below: entry)
      where document.lists[Int(list.number)].pins == nil && document.kind(of: list) == .rows {
        deletions.append((operation, document.count(of: list)))
      }
    }
    // The higher a slot, the fewer deleted sections had it.
    return unmet.map { slot in
      while let last = deletions.last, last.count <= slot { deletions.removeLast() }
      return (deletions.last?.operation ?? operation, .pinOutOfRange(slot))
    }
  }

  private mutating func unmetIDs() -> [(operation: Int, refusal: Refusal)] {
    var named = document.pins.rows
    for (number, record) in document.lists.enumerated() {
      guard let rows = record.pins?.rows, !rows.isEmpty else { continue }
      if document.isLive(ListID(UInt32(truncatingIfNeeded: number))) { named += rows }
    }
    var gone: [EntryID] = []
    for row in named {
      guard original.isLive(row), let id = original.id(of: row),
        !document.isLive(row) || document.id(of: row) != id,
        document.entries(withID: id, in: .allRows, limit: 1).isEmpty
      else { continue }
      gone.append(row)
    }
    guard !gone.isEmpty else { return [] }
    var departures: [EntryID: Int] = [:]
    for (change, operation) in zip(changes, changeOperations) {
      switch change {
      case .delete(let entry, _), .replace(let entry, _, _): departures[entry] = operation
      case .move, .insert, .rename: break
      }
    }
    var seen: Set<EntryID> = []
    return gone.filter { seen.insert($0).inserted }.map { row in
      var entry = row
      while !document.isLive(row), let list = document.parentList(of: entry),
        let owner = document.owner(of: list)
      {
        entry = owner
      }
      return (departures[entry] ?? operation, .pinnedRowGone(row, of: original))
    }
  }
}
