/// Where the entries of a batch with `coordinates: before` come to stand.
struct BeforePlaces {
  /// The order of every list in which entries get a place, an outer list before those in it.
  var orders: [(list: ListID, entries: [EntryID])] = []
  /// What the orders call the entries that operations bring along.
  var handles: [Int: EntryID] = [:]
  /// What refuses operations; there are no orders then.
  var refusals: [Int: [Refusal]] = [:]
}

/// Finds out, on a copy of the document, where the entries of a batch with `coordinates: before` come
/// to stand (SPEC §2.3).
struct BeforeTrial {
  /// The document as it was, for the wording of messages.
  private let original: ListDocument
  /// The copy, of which only the lists count.
  private var document: ListDocument
  /// The lists in which entries follow.
  private var lines: [ListID: PinnedLine] = [:]
  private let plan: BatchPlan
  private var places = BeforePlaces()
  /// The lists in which entries get a place, in the order of the operations.
  private var lists: [ListID] = []
  /// The entries that stand before their final index until others have followed, and how many there
  /// are in their list without those.
  private var early: [(placed: Arrangement.Placed, list: ListID, count: Int)] = []

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - plan: what is asked for.
  ///   - state: the batch before anything is done.
  /// - Returns: the places.
  /// - Complexity: O(*n* log *n*) in the entries of lists in which a final index is given, and
  ///   O(log² *n*) for every other entry.
  static func places(for plan: BatchPlan, on state: BatchState) -> BeforePlaces {
    var trial = BeforeTrial(plan, on: state)
    trial.takeOut()
    trial.arrange()
    if trial.places.refusals.isEmpty {
      for placement in plan.followers { trial.follow(placement) }
    }
    if trial.places.refusals.isEmpty { trial.refuseEarly() }
    if trial.places.refusals.isEmpty { trial.noteOrders() }
    return trial.places
  }

  private init(_ plan: BatchPlan, on state: BatchState) {
    self.plan = plan
    original = state.document
    document = state.document
    // Where the text has the sections does not matter here.
    document.gathered = nil
    var seen: Set<ListID> = []
    lists = plan.placements.sorted { $0.operation < $1.operation }.map(\.list)
      .filter { seen.insert($0).inserted }
  }

  private mutating func refuse(_ operation: Int, _ refusal: Refusal) {
    places.refusals[operation, default: []].append(refusal)
  }

  // MARK: Taking out

  /// Takes out what goes and what moves to another list, and takes in what operations bring along.
  private mutating func takeOut() {
    for entry in plan.deleters.keys { document.order.remove(entry) }
    for placement in plan.placements {
      if let entry = placement.entry {
        if placement.source != placement.list { document.order.remove(entry) }
      } else if let new = plan.arrivals[placement.operation] {
        let kind = document.kind(of: placement.list)
        let entry = document.admit(new, as: kind)
        document.order.remove(entry)
        places.handles[placement.operation] = entry
      }
    }
  }

  private func entry(of placement: BatchPlan.Placement) -> EntryID? {
    placement.entry ?? places.handles[placement.operation]
  }

  // MARK: Final indices

  /// Puts the entries that have a final index at it.
  private mutating func arrange() {
    var placed: [ListID: [Arrangement.Placed]] = [:]
    for placement in plan.indexed {
      guard let entry = entry(of: placement), let index = placement.index else { continue }
      placed[placement.list, default: []].append(
        Arrangement.Placed(
          operation: placement.operation, entry: entry, index: index,
          isArrival: placement.source != placement.list))
    }
    guard !placed.isEmpty else { return }
    var futureCounts: [ListID: Int] = [:]
    var followers: [ListID: Set<EntryID>] = [:]
    for placement in plan.placements where placement.source != placement.list {
      futureCounts[placement.list, default: 0] += 1
    }
    for placement in plan.followers where placement.source == placement.list {
      if let entry = placement.entry { followers[placement.list, default: []].insert(entry) }
    }
    let arrangements = lists.compactMap { list in
      placed[list].map { (list, arrangement(of: list, $0, arriving: futureCounts[list] ?? 0)) }
    }
    for (list, arrangement) in arrangements {
      for (operation, refusal) in arrangement.misplaced(in: list, of: original) {
        refuse(operation, refusal)
      }
    }
    guard places.refusals.isEmpty else { return }
    for (_, arrangement) in arrangements {
      for (operation, refusal) in arrangement.movesToPinned(in: original) {
        refuse(operation, refusal)
      }
    }
    guard places.refusals.isEmpty else { return }
    for (list, arrangement) in arrangements {
      let own = followers[list] ?? []
      let (order, early) = arrangement.order(followers: own)
      for entry in order { document.order.remove(entry) }
      for (index, entry) in order.enumerated() {
        document.order.insert(entry, at: index, in: list)
      }
      self.early += early.map { ($0, list, order.count - own.count) }
    }
  }

