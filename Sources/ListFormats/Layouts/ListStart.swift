internal import YAMLSyntax

/// Looks for the outermost lists of a layout (SPEC §8, `at` and `keys`).
struct ListStart {
  /// The step of a path that every key and every element matches.
  static let any = "*"

  let layout: Layout
  let tree: SyntaxTree
  let root: NodeID
  private let aliasLimit: AliasLimit
  /// Whether aliases led to more than can be read.
  private(set) var isExceeded = false

  init(of layout: Layout, in tree: SyntaxTree, document root: NodeID) {
    self.layout = layout
    self.tree = tree
    aliasLimit = AliasLimit(tree: tree)
    self.root = root
  }

  /// The lists that the first path finds which leads to any; nil if none does.
  mutating func find(with finder: inout FieldFinder) -> OutermostLists? {
    for path in layout.at {
      let found = layout.keys.isEmpty ? lists(at: path, &finder) : keyed(at: path, &finder)
      if let found { return found }
    }
    return nil
  }

  // MARK: Paths

  private mutating func lists(at path: FieldPath, _ finder: inout FieldFinder) -> OutermostLists? {
    guard !path.keys.contains(ListStart.any) else { return starred(at: path, &finder) }
    guard let match = matches(of: path, &finder).first(where: { isList($0.value) }) else {
      return nil
    }
    return OutermostLists(
      matches: [match], isFlat: layout.levels.isEmpty, levels: layout.levels)
  }

  /// All that a path leads to, in document order.
  mutating func matches(
    of path: FieldPath, _ finder: inout FieldFinder
  ) -> [OutermostLists.Match] {
    let start = OutermostLists.Match(
      value: root, key: nil, owner: nil, isShared: tree.kind(of: root) == .alias)
    if path.keys.count > 1, !path.keys.contains(ListStart.any),
      let whole = finder.field(path.knownText, of: root, isShared: false)
    {
      return [match(whole)]
    }
    var matches = [start]
    for (key, known) in zip(path.keys, path.knownKeys) {
      if key == ListStart.any {
        var all: [OutermostLists.Match] = []
        for match in matches where !isExceeded {
          all += children(of: match)
          isExceeded = aliasLimit.isExceeded(byMatches: all.count)
        }
        if isExceeded { return [] }
        matches = all
      } else {
        matches = matches.compactMap { match in
          finder.field(known, of: match.value, isShared: match.isShared).map { self.match($0) }
        }
      }
    }
    return matches
  }

  private func match(_ field: FoundField) -> OutermostLists.Match {
    OutermostLists.Match(
      value: field.value, key: field.key, owner: field.owner, isShared: field.isShared)
  }

  private func children(of match: OutermostLists.Match) -> [OutermostLists.Match] {
    let node = tree.resolved(match.value)
    let isShared = match.isShared || node != match.value || tree.isAliased(node)
    var children = tree.children(of: node)
    var found: [OutermostLists.Match] = []
    while let child = children.next() {
      guard tree.kind(of: node) == .mapping else {
        found.append(.init(value: child, key: nil, owner: node, isShared: isShared))
        continue
      }
      guard let value = children.next() else { break }
      found.append(.init(value: value, key: child, owner: node, isShared: isShared))
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

  // MARK: Gathered sections

  /// The lists whose entries the last `*` of a path names, and those of them that lead to a list.
  private mutating func starred(at path: FieldPath, _ finder: inout FieldFinder) -> OutermostLists?
  {
    guard let star = path.keys.lastIndex(of: ListStart.any) else { return nil }
    let outer = FieldPath(path.keys[..<star].joined(separator: "."))
    var level = Layout.Level()
    level.rows = [FieldPath(path.keys[(star + 1)...].joined(separator: "."))]
    let start = self
    let found = gathered(from: matches(of: outer, &finder)) { match in
      let entry = EntryView(key: match.key, value: match.value, owner: match.owner)
      return finder.find(level.rows, in: entry).map { start.isList($0.value) } ?? false
    }
    guard let found else { return nil }
    if tree.kind(of: tree.resolved(found.matches[0].value)) == .mapping {
      level.fields.title = [.key]
    }
    return OutermostLists(
      matches: found.matches, sections: found.sections, levels: [level] + layout.levels)
  }

  /// The mappings at a path that have one of the layout's keys with a list.
  private mutating func keyed(at path: FieldPath, _ finder: inout FieldFinder) -> OutermostLists? {
    let (keys, tree) = (Set(layout.keys), tree)
    let mappings = matches(of: path, &finder).filter {
      tree.kind(of: tree.resolved($0.value)) == .mapping
    }
    let found = gathered(from: mappings) { match in
      guard let key = match.key, tree.kind(of: tree.resolved(key)) == .scalar,
        keys.contains(tree.text(of: key))
      else { return false }
      return tree.kind(of: tree.resolved(match.value)) != .scalar || tree.isNull(match.value)
    }
    guard let found else { return nil }
    var level = Layout.Level()
    level.fields.title = [.key]
    level.rows = [.value]
    return OutermostLists(
      matches: found.matches, sections: found.sections, keys: layout.keys, levels: [level])
  }

  /// Those of some collections that have entries which are sections, and these; nil if there are none.
  private mutating func gathered(
    from matches: [OutermostLists.Match], where isSection: (OutermostLists.Match) -> Bool
  ) -> (matches: [OutermostLists.Match], sections: Set<NodeID>)? {
    var sections: Set<NodeID> = []
    var lists: [OutermostLists.Match] = []
    var count = 0
    for match in matches where !isExceeded {
      let children = children(of: match)
      let found = children.filter(isSection)
      sections.formUnion(found.map { $0.key ?? $0.value })
      if !found.isEmpty { lists.append(match) }
      count += children.count
      isExceeded = aliasLimit.isExceeded(byMatches: count)
    }
    return lists.isEmpty || isExceeded ? nil : (lists, sections)
  }
}
