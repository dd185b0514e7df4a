import ListModel

/// The lists of a batch as they become, for the reference.
struct BeforeTable {
  typealias Item = BeforeReference.Item
  typealias List = BeforeReference.List

  private let round: BeforeRound
  private var lists: [List: [Item]] = [:]
  private var refused: [Int: [String]] = [:]
  /// The entries that wait for others to come before them.
  private var early: [(number: Int, item: Item, list: List, index: Int)] = []

  init(_ round: BeforeRound) {
    self.round = round
    let batch = round.batch
    for list in [List.sections] + batch.start.sections.indices.map({ .rows($0) }) {
      lists[list] = batch.items(of: list).filter { !round.isGone($0) }
    }
    for (number, target) in round.targets where round.isStanding(number) {
      guard let (item, _) = round.placement(number), let home = batch.home(of: item),
        home != target
      else { continue }
      lists[home]?.removeAll { $0 == item }
    }
  }

  mutating func run() -> [Int: [String]] {
    for list in lists.keys where !indexed(in: list).isEmpty { refuseMisplaced(in: list) }
    if refused.isEmpty {
      for list in lists.keys where !indexed(in: list).isEmpty { refuseOnPinned(in: list) }
    }
    guard refused.isEmpty else { return refused }
    for list in lists.keys where !indexed(in: list).isEmpty { arrange(list) }
    for number in round.followers where round.isStanding(number) { follow(number) }
    guard refused.isEmpty else { return refused }
    for (number, item, list, index) in early where self.list(list).firstIndex(of: item) != index {
      refused[number] = ["out-of-range"]
    }
    guard refused.isEmpty else { return refused }
    refuseBeforeEnd()
    refuseShifts()
    return refused
  }

  // MARK: Rows

  private func list(_ list: List) -> [Item] { lists[list] ?? [] }

  private func pins(_ item: Item) -> Set<ReferenceModel.Pin> {
    round.batch.row(item)?.pins ?? []
  }

  private func isPinned(_ item: Item) -> Bool { !pins(item).isEmpty }

  private func head(_ list: List) -> Int { self.list(list).count { pins($0).contains(.head) } }

  private func tail(_ list: List) -> Int { self.list(list).count { pins($0).contains(.tail) } }

  private func isArrival(_ number: Int) -> Bool {
    round.placement(number).flatMap { round.batch.home(of: $0.item) } != round.targets[number]
  }

  /// How many entries a list will have.
  private func futureCount(_ list: List) -> Int {
    let arrivals = round.targets.keys.filter {
      round.isStanding($0) && round.targets[$0] == list && isArrival($0)
    }
    return self.list(list).count + arrivals.count
  }

  /// The operations with an index in a list, in ascending order of that.
  private func indexed(in list: List) -> [(number: Int, item: Item, index: Int)] {
    round.indexed.filter { round.isStanding($0) && round.targets[$0] == list }
      .compactMap { number in
        guard let (item, goal) = round.placement(number), case .index(_, let index) = goal else {
          return nil
        }
        return (number, item, index)
      }
      .sorted { $0.index < $1.index }
  }

  // MARK: Final indices

  private mutating func refuseMisplaced(in list: List) {
    let count = futureCount(list)
    for (number, _, index) in indexed(in: list) {
      if index >= count {
        refused[number] = ["out-of-range"]
      } else if isArrival(number), index < head(list) || index > count - 1 - tail(list) {
        refused[number] = ["target-pinned"]
      }
    }
  }

  /// The list with what arrives at an index, one after the other; what moves within it is still where it
  /// was.
  private func withArrivals(_ list: List) -> [Item] {
    var items = self.list(list)
    for (number, item, index) in indexed(in: list) where isArrival(number) {
      items.insert(item, at: min(index, items.count - tail(list)))
    }
    return items
  }

  private mutating func refuseOnPinned(in list: List) {
    let items = withArrivals(list)
    let count = futureCount(list)
    let end = items.count - tail(list)
    for (number, _, index) in indexed(in: list) where !isArrival(number) {
      let isSlot = index < end && isPinned(items[index])
      if isSlot || index >= count - tail(list) { refused[number] = ["target-pinned"] }
    }
  }

  private mutating func arrange(_ list: List) {
    let placed = indexed(in: list)
    let before = self.list(list)
    let waiting = round.followers.filter { round.isStanding($0) && round.targets[$0] == list }
      .compactMap { round.placement($0)?.item }
    let moving = placed.map(\.item)
    var rest = before.filter { !isPinned($0) && !moving.contains($0) && !waiting.contains($0) }
    let staying = rest
    var free: [Item] = []
    let items = withArrivals(list)
    for (number, item, index) in placed {
      let pinned = items.prefix(min(index, items.count - tail(list))).count { isPinned($0) }
      while free.count < index - pinned, !rest.isEmpty { free.append(rest.removeFirst()) }
      if free.count < index - pinned { early.append((number, item, list, index)) }
      free.append(item)
    }
    free += rest
    for (index, item) in before.enumerated() where waiting.contains(item) {
      let next = before[index...].first { staying.contains($0) }
      free.insert(item, at: next.flatMap { free.firstIndex(of: $0) } ?? free.count)
    }
    lists[list] = items.map { isPinned($0) ? $0 : free.removeFirst() }
  }

