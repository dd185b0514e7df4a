/// Which operations of a batch with `coordinates: before` can be together, and are permitted
/// (SPEC §2.3, §4.3).
extension BatchState {
  /// Plans a batch. What is refused counts as not there for the others.
  ///
  /// - Parameters:
  ///   - requests: what the operations ask for.
  ///   - operations: the operations.
  ///   - refused: those that are refused.
  /// - Returns: the plan, with what else is refused.
  /// - Complexity: O(log *n*) for each operation.
  mutating func plan(
    _ requests: [BeforeRequest], of operations: [Operation], without refused: Set<Int>
  ) -> BatchPlan {
    var plan = BatchPlan()
    let active = requests.indices.filter { !refused.contains($0) }
    for number in active { take(requests[number], by: number, in: &plan) }
    for number in active { refuseDeleted(requests[number], number, in: &plan) }
    refuseCircles(of: requests, active, in: &plan)
    let room = room(for: requests, active, in: plan)
    let order = placingOrder(of: requests, active, in: plan)
    var given: [ListID: [Int: Int]] = [:]
    for number in order where plan.isStanding(number) {
      guard case .placement(let subject, let goal) = requests[number].kind else { continue }
      let list = list(of: goal, in: plan)
      var index: Int?
      if case .at(_, .index(let given)) = goal { index = given }
      if let index {
        refuse(number, to: index, of: list, room[list] ?? Room(), given[list], in: &plan)
      }
      guard plan.isStanding(number) else { continue }
      judge(subject, to: goal, in: list, operations[number], number, in: &plan)
      if let index, plan.isStanding(number) { given[list, default: [:]][index] = number }
    }
    refuseNests(requests, order, in: &plan)
    fitReplacements(requests, of: operations, active, in: &plan)
    refuseDuplicateIDs(requests, active, in: &plan)
    plan.dropRefused()
    refuseSortings(requests, active, in: &plan)
    return plan
  }

  // MARK: What is taken

  /// Notes what an operation takes, and refuses it if an earlier one takes that too.
  private func take(_ request: BeforeRequest, by number: Int, in plan: inout BatchPlan) {
    guard let source = request.source else { return }
    if let first = plan.takers[source] {
      plan.refuse(number, conflicting: [.conflictSource(source, first: first, in: document)])
      return
    }
    plan.takers[source] = number
    guard case .deletion(_, let goes) = request.kind else { return }
    for entry in goes where plan.deleters[entry] == nil { plan.deleters[entry] = number }
  }

  /// Refuses a placement beside an entry, or out of or into a section, that is deleted.
  private func refuseDeleted(
    _ request: BeforeRequest, _ number: Int, in plan: inout BatchPlan
  ) {
    guard !plan.deleters.isEmpty, plan.isStanding(number),
      case .placement(let subject, let goal) = request.kind
    else { return }
    var gone = subject.entry.flatMap { deleted(around: $0, in: plan) }
    switch goal {
    case .beside(let anchor, _): gone = deleted(around: anchor, in: plan) ?? gone
    case .at(let list, _):
      gone = gone ?? document.owner(of: list).flatMap { deleted(around: $0, in: plan) }
    }
    guard let gone, let operation = plan.deleters[gone] else { return }
    plan.refuse(
      number, conflicting: [.conflictTarget(gone, deletedBy: operation, in: document)])
  }

  /// The entry that is deleted, of `entry` and those around it; nil if none is.
  func deleted(around entry: EntryID, in plan: BatchPlan) -> EntryID? {
    var entry = entry
    while plan.deleters[entry] == nil {
      guard let outer = document.parentList(of: entry).flatMap({ document.owner(of: $0) }) else {
        return nil
      }
      entry = outer
    }
    return entry
  }

  // MARK: Places that depend on others

  /// The operation that moves the entry beside which another is to stand; nil if it stays.
  private func mover(ofAnchorOf request: BeforeRequest, in plan: BatchPlan) -> Int? {
    guard let mover = request.anchor.flatMap({ plan.takers[$0] }), plan.isStanding(mover) else {
      return nil
    }
    return mover
  }

  /// Refuses operations each of which waits for the place that another gives.
  private func refuseCircles(
    of requests: [BeforeRequest], _ active: [Int], in plan: inout BatchPlan
  ) {
    var visits = [Int](repeating: -1, count: requests.count)
    for start in active where visits[start] < 0 && plan.isStanding(start) {
      var path: [Int] = []
      var next: Int? = start
      while let number = next, visits[number] < 0 {
        visits[number] = start
        path.append(number)
        next = mover(ofAnchorOf: requests[number], in: plan)
      }
      guard let entrance = next, visits[entrance] == start,
        let first = path.firstIndex(of: entrance)
      else { continue }
      for number in path[first...].sorted() {
        guard let entry = requests[number].source, let anchor = requests[number].anchor,
          let mover = plan.takers[anchor]
        else { continue }
        plan.refuse(
          number,
          conflicting: [.conflictTarget(entry, waitsFor: anchor, of: mover, in: document)])
      }
    }
  }

  /// The operations that give entries a place: first those with a final index, then the others, none
  /// of them before the one that moves its anchor.
  private func placingOrder(
    of requests: [BeforeRequest], _ active: [Int], in plan: BatchPlan
  ) -> [Int] {
    var order = active.filter { number in
      if case .placement = requests[number].kind { !requests[number].isFollower } else { false }
    }
    var isPlaced = [Bool](repeating: false, count: requests.count)
    for start in active where requests[start].isFollower && plan.isStanding(start) {
      var path: [Int] = []
      var next: Int? = start
      while let number = next, requests[number].isFollower, !isPlaced[number] {
        isPlaced[number] = true
        path.append(number)
        next = mover(ofAnchorOf: requests[number], in: plan)
      }
      order += path.reversed()
    }
    return order
  }

