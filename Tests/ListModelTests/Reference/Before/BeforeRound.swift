import ListModel

/// One round of the reference: which operations can be together, and are permitted.
struct BeforeRound {
  typealias Item = BeforeReference.Item
  typealias List = BeforeReference.List
  typealias Goal = BeforeReference.Goal

  let batch: BeforeReference
  let active: [Int]
  /// The operations that others are in the way of.
  var conflicts: [Int: [String]] = [:]
  /// The operations that are refused for good.
  var refused: [Int: [String]] = [:]
  private(set) var takers: [Item: Int] = [:]
  private(set) var gone: Set<Item> = []
  /// The list to which each operation brings an entry.
  private(set) var targets: [Int: List] = [:]
  /// What the document becomes.
  var outline: [String] = []

  init(_ batch: BeforeReference) {
    self.batch = batch
    active = batch.operations.indices.filter { batch.codes[$0] == nil }
  }

  /// Judges and carries out.
  ///
  /// - Returns: what is refused.
  mutating func run() -> [Int: [String]] {
    takeSources()
    refuseWhatIsGone()
    refuseCircles()
    judge()
    refuseDuplicateIDs()
    if batch.keepsGoing { refuseUnsafe() }
    guard refused.isEmpty else { return refused }
    var table = BeforeTable(self)
    refused = table.run()
    outline = table.outline
    return refused
  }

  func isStanding(_ number: Int) -> Bool {
    active.contains(number) && conflicts[number] == nil && refused[number] == nil
  }

  func placement(_ number: Int) -> (item: Item, goal: Goal)? {
    guard case .place(let item, let goal) = batch.requests[number] else { return nil }
    return (item, goal)
  }

  /// The operations that place entries at an index, in script order.
  var indexed: [Int] {
    active.filter { number in
      if case .index? = placement(number)?.goal { true } else { false }
    }
  }

  /// The others that place entries: in script order, but after those that move their anchors.
  var followers: [Int] {
    let all = active.filter { placement($0) != nil && !indexed.contains($0) }
    var order: [Int] = []
    func visit(_ number: Int) {
      guard all.contains(number), isStanding(number), !order.contains(number) else { return }
      if let mover = moverOfAnchor(number) { visit(mover) }
      order.append(number)
    }
    for number in all { visit(number) }
    return order
  }

  /// The operation that moves the entry beside which another is to stand.
  func moverOfAnchor(_ number: Int) -> Int? {
    guard case .beside(let anchor, _)? = placement(number)?.goal, let mover = takers[anchor],
      isStanding(mover), placement(mover) != nil
    else { return nil }
    return mover
  }

  /// The list to which an operation brings an entry, as far as the others stand.
  func target(_ number: Int, in targets: [Int: List]) -> List? {
    switch placement(number)?.goal {
    case .index(let list, _), .start(let list), .end(let list): return list
    case .beside(let anchor, _):
      return moverOfAnchor(number).flatMap { targets[$0] } ?? batch.home(of: anchor)
    case nil: return nil
    }
  }

  // MARK: Conflicts

  private mutating func takeSources() {
    for number in active {
      guard let source = batch.source(number) else { continue }
      guard takers[source] == nil else {
        conflicts[number] = ["conflict-source"]
        continue
      }
      takers[source] = number
      if case .delete(_, let goes) = batch.requests[number] { gone.formUnion(goes) }
    }
  }

  func isGone(_ item: Item) -> Bool {
    if case .row(let section, _) = item, gone.contains(.section(section)) { return true }
    return gone.contains(item)
  }

  private func isGone(_ list: List) -> Bool {
    if case .rows(let section) = list { gone.contains(.section(section)) } else { false }
  }

  private mutating func refuseWhatIsGone() {
    for number in active where conflicts[number] == nil {
      guard let (item, goal) = placement(number) else { continue }
      let isLost =
        switch goal {
        case .index(let list, _), .start(let list), .end(let list): isGone(list)
        case .beside(let anchor, _): isGone(anchor)
        }
      if isLost || isGone(item) { conflicts[number] = ["conflict-target"] }
    }
  }

  private mutating func refuseCircles() {
    let circular = active.filter { number in
      var next = isStanding(number) ? moverOfAnchor(number) : nil
      for _ in active where next != number { next = next.flatMap { moverOfAnchor($0) } }
      return next == number
    }
    for number in circular { conflicts[number] = ["conflict-target"] }
  }

  // MARK: Permission

