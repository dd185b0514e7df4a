/// What only the result of a batch with `coordinates: before` shows (SPEC §2.3): whether pins hold,
/// rows were added at the end, and entries fit to where the text has them.
extension BatchState {
  /// What refuses operations for the sake of the result.
  ///
  /// - Parameters:
  ///   - plan: what was carried out.
  ///   - requests: what the operations asked for.
  ///   - entries: the entries that got a place, by the operations.
  /// - Returns: the refusals, by the operations.
  /// - Complexity: linear in the lists that got or lost entries, and O(log *n*) for each operation.
  mutating func resultRefusals(
    of plan: BatchPlan, _ requests: [BeforeRequest], _ entries: [Int: EntryID]
  ) -> [Int: [Refusal]] {
    var found = misfits(of: plan, entries) + duplicateKeys(of: plan, requests, entries)
    if !document.isUnguarded { found += notAtEnd(plan, entries) + shifts(by: plan, entries) }
    return Dictionary(grouping: found, by: \.operation).mapValues { $0.map(\.refusal) }
  }

  // MARK: Pins

  /// The operations that push pinned rows, the last of as many as it takes to undo that.
  private func shifts(
    by plan: BatchPlan, _ entries: [Int: EntryID]
  ) -> [(operation: Int, refusal: Refusal)] {
    var departures: [ListID: [(entry: EntryID, operation: Int)]] = [:]
    var arrivals: [ListID: [(entry: EntryID, operation: Int)]] = [:]
    for (entry, operation) in plan.deleters {
      if let list = original.parentList(of: entry) {
        departures[list, default: []].append((entry, operation))
      }
    }
    for placement in plan.placements where placement.source != placement.list {
      if let entry = placement.entry, let source = placement.source {
        departures[source, default: []].append((entry, placement.operation))
      }
      if let entry = entries[placement.operation] {
        arrivals[placement.list, default: []].append((entry, placement.operation))
      }
    }
    let lists = Set(departures.keys).union(arrivals.keys).sorted { $0.number < $1.number }
    return lists.flatMap { list -> [(operation: Int, refusal: Refusal)] in
      guard document.isLive(list), let row = shiftedRow(of: list),
        let before = original.index(of: row), let after = document.index(of: row)
      else { return [] }
      let isDocumentSlot = isDocumentSlot(row, of: list)
      let isForward = after > before
      let pushing =
        isForward
        ? arrivals[list]?.filter { document.index(of: $0.entry).map { $0 < after } ?? false }
        : departures[list]?.filter { original.index(of: $0.entry).map { $0 < before } ?? false }
      let operations = (pushing ?? []).map(\.operation).sorted().suffix(abs(after - before))
      let refusal = Refusal.wouldShift(row, isDocumentSlot: isDocumentSlot, in: original)
      return Set(operations).sorted().map { ($0, refusal) }
    }
  }

  /// A pinned row that must keep its index and has another now; nil if there is none.
  private func shiftedRow(of list: ListID) -> EntryID? {
    guard document.kind(of: list) == .rows else { return nil }
    return document.pinnedRows(of: list).rows.first { row in
      let isBound =
        isDocumentSlot(row, of: list)
        || document.policy.pinShift == .deny
          && !document.flags[Int(row.number)].isDisjoint(with: .slotLike)
      return isBound && document.index(of: row) != original.index(of: row)
    }
  }

  /// Whether a row is pinned by a slot of the document.
  private func isDocumentSlot(_ row: EntryID, of list: ListID) -> Bool {
    document.lists[Int(list.number)].pins == nil
      && document.flags[Int(row.number)].contains(.slot)
  }

  // MARK: Ends

  /// The rows that arrive before the end of a list to which rows are only added.
  private func notAtEnd(
    _ plan: BatchPlan, _ entries: [Int: EntryID]
  ) -> [(operation: Int, refusal: Refusal)] {
    guard document.policy.appendOnly else { return [] }
    var last: [ListID: Int] = [:]
    return plan.placements.compactMap { placement in
      guard placement.entry == nil, let row = entries[placement.operation],
        document.kind(of: placement.list) == .rows, let index = document.index(of: row)
      else { return nil }
      let list = placement.list
      let end = last[list] ?? lastIndexAsRead(of: list)
      last[list] = end
      return index < end ? (placement.operation, .notAtEnd(index, of: list, in: original)) : nil
    }
  }

  /// The highest index of a row that was there before, without those pinned at the end; -1: none.
  private func lastIndexAsRead(of list: ListID) -> Int {
    let free = document.entries(of: list).dropLast(document.lists[Int(list.number)].tail)
    return free.lastIndex { original.parentList(of: $0) == list } ?? -1
  }

  // MARK: Text

  /// The entries that have come to lists of the text into which they do not fit, or that are not edited.
  private mutating func misfits(
    of plan: BatchPlan, _ entries: [Int: EntryID]
  ) -> [(operation: Int, refusal: Refusal)] {
    guard document.gathered != nil else { return [] }
    return plan.placements.compactMap { placement in
      guard placement.list == .root, let entry = entries[placement.operation],
        let list = document.textList(of: entry)
      else { return nil }
      if let refusal = document.gatheringFailure(of: entry, from: placement.home) {
        return (placement.operation, refusal)
      }
      return document.lists[Int(list.number)].isEditable
        ? nil : (placement.operation, .aliasedList(list, in: document))
    }
  }

  /// The entries of mappings that have a key which another entry has too: one that stays as it is, or
  /// one of an earlier operation.
  private mutating func duplicateKeys(
    of plan: BatchPlan, _ requests: [BeforeRequest], _ entries: [Int: EntryID]
  ) -> [(operation: Int, refusal: Refusal)] {
    struct Place: Hashable {
      let list: ListID
      let key: String
    }
    var claimants: [Place: Int] = [:]
    var found: [(operation: Int, refusal: Refusal)] = []
    for number in requests.indices where plan.isStanding(number) {
      let entry: EntryID?
      switch requests[number].kind {
      case .placement: entry = entries[number]
      case .replacement(let row, _): entry = row
      case .renaming(let section, _): entry = document.isTitledByKey(section) ? section : nil
      case .settled, .deletion, .sorting: entry = nil
      }
      guard let entry, let list = document.textList(of: entry), document.form(of: list) == .mapping,
        let key = document.key(of: entry),
        original.textList(of: entry) != list || original.key(of: entry) != key
      else { continue }
      let place = Place(list: list, key: key)
      if let first = claimants[place] {
        found.append((number, .duplicateKey(key, first: first, of: list, in: original)))
      } else if let holder = holder(of: key, in: list) {
        found.append((number, .duplicateKey(key, other: holder, of: list, in: original)))
      } else {
        claimants[place] = number
      }
    }
    return found
  }

  /// The entry that had a key in a list of the text, and has it still.
  private mutating func holder(of key: String, in list: ListID) -> EntryID? {
    document.entries(withKey: key, in: list, limit: .max).first { entry in
      original.textList(of: entry) == list && original.key(of: entry) == key
        && document.isLive(entry)
    }
  }
}
