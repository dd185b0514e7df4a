internal import ListModel
internal import YAMLSyntax

/// The entries of lists in the tree: elements of sequences, or pairs of mappings.
extension DecodedDocument {
  /// Whether an entry is a pair of a mapping.
  func isPair(_ entry: EntryID) -> Bool {
    layouted?.names.isPair(entry) ?? false
  }

  /// The number behind the last node of an entry: its own, or that of the value of its key.
  ///
  /// - Complexity: O(1).
  func endNode(of entry: EntryID) -> NodeID {
    let end = tree.end(of: entryNodes[Int(entry.number)])
    return isPair(entry) ? tree.end(of: end) : end
  }

  /// The bytes of an entry, from its first node to the end of its last.
  func range(of entry: EntryID) -> Range<Int> {
    let node = entryNodes[Int(entry.number)]
    let range = tree.range(of: node)
    guard isPair(entry) else { return range }
    let value = tree.range(of: tree.end(of: node))
    return range.lowerBound..<max(range.upperBound, value.upperBound)
  }

  /// What an entry holds: itself, or the value of its key.
  func valueNode(of entry: EntryID) -> NodeID {
    let node = entryNodes[Int(entry.number)]
    return isPair(entry) ? tree.end(of: node) : node
  }

  /// The nodes of an entry, each with all below it: one, or a key and its value.
  func nodes(of entry: EntryID) -> [NodeID] {
    let node = entryNodes[Int(entry.number)]
    return isPair(entry) ? [node, tree.end(of: node)] : [node]
  }

  /// The scalar that says a section's title, or the alias of one, if it stands in the section itself.
  ///
  /// - Parameters:
  ///   - section: a section as it was read, or an arrival.
  ///   - text: the entry whose text it has.
  ///   - model: the list in which the section is now.
  /// - Returns: nil if the section has no title of its own.
  /// - Complexity: O(*k*) in the keys of the section.
  func titleNode(
    of section: EntryID, writtenAs text: EntryID, in model: ListDocument
  ) -> NodeID? {
    if let layouted {
      let level = model.parentList(of: section).map { model.sectionLevel(of: $0) } ?? 0
      let place = layouted.names.titlePlace(of: text, atLevel: level, in: tree)
      return if case .scalar(let node) = place { node } else { nil }
    }
    let mapping = tree.resolved(entryNodes[Int(text.number)])
    guard tree.kind(of: mapping) == .mapping else { return nil }
    var reader = MappingReader(tree: tree)
    let field = reader.fields(of: mapping, known: SectionKey.all)[SectionKey.title]
    return field.flatMap { $0.isMerged ? nil : $0.value }
  }
}
