extension ListDocument {
  /// How many candidates of an ambiguous address are named.
  private static let candidateLimit = 5

  /// The entry that `address` leads to now.
  ///
  /// - Parameters:
  ///   - address: where to look.
  ///   - target: what is meant.
  /// - Returns: the entry, or why there is none.
  /// - Complexity: O(log *n*) for indices; for names O(1) on average for each entry that has or
  ///   had that name, and O(*n*) once.
  mutating func resolve(
    _ address: Address, as target: AddressFailure.Target
  ) -> Result<EntryID, AddressFailure> {
    if target == .row, address.parts.count == 1 {
      if case .index = address.parts[0] { return .failure(.form(target)) }
      return find(address.parts[0], in: .allRows)
    }
    guard !address.parts.isEmpty, target == .section || address.parts.count > sectionDepth,
      hasNestedLists || address.parts.count <= sectionDepth + (target == .row ? 1 : 0)
    else { return .failure(.form(target)) }
    var list = ListID.root
    var last: EntryID?
    for part in address.parts {
      if let last {
        guard let inner = self.list(of: last) else { return .failure(.noList(last, target)) }
        list = inner
      }
      switch find(part, in: .list(list)) {
      case .success(let entry): last = entry
      case .failure(let failure): return .failure(failure)
      }
    }
    guard let last else { return .failure(.form(target)) }
    if target == .section, kind(of: list) == .rows, self.list(of: last) == nil {
      return .failure(.noList(last, target))
    }
    return .success(last)
  }

  /// The entry in `scope` that `part` names.
  private mutating func find(
    _ part: Address.Part, in scope: AddressFailure.Scope
  ) -> Result<EntryID, AddressFailure> {
    let matches: [EntryID]
    switch part {
    case .index(let index):
      guard case .list(let list) = scope else { return .failure(.form(.row)) }
      guard let entry = order.element(at: index, in: list) else {
        return .failure(.outOfRange(index, in: list))
      }
      return .success(entry)
    case .id(let id):
      matches = entries(withID: id, in: scope, limit: Self.candidateLimit + 1)
    case .title(let title):
      matches = entries(titled: title, in: scope, limit: Self.candidateLimit + 1)
      if matches.isEmpty, let (base, number) = Self.splitNumber(title) {
        let numbered = inDocumentOrder(entries(titled: base, in: scope, limit: .max))
        guard number <= numbered.count else { return .failure(.notFound(part, scope)) }
        return .success(numbered[number - 1])
      }
    }
    if matches.count > 1 {
      let named = inDocumentOrder(Array(matches.prefix(Self.candidateLimit)))
      return .failure(.ambiguous(part, named, isCut: matches.count > named.count))
    }
    return matches.first.map { .success($0) } ?? .failure(.notFound(part, scope))
  }

  /// The live entries of `scope` that have `title` at this moment: those that had it when they were
  /// read, about `limit` at most, in that order, then others.
  mutating func entries(
    titled title: String, in scope: AddressFailure.Scope, limit: Int
  ) -> [EntryID] {
    let index = preparedTitleIndex()
    var matches: [EntryID] = []
    index.forEachCandidate(for: title) { entry in
      if isIn(scope, entry), changedNames[entry] == nil, names.title(of: entry) == title {
        matches.append(entry)
      }
      return matches.count < limit
    }
    matches += changedNames.entries(titled: title).filter { isIn(scope, $0) }
    return matches
  }

  /// The index of titles, built when first asked for.
  ///
  /// - Complexity: O(*n*) once.
  mutating func preparedTitleIndex() -> NameIndex {
    if let titleIndex { return titleIndex }
    let index = NameIndex(count: order.entryCount, name: names.title)
    titleIndex = index
    return index
  }

  /// The entry of a list of the text that has `key` at this moment; nil if there is none.
  ///
  /// - Complexity: O(1) on average for each entry that has or had that key, and O(*n*) once.
  mutating func entry(withKey key: String, in list: ListID) -> EntryID? {
    entries(withKey: key, in: list, limit: 1).first
  }

  /// The entries of a list of the text that have `key` at this moment, about `limit` at most: those that
  /// had it when they were read, in that order, then others.
  ///
  /// - Complexity: O(1) on average for each entry that has or had that key, and O(*n*) once.
  mutating func entries(withKey key: String, in list: ListID, limit: Int) -> [EntryID] {
    let index = keyIndex ?? NameIndex(count: order.entryCount, name: names.key)
    keyIndex = index
    var matches: [EntryID] = []
    index.forEachCandidate(for: key) { entry in
      if textList(of: entry) == list, changedKeys[entry] == nil, names.key(of: entry) == key {
        matches.append(entry)
      }
      return matches.count < limit
    }
    return matches + changedKeys.entries(withKey: key).filter { textList(of: $0) == list }
  }

  /// The live entries of `scope` that have `id` at this moment, about `limit` at most.
  mutating func entries(
    withID id: String, in scope: AddressFailure.Scope, limit: Int
  ) -> [EntryID] {
    let index = idIndex ?? NameIndex(count: order.entryCount, name: names.id)
    idIndex = index
    var matches: [EntryID] = []
    index.forEachCandidate(for: id) { entry in
      if isIn(scope, entry), changedNames[entry] == nil, names.id(of: entry) == id {
        matches.append(entry)
      }
      return matches.count < limit
    }
    matches += changedNames.entries(withID: id).filter { isIn(scope, $0) }
    return matches
  }

  private func isIn(_ scope: AddressFailure.Scope, _ entry: EntryID) -> Bool {
    guard let parent = parentList(of: entry) else { return false }
    switch scope {
    case .list(let list): return parent == list
    case .allRows: return kind(of: parent) == .rows && isLive(entry)
    }
  }

  private func inDocumentOrder(_ entries: [EntryID]) -> [EntryID] {
    guard entries.count > 1 else { return entries }
    let located = entries.map { entry in (path: path(of: entry), entry: entry) }
    return located.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.entry)
  }

  /// Splits `Fig#2` into its title and its number from 1; nil if it has no such end.
  private static func splitNumber(_ title: String) -> (base: String, number: Int)? {
    let scalars = title.unicodeScalars
    guard let mark = scalars.lastIndex(of: "#") else { return nil }
    let digits = scalars[scalars.index(after: mark)...]
    guard let first = digits.first, first != "0",
      digits.allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
    // More digits than fit still number more entries than there are.
    return (String(scalars[..<mark]), Int(String(digits)) ?? .max)
  }
}
