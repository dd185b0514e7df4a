internal import ListModel
internal import YAMLSyntax

/// What a layout finds first in a document: the list of sections, a flat list, or lists from which
/// sections are gathered.
struct OutermostLists {
  /// One list.
  struct Match {
    /// The list, which may be null.
    let value: NodeID
    /// Its key, where it has one that stands in its owner itself.
    let key: NodeID?
    /// The mapping that holds it.
    let owner: NodeID?
    /// Whether an alias or a merge led there.
    let isShared: Bool
  }

  /// The lists, in document order; at least one, and one only unless sections are gathered.
  let matches: [Match]
  /// The nodes, elements or keys, of those entries that are sections, where sections are gathered; nil:
  /// the list's entries are all sections, or rows.
  var sections: Set<NodeID>?
  /// The keys that gathered sections may have; nil: any.
  var keys: [String]?
  /// Whether the list is flat, itself a section that is no entry of another.
  var isFlat = false
  /// The levels, that of gathered sections included.
  let levels: [Layout.Level]

  /// How many parts the address of a section has that holds rows.
  var depth: Int { max(levels.count, 1) }

  /// Whether the list of sections is written as one of none.
  func isEmptied(in tree: SyntaxTree) -> Bool {
    guard sections == nil, let value = matches.first.map({ tree.resolved($0.value) }) else {
      return false
    }
    return tree.kind(of: value) != .scalar && tree.children(of: value).first { _ in true } == nil
  }

  /// What the list of sections is made of.
  func form(in tree: SyntaxTree) -> ListDocument.Form {
    guard !isFlat, sections == nil, let match = matches.first else { return .sequence }
    return tree.kind(of: tree.resolved(match.value)) == .mapping ? .mapping : .sequence
  }
}
