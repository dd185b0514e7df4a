internal import ListModel
internal import YAMLSyntax

/// Sections and rows, with the lists below them.
extension LayoutReader {
  mutating func readSection(
    _ entry: EntryView, _ levels: [Layout.Level], in frame: Frame, into model: inout ListDocument
  ) {
    let level = levels[frame.level]
    let node = entry.key ?? entry.value
    guard let section = addSection(node, in: frame, to: &model) else {
      return note(node, title: nil, id: nil, isPair: entry.key != nil)
    }
    let title = text(level.fields.title, in: entry)
    let id = text(level.fields.id, in: entry)
    note(node, title: title, id: id, isPair: entry.key != nil)
    if isShared(entry.value), title == nil || title != entry.key { model.addSharedSection(section) }
    let field = finder.find(level.rows, in: entry)
    let below = frame.level + 1
    if let field {
      // What stands there may be no list, and nothing that could become one.
      guard isListOrNull(field) else { return }
    } else if entry.key == nil, let pair = finder.onlyPair(of: entry),
      [title, id].contains(pair.key)
    {
      // With a second key the only one would no longer be its name.
      return
    }
    guard canHold(field, level.rows, in: entry) else { return }
    let isShared = frame.isShared || isShared(entry.value) || field?.isShared == true
    let list = model.addList(
      of: section, holding: below < levels.count ? .sections : .rows,
      form: form(of: field?.value, level: below), mode: nil, pins: nil,
      isEditable: !isShared && isEditable(field?.value))
    listPlaces.append(place(of: field, level.rows, in: entry))
    if let field {
      push(list, value: field.value, level: below, isShared: isShared || !isEditable(field.value))
    }
  }

  /// Adds a section; nil for a bystander of gathered sections.
  private func addSection(
    _ node: NodeID, in frame: Frame, to model: inout ListDocument
  ) -> EntryID? {
    guard let gatheredSections, model.isGathered(frame.list) else {
      return model.addSection(to: frame.list, token: node.number)
    }
    guard gatheredSections.contains(node) else {
      model.addBystander(in: frame.list, token: node.number)
      return nil
    }
    return model.addGatheredSection(in: frame.list, token: node.number)
  }

  mutating func readRow(_ entry: EntryView, in frame: Frame, into model: inout ListDocument) {
    let node = entry.key ?? entry.value
    let row = model.addRow(
      to: frame.list, token: node.number, isPinned: false, canEdit: true, canMove: true)
    let title = text(layout.row.title, in: entry)
    let id = layout.row.id.isEmpty ? nil : text(layout.row.id, in: entry)
    note(node, title: title, id: id, isPair: entry.key != nil)
    guard !layout.nest.isEmpty, let field = nestedList(of: entry) else { return }
    let isShared = frame.isShared || isShared(entry.value) || field.isShared
    let list = model.addList(
      of: row, form: form(of: field.value, level: frame.level), mode: nil, pins: nil,
      isEditable: !isShared && isEditable(field.value))
    listPlaces.append(place(of: field, layout.nest, in: entry))
    push(
      list, value: field.value, level: frame.level,
      isShared: isShared || !isEditable(field.value))
  }

  /// A row's own rows, where there are any: a list, and for `$value` no mapping that is merely the
  /// data of an element.
  private mutating func nestedList(of entry: EntryView) -> FoundField? {
    for path in layout.nest {
      guard let field = finder.find(path, in: entry) else { continue }
      switch tree.kind(of: tree.resolved(field.value)) {
      case .sequence: return field
      case .mapping where path != .value || entry.key != nil: return field
      case .mapping, .scalar, .alias: continue
      }
    }
    return nil
  }

  /// The first of some fields that is text.
  private mutating func text(_ paths: [FieldPath], in entry: EntryView) -> NodeID? {
    for path in paths {
      guard let field = finder.find(path, in: entry) else { continue }
      let node = tree.resolved(field.value)
      if tree.kind(of: node) == .scalar, !tree.content(of: node).isEmpty { return field.value }
    }
    return nil
  }

  /// Whether a list stands in a place, or null, where one can stand; no text tells where an element
  /// is that has none.
  private func isListOrNull(_ field: FoundField) -> Bool {
    let value = tree.resolved(field.value)
    if tree.kind(of: value) != .scalar { return true }
    return tree.isNull(value) && (field.key != nil || !tree.isAbsent(value))
  }

  private func place(
    of field: FoundField?, _ paths: [FieldPath], in entry: EntryView
  ) -> DecodedDocument.ListPlace {
    var place = DecodedDocument.ListPlace(
      owner: field?.owner ?? tree.resolved(entry.value), key: field?.key, value: field?.value)
    if let key = paths.lazy.compactMap(\.addedKey).first { place.addedKey = key }
    return place
  }

  /// Whether a list can be put where there is none: under a key that is null, or that can be added to
  /// the mapping which the entry is.
  private func canHold(_ field: FoundField?, _ paths: [FieldPath], in entry: EntryView) -> Bool {
    if field != nil || isShared(entry.value) { return true }
    return tree.kind(of: entry.value) == .mapping && paths.contains { $0.addedKey != nil }
  }

  private func isShared(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .alias || tree.isAliased(node)
  }

  private func isEditable(_ value: NodeID?) -> Bool {
    value.map { !isShared($0) } ?? true
  }
}
