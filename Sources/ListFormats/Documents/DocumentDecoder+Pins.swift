internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// A `pinned:` as it was read, with the places of what it names.
struct PinSyntax: Sendable {
  var first = 0
  var last = 0
  var slots: [(index: Int, node: NodeID)] = []
  var rows: [(id: String, node: NodeID)] = []
}

/// The pins of a section, which can be settled only when all rows are known.
struct PendingPins {
  let list: ListID
  let syntax: PinSyntax
}

/// Declared pins (SPEC §3).
extension RuleDecoder {
  /// Reads a `pinned:` of the document or of a section; nil if it is absent or null.
  mutating func readPins(_ field: Field?) -> PinSyntax? {
    guard let field, !tree.isNull(field.value) else { return nil }
    switch tree.kind(of: tree.resolved(field.value)) {
    case .sequence:
      var pins = PinSyntax()
      pins.slots = readSlots(of: field.value)
      let indices = Set(pins.slots.map(\.index))
      if indices == Set(0..<pins.slots.count) {
        pins.first = pins.slots.count
        pins.slots = []
      }
      return pins
    case .mapping:
      return readPinMapping(field)
    case .scalar, .alias:
      report(
        .wrongType, "'pinned' is a list of row indices, or a mapping such as {first: 1}",
        at: field.value)
      return nil
    }
  }

  private mutating func readPinMapping(_ field: Field) -> PinSyntax {
    var pins = PinSyntax()
    guard let fields = ownFields(field, known: PinnedKey.all, named: "pinned") else { return pins }
    pins.first = readCount(fields[PinnedKey.first], named: "first") ?? 0
    pins.last = readCount(fields[PinnedKey.last], named: "last") ?? 0
    if let slots = sequence(fields[PinnedKey.slots], named: "slots") {
      pins.slots = readSlots(of: slots)
    }
    if let rows = sequence(fields[PinnedKey.rows], named: "rows") {
      for row in tree.children(of: tree.resolved(rows)) {
        if let id = scalarText(row, named: "rows") { pins.rows.append((id, row)) }
      }
    }
    return pins
  }

  private mutating func sequence(_ field: Field?, named name: String) -> NodeID? {
    guard let field, !tree.isNull(field.value) else { return nil }
    guard tree.kind(of: tree.resolved(field.value)) == .sequence else {
      report(.wrongType, "'\(name)' is a sequence", at: field.value)
      return nil
    }
    return field.value
  }

  private mutating func readSlots(of sequence: NodeID) -> [(index: Int, node: NodeID)] {
    var slots: [(index: Int, node: NodeID)] = []
    var seen: [Int: NodeID] = [:]
    for node in tree.children(of: tree.resolved(sequence)) {
      guard let index = tree.plainIndex(node) else {
        reportSlot(node)
        continue
      }
      if let first = seen.updateValue(node, forKey: index) {
        report(
          .badAddress, "row \(tree.text(of: node)) is pinned a second time", at: node,
          notes: [note("first here", at: first)])
      } else {
        slots.append((index, node))
      }
    }
    return slots
  }

  private mutating func reportSlot(_ node: NodeID) {
    let isScalar = tree.kind(of: tree.resolved(node)) == .scalar
    if isScalar, IndexSpelling.isNegative(tree.content(of: node)) {
      report(
        .negativeIndex, "row indices count from 0; '{last: 1}' pins rows at the end", at: node)
    } else {
      report(.badAddress, "a pinned row is named by its index, written plain, from 0", at: node)
    }
  }
}

// MARK: - Settling

extension DocumentDecoder {
  /// Gives the model its pins now that all rows are known, and reports those that name nothing.
  mutating func settlePins(document: PinSyntax?, in model: inout ListDocument) {
    var rowsByID: [String: EntryID] = [:]
    if pinnedIndices.contains(where: { !$0.syntax.rows.isEmpty }) || document?.rows.isEmpty == false
    {
      rowsByID = rowIDs(of: model)
    }
    for pending in pinnedIndices {
      let count = model.count(of: pending.list)
      for slot in pending.syntax.slots where slot.index >= count {
        report(
          .pinOutOfRange,
          "row \(tree.text(of: slot.node)) cannot be pinned; the section has \(count) rows",
          at: slot.node)
      }
      let declaration = declaration(pending.syntax, rowsByID) {
        model.parentList(of: $0) == pending.list
      }
      model.setPins(declaration, of: pending.list)
    }
    guard let document else { return }
    model.setPins(declaration(document, rowsByID) { _ in true }, of: .root)
    let unmet = Set(model.unmetDocumentSlots())
    for slot in document.slots where unmet.contains(slot.index) {
      report(
        .pinOutOfRange, "row \(tree.text(of: slot.node)) cannot be pinned; no section has it",
        at: slot.node)
    }
  }

  private mutating func declaration(
    _ syntax: PinSyntax, _ rowsByID: [String: EntryID], where isIncluded: (EntryID) -> Bool
  ) -> PinDeclaration {
    var declaration = PinDeclaration()
    declaration.first = syntax.first
    declaration.last = syntax.last
    declaration.slots = syntax.slots.map(\.index)
    for (id, node) in syntax.rows {
      if let row = rowsByID[id], isIncluded(row) {
        declaration.rows.append(row)
      } else {
        report(.notFound, "no row has the id '\(id)' that is pinned here", at: node)
      }
    }
    return declaration
  }

  private func rowIDs(of model: ListDocument) -> [String: EntryID] {
    var rows: [String: EntryID] = [:]
    for section in model.entries(of: .root) {
      guard let list = model.list(of: section) else { continue }
      for row in model.entries(of: list) {
        let id = tree.entryText(.id, of: entryNodes[Int(row.number)])
        if let id { rows[id] = row }
      }
    }
    return rows
  }
}
