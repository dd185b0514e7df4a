/// Plans the way from one document to another, and judges each step by the rules of the old one as
/// if it had been an operation, on a document in which all steps before it have been taken.
package struct ChangePlanner {
  let new: ListDocument
  let matching: EntryMatching
  let changed: ChangedEntries
  /// Whether of entries that change places the later ones stay where that is as good.
  let keepsLater: Bool
  var state: BatchState
  var plan = ChangePlan()
  /// The handles of entries that have come, by their numbers in the new document.
  var arrivals: [EntryID: EntryID] = [:]
  /// The entries of the new document that have come, by their handles.
  var origins: [EntryID: EntryID] = [:]

  /// The rows of the new document whose contents have been given to what they were.
  var replaced: Set<EntryID> = []

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - old: the old document as read; its rules judge.
  ///   - new: the new document as read.
  ///   - matching: which of their entries are the same.
  ///   - changed: how those differ.
  ///   - keepsLater: whether of entries that change places the later ones stay, where as few move
  ///     then as if the earlier ones do.
  package init(
    from old: ListDocument, to new: ListDocument, matching: EntryMatching, changed: ChangedEntries,
    keepsLater: Bool = false
  ) {
    self.keepsLater = keepsLater
    self.new = new
    self.matching = matching
    self.changed = changed
    state = BatchState(old, operationCount: 0)
  }

  /// Plans and judges all steps.
  ///
  /// - Complexity: O(*n* log *n*).
  package consuming func planned() -> ChangePlan {
    let lists = new.liveLists().filter { !isBroughtWhole($0) }
    replaceDepartingRows()
    for list in state.original.listsOfRows {
      bringRowsSetApart(to: list)
      prepareDepartures(of: list)
    }
    deleteRows()
    for list in lists where new.kind(of: list) == .sections { placeSections(of: list) }
    var targets: [ListTarget] = []
    for list in lists where new.kind(of: list) == .rows {
      if let target = listTarget(of: list) { targets.append(target) }
    }
    for index in targets.indices { bringRows(to: &targets[index]) }
    for target in targets { arrangeRows(of: target) }
    deleteSections()
    reviveSections()
    replaceRows()
    renameSections()
    settle()
    return plan
  }

  /// Judges the result as a whole.
  private mutating func settle() {
    for (number, refusals) in state.limitRefusals() where plan.changes.indices.contains(number) {
      plan.changes[number].refusals += refusals
    }
    plan.warnings = state.pinWarnings().compactMap { warning in
      (origins[warning.row] ?? matching.new(of: warning.row)).map {
        ChangePlan.PinWarning(row: $0, message: warning.message)
      }
    }
    plan.shiftedSlots = state.followSlots()
  }

  // MARK: Handles

  /// The handle of an entry of the new document; nil if it is not there yet.
  func handle(of entry: EntryID) -> EntryID? {
    if let arrival = arrivals[entry], state.document.isLive(arrival) { return arrival }
    guard let old = matching.old(of: entry), state.document.isLive(old) else { return nil }
    return old
  }

  /// The list that a list of the new document is at this moment; nil if it is not there yet.
  func handle(of list: ListID) -> ListID? {
    guard let owner = new.owner(of: list) else { return .root }
    return handle(of: owner).flatMap { state.document.list(of: $0) }
  }

  /// Whether a list of the new document comes with an entry that a script brings whole.
  private func isBroughtWhole(_ list: ListID) -> Bool {
    var list = list
    while let owner = new.owner(of: list) {
      if matching.old(of: owner) == nil, new.bringsWhole(owner) { return true }
      guard let parent = new.parentList(of: owner) else { return false }
      list = parent
    }
    return false
  }

  private func origin(of handle: EntryID) -> PlannedChange.Origin {
    origins[handle].map { .new($0) } ?? .old(handle)
  }

  // MARK: Steps

  /// Takes a step: `perform` changes the document, whatever the rules say.
  mutating func step(
    _ kind: PlannedChange.Kind, old: EntryID?, new: EntryID?, to target: Edit.Target? = nil,
    refusals: [Refusal], perform: (inout BatchState) -> Void
  ) {
    state.operation = plan.changes.count
    var goal: PlannedChange.Target?
    if let target, let index = target.finalIndex {
      goal = PlannedChange.Target(
        section: state.document.owner(of: target.list).map(way) ?? [], index: index,
        isAcross: old.flatMap { state.document.parentList(of: $0) } != target.list)
    }
    plan.changes.append(
      PlannedChange(
        kind: kind, old: old, new: new, source: old.map(way) ?? [], target: goal,
        // A script could show the button first.
        refusals: refusals.filter { $0.code != .notRevealed }))
    perform(&state)
  }

  /// The way to an entry as the document stands.
  private func way(to entry: EntryID) -> [PlannedChange.PathStep] {
    var way: [PlannedChange.PathStep] = []
    var entry = entry
    while let list = state.document.parentList(of: entry),
      let index = state.document.index(of: entry)
    {
      way.append(PlannedChange.PathStep(entry: origin(of: entry), index: index))
      guard let owner = state.document.owner(of: list) else { break }
      entry = owner
    }
    return way.reversed()
  }

  /// Notes what has come with an entry: itself, and all below it that has no partner.
  mutating func noteArrival(of entry: EntryID, as handle: EntryID) {
    var pending = [(entry: entry, handle: handle)]
    while let (entry, handle) = pending.popLast() {
      arrivals[entry] = handle
      origins[handle] = entry
      guard let list = new.list(of: entry), let copy = state.document.list(of: handle) else {
        continue
      }
      let inner = new.entries(of: list).filter { matching.old(of: $0) == nil }
      for (entry, handle) in zip(inner, state.document.entries(of: copy)) {
        pending.append((entry, handle))
      }
    }
  }

  /// The final index directly behind an entry of a list, at its head without one.
  ///
  /// - Parameters:
  ///   - predecessor: an entry of the list.
  ///   - entry: what goes there; if it comes from before in the same list, all after it move up.
  ///   - list: the list.
  /// - Returns: the index as it is after the step.
  func finalIndex(after predecessor: EntryID?, for entry: EntryID?, in list: ListID) -> Int {
    guard let predecessor, let place = state.document.index(of: predecessor) else { return 0 }
    if let entry, state.document.parentList(of: entry) == list,
      let own = state.document.index(of: entry), own < place
    {
      return place
    }
    return place + 1
  }
}

extension ListDocument {
  /// All lists, those below an entry behind the list that holds it, in document order.
  fileprivate func liveLists() -> [ListID] {
    var lists: [ListID] = []
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      lists.append(list)
      guard kind(of: list) == .sections || hasNestedLists else { continue }
      var inner: [ListID] = []
      order.forEachEntry(of: list) { if let below = self.list(of: $0) { inner.append(below) } }
      pending += inner.reversed()
    }
    return lists
  }
}
