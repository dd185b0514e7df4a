internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Reads a row or a section that a script brings along, as a document's would be read (SPEC §1).
struct NewEntryDecoder: NodeDecoder {
  let tree: SyntaxTree
  var reader: MappingReader
  var diagnostics: [Diagnostic] = []

  init(tree: SyntaxTree) {
    self.tree = tree
    reader = MappingReader(tree: tree)
  }

  /// Reads a row.
  ///
  /// - Returns: the row; not to be used if `diagnostics` holds an error.
  /// - Complexity: O(*n*) in its keys.
  mutating func decodeRow(_ node: NodeID) -> NewEntry {
    var row = NewEntry()
    let own = tree.resolved(node)
    switch tree.kind(of: own) {
    case .scalar:
      row.isMapping = false
      row.fields.title = tree.text(of: own)
      if tree.content(of: own).isEmpty {
        report(.missingTitle, "the title of this row is empty", at: node)
      }
    case .mapping:
      let fields = reader.fields(of: own, known: RowKey.all)
      if !reader.duplicates.isEmpty { reportDuplicates(reader.duplicates) }
      row.fields = readFields(of: own, id: fields[RowKey.id])
      row.fields.title = readTitle(fields[RowKey.title], of: node)
      row.isPinned = readBoolean(fields[RowKey.pinned], named: "pinned") ?? false
      row.canEdit = readBoolean(fields[RowKey.canEdit], named: "can-edit") ?? true
      row.canMove = readBoolean(fields[RowKey.canMove], named: "can-move") ?? true
    case .alias:
      // It names what stands in the document.
      break
    case .sequence:
      report(.wrongType, "a row is a title or a mapping with one, not a sequence", at: node)
    }
    return row
  }

  /// Reads a section with its rows.
  ///
  /// - Returns: the section; not to be used if `diagnostics` holds an error.
  /// - Complexity: O(*n*) in its nodes.
  mutating func decodeSection(_ node: NodeID) -> NewEntry {
    var section = NewEntry()
    let mapping = tree.resolved(node)
    section.isAlias = tree.kind(of: node) == .alias
    section.isListEditable = !section.isAlias
    // What it names is known with the document only.
    if tree.kind(of: mapping) == .alias { return section }
    guard tree.kind(of: mapping) == .mapping else {
      report(.wrongType, "a section is a mapping", at: node)
      return section
    }
    let fields = reader.fields(of: mapping, known: SectionKey.all)
    reportDuplicates(reader.duplicates)
    section.fields = readFields(of: mapping, id: fields[SectionKey.id])
    section.fields.title = nonEmpty(readText(fields[SectionKey.title], named: "title"))
    readText(fields[SectionKey.footer], named: "footer")
    section.mode = readMode(fields[SectionKey.mode])
    if let rows = fields[SectionKey.rows], !tree.isNull(rows.value) {
      section.isListEditable =
        !section.isAlias && !rows.isMerged && tree.kind(of: rows.value) != .alias
        && !tree.isAliased(rows.value)
      readRows(rows, of: &section)
    }
    section.pins = readPins(fields[SectionKey.pinned], of: section)
    return section
  }

  private mutating func readRows(_ field: Field, of section: inout NewEntry) {
    let sequence = tree.resolved(field.value)
    if tree.kind(of: sequence) == .alias {
      section.isListEditable = false
      return
    }
    guard tree.kind(of: sequence) == .sequence else {
      report(.wrongType, "'rows' is a sequence", at: field.value)
      return
    }
    var ids: [String: NodeID] = [:]
    for node in tree.children(of: sequence) {
      let row = decodeRow(node)
      if let id = row.fields.id {
        if let first = ids[id] {
          report(
            .duplicateID, "id '\(id)' is already that of another row", at: node,
            notes: [note("first here", at: first)])
        }
        ids[id] = node
      }
      section.rows.append(row)
    }
  }

