import ListModel

/// What SPEC §2.3 says of `coordinates: before`, on plain arrays: slow and simple, written without a look
/// at the engine. Addresses are by index, titles unique, and the document's mode is `all`.
///
/// A batch is judged in rounds: all operations that are refused in one count as not there in the next.
struct BeforeReference {
  /// A section or a row by its place of the start, or what an operation brings along.
  enum Item: Hashable {
    case section(Int)
    case row(Int, Int)
    case new(Int)
  }

  /// The list of sections, or the rows of a section of the start.
  enum List: Hashable {
    case sections
    case rows(Int)
  }

  enum Goal {
    case index(List, Int)
    case start(List)
    case end(List)
    case beside(Item, offset: Int)
  }

  enum Request {
    case nothing
    case delete(Item, goes: [Item])
    case place(Item, Goal)
    case replace(Item)
  }

  let start: ReferenceModel
  let operations: [Operation]
  let keepsGoing: Bool
  private(set) var requests: [Request] = []
  /// What refuses each operation.
  private(set) var codes: [Int: [String]] = [:]
  /// What becomes of the document if the batch happens.
  private(set) var outline: [String] = []

  /// Whether nothing happens.
  var isRefused: Bool { !keepsGoing && !codes.isEmpty }

  init(_ sketch: DocumentSketch, _ operations: [Operation], keepsGoing: Bool) {
    start = ReferenceModel(sketch)
    self.operations = operations
    self.keepsGoing = keepsGoing
    for (number, operation) in operations.enumerated() {
      let (request, codes) = request(operation, number)
      requests.append(codes.isEmpty ? request : .nothing)
      if !codes.isEmpty { self.codes[number] = codes }
    }
    while true {
      var round = BeforeRound(self)
      let refused = round.run()
      if refused.isEmpty {
        codes.merge(round.conflicts) { $0 + $1 }
        outline = round.outline
        return
      }
      for (number, reasons) in refused {
        codes[number] = (round.conflicts[number] ?? []) + reasons
      }
    }
  }

  // MARK: The start

  func items(of list: List) -> [Item] {
    switch list {
    case .sections: start.sections.indices.map { .section($0) }
    case .rows(let section):
      start.sections[section].rows.indices.map { .row(section, $0) }
    }
  }

  func home(of item: Item) -> List? {
    switch item {
    case .section: .sections
    case .row(let section, _): .rows(section)
    case .new: nil
    }
  }

  func row(_ item: Item) -> ReferenceModel.Row? {
    guard case .row(let section, let index) = item else { return nil }
    return start.sections[section].rows[index]
  }

  /// The source of an operation.
  func source(_ number: Int) -> Item? {
    switch requests[number] {
    case .delete(let item, _), .replace(let item): return item
    case .place(let item, _):
      if case .new = item { return nil }
      return item
    case .nothing: return nil
    }
  }

  // MARK: Requests

  private func request(
    _ operation: Operation, _ number: Int
  ) -> (request: Request, codes: [String]) {
    switch operation.kind {
    case .deleteRow(let address):
      guard start.has(address.indices) else { return (.nothing, ["out-of-range"]) }
      let item = Item.row(address.indices[0], address.indices[1])
      return (.delete(item, goes: [item]), rowCodes(item, isMove: false))
    case .deleteSection(let address):
      guard let item = section(address) else { return (.nothing, ["out-of-range"]) }
      return deletion(of: item, address.indices[0])
    case .move(let address, let destination):
      let isThere = start.has(address.indices)
      let item = Item.row(address.indices[0], address.indices[1])
      return placement(
        of: item, isThere, destination, from: .rows(address.indices[0]), areRows: true)
    case .moveSection(let address, let destination):
      let item = section(address)
      return placement(
        of: item ?? .new(number), item != nil, destination, from: .sections, areRows: false)
    case .insertRow(_, let destination):
      return placement(of: .new(number), true, destination, from: nil, areRows: true)
    case .insertSection(_, let destination):
      return placement(of: .new(number), true, destination, from: .sections, areRows: false)
    case .replaceRow(let address, _):
      guard start.has(address.indices) else { return (.nothing, ["out-of-range"]) }
      return (.replace(.row(address.indices[0], address.indices[1])), [])
    default: return (.nothing, ["?"])
    }
  }

  private func section(_ address: Address) -> Item? {
    start.sections.indices.contains(address.indices[0]) ? .section(address.indices[0]) : nil
  }

  private func deletion(of item: Item, _ section: Int) -> (request: Request, codes: [String]) {
    let rows = start.sections[section].rows
    var codes: [String] = []
    if start.policy.appendOnly, !rows.isEmpty { codes.append("append-only") }
    guard start.policy.onPinned != .cascade, rows.contains(where: { $0.isPinned || !$0.canEdit })
    else { return (.delete(item, goes: [item]), codes) }
    if start.policy.onPinned == .keep {
      let free = rows.indices.filter { !rows[$0].isPinned && rows[$0].canEdit }
      return (.delete(item, goes: free.map { .row(section, $0) }), codes)
    }
    codes.append(rows.contains { $0.isPinned } ? "section-has-pinned" : "row-not-editable")
    return (.nothing, codes)
  }

  private func placement(
    of item: Item, _ isThere: Bool, _ destination: Destination, from home: List?, areRows: Bool
  ) -> (request: Request, codes: [String]) {
    var codes = isThere ? [] : ["out-of-range"]
    switch destination {
    case .before(let address), .after(let address):
      let isKnown = areRows ? start.has(address.indices) : section(address) != nil
      let anchor =
        areRows
        ? Item.row(address.indices[0], address.indices[1]) : .section(address.indices[0])
      if !isKnown { codes.append("out-of-range") }
      if isKnown, anchor == item { codes.append("anchor-is-self") }
      var offset = 0
      if case .after = destination { offset = 1 }
      return (.place(item, .beside(anchor, offset: offset)), codes)
    case .to(let address, let position):
      var list = home
      if let address {
        if section(address) == nil { codes.append("out-of-range") }
        list = .rows(address.indices[0])
      }
      guard let list, codes.isEmpty else { return (.nothing, codes) }
      switch position {
      case .index(let index): return (.place(item, .index(list, index)), codes)
      case .start: return (.place(item, .start(list)), codes)
      case .end: return (.place(item, .end(list)), codes)
      case .sorted: return (.nothing, ["?"])
      }
    }
  }

  /// What in a row itself refuses to delete or move it.
  func rowCodes(_ item: Item, isMove: Bool) -> [String] {
    guard let row = row(item) else { return [] }
    var codes: [String] = []
    if start.policy.appendOnly { codes.append("append-only") }
    if row.isPinned { codes.append("row-pinned") }
    if !row.canEdit { codes.append("row-not-editable") }
    if isMove, !row.canMove { codes.append("row-not-movable") }
    return codes
  }
}