  /// The list to which a goal leads: beside an entry that moves, that to which it goes.
  func list(of goal: BeforeRequest.Goal, in plan: BatchPlan) -> ListID {
    switch goal {
    case .at(let list, _): return list
    case .beside(let anchor, _):
      let mover = plan.takers[anchor].flatMap { plan.isStanding($0) ? plan.lists[$0] : nil }
      return mover ?? document.parentList(of: anchor) ?? .root
    }
  }

  /// How many entries come to a list from elsewhere, and leave it.
  private struct Room {
    var arrivals = 0
    var departures = 0
  }

  /// How many entries come to each list and leave it, if all operations stand.
  private func room(
    for requests: [BeforeRequest], _ active: [Int], in plan: BatchPlan
  ) -> [ListID: Room] {
    var plan = plan
    var room: [ListID: Room] = [:]
    for number in placingOrder(of: requests, active, in: plan) where plan.isStanding(number) {
      guard case .placement(let subject, let goal) = requests[number].kind else { continue }
      let list = list(of: goal, in: plan)
      plan.lists[number] = list
      let source = subject.entry.flatMap { document.parentList(of: $0) }
      guard source != list else { continue }
      room[list, default: Room()].arrivals += 1
      if let source { room[source, default: Room()].departures += 1 }
    }
    for entry in plan.deleters.keys {
      if let list = document.parentList(of: entry) { room[list, default: Room()].departures += 1 }
    }
    return room
  }

  // MARK: Places

  /// Refuses a final index that is given twice, or that no list of this batch can have.
  private func refuse(
    _ number: Int, to index: Int, of list: ListID, _ room: Room, _ given: [Int: Int]?,
    in plan: inout BatchPlan
  ) {
    // One that leaves may be refused yet.
    let most = document.count(of: list) + room.arrivals
    if index >= most {
      plan.refuse(
        number, [.outOfRange(index, ofFuture: most - room.departures, of: list, in: document)])
    } else if let first = given?[index] {
      let path = document.path(to: index, in: list)
      plan.refuse(number, conflicting: [.conflictTarget(path, first: first)])
    }
  }

  /// Judges whether an entry fits to where it goes, and may go there.
  private mutating func judge(
    _ subject: BeforeRequest.Subject, to goal: BeforeRequest.Goal, in list: ListID,
    _ operation: Operation, _ number: Int, in plan: inout BatchPlan
  ) {
    let place = BatchPlan.Place(goal)
    let target = Edit.Target(list: list, finalIndex: document.index(for: place, in: list))
    let anywhere = Edit.Target(list: list)
    var failures: [Refusal] = []
    let edit: Edit
    let home: ListID?
    switch subject {
    case .entry(let entry):
      failures += [document.arrivalFailure(of: entry, at: target, onResult: true)]
        .compactMap(\.self)
      edit =
        document.isRow(entry)
        ? .moveRow(entry, to: anywhere) : .moveSection(entry, to: anywhere)
      home = document.textList(of: entry)
    case .new(let new, let kind):
      let fitted = document.fitted(new, to: target, onResult: true, refusals: &failures)
      plan.arrivals[number] = fitted
      edit = kind == .rows ? .insertRow(fitted, to: anywhere) : .insertSection(fitted, to: target)
      home = document.textList(at: target, for: nil)
    }
    guard failures.isEmpty else { return plan.refuse(number, failures) }
    plan.refuse(
      number, document.refusals(of: edit, expecting: operation.expectation, onResult: true))
    guard plan.isStanding(number) else { return }
    plan.lists[number] = list
    let placement = BatchPlan.Placement(
      operation: number, entry: subject.entry,
      source: subject.entry.flatMap { document.parentList(of: $0) }, list: list, place: place,
      home: home)
    if placement.index == nil {
      plan.followers.append(placement)
    } else {
      plan.indexed.append(placement)
    }
  }

  /// Refuses entries that would come to stand inside themselves, since what they go into goes into them.
  private func refuseNests(
    _ requests: [BeforeRequest], _ order: [Int], in plan: inout BatchPlan
  ) {
    guard document.hasNestedLists else { return }
    var lists: [EntryID: ListID] = [:]
    for number in order.sorted() where plan.isStanding(number) {
      guard let entry = requests[number].source, let list = plan.lists[number] else { continue }
      var outer = document.owner(of: list)
      while let owner = outer, owner != entry {
        outer = (lists[owner] ?? document.parentList(of: owner)).flatMap { document.owner(of: $0) }
      }
      if outer == nil {
        lists[entry] = list
      } else {
        plan.refuse(number, [.targetInsideSource(entry, at: nil, of: list, in: document)])
      }
    }
  }

  /// Refuses to sort sections of which another operation moves rows: a sort moves them all.
  private func refuseSortings(
    _ requests: [BeforeRequest], _ active: [Int], in plan: inout BatchPlan
  ) {
    var takers: [ListID: Int] = [:]
    for placement in plan.placements {
      for list in [placement.source, placement.list].compactMap(\.self) {
        takers[list] = min(takers[list] ?? .max, placement.operation)
      }
    }
    for number in active {
      guard case .sorting(let list, _) = requests[number].kind,
        let section = document.owner(of: list)
      else { continue }
      if let first = takers[list] {
        plan.refuse(number, conflicting: [.conflictSource(section, first: first, in: document)])
      } else {
        takers[list] = number
      }
    }
  }
}
