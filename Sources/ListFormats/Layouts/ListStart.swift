internal import YAMLSyntax

/// Looks for the outermost lists of a layout (SPEC §8, `at` and `keys`).
struct ListStart {
  /// The step of a path that every key and every element matches.
  static let any = "*"

  let layout: Layout
  let tree: SyntaxTree
  let root: NodeID

  init(of layout: Layout, in tree: SyntaxTree, document root: NodeID) {
    self.layout = layout
    self.tree = tree
    self.root = root
  }

  /// The lists that the first path finds which leads to any; nil if none does.
  func find(with finder: inout FieldFinder) -> OutermostLists? {
    for path in layout.at {
      let found = layout.keys.isEmpty ? lists(at: path, &finder) : keyed(at: path, &finder)
      if let found { return found }
    }
    return nil
  }

  // MARK: Paths

  private func lists(at path: FieldPath, _ finder: inout FieldFinder) -> OutermostLists? {
    let isVaried = path.keys.contains(ListStart.any)
    let matches = matches(of: path, &finder).filter { isList($0.value) }
    guard !matches.isEmpty else { return nil }
    if isVaried {
      if let level = level(of: path), let outer = outer(of: path, &finder, matching: matches.count)
      {
        return OutermostLists(
          matches: [outer], areImplied: false, levels: [level] + layout.levels)
      }
      return OutermostLists(matches: matches, areImplied: true, levels: layout.levels)
    }
    return OutermostLists(
      matches: matches, areImplied: layout.levels.isEmpty, levels: layout.levels)
  }

  /// All that a path leads to, in document order.
  func matches(of path: FieldPath, _ finder: inout FieldFinder) -> [OutermostLists.Match] {
    let start = OutermostLists.Match(
      value: root, key: nil, owner: nil, label: nil, isShared: tree.kind(of: root) == .alias)
    if path.keys.count > 1, !path.keys.contains(ListStart.any),
      let whole = finder.field(path.knownText, of: root, isShared: false)
    {
      return [match(whole, label: nil)]
    }
    var matches = [start]
    for (key, known) in zip(path.keys, path.knownKeys) {
      if key == ListStart.any {
        matches = matches.flatMap { children(of: $0) }
      } else {
        matches = matches.compactMap { match in
          finder.field(known, of: match.value, isShared: match.isShared).map {
            self.match($0, label: match.label)
          }
        }
      }
    }
    return matches
  }

  private func match(_ field: FoundField, label: NodeID?) -> OutermostLists.Match {
    OutermostLists.Match(
      value: field.value, key: field.key, owner: field.owner, label: label,
      isShared: field.isShared)
  }

  private func children(of match: OutermostLists.Match) -> [OutermostLists.Match] {
    let node = tree.resolved(match.value)
    let isShared = match.isShared || node != match.value || tree.isAliased(node)
    var children = tree.children(of: node)
    var found: [OutermostLists.Match] = []
    while let child = children.next() {
      guard tree.kind(of: node) == .mapping else {
        found.append(
          .init(value: child, key: nil, owner: nil, label: match.label, isShared: isShared))
        continue
      }
      guard let value = children.next() else { break }
      found.append(.init(value: value, key: child, owner: node, label: child, isShared: isShared))
    }
    return found
  }

  private func isList(_ value: NodeID) -> Bool {
    switch tree.kind(of: tree.resolved(value)) {
    case .sequence: true
    // A document is a mapping more often than not, and is a list only to a layout that says so.
    case .mapping: value != root || outerTitles.contains(.key)
    case .scalar: tree.isNull(value) && layout.levels.isEmpty && value != root
    case .alias: false
    }
  }

  /// Where the entries of the outermost list have their titles.
  private var outerTitles: [FieldPath] {
    layout.levels.first?.fields.title ?? layout.row.title
  }

  // MARK: Sections that are entries after all

  /// The level that says the same as a path with one `*`; nil if no level does.
  private func level(of path: FieldPath) -> Layout.Level? {
    guard let star = path.keys.firstIndex(of: ListStart.any),
      !path.keys[(star + 1)...].contains(ListStart.any)
    else { return nil }
    let rest = path.keys[(star + 1)...].joined(separator: ".")
    var level = Layout.Level()
    level.fields.title = [.key]
    level.rows = rest.isEmpty ? [.value] : [FieldPath(rest)]
    return level
  }

  /// The list that `*` goes through, if each of its entries is a match.
  private func outer(
    of path: FieldPath, _ finder: inout FieldFinder, matching count: Int
  ) -> OutermostLists.Match? {
    guard let star = path.keys.firstIndex(of: ListStart.any) else { return nil }
    let outer = FieldPath(path.keys[..<star].joined(separator: "."))
    guard let match = matches(of: outer, &finder).first else { return nil }
    let list = tree.resolved(match.value)
    let isMapping = tree.kind(of: list) == .mapping
    // An element has no key, so what is below a path has to be in it.
    guard isMapping || star + 1 < path.keys.count else { return nil }
    return children(of: match).count == count ? match : nil
  }

  // MARK: Keys

  private func keyed(at path: FieldPath, _ finder: inout FieldFinder) -> OutermostLists? {
    guard let match = matches(of: path, &finder).first,
      tree.kind(of: tree.resolved(match.value)) == .mapping
    else { return nil }
    let keys = Set(layout.keys)
    let all = children(of: match)
    let named = all.filter { child in
      guard let key = child.key, tree.kind(of: tree.resolved(key)) == .scalar,
        keys.contains(tree.text(of: key))
      else { return false }
      return tree.kind(of: tree.resolved(child.value)) != .scalar || tree.isNull(child.value)
    }
    guard !named.isEmpty else { return nil }
    guard named.count == all.count else {
      return OutermostLists(matches: named, areImplied: true, levels: [])
    }
    var level = Layout.Level()
    level.fields.title = [.key]
    level.rows = [.value]
    return OutermostLists(matches: [match], areImplied: false, levels: [level])
  }
}
