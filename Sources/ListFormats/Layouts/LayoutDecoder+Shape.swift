internal import SourceDiagnostics
internal import YAMLSyntax

/// The value of `layout:` (SPEC §8).
extension LayoutDecoder {
  mutating func decodeShape(_ node: NodeID) -> Layout {
    var layout = Layout()
    let field = Field(key: node, value: node, isMerged: false)
    guard let fields = ownFields(field, known: LayoutKey.all, named: "layout") else {
      return layout
    }
    if let at = paths(fields[LayoutKey.at], named: "at"), !at.isEmpty { layout.at = at }
    for path in layout.at where path.text.hasPrefix("$") {
      report(
        .unknownChoice, "'at' is a path from the root; it has no '\(path.text)'",
        at: fields[LayoutKey.at]?.value ?? node)
    }
    if let keys = fields[LayoutKey.keys] { decodeKeys(keys, fields, into: &layout) }
    if let levels = fields[LayoutKey.levels], !tree.isNull(levels.value) {
      layout.levels = decodeLevels(levels)
    }
    if let row = fields[LayoutKey.row], !tree.isNull(row.value) {
      layout.row = Layout.Fields()
      if let known = ownFields(row, known: LayoutRowKey.all, named: "row") {
        layout.row.title = paths(known[LayoutRowKey.title], named: "title") ?? []
        layout.row.id = paths(known[LayoutRowKey.id], named: "id") ?? []
      }
    }
    layout.nest = paths(fields[LayoutKey.nest], named: "nest") ?? []
    checkLists(layout.nest, fields[LayoutKey.nest], named: "nest")
    layout.document = readCount(fields[LayoutKey.document], named: "document")
    return layout
  }

  private mutating func decodeKeys(
    _ field: Field, _ fields: KnownFields, into layout: inout Layout
  ) {
    guard !tree.isNull(field.value) else { return }
    if let levels = fields[LayoutKey.levels], !tree.isNull(levels.value),
      tree.end(of: tree.resolved(levels.value)).number > tree.resolved(levels.value).number + 1
    {
      report(
        .unknownKey, "'levels' and 'keys' do not go together", at: levels.key,
        notes: [note("'keys' stands here", at: field.key)])
    }
    layout.keys = (paths(field, named: "keys") ?? []).map(\.text)
  }

  private mutating func decodeLevels(_ field: Field) -> [Layout.Level] {
    guard tree.kind(of: tree.resolved(field.value)) == .sequence else {
      report(
        .wrongType, "'levels' is a sequence of mappings such as {title: name, rows: items}",
        at: field.value)
      return []
    }
    return Array(tree.children(of: tree.resolved(field.value))).map { decodeLevel($0) }
  }

  private mutating func decodeLevel(_ node: NodeID) -> Layout.Level {
    var level = Layout.Level()
    guard tree.kind(of: tree.resolved(node)) == .mapping else {
      report(.wrongType, "a level is a mapping such as {title: name, rows: items}", at: node)
      return level
    }
    let field = Field(key: node, value: node, isMerged: false)
    guard let fields = ownFields(field, known: LevelKey.all, named: "level") else { return level }
    level.fields.title = paths(fields[LevelKey.title], named: "title") ?? []
    level.fields.id = paths(fields[LevelKey.id], named: "id") ?? []
    level.rows = paths(fields[LevelKey.rows], named: "rows") ?? []
    if level.rows.isEmpty, fields[LevelKey.rows].map({ tree.isNull($0.value) }) ?? true {
      report(.wrongType, "a level says in 'rows' where its own list is", at: node)
    }
    checkLists(level.rows, fields[LevelKey.rows], named: "rows")
    return level
  }

  /// One path, or a sequence of them, which is not empty; nil if the field is absent or null.
  private mutating func paths(_ field: Field?, named name: String) -> [FieldPath]? {
    guard let field, !tree.isNull(field.value) else { return nil }
    let value = tree.resolved(field.value)
    let nodes = tree.kind(of: value) == .sequence ? Array(tree.children(of: value)) : [field.value]
    guard tree.kind(of: value) != .mapping, !nodes.isEmpty else {
      let hint = nodes.isEmpty ? "; leave it out where there is none" : ""
      report(.wrongType, "'\(name)' is a path, or a sequence of them" + hint, at: field.value)
      return nil
    }
    return nodes.compactMap { path($0, named: name) }
  }

  private mutating func path(_ node: NodeID, named name: String) -> FieldPath? {
    guard let text = scalarText(node, named: name) else { return nil }
    let words = [FieldPath.key, .value, .itself].map(\.text)
    let first = String(text.prefix { $0 != "." })
    guard text.hasPrefix("$"), !words.contains(first) else { return FieldPath(text) }
    let suggestion =
      nearestKnownKey(to: node, in: words).map { "; did you mean '\($0)'?" } ?? ""
    report(
      .unknownChoice,
      "'\(text)' is no field; words with a dollar sign are '$key', '$value' and '$self'"
        + suggestion, at: node)
    return nil
  }

  /// A list is never a key or a scalar.
  private mutating func checkLists(_ paths: [FieldPath], _ field: Field?, named name: String) {
    guard let field, let path = paths.first(where: { $0 == .key || $0 == .itself }) else { return }
    let rule = path == .key ? "'$key' is text" : "'$self' is a scalar"
    let hint =
      name == "rows" ? "; of elements that are lists themselves '\(name)' is ''" : ""
    report(.unknownChoice, "'\(name)' leads to a list, and \(rule)\(hint)", at: field.value)
  }
}
