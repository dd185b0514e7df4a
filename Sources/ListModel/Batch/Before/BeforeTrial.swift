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
  /// The copy, of which only the lists count.
  private var state: BatchState
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
    self.state = state
    // Where the text has the sections does not matter here.
    self.state.document.gathered = nil
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
    for entry in plan.deleters.keys { state.document.order.remove(entry) }
    for placement in plan.placements {
      if let entry = placement.entry {
        if placement.source != placement.list { state.document.order.remove(entry) }
      } else if let new = plan.arrivals[placement.operation] {
        let kind = state.document.kind(of: placement.list)
        let entry = state.document.admit(new, as: kind)
        state.document.order.remove(entry)
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
    let document = state.document
    for (list, arrangement) in arrangements {
      for (operation, refusal) in arrangement.misplaced(in: list, of: document) {
        refuse(operation, refusal)
      }
    }
    guard places.refusals.isEmpty else { return }
    for (_, arrangement) in arrangements {
      for (operation, refusal) in arrangement.movesToPinned(in: document) {
        refuse(operation, refusal)
      }
    }
    guard places.refusals.isEmpty else { return }
    for (list, arrangement) in arrangements {
      let own = followers[list] ?? []
      let (order, early) = arrangement.order(followers: own)
      for entry in order { state.document.order.remove(entry) }
      for (index, entry) in order.enumerated() {
        state.document.order.insert(entry, at: index, in: list)
      }
      self.early += early.map { ($0, list, order.count - own.count) }
    }
  }

  private func arrangement(
    of list: ListID, _ placed: [Arrangement.Placed], arriving count: Int
  ) -> Arrangement {
    let document = state.document
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
    guard let entry = entry(of: placement), let target = target(of: placement, for: entry),
      let index = target.finalIndex
    else { return }
    let list = target.list
    let isWithin = placement.source == list
    if let refusal = state.document.placeRefusal(of: entry, to: target) {
      return refuse(placement.operation, refusal)
    }
    var staysSorted = false
    if case .sorted = placement.place { staysSorted = state.document.sortedLists.contains(list) }
    if !isWithin {
      state.document.order.insert(entry, at: index, in: list)
      state.document.sortedLists.remove(list)
    } else if state.document.isUnguarded {
      state.move(entry, to: index, of: list)
    } else if state.document.index(of: entry) != index {
      state.moveWithinList(entry, to: index, around: state.document.pinnedRows(of: list))
    }
    if staysSorted { state.document.sortedLists.insert(list) }
  }

  private mutating func target(
    of placement: BatchPlan.Placement, for entry: EntryID
  ) -> Edit.Target? {
    var refusals: [Refusal] = []
    let position: Destination.Position
    switch placement.place {
    case .beside(let anchor, let offset):
      return state.document.target(
        beside: anchor, offset: offset, for: entry, refusals: &refusals)
    case .index(let index): position = .index(index)
    case .start: position = .start
    case .end: position = .end
    case .sorted:
      position = .sorted
      if let order = state.document.policy.order {
        state.document.noteSorted(placement.list, by: order)
      }
    }
    return state.document.target(
      of: position, in: placement.list, for: .entry(entry), refusals: &refusals)
  }

  // MARK: The result

  /// Refuses entries that have not come to stand at their final index, since too few others stand before
  /// it.
  private mutating func refuseEarly() {
    let document = state.document
    for (placed, list, count) in early where document.index(of: placed.entry) != placed.index {
      refuse(
        placed.operation,
        .outOfRange(placed.index, beforeFollowers: count, of: list, in: document))
    }
  }

  private mutating func noteOrders() {
    let document = state.document
    places.orders = lists.map { (list: $0, depth: document.depth(of: $0)) }
      .sorted { $0.depth < $1.depth }
      .map { ($0.list, document.entries(of: $0.list)) }
  }
}
