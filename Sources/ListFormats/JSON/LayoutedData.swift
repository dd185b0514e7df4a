internal import ListModel
internal import YAMLSyntax

/// What a layout finds in the data of a document, by its nodes.
struct LayoutedData {
  private var texts: Set<NodeID> = []
  private var entries: [NodeID: EntryID] = [:]

  /// Looks at a document.
  ///
  /// - Parameters:
  ///   - document: a document that is read through a layout.
  ///   - findsEntries: whether entries are asked for.
  /// - Complexity: O(*n*) in the entries.
  init(_ document: DecodedDocument, findsEntries: Bool) {
    guard let names = document.layouted?.names else { return }
    for number in document.entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      for node in [names.titleNode(of: entry), names.idNode(of: entry)] {
        if let node { texts.insert(node) }
      }
      if findsEntries, !document.model.isImplied(entry), !document.model.isBystander(entry) {
        entries[document.valueNode(of: entry)] = entry
      }
    }
  }

  /// Whether a scalar is a title or an id.
  func isText(_ node: NodeID) -> Bool { texts.contains(node) }

  /// Notes the entry that a node is, if it is one.
  func note(_ entry: inout EntryID?, at node: NodeID) {
    if !entries.isEmpty { entry = entries[node] }
  }
}
