import ListModel

/// What SPEC §2 to §4 say, on plain arrays and index by index: slow, and written without a look at
/// the engine. It knows addresses by index only.
struct ReferenceModel {
  enum Pin: Hashable { case head, tail, slot, documentSlot, identified, marked }

  struct Row {
    var title: String
    var id: String?
    var values: [String: String] = [:]
    var pins: Set<Pin>
    var canEdit: Bool
    var canMove: Bool
    var isRevealed = false

    var isPinned: Bool { !pins.isEmpty }
    var countsAsSlot: Bool { !pins.isSubset(of: [.head, .tail]) }
  }

  struct Section {
    /// Which of all sections it is, from 0; below 0 for one that arrived.
    var number: Int
    var title: String
    var id: String?
    var ownMode: EditMode?
    var isEditable: Bool
    var isRevealed = false
    var rows: [Row]

    var head: Int { rows.count { $0.pins.contains(.head) } }
    var tail: Int { rows.count { $0.pins.contains(.tail) } }
  }

  struct Outcome: Equatable {
    var status: String
    var codes: [String] = []
    var to: [Int]?
    var removed: [[Int]] = []
  }

  /// An index of `to: sorted` where the rows are not sorted: more than one place may be right.
  static let uncertain = -2

  var mode: EditMode
  var restriction: EditMode?
  var policy: Policy
  var isRootEditable: Bool
  /// The document's pins, which hold in a section that arrives without its own.
  var pins: DocumentSketch.Pins
  /// How many sections arrived.
  var arrivedCount = 0
  /// How many rows went, those of deleted sections counted.
  var deletedRows = 0
  var sections: [Section]

  init(_ sketch: DocumentSketch) {
    mode = sketch.mode
    restriction = sketch.restriction
    policy = sketch.policy
    isRootEditable = sketch.isRootEditable
    pins = sketch.pins
    sections = sketch.sections.enumerated().map { number, section in
      let pins = section.pins ?? sketch.pins
      let count = section.rows.count
      let rows = section.rows.enumerated().map { index, row in
        var ways = pins.ways(
          of: index, count: count, id: row.id, isOwn: section.pins != nil)
        if row.isPinned { ways.insert(.marked) }
        return Row(
          title: row.title, id: row.id, pins: ways, canEdit: row.canEdit, canMove: row.canMove)
      }
      return Section(
        number: number, title: section.title ?? "?", id: section.id, ownMode: section.mode,
        isEditable: section.isEditable, rows: rows)
    }
  }

  var outline: [String] {
    sections.map { "\($0.title): \($0.rows.map(\.title).joined())" }
  }

  /// Does one operation if it is permitted.
  mutating func apply(_ operation: Operation) -> Outcome {
    switch operation.kind {
    case .deleteRow(let address): deleteRow(address.indices)
    case .deleteSection(let address): deleteSection(address.indices)
    case .move(let address, let destination): moveRow(address.indices, to: destination)
    case .moveSection(let address, let destination):
      moveSection(address.indices, to: destination)
    case .insertRow(let row, let destination): insertRow(row, to: destination)
    case .insertSection(let section, let destination): insertSection(section, to: destination)
    case .replaceRow(let address, let row): replaceRow(address.indices, with: row)
    case .renameSection(let address, let title): renameSection(address.indices, to: title)
    case .sort(let address, let order):
      sort(address.indices, by: order ?? policy.order ?? RowOrder())
    case .reveal(let address, _): reveal(address.indices, true)
    case .hide(let address, _): reveal(address.indices, false)
    case .testSection, .testRow, .malformed: Outcome(status: "?")
    }
  }
}

extension Address {
  var indices: [Int] {
    parts.map { part in
      if case .index(let index) = part { return index }
      return -1
    }
  }
}

// MARK: Permissions

extension ReferenceModel {
  enum Action: String { case delete, move, insert, edit }

  private static let permitting: [Action: Set<EditMode>] = [
    .delete: [.all, .delete], .move: [.all, .sort], .insert: [.all], .edit: [.all],
  ]

  /// The codes of a mode that does not permit; `own`: a section's, nil the document's.
  func modeCodes(_ declared: EditMode, _ action: Action) -> [String] {
    [declared, restriction].compactMap { mode in
      guard let mode else { return nil }
      if mode == .none { return "mode-none" }
      let isPermitted = Self.permitting[action, default: []].contains(mode)
      return isPermitted ? nil : "mode-forbids-\(action.rawValue)"
    }
  }

  func mode(_ section: Int) -> EditMode { sections[section].ownMode ?? mode }

  /// Whether pinned rows of `section` from `index` on may not be pushed.
  func forbidsShift(_ section: Int, from index: Int) -> Bool {
    sections[section].rows.dropFirst(index).contains { row in
      row.pins.contains(.documentSlot) || policy.pinShift == .deny && row.countsAsSlot
    }
  }