  private mutating func judge() {
    var room: [List: Int] = [:]
    var all: [Int: List] = [:]
    for number in indexed + followers where isStanding(number) {
      guard let list = target(number, in: all), let (item, _) = placement(number) else { continue }
      all[number] = list
      if batch.home(of: item) != list { room[list, default: 0] += 1 }
    }
    var given: [List: Set<Int>] = [:]
    for number in indexed + followers where isStanding(number) {
      guard let list = target(number, in: targets), let (item, goal) = placement(number) else {
        continue
      }
      if case .index(_, let index) = goal {
        if index >= batch.items(of: list).count + (room[list] ?? 0) {
          refused[number] = ["out-of-range"]
          continue
        }
        guard given[list, default: []].insert(index).inserted else {
          conflicts[number] = ["conflict-target"]
          continue
        }
      }
      var codes = batch.rowCodes(item, isMove: true)
      if batch.start.policy.crossSection == .deny, case .row = item, batch.home(of: item) != list {
        codes.append("cross-section")
      }
      if !codes.isEmpty {
        if case .index(_, let index) = goal { given[list]?.remove(index) }
        refused[number] = codes
        continue
      }
      targets[number] = list
    }
    for number in active where conflicts[number] == nil {
      guard case .replace(let item) = batch.requests[number],
        case .replaceRow(_, let new) = batch.operations[number].kind, let row = batch.row(item)
      else { continue }
      var codes: [String] = []
      if !row.canEdit { codes.append("row-not-editable") }
      if row.pins.contains(.marked) != new.isPinned || row.canMove != new.canMove
        || row.canEdit != new.canEdit
        || row.pins.contains(.identified) && new.fields.id != row.id
      {
        codes.append("rules-changed")
      }
      if !codes.isEmpty { refused[number] = codes }
    }
  }

  // MARK: Names

  private func newIDs(_ number: Int) -> [String] {
    switch batch.operations[number].kind {
    case .insertRow(let new, _), .replaceRow(_, let new):
      [new.fields.id].compactMap { $0.map { "row " + $0 } }
    case .insertSection(let new, _):
      [new.fields.id].compactMap { $0.map { "section " + $0 } }
        + new.rows.compactMap { $0.fields.id.map { "row " + $0 } }
    default: []
    }
  }

  private mutating func refuseDuplicateIDs() {
    let bringing = active.filter { conflicts[$0] == nil && !newIDs($0).isEmpty }
    func keepsID(_ number: Int) -> Bool {
      guard case .replace(let item) = batch.requests[number] else { return false }
      return newIDs(number) == [batch.row(item)?.id].compactMap { $0.map { "row " + $0 } }
    }
    var ids: Set<String> = []
    for (number, section) in batch.start.sections.enumerated() {
      if let id = section.id, !isGone(.section(number)) { ids.insert("section " + id) }
      for (index, row) in section.rows.enumerated() {
        let item = Item.row(number, index)
        var isReplaced = false
        if let taker = takers[item], isStanding(taker), case .replace = batch.requests[taker] {
          isReplaced = true
        }
        if let id = row.id, !isReplaced, !isGone(item) { ids.insert("row " + id) }
      }
    }
    for number in bringing.filter(keepsID) + bringing.filter({ !keepsID($0) }) {
      let own = batch.source(number).flatMap { batch.row($0)?.id }.map { "row " + $0 }
      if newIDs(number).contains(where: { $0 != own && ids.contains($0) }) {
        if case .replace = batch.requests[number] {
          // The row keeps its id, which another may have relied on getting.
          refused[number] = ["duplicate-id"] + (refused[number] ?? [])
        } else {
          conflicts[number] = ["duplicate-id"]
        }
      } else if isStanding(number) {
        ids.formUnion(newIDs(number))
      }
    }
  }

  // MARK: Unsafe indices

  private mutating func refuseUnsafe() {
    var unsafe: Set<List> = []
    for number in batch.operations.indices {
      let goal = placement(number)?.goal
      if isStanding(number) {
        guard case .index(let list, _)? = goal, unsafe.contains(list) else { continue }
        refused[number] = ["address-unsafe"]
      }
      unsafe.formUnion(reach(of: number))
    }
  }

  /// The lists that an operation would have changed.
  private func reach(of number: Int) -> [List] {
    func list(of address: Address) -> [List] {
      batch.start.sections.indices.contains(address.indices[0])
        ? [.rows(address.indices[0])] : batch.start.sections.indices.map { .rows($0) }
    }
    switch batch.operations[number].kind {
    case .deleteSection, .moveSection, .insertSection: return [.sections]
    case .deleteRow(let row), .replaceRow(let row, _): return list(of: row)
    case .move(let row, let destination):
      let target = address(in: destination).map(list) ?? []
      return list(of: row) + (target.count == 1 ? target : [])
    case .insertRow(_, let destination): return address(in: destination).map(list) ?? []
    default: return []
    }
  }

  private func address(in destination: Destination) -> Address? {
    switch destination {
    case .to(let section, _): section
    case .before(let anchor), .after(let anchor): anchor
    }
  }
}