  // MARK: Following

  private mutating func follow(_ number: Int) {
    guard let (item, goal) = round.placement(number), let target = round.targets[number] else {
      return
    }
    var items = list(target)
    // Beside what has been refused nothing stands.
    if case .beside(let anchor, _) = goal, !items.contains(anchor) { return }
    if isArrival(number) {
      let range = head(target)...max(head(target), items.count - tail(target))
      let index =
        switch goal {
        case .index(_, let index): index
        case .start: range.lowerBound
        case .end: range.upperBound
        case .beside(let anchor, let offset): (items.firstIndex(of: anchor) ?? -9) + offset
        }
      if range.contains(index) {
        items.insert(item, at: index)
      } else {
        refused[number] = ["target-pinned"]
      }
    } else {
      let own = items.firstIndex(of: item) ?? -9
      var index: Int
      switch goal {
      case .index(_, let given): index = given
      case .start: index = items.firstIndex { !isPinned($0) } ?? -9
      case .end: index = items.lastIndex { !isPinned($0) } ?? -9
      case .beside(let anchor, let offset):
        let place = items.firstIndex(of: anchor) ?? -9
        index = place + offset - (own < place ? 1 : 0)
      }
      if isPinned(items[index]) {
        refused[number] = ["target-pinned"]
      } else {
        // P3: the moved row lands at its index, the other free rows fill what is free, in order.
        var others = items.filter { !isPinned($0) && $0 != item }
        items = items.enumerated().map { place, other in
          place == index ? item : isPinned(other) ? other : others.removeFirst()
        }
      }
    }
    lists[target] = items
  }

  // MARK: The result

  private mutating func refuseBeforeEnd() {
    guard round.batch.start.policy.appendOnly else { return }
    for number in round.targets.keys where round.isStanding(number) {
      guard case .insertRow = round.batch.operations[number].kind, let list = round.targets[number],
        let index = self.list(list).firstIndex(of: .new(number))
      else { continue }
      let behind = self.list(list)[index...]
      let isBefore = behind.contains { round.batch.row($0) != nil && !pins($0).contains(.tail) }
      if isBefore { refused[number, default: []].append("append-only") }
    }
  }

  private mutating func refuseShifts() {
    for section in round.batch.start.sections.indices where !round.isGone(.section(section)) {
      let list = List.rows(section)
      let bound = round.batch.items(of: list).enumerated().first { index, item in
        let isBound =
          pins(item).contains(.documentSlot)
          || round.batch.start.policy.pinShift == .deny
            && !pins(item).isSubset(of: [.head, .tail])
        return isBound && self.list(list).firstIndex(of: item) != index
      }
      guard let (before, item) = bound, let after = self.list(list).firstIndex(of: item) else {
        continue
      }
      var pushing: [Int] = []
      for number in round.active where round.isStanding(number) {
        switch round.batch.requests[number] {
        case .delete(_, let goes) where after < before:
          // What two operations delete goes with the first.
          let earlier = round.active.filter { $0 < number && round.isStanding($0) }
          let gone = goes.filter { item in
            !earlier.contains { other in
              if case .delete(_, let others) = round.batch.requests[other] {
                others.contains(item)
              } else {
                false
              }
            }
          }
          for case .row(section, let index) in gone where index < before { pushing.append(number) }
        case .place(.row(section, let index), _)
        where after < before && isArrival(number) && index < before:
          pushing.append(number)
        case .place(let item, _)
        where after > before && isArrival(number) && round.targets[number] == list:
          if let index = self.list(list).firstIndex(of: item), index < after {
            pushing.append(number)
          }
        default: break
        }
      }
      for number in Set(pushing.suffix(abs(after - before))) {
        refused[number, default: []].append("would-shift-pinned")
      }
    }
  }

  /// Sections and rows by title.
  var outline: [String] {
    var sections = list(.sections)
    if round.batch.start.policy.emptySections == .prune {
      sections.removeAll { item in
        guard case .section(let number) = item else { return false }
        return list(.rows(number)).isEmpty && !round.batch.items(of: .rows(number)).isEmpty
      }
    }
    return sections.map { item in
      switch item {
      case .section(let number):
        let titles = list(.rows(number)).map { title($0) }.joined()
        return "\(round.batch.start.sections[number].title): \(titles)"
      case .new(let number):
        guard case .insertSection(let new, _) = round.batch.operations[number].kind else {
          return "?"
        }
        return "\(new.fields.title ?? "?"): \(new.rows.compactMap(\.fields.title).joined())"
      case .row: return "?"
      }
    }
  }

  private func title(_ item: Item) -> String {
    if case .new(let number) = item,
      case .insertRow(let new, _) = round.batch.operations[number].kind
    {
      return new.fields.title ?? "?"
    }
    if let taker = round.takers[item], round.isStanding(taker),
      case .replaceRow(_, let new) = round.batch.operations[taker].kind
    {
      return new.fields.title ?? "?"
    }
    return round.batch.row(item)?.title ?? "?"
  }
}