  func finish(_ codes: [String], to: [Int]? = nil) -> Outcome? {
    guard let first = codes.first else { return nil }
    var unique: [String] = []
    for code in codes where !unique.contains(code) { unique.append(code) }
    let invalid = [
      "bad-address", "out-of-range", "not-found", "anchor-is-self", "duplicate-id",
      "missing-title",
    ]
    return Outcome(status: invalid.contains(first) ? "invalid" : "denied", codes: unique, to: to)
  }

  func has(_ row: [Int]) -> Bool {
    row.count == 2 && sections.indices.contains(row[0])
      && sections[row[0]].rows.indices.contains(row[1])
  }
}

// MARK: Deletions

extension ReferenceModel {
  mutating func deleteRow(_ address: [Int]) -> Outcome {
    guard has(address) else { return Outcome(status: "invalid", codes: ["out-of-range"]) }
    let (section, index) = (address[0], address[1])
    let row = sections[section].rows[index]
    var codes = modeCodes(mode(section), .delete)
    if policy.appendOnly { codes.append("append-only") }
    if !sections[section].isEditable { codes.append("aliased-list") }
    if row.isPinned { codes.append("row-pinned") }
    if !row.canEdit { codes.append("row-not-editable") }
    if policy.requireReveal, !row.isRevealed { codes.append("not-revealed") }
    if forbidsShift(section, from: index + 1) { codes.append("would-shift-pinned") }
    if let refused = finish(codes) { return refused }
    sections[section].rows.remove(at: index)
    deletedRows += 1
    hideAll()
    return Outcome(status: "applied", removed: prune(section))
  }

  mutating func prune(_ section: Int) -> [[Int]] {
    guard policy.emptySections == .prune, sections[section].rows.isEmpty, isRootEditable,
      modeCodes(mode, .delete).isEmpty, modeCodes(mode(section), .delete).isEmpty
    else { return [] }
    sections.remove(at: section)
    hideAll()
    return [[section]]
  }

  mutating func deleteSection(_ address: [Int]) -> Outcome {
    guard sections.indices.contains(address[0]) else {
      return Outcome(status: "invalid", codes: ["out-of-range"])
    }
    let number = address[0]
    let section = sections[number]
    var codes = modeCodes(mode, .delete) + modeCodes(mode(number), .delete)
    if policy.appendOnly, !section.rows.isEmpty { codes.append("append-only") }
    let isProtected = section.rows.map { $0.isPinned || !$0.canEdit }
    let keeps = policy.onPinned == .keep && isProtected.contains(true)
    if keeps {
      if !section.isEditable, isProtected.contains(false) { codes.append("aliased-list") }
    } else {
      if !isRootEditable { codes.append("aliased-list") }
      if policy.onPinned == .restrict, section.rows.contains(where: \.isPinned) {
        codes.append("section-has-pinned")
      } else if policy.onPinned == .restrict, isProtected.contains(true) {
        codes.append("row-not-editable")
      }
    }
    if policy.requireReveal, !section.isRevealed { codes.append("not-revealed") }
    if keeps, let first = isProtected.firstIndex(of: false),
      forbidsShift(number, from: first)
    {
      codes.append("would-shift-pinned")
    }
    if let refused = finish(codes) { return refused }
    guard keeps else {
      sections.remove(at: number)
      deletedRows += section.rows.count
      hideAll()
      return Outcome(status: "applied")
    }
    let removed = section.rows.indices.reversed().filter { !isProtected[$0] }.map { [number, $0] }
    sections[number].rows = section.rows.filter { $0.isPinned || !$0.canEdit }
    deletedRows += removed.count
    if !removed.isEmpty { hideAll() }
    return Outcome(status: removed.isEmpty ? "no-op" : "applied", removed: removed)
  }
}

// MARK: Moves

extension ReferenceModel {
  mutating func moveRow(_ address: [Int], to destination: Destination) -> Outcome {
    var codes: [String] = []
    if !has(address) { codes.append("out-of-range") }
    var target = address[0]
    var anchor: [Int]?
    switch destination {
    case .to(section: nil, _): break
    case .to(section: .some(let other), _):
      target = other.indices[0]
      if !sections.indices.contains(target) { codes.append("out-of-range") }
    case .before(let other), .after(let other):
      anchor = other.indices
      target = other.indices[0]
      if !has(other.indices) { codes.append("out-of-range") }
    }
    if let refused = finishAddresses(codes) { return refused }
    if anchor == address { return Outcome(status: "invalid", codes: ["anchor-is-self"]) }
    if case .to(_, .sorted) = destination, policy.order == nil {
      return Outcome(status: "invalid", codes: ["bad-address"])
    }
    guard let index = rowIndex(address, destination, target) else {
      return Outcome(status: "invalid", codes: ["out-of-range"])
    }
    if index == Self.uncertain { return Outcome(status: "uncertain") }
    let finalIndex = index == -1 ? nil : index
    let to = finalIndex.map { [target, $0] }
    codes = rowCodes(address, target, finalIndex)
    if let refused = finish(codes, to: to) { return refused }
    guard let finalIndex else { return Outcome(status: "?") }
    return moveFreeRow(address, target, finalIndex)
  }

