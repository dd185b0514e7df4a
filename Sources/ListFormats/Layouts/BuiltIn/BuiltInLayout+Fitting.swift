internal import ListModel
internal import YAMLSyntax

/// Which built-in layouts would read a document that is neither native nor given a layout (SPEC §8).
extension BuiltInLayout {
  /// How many are named at most.
  private static let nameLimit = 3
  /// How many entries are looked at.
  private static let entryLimit = 200

  /// The names of the layouts that find lists in a document, with titles, the more particular first.
  ///
  /// - Complexity: O(1): only the first entries are looked at.
  static func fitting(document index: Int, of tree: SyntaxTree) -> [String] {
    Array(all.lazy.filter { $0.fits(document: index, of: tree) }.map(\.name).prefix(nameLimit))
  }

  private func fits(document index: Int, of tree: SyntaxTree) -> Bool {
    var reader = LayoutReader(tree: tree, document: index, layout: layout)
    reader.entryLimit = Self.entryLimit
    guard let document = reader.read() else { return false }
    let model = document.model
    // Every mapping would be a list of its entries.
    if document.listPlaces.prefix(2).contains(where: { $0.value == document.root }),
      tree.kind(of: document.root) == .mapping
    {
      return false
    }
    var rows = 0
    var titledRows = 0
    for number in document.entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      if model.isImplied(entry) || model.isBystander(entry) { continue }
      let isTitled = model.names.title(of: entry) != nil
      guard model.isRow(entry) else {
        // A section without a title, or without a list, is one of another shape.
        guard isTitled, model.list(of: entry) != nil else { return false }
        continue
      }
      rows += 1
      if isTitled { titledRows += 1 }
    }
    return rows > 0 && 2 * titledRows > rows
  }
}
