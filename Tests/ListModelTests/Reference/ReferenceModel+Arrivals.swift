import ListModel

/// `insert-row`, `insert-section`, `replace-row`, `rename-section`, `reveal` and `hide`.
extension ReferenceModel {
  mutating func insertRow(_ row: NewEntry, to destination: Destination) -> Outcome {
    var codes: [String] = []
    let target: Int
    switch destination {
    case .to(let section, _): target = section?.indices[0] ?? -1
    case .before(let anchor), .after(let anchor): target = anchor.indices[0]
    }
    var index: Int?
    if sections.indices.contains(target) {
      index = arrivalIndex(of: row, destination, in: target)
    }
    if case .to(_, .sorted) = destination, policy.order == nil, sections.indices.contains(target) {
      codes.append("bad-address")
    } else if index == nil {
      codes.append("out-of-range")
    }
    if hasRow(withID: row.fields.id) { codes.append("duplicate-id") }
    if index == Self.uncertain { return Outcome(status: "uncertain") }
    if let refused = finish(codes) { return refused }
    guard let index else { return Outcome(status: "?") }
    let (head, end) = (sections[target].head, sections[target].rows.count - sections[target].tail)
    codes = modeCodes(mode(target), .insert)
    if policy.appendOnly, index < end { codes.append("append-only") }
    if !sections[target].isEditable { codes.append("aliased-list") }
    if row.isPinned || !row.canEdit || !row.canMove { codes.append("rules-changed") }
    if index < head || index > end { codes.append("target-pinned") }
    if forbidsShift(target, from: index) { codes.append("would-shift-pinned") }
    if let refused = finish(codes, to: [target, index]) { return refused }
    sections[target].rows.insert(Row(row), at: index)
    return Outcome(status: "applied", to: [target, index])
  }

  /// The index at which a row arrives; nil out of range.
  private func arrivalIndex(of row: NewEntry, _ destination: Destination, in target: Int) -> Int? {
    let rows = sections[target].rows
    switch destination {
    case .to(_, .index(let index)): return (0...rows.count).contains(index) ? index : nil
    case .to(_, .start): return sections[target].head
    case .to(_, .end): return rows.count - sections[target].tail
    case .to(_, .sorted):
      guard let order = policy.order else { return nil }
      let fields = row.fields
      return sortedIndex(
        of: (fields.title ?? "", fields.id, fields.values), order, in: target, from: nil)
        ?? Self.uncertain
    case .before(let anchor): return has(anchor.indices) ? anchor.indices[1] : nil
    case .after(let anchor): return has(anchor.indices) ? anchor.indices[1] + 1 : nil
    }
  }

  mutating func insertSection(_ section: NewEntry, to destination: Destination) -> Outcome {
    var index: Int?
    var codes: [String] = []
    switch destination {
    case .to(_, .index(let final)): if (0...sections.count).contains(final) { index = final }
    case .to(_, .start): index = 0
    case .to(_, .end): index = sections.count
    case .to(_, .sorted): codes.append("bad-address")
    case .before(let anchor):
      if sections.indices.contains(anchor.indices[0]) { index = anchor.indices[0] }
    case .after(let anchor):
      if sections.indices.contains(anchor.indices[0]) { index = anchor.indices[0] + 1 }
    }
    if index == nil, codes.isEmpty { codes.append("out-of-range") }
    let isTaken = section.fields.id.map { id in sections.contains { $0.id == id } } ?? false
    if isTaken || section.rows.contains(where: { hasRow(withID: $0.fields.id) }) {
      codes.append("duplicate-id")
    }
    if let refused = finish(codes) { return refused }
    guard let index else { return Outcome(status: "?") }
    codes = modeCodes(mode, .insert)
    if !isRootEditable { codes.append("aliased-list") }
    if let refused = finish(codes, to: [index]) { return refused }
    let declared =
      section.pins.map {
        DocumentSketch.Pins(first: $0.first, last: $0.last, slots: $0.slots, rows: $0.rows)
      } ?? pins
    arrivedCount += 1
    var new = Section(
      number: -arrivedCount,
      title: section.fields.title ?? "?", id: section.fields.id, ownMode: section.mode,
      isEditable: section.isListEditable, rows: section.rows.map(Row.init))
    for place in new.rows.indices {
      // The ids in the document's pins name rows that were there when it was read.
      new.rows[place].pins.formUnion(
        declared.ways(
          of: place, count: new.rows.count, id: section.pins == nil ? nil : new.rows[place].id,
          isOwn: section.pins != nil))
    }
    sections.insert(new, at: index)
    return Outcome(status: "applied", to: [index])
  }