  private mutating func readTitle(_ field: Field?, of row: NodeID) -> String? {
    guard let field else {
      report(.missingTitle, "this row has no 'title'", at: row)
      return nil
    }
    let title = readText(field, named: "title")
    if title?.isEmpty == true {
      report(.missingTitle, "the title of this row is empty", at: field.key)
    }
    return title
  }

  /// The id, and the further fields of a mapping that are scalars and not null.
  private mutating func readFields(of mapping: NodeID, id: Field?) -> EntryFields {
    var fields = EntryFields(id: nonEmpty(readText(id, named: "id")))
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      guard tree.kind(of: tree.resolved(key)) == .scalar,
        tree.kind(of: tree.resolved(value)) == .scalar, !tree.isNull(value)
      else { continue }
      fields.values[tree.text(of: key)] = tree.text(of: value)
    }
    return fields
  }

  private func nonEmpty(_ text: String?) -> String? {
    text?.isEmpty == true ? nil : text
  }

  // MARK: Pins

  private mutating func readPins(_ field: Field?, of section: NewEntry) -> NewEntry.Pins? {
    guard let field, !tree.isNull(field.value) else { return nil }
    var pins = NewEntry.Pins()
    let node = tree.resolved(field.value)
    switch tree.kind(of: node) {
    case .sequence:
      let slots = readSlots(node)
      if Set(slots.map(\.index)) == Set(0..<slots.count) {
        pins.first = slots.count
      } else {
        pins.slots = present(slots, in: section)
      }
    case .mapping:
      guard let fields = ownFields(field, known: PinnedKey.all, named: "pinned") else { return nil }
      pins.first = readCount(fields[PinnedKey.first], named: "first") ?? 0
      pins.last = readCount(fields[PinnedKey.last], named: "last") ?? 0
      if let slots = sequence(fields[PinnedKey.slots], named: "slots") {
        pins.slots = present(readSlots(slots), in: section)
      }
      if let rows = sequence(fields[PinnedKey.rows], named: "rows") {
        pins.rows = readIDs(rows, of: section)
      }
    case .scalar, .alias:
      report(.wrongType, "'pinned' is a list of indices or a mapping", at: field.value)
      return nil
    }
    return pins
  }

  private mutating func sequence(_ field: Field?, named name: String) -> NodeID? {
    guard let field, !tree.isNull(field.value) else { return nil }
    let node = tree.resolved(field.value)
    if tree.kind(of: node) == .sequence { return node }
    report(.wrongType, "'\(name)' is a sequence", at: field.value)
    return nil
  }

  private mutating func readSlots(_ sequence: NodeID) -> [(index: Int, node: NodeID)] {
    var slots: [(index: Int, node: NodeID)] = []
    var seen: Set<Int> = []
    for node in tree.children(of: sequence) {
      guard let slot = tree.plainIndex(node), seen.insert(slot).inserted else {
        report(.badAddress, "a pinned row is named by its index from 0, once", at: node)
        continue
      }
      slots.append((slot, node))
    }
    return slots
  }

  /// The slots; those that the section's rows do not reach are reported.
  private mutating func present(
    _ slots: [(index: Int, node: NodeID)], in section: NewEntry
  ) -> [Int] {
    for (index, node) in slots where index >= section.rows.count {
      report(
        .pinOutOfRange, "'pinned' names index \(index); the section has \(section.rows.count) rows",
        at: node)
    }
    return slots.map(\.index)
  }

  private mutating func readIDs(_ sequence: NodeID, of section: NewEntry) -> [String] {
    let known = Set(section.rows.compactMap(\.fields.id))
    var ids: [String] = []
    for node in tree.children(of: sequence) {
      guard let id = scalarText(node, named: "rows") else { continue }
      if !known.contains(id) { report(.notFound, "no row of the section has id '\(id)'", at: node) }
      ids.append(id)
    }
    return ids
  }
}
