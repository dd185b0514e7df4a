internal import ListModel
internal import YAMLSyntax

/// Where sections get other titles (SPEC §2, `rename-section`).
extension LayoutNames {
  /// Where a section gets another title.
  enum TitlePlace {
    /// In the place of a scalar or an alias.
    case scalar(NodeID)
    /// Under a key that a mapping does not have itself, though perhaps a title through a merge.
    case absent(key: String, mapping: NodeID, like: NodeID?)
  }

  /// Where the title of a section is to be written: in the place of the scalar that the layout finds, or
  /// under the first key where it looks for one; nil if neither is in the section itself.
  ///
  /// - Parameters:
  ///   - section: the section; a row with rows of its own is one, too.
  ///   - level: its level, from 0; that of rows, or below it, for such a row.
  ///   - tree: the tree in which it stands.
  /// - Returns: the place.
  /// - Complexity: O(*k*) in the number of its keys.
  func titlePlace(
    of section: EntryID, atLevel level: Int, in tree: SyntaxTree
  ) -> TitlePlace? {
    // A flat list stands above the first level.
    guard level >= 0, let node = node(of: section) else { return nil }
    let paths = level < levels.count ? levels[level].fields.title : rowTitle
    let entry =
      isPair(section)
      ? EntryView(key: node, value: tree.end(of: node)) : EntryView(key: nil, value: node)
    var finder = FieldFinder(tree: tree)
    let scalars = paths.compactMap { finder.find($0, in: entry) }.filter {
      tree.kind(of: tree.resolved($0.value)) == .scalar
    }
    let field = scalars.first { !tree.content(of: $0.value).isEmpty } ?? scalars.first
    if let field, !field.isShared {
      return isKeyOfList(field.value, in: entry, level, &finder) ? nil : .scalar(field.value)
    }
    let mapping = entry.value
    guard let path = paths.first(where: { $0.addedKey != nil }), let key = path.addedKey,
      tree.kind(of: mapping) == .mapping, !tree.isAliased(mapping)
    else { return nil }
    let own = finder.find(path, in: EntryView(key: nil, value: mapping))
    return own?.isShared == false ? nil : .absent(key: key, mapping: mapping, like: field?.value)
  }

  /// Whether a title is the key by whose name the layout finds the section's list: under another name it
  /// would not.
  private func isKeyOfList(
    _ title: NodeID, in entry: EntryView, _ level: Int, _ finder: inout FieldFinder
  ) -> Bool {
    let paths = level < levels.count ? levels[level].rows : nest
    return paths.contains { $0 != .value && finder.find($0, in: entry)?.key == title }
  }
}
