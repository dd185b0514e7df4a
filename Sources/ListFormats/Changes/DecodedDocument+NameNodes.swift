internal import ListModel
internal import YAMLSyntax

extension DecodedDocument {
  /// The scalars that are an entry's title and id; nil where there is none, or an empty one.
  ///
  /// - Parameters:
  ///   - entry: an entry as read.
  ///   - reader: reads mappings of this document's tree.
  /// - Returns: the scalars, or aliases of them.
  /// - Complexity: O(*k*) in the number of its keys.
  func nameNodes(
    of entry: EntryID, _ reader: inout MappingReader
  ) -> (title: NodeID?, id: NodeID?) {
    if let names = layouted?.names {
      return (nonEmpty(names.titleNode(of: entry)), nonEmpty(names.idNode(of: entry)))
    }
    let node = tree.resolved(entryNodes[Int(entry.number)])
    switch tree.kind(of: node) {
    case .scalar:
      return (tree.content(of: node).isEmpty ? nil : node, nil)
    case .mapping:
      let fields = reader.fields(of: node, known: RowKey.all)
      return (named(fields[RowKey.title]), named(fields[RowKey.id]))
    case .sequence, .alias:
      return (nil, nil)
    }
  }

  private func named(_ field: Field?) -> NodeID? {
    field.flatMap { nonEmpty($0.value) }
  }

  private func nonEmpty(_ node: NodeID?) -> NodeID? {
    guard let node, tree.kind(of: tree.resolved(node)) == .scalar, !tree.content(of: node).isEmpty
    else { return nil }
    return node
  }

  /// The names of all entries as numbers.
  ///
  /// - Parameter names: numbers texts.
  /// - Returns: the numbers, by the entries' own.
  /// - Complexity: O(*n*) in the entries and their keys.
  func entryKeys(_ names: inout SharedNames) -> EntryKeys {
    var keys = EntryKeys()
    keys.ids.reserveCapacity(entryNodes.count)
    keys.titles.reserveCapacity(entryNodes.count)
    let tree = tree
    var reader = MappingReader(tree: tree)
    for entry in entryNodes.indices {
      let nodes = nameNodes(of: EntryID(UInt32(truncatingIfNeeded: entry)), &reader)
      keys.ids.append(nodes.id.map { names.number(of: tree.content(of: $0)) } ?? EntryKeys.none)
      keys.titles.append(
        nodes.title.map { names.number(of: tree.content(of: $0)) } ?? EntryKeys.none)
    }
    return keys
  }
}
