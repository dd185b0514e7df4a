internal import SourceDiagnostics
internal import YAMLSyntax

/// Collections in block style.
extension ValueText {
  mutating func printPairs(
    of node: NodeID, like model: NodeID?, column: Int, _ place: Place, _ role: DataRole,
    isTagged: Bool
  ) -> Bool {
    let (keyColumn, isOnLine) = begin(column: column, place, isTagged: isTagged)
    var items: [Item] = []
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      guard let name = keyText(key, inFlow: false) else { return false }
      let start = isOnLine && items.isEmpty ? [] : newLine(keyColumn)
      items.append(.text(start + name + [UInt8(ascii: ":")]))
      if let pair = onlyPair(of: node, like: model) {
        items.append(item(value, like: pair, column: keyColumn, .data))
      } else {
        items.append(item(for: key, value, like: model, column: keyColumn, of: role))
      }
    }
    pending += items.reversed()
    return true
  }

  func item(
    for key: NodeID, _ value: NodeID, like model: NodeID?, column: Int, of role: DataRole
  ) -> Item {
    let field = model.flatMap { habit.field(tree.content(of: key), of: $0) }
    return item(
      value, like: field, column: column, role.ofValue(for: tree.content(of: key)))
  }

  /// The pair of a model that has one only, for an entry that has one only: its key is its name.
  private func onlyPair(of node: NodeID, like model: NodeID?) -> (key: NodeID, value: NodeID)? {
    guard structure.contains(node), let model, tree.isOnePair(node), habit.tree.isOnePair(model)
    else { return nil }
    let key = habit.tree.children(of: model).first { _ in true }
    return key.map { ($0, habit.tree.end(of: $0)) }
  }

  /// A value under a key, like that of another mapping; a collection stands as far from its key.
  func item(
    _ value: NodeID, like field: (key: NodeID, value: NodeID)?, column: Int, _ role: DataRole
  ) -> Item {
    let own = tree.resolved(value)
    var indent = tree.kind(of: own) == .sequence ? sequenceIndentation : 2
    if let field {
      indent =
        (tree.kind(of: own) == .sequence
          ? habit.dashIndentation(of: habit.tree.resolved(field.value), under: field.key)
          : habit.keyIndentation(of: habit.tree.resolved(field.value), under: field.key)) ?? indent
    }
    return .value(
      value, model: field?.value, column: column, .afterKey(indent: indent), role)
  }

  mutating func printItems(
    of node: NodeID, like model: NodeID?, column: Int, _ place: Place, _ role: DataRole,
    isTagged: Bool
  ) -> Bool {
    let (dashColumn, isOnLine) = begin(column: column, place, isTagged: isTagged)
    let models = model.map(habit.elements(of:)) ?? []
    let gap = models.first.flatMap(habit.gap(before:)) ?? .spaces(1)
    var items: [Item] = []
    for child in tree.children(of: node) {
      let start = isOnLine && items.isEmpty ? [] : newLine(dashColumn)
      items.append(.text(start + [.dash]))
      let kind = tree.kind(of: tree.resolved(child))
      let like = models.first { habit.tree.kind(of: habit.tree.resolved($0)) == kind }
      items.append(
        .value(
          child, model: like ?? models.first, column: dashColumn, .afterDash(gap),
          role.ofElements))
    }
    pending += items.reversed()
    return true
  }

  /// Begins a collection in block style.
  ///
  /// - Returns: the column of its keys or dashes, and whether the first stands on the line that is
  ///   there.
  private mutating func begin(
    column: Int, _ place: Place, isTagged: Bool
  ) -> (column: Int, isOnLine: Bool) {
    switch place {
    case .afterDash(.spaces(let count)):
      if !isTagged { text += [UInt8](repeating: .space, count: count) }
      return (column + 1 + count, !isTagged)
    case .afterDash(.ownLine(let columns)): return (column + columns, false)
    case .afterKey(let indent): return (column + indent, false)
    }
  }
}

extension SyntaxTree {
  /// Whether a node is a mapping of one pair.
  fileprivate func isOnePair(_ node: NodeID) -> Bool {
    guard kind(of: node) == .mapping else { return false }
    var children = children(of: node)
    return children.next() != nil && children.next() != nil && children.next() == nil
  }
}