  private func arrangement(
    of list: ListID, _ placed: [Arrangement.Placed], arriving count: Int
  ) -> Arrangement {
    let standing = document.entries(of: list)
    let record = document.lists[Int(list.number)]
    let isPinning = document.kind(of: list) == .rows && !document.isUnguarded
    return Arrangement(
      of: standing, ends: isPinning ? (record.head, record.tail) : (0, 0),
      futureCount: standing.count + count, placed: placed
    ) { isPinning && document.isPinned($0) }
  }

  // MARK: Following

  /// Puts an entry where it stands beside another, at an end or in the order of the policy.
  private mutating func follow(_ placement: BatchPlan.Placement) {
    let list = placement.list
    var line = lines[list] ?? PinnedLine(of: list, in: &document)
    lines[list] = nil
    defer { lines[list] = line }
    guard let entry = entry(of: placement), let index = index(of: placement, for: entry, in: line)
    else { return }
    let isWithin = placement.source == list
    if let refusal = refusal(of: index, in: list, line, isWithin: isWithin) {
      return refuse(placement.operation, refusal)
    }
    if isWithin {
      line.move(entry, to: index, in: &document)
    } else {
      line.insert(entry, at: index, in: &document)
    }
    if case .sorted = placement.place { return }
    document.sortedLists.remove(list)
  }

  /// The index that a place is, and that is judged as one (SPEC §2.2); nil if the anchor is nowhere, since
  /// it has been refused.
  private mutating func index(
    of placement: BatchPlan.Placement, for entry: EntryID, in line: PinnedLine
  ) -> Int? {
    let isWithin = placement.source == placement.list
    let arrivals = line.arrivals(in: document)
    switch placement.place {
    case .index(let index):
      return index
    case .start:
      return isWithin ? line.freeEnd(isStart: true, in: document) : arrivals.lowerBound
    case .end:
      return isWithin ? line.freeEnd(isStart: false, in: document) : arrivals.upperBound
    case .beside(let anchor, let offset):
      guard let index = line.index(of: anchor, in: document) else { return nil }
      let own = isWithin ? line.index(of: entry, in: document) : nil
      return index + offset - ((own ?? .max) < index ? 1 : 0)
    case .sorted:
      guard let order = document.policy.order else { return nil }
      document.noteSorted(placement.list, by: order)
      guard
        let rank = document.sortedRank(
          of: .entry(entry), in: placement.list, by: order, around: PinnedRows([]))
      else { return nil }
      let index = line.index(ofFreeRank: rank)
      if isWithin { return index }
      return rank == document.count(of: placement.list)
        ? arrivals.upperBound : max(index, arrivals.lowerBound)
    }
  }

  /// What refuses an index for the sake of pinned rows; nil if nothing does.
  private func refusal(
    of index: Int, in list: ListID, _ line: PinnedLine, isWithin: Bool
  ) -> Refusal? {
    if isWithin {
      return line.pinnedRow(at: index).map { .targetPinned($0, at: index, in: original) }
    }
    let range = line.arrivals(in: document)
    guard !range.contains(index) else { return nil }
    let holder = line.pinnedRow(at: index < range.lowerBound ? index : index - 1)
    return .arrivalPinned(at: index, free: range, pinned: holder, of: list, in: original)
  }

  // MARK: The result

  /// Refuses entries that have not come to stand at their final index, since too few others stand before
  /// it.
  private mutating func refuseEarly() {
    for (placed, list, count) in early {
      let index =
        lines[list].map { $0.index(of: placed.entry, in: document) }
        ?? document.index(of: placed.entry)
      guard index != placed.index else { continue }
      refuse(
        placed.operation,
        .outOfRange(placed.index, beforeFollowers: count, of: list, in: original))
    }
  }

  private mutating func noteOrders() {
    places.orders = lists.map { (list: $0, depth: depth(of: $0)) }
      .sorted { $0.depth < $1.depth }
      .map { list, _ in
        (list, lines[list]?.entries(in: document) ?? document.entries(of: list))
      }
  }

  /// How many lists there are around `list`; pinned rows stand where they stood.
  private func depth(of list: ListID) -> Int {
    var depth = 0
    var outer = document.owner(of: list)
    while let owner = outer {
      depth += 1
      outer = (document.parentList(of: owner) ?? original.parentList(of: owner))
        .flatMap { document.owner(of: $0) }
    }
    return depth
  }
}
