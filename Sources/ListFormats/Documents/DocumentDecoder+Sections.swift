internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Sections and their rows (SPEC §1).
extension DocumentDecoder {
  /// Reads the list of sections with all below it.
  mutating func readSections(_ field: Field?, root: NodeID, into model: inout ListDocument) {
    listPlaces.append(.init(owner: root, key: ownKey(field), value: field?.value))
    model.isRootEditable = isEditable(field)
    guard let field, !tree.isNull(field.value) else { return }
    let list = tree.resolved(field.value)
    guard tree.kind(of: list) == .sequence else {
      report(.wrongType, "'sections' is a sequence", at: field.value)
      return
    }
    var sections = tree.children(of: list)
    let isShared = !model.isRootEditable
    while !isExhausted, let section = sections.next() {
      readSection(section, isShared: isShared, into: &model)
    }
  }

  private mutating func readSection(
    _ node: NodeID, isShared: Bool, into model: inout ListDocument
  ) {
    let section = model.addSection(token: node.number)
    entryNodes.append(node)
    let mapping = tree.resolved(node)
    guard tree.kind(of: mapping) == .mapping else {
      report(.wrongType, "a section is a mapping", at: node)
      listPlaces.append(.init(owner: mapping, key: nil, value: nil))
      _ = model.addList(of: section, mode: nil, pins: nil, isEditable: false)
      return
    }
    let fields = reader.fields(of: mapping, known: SectionKey.all)
    reportDuplicates(reader.duplicates)
    checkOtherKeys(reader.otherKeys, in: fields, of: .section)
    readText(fields[SectionKey.title], named: "title")
    readText(fields[SectionKey.footer], named: "footer")
    readID(fields[SectionKey.id], of: node, isSection: true)
    let mode = readMode(fields[SectionKey.mode])
    let pins = readPins(fields[SectionKey.pinned])
    let rows = fields[SectionKey.rows]
    let isShared = isShared || node != mapping || tree.isAliased(node)
    if isShared { model.addSharedSection(section) }
    let list = model.addList(
      of: section, mode: mode, pins: pins == nil ? nil : PinDeclaration(),
      isEditable: !isShared && isEditable(rows))
    if let pins { pinnedIndices.append(PendingPins(list: list, syntax: pins)) }
    listPlaces.append(.init(owner: mapping, key: ownKey(rows), value: rows?.value))
    readRows(rows, of: list, into: &model)
  }

  private mutating func readRows(_ field: Field?, of list: ListID, into model: inout ListDocument) {
    guard let field, !tree.isNull(field.value) else { return }
    let sequence = tree.resolved(field.value)
    guard tree.kind(of: sequence) == .sequence else {
      report(.wrongType, "'rows' is a sequence", at: field.value)
      return
    }
    var rows = tree.children(of: sequence)
    while let row = rows.next() {
      readRow(row, of: list, into: &model)
      let excess = aliasLimit.excess(
        entryCount: entryNodes.count, keyCount: reader.visitCount,
        at: alias(before: row, in: field.value, of: list, model))
      if let excess {
        isExhausted = true
        diagnostics.append(excess)
        return
      }
    }
  }

  /// The alias that led to a row: itself, that of its list or that of its section.
  private func alias(
    before row: NodeID, in value: NodeID, of list: ListID, _ model: ListDocument
  ) -> Diagnostic.Place {
    let section = model.owner(of: list).map { entryNodes[Int($0.number)] }
    let alias = [row, value, section].compactMap(\.self).first { tree.kind(of: $0) == .alias }
    return Diagnostic.Place(source: tree.source, range: tree.range(of: alias ?? section ?? row))
  }

  private mutating func readRow(_ node: NodeID, of list: ListID, into model: inout ListDocument) {
    entryNodes.append(node)
    let row = tree.resolved(node)
    var isPinned = false
    var canEdit = true
    var canMove = true
    switch tree.kind(of: row) {
    case .scalar:
      if tree.content(of: row).isEmpty {
        report(.missingTitle, "the title of this row is empty", at: node)
      }
    case .mapping:
      let fields = reader.fields(of: row, known: RowKey.all)
      if !reader.duplicates.isEmpty { reportDuplicates(reader.duplicates) }
      checkOtherKeys(reader.otherKeys, in: fields, of: .row)
      checkTitle(fields[RowKey.title], of: node)
      readID(fields[RowKey.id], of: node, isSection: false)
      isPinned = readBoolean(fields[RowKey.pinned], named: "pinned") ?? false
      canEdit = readBoolean(fields[RowKey.canEdit], named: "can-edit") ?? true
      canMove = readBoolean(fields[RowKey.canMove], named: "can-move") ?? true
    case .sequence, .alias:
      report(.wrongType, "a row is a title or a mapping with one, not a sequence", at: node)
    }
    _ = model.addRow(
      to: list, token: node.number, isPinned: isPinned, canEdit: canEdit, canMove: canMove)
  }

  private mutating func checkTitle(_ field: Field?, of row: NodeID) {
    guard let field else {
      report(.missingTitle, "this row has no 'title'", at: row)
      return
    }
    guard tree.kind(of: tree.resolved(field.value)) == .scalar else {
      report(.wrongType, "'title' is text, not a collection", at: field.value)
      return
    }
    if tree.content(of: field.value).isEmpty {
      report(.missingTitle, "the title of this row is empty", at: field.key)
    }
  }

  private mutating func readID(_ field: Field?, of entry: NodeID, isSection: Bool) {
    guard let field, !tree.content(of: field.value).isEmpty else {
      if let field { _ = scalarText(field.value, named: "id") }
      return
    }
    let first = isSection ? sectionIDs.insert(field.value) : ids.insert(field.value)
    guard let first else { return }
    report(
      .duplicateID,
      "id '\(tree.text(of: field.value))' is already that of another "
        + (isSection ? "section" : "row"),
      at: tree.kind(of: entry) == .alias ? entry : field.value,
      notes: [note("first here", at: first)])
  }

  /// The key of a list that stands in its owner itself.
  private func ownKey(_ field: Field?) -> NodeID? {
    field.flatMap { $0.isMerged ? nil : $0.key }
  }

  /// Whether the list stands in its owner and nowhere else.
  private func isEditable(_ field: Field?) -> Bool {
    guard let field else { return true }
    return !field.isMerged && tree.kind(of: field.value) != .alias && !tree.isAliased(field.value)
  }
}