  /// As `finish`, but for two bad addresses both are told.
  func finishAddresses(_ codes: [String]) -> Outcome? {
    codes.isEmpty ? nil : Outcome(status: "invalid", codes: codes)
  }

  /// The final index that is asked for; nil out of range; -1 if no place is free.
  private func rowIndex(_ address: [Int], _ destination: Destination, _ target: Int) -> Int? {
    let rows = sections[target].rows
    let isWithin = target == address[0]
    let free = rows.indices.filter { !rows[$0].isPinned }
    switch destination {
    case .to(_, .index(let index)):
      return (0...(isWithin ? rows.count - 1 : rows.count)).contains(index) ? index : nil
    case .to(_, .sorted):
      let row = sections[address[0]].rows[address[1]]
      guard let order = policy.order else { return nil }
      return sortedIndex(
        of: row.fields, order, in: target, from: isWithin ? address[1] : nil) ?? Self.uncertain
    case .to(_, .start): return isWithin ? free.first ?? -1 : sections[target].head
    case .to(_, .end):
      return isWithin ? free.last ?? -1 : rows.count - sections[target].tail
    case .before(let other):
      let index = other.indices[1]
      return isWithin && address[1] < index ? index - 1 : index
    case .after(let other):
      let index = other.indices[1] + 1
      return isWithin && address[1] < index ? index - 1 : index
    }
  }

  private func rowCodes(_ address: [Int], _ target: Int, _ finalIndex: Int?) -> [String] {
    let (source, index) = (address[0], address[1])
    let row = sections[source].rows[index]
    let isWithin = source == target
    var codes = modeCodes(mode(source), .move) + modeCodes(mode(target), .move)
    if policy.appendOnly { codes.append("append-only") }
    if !sections[source].isEditable || !sections[target].isEditable {
      codes.append("aliased-list")
    }
    if row.isPinned { codes.append("row-pinned") }
    if !row.canEdit { codes.append("row-not-editable") }
    if !row.canMove { codes.append("row-not-movable") }
    if !isWithin, policy.crossSection == .deny { codes.append("cross-section") }
    guard let finalIndex else { return codes }
    if isWithin {
      if sections[target].rows[finalIndex].isPinned { codes.append("target-pinned") }
      return codes
    }
    let count = sections[target].rows.count
    if finalIndex < sections[target].head || finalIndex > count - sections[target].tail {
      codes.append("target-pinned")
    }
    if forbidsShift(source, from: index + 1) || forbidsShift(target, from: finalIndex) {
      codes.append("would-shift-pinned")
    }
    return codes
  }

  private mutating func moveFreeRow(_ address: [Int], _ target: Int, _ index: Int) -> Outcome {
    let source = address[0]
    var rows = sections[source].rows
    let moved = rows.remove(at: address[1])
    guard source == target else {
      sections[source].rows = rows
      sections[target].rows.insert(moved, at: index)
      let removed = prune(source)
      let section = removed.isEmpty || source > target ? target : target - 1
      return Outcome(status: "applied", to: [section, index], removed: removed)
    }
    if address[1] == index { return Outcome(status: "no-op", to: [target, index]) }
    // P3: the moved row lands at its index, the other free rows fill what is free, in order.
    var others = rows.filter { !$0.isPinned }[...]
    sections[source].rows = sections[source].rows.enumerated().map { place, row in
      if place == index { return moved }
      return row.isPinned ? row : others.removeFirst()
    }
    return Outcome(status: "applied", to: [target, index])
  }

  mutating func moveSection(_ address: [Int], to destination: Destination) -> Outcome {
    let source = address[0]
    var codes: [String] = []
    if !sections.indices.contains(source) { codes.append("out-of-range") }
    var anchor: Int?
    switch destination {
    case .before(let other), .after(let other):
      anchor = other.indices[0]
      if !sections.indices.contains(other.indices[0]) { codes.append("out-of-range") }
    case .to: break
    }
    if let refused = finishAddresses(codes) { return refused }
    if anchor == source { return Outcome(status: "invalid", codes: ["anchor-is-self"]) }
    let index: Int
    switch destination {
    case .to(_, .index(let final)):
      guard sections.indices.contains(final) else {
        return Outcome(status: "invalid", codes: ["out-of-range"])
      }
      index = final
    case .to(_, .sorted): return Outcome(status: "invalid", codes: ["bad-address"])
    case .to(_, .start): index = 0
    case .to(_, .end): index = sections.count - 1
    case .before(let other):
      index = other.indices[0] - (source < other.indices[0] ? 1 : 0)
    case .after(let other):
      index = other.indices[0] + (source < other.indices[0] ? 0 : 1)
    }
    codes = modeCodes(mode, .move)
    if !isRootEditable { codes.append("aliased-list") }
    if let refused = finish(codes, to: [index]) { return refused }
    if source == index { return Outcome(status: "no-op", to: [index]) }
    sections.insert(sections.remove(at: source), at: index)
    return Outcome(status: "applied", to: [index])
  }
}
