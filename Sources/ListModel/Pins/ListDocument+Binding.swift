extension ListDocument {
  /// Settles which rows are pinned (SPEC §3), as the document stands.
  ///
  /// Slots that are not there and ids of rows elsewhere pin nothing here; to report them is the
  /// decoder's part.
  ///
  /// - Complexity: linear in rows, and in the slots of each section that has its own.
  package mutating func bindPins() {
    sortedSlots = pins.slots.sorted()
    let bound: EntryFlags = [.head, .tail, .slot, .identified]
    for position in flags.indices { flags[position].subtract(bound) }
    pinnedRows = []
    listsWithProtected = []
    for number in lists.indices.dropFirst() where lists[number].kind == .rows {
      let list = ListID(UInt32(truncatingIfNeeded: number))
      bindEnds(of: list)
      bindSlots(of: list)
      bindIDs(lists[number].pins?.rows ?? [], of: list)
    }
    for row in pins.rows {
      if let list = parentList(of: row), lists[Int(list.number)].pins == nil {
        bindIDs([row], of: list)
      }
    }
    for number in lists.indices { collectPinnedRows(of: number) }
  }

  /// Settles which rows of a section that arrived are pinned, by its own declaration or by the
  /// document's, as the next reading would.
  ///
  /// - Complexity: linear in its rows and slots.
  mutating func bindPins(ofArrived list: ListID) {
    bindEnds(of: list)
    bindSlots(of: list)
    bindIDs(lists[Int(list.number)].pins?.rows ?? [], of: list)
    collectPinnedRows(of: Int(list.number))
  }

  /// The document's slots that name no row in any section they apply to, in ascending order.
  ///
  /// They apply to sections without pins of their own.
  ///
  /// - Complexity: linear in lists and slots.
  package func unmetDocumentSlots() -> [Int] {
    var largest = 0
    for (number, record) in lists.enumerated().dropFirst()
    where record.pins == nil && record.kind == .rows {
      let list = ListID(UInt32(truncatingIfNeeded: number))
      if isLive(list) { largest = max(largest, count(of: list)) }
    }
    return pins.slots.filter { $0 >= largest }.sorted()
  }

  /// How many of the document's slots are below `index`.
  ///
  /// - Complexity: O(log *n*).
  func slotCount(below index: Int) -> Int {
    var low = 0
    var high = sortedSlots.count
    while low < high {
      let middle = low + (high - low) / 2
      if sortedSlots[middle] < index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The pins that hold for `list`: its own, else the document's.
  func pinsInForce(in list: ListID) -> PinDeclaration { lists[Int(list.number)].pins ?? pins }

  /// The pinned rows of `list`, in order.
  func pinnedRows(of list: ListID) -> PinnedRows {
    PinnedRows(pinnedRows[lists[Int(list.number)].pinnedRange])
  }

  private mutating func bindEnds(of list: ListID) {
    let declaration = pinsInForce(in: list)
    let (head, tail) = declaration.ends(count: count(of: list))
    lists[Int(list.number)].head = head
    lists[Int(list.number)].tail = tail
    for index in 0..<head { flagRow(at: index, of: list, .head) }
    let count = count(of: list)
    for index in (count - tail)..<count { flagRow(at: index, of: list, .tail) }
  }

  private mutating func bindSlots(of list: ListID) {
    lists[Int(list.number)].lastDocumentSlot = nil
    if let slots = lists[Int(list.number)].pins?.slots {
      for slot in slots { flagRow(at: slot, of: list, .slot) }
      return
    }
    for slot in sortedSlots[slotCount(below: 0)...] {
      guard let row = order.element(at: slot, in: list) else { break }
      flags[Int(row.number)].insert(.slot)
      lists[Int(list.number)].lastDocumentSlot = row
    }
  }

  private mutating func bindIDs(_ rows: [EntryID], of list: ListID) {
    for row in rows where parentList(of: row) == list {
      flags[Int(row.number)].insert(.identified)
    }
  }

  private mutating func flagRow(at index: Int, of list: ListID, _ flag: EntryFlags) {
    guard let row = order.element(at: index, in: list) else { return }
    flags[Int(row.number)].insert(flag)
  }

  private mutating func collectPinnedRows(of number: Int) {
    var record = lists[number]
    let start = pinnedRows.count
    var pinned = pinnedRows
    pinnedRows = []
    record.protectedCount = 0
    record.firstFixed = nil
    record.lastSlotLike = nil
    order.forEachEntry(of: ListID(UInt32(truncatingIfNeeded: number))) { row in
      let rowFlags = flags[Int(row.number)]
      if rowFlags.isProtected { record.protectedCount += 1 }
      if rowFlags.contains(.fixed), record.firstFixed == nil { record.firstFixed = row }
      if rowFlags.isPinned { pinned.append(row) }
      if !rowFlags.isDisjoint(with: .slotLike) { record.lastSlotLike = row }
    }
    record.pinnedRange = start..<pinned.count
    if record.protectedCount > 0 {
      listsWithProtected.insert(ListID(UInt32(truncatingIfNeeded: number)))
    }
    pinnedRows = pinned
    lists[number] = record
  }
}