  mutating func replaceRow(_ address: [Int], with new: NewEntry) -> Outcome {
    guard has(address) else { return Outcome(status: "invalid", codes: ["out-of-range"]) }
    let (section, index) = (address[0], address[1])
    let row = sections[section].rows[index]
    if new.fields.id != row.id, hasRow(withID: new.fields.id) {
      return Outcome(status: "invalid", codes: ["duplicate-id"])
    }
    var codes = modeCodes(mode(section), .edit)
    if !sections[section].isEditable { codes.append("aliased-list") }
    if !row.canEdit { codes.append("row-not-editable") }
    if new.isPinned != row.pins.contains(.marked) || new.canEdit != row.canEdit
      || new.canMove != row.canMove || row.pins.contains(.identified) && new.fields.id != row.id
    {
      codes.append("rules-changed")
    }
    if let refused = finish(codes) { return refused }
    sections[section].rows[index].title = new.fields.title ?? ""
    sections[section].rows[index].id = new.fields.id
    sections[section].rows[index].values = new.fields.values
    return Outcome(status: "applied")
  }

  mutating func renameSection(_ address: [Int], to title: String?) -> Outcome {
    guard sections.indices.contains(address[0]) else {
      return Outcome(status: "invalid", codes: ["out-of-range"])
    }
    if title?.isEmpty == true { return Outcome(status: "invalid", codes: ["missing-title"]) }
    var codes = modeCodes(mode, .edit) + modeCodes(mode(address[0]), .edit)
    if !isRootEditable { codes.append("aliased-list") }
    if let refused = finish(codes) { return refused }
    if sections[address[0]].title == title ?? "?" { return Outcome(status: "no-op") }
    sections[address[0]].title = title ?? "?"
    return Outcome(status: "applied")
  }

  mutating func reveal(_ address: [Int], _ isRevealed: Bool) -> Outcome {
    if address.count == 1, sections.indices.contains(address[0]) {
      sections[address[0]].isRevealed = isRevealed
    } else if has(address) {
      sections[address[0]].rows[address[1]].isRevealed = isRevealed
    } else {
      return Outcome(status: "invalid", codes: ["out-of-range"])
    }
    return Outcome(status: "applied")
  }

  /// A deletion reloads the table.
  mutating func hideAll() {
    for section in sections.indices {
      sections[section].isRevealed = false
      for row in sections[section].rows.indices {
        sections[section].rows[row].isRevealed = false
      }
    }
  }

  private func hasRow(withID id: String?) -> Bool {
    guard let id else { return false }
    return sections.contains { $0.rows.contains { $0.id == id } }
  }
}

extension ReferenceModel.Row {
  init(_ new: NewEntry) {
    self.init(
      title: new.fields.title ?? "", id: new.fields.id, values: new.fields.values,
      pins: new.isPinned ? [.marked] : [], canEdit: new.canEdit, canMove: new.canMove)
  }
}

extension DocumentSketch.Pins {
  /// How the row at `index` of `count` is pinned by this declaration.
  func ways(of index: Int, count: Int, id: String?, isOwn: Bool) -> Set<ReferenceModel.Pin> {
    var ways: Set<ReferenceModel.Pin> = []
    if index < first {
      ways.insert(.head)
    } else if index >= count - last {
      ways.insert(.tail)
    }
    if slots.contains(index) { ways.insert(isOwn ? .slot : .documentSlot) }
    if let id, rows.contains(id) { ways.insert(.identified) }
    return ways
  }
}
