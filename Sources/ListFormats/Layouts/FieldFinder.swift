internal import YAMLSyntax

/// Finds the fields of entries that a layout names.
struct FieldFinder {
  private let tree: SyntaxTree
  private var reader: MappingReader

  /// How many keys have been looked at so far.
  var visitCount: Int { reader.visitCount }

  init(tree: SyntaxTree) {
    self.tree = tree
    reader = MappingReader(tree: tree)
  }

  /// The field that a path leads to.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - entry: the entry that it starts from.
  /// - Returns: nil if there is nothing at that path.
  /// - Complexity: O(*k*) in the number of keys that are passed.
  mutating func find(_ path: FieldPath, in entry: EntryView) -> FoundField? {
    switch path {
    case .key:
      guard let key = entry.key ?? onlyPair(of: entry)?.key else { return nil }
      return FoundField(key: nil, value: key, owner: nil, isShared: false)
    case .value:
      return pairValue(of: entry)
    case .itself:
      guard tree.kind(of: tree.resolved(entry.value)) == .scalar else { return nil }
      return FoundField(key: nil, value: entry.value, owner: nil, isShared: false)
    default:
      break
    }
    var steps = path.knownKeys.indices
    var start = FoundField(
      key: entry.key, value: entry.value, owner: entry.owner,
      isShared: tree.kind(of: entry.value) == .alias)
    if path.keys.first == FieldPath.value.text {
      guard let value = pairValue(of: entry) else { return nil }
      start = value
      steps = steps.dropFirst()
    } else if steps.count > 1,
      let whole = field(path.knownText, of: start.value, isShared: start.isShared)
    {
      // A key with dots in it is found as it stands before it is taken for a path.
      return whole
    }
    var found = start
    for step in steps {
      guard let next = field(path.knownKeys[step], of: found.value, isShared: found.isShared)
      else { return nil }
      found = next
    }
    return found
  }

  /// The first of several paths that leads somewhere.
  mutating func find(_ paths: [FieldPath], in entry: EntryView) -> FoundField? {
    for path in paths {
      if let found = find(path, in: entry) { return found }
    }
    return nil
  }

  /// The value of one key; `<<` honoured.
  ///
  /// - Parameters:
  ///   - name: the key, alone.
  ///   - node: where it is looked for.
  ///   - isShared: whether an alias or a merge led there.
  /// - Returns: nil if the node has no such key.
  mutating func field(_ name: KnownKeys, of node: NodeID, isShared: Bool) -> FoundField? {
    let mapping = tree.resolved(node)
    switch tree.kind(of: mapping) {
    case .mapping:
      guard let field = reader.fields(of: mapping, known: name)[0] else { return nil }
      return FoundField(
        key: field.isMerged ? nil : field.key, value: field.value, owner: mapping,
        isShared: isShared || node != mapping || field.isMerged || tree.isAliased(mapping))
    case .sequence:
      guard let index = IndexSpelling.index(ArraySlice(name.names[0].utf8)) else { return nil }
      var children = tree.children(of: mapping)
      var remaining = index
      while let child = children.next() {
        if remaining == 0 {
          return FoundField(
            key: nil, value: child, owner: nil, isShared: isShared || node != mapping)
        }
        remaining -= 1
      }
      return nil
    case .scalar, .alias:
      return nil
    }
  }

  /// The only pair of a mapping that is an element of a list.
  func onlyPair(of entry: EntryView) -> (key: NodeID, value: NodeID)? {
    let mapping = tree.resolved(entry.value)
    guard entry.key == nil, tree.kind(of: mapping) == .mapping else { return nil }
    var children = tree.children(of: mapping)
    guard let key = children.next(), let value = children.next(), children.next() == nil else {
      return nil
    }
    return (key, value)
  }

  private func pairValue(of entry: EntryView) -> FoundField? {
    if let key = entry.key {
      return FoundField(key: key, value: entry.value, owner: entry.owner, isShared: false)
    }
    guard let pair = onlyPair(of: entry) else { return nil }
    let mapping = tree.resolved(entry.value)
    return FoundField(
      key: pair.key, value: pair.value, owner: mapping,
      isShared: mapping != entry.value || tree.isAliased(mapping))
  }
}
