internal import ListModel
internal import YAMLSyntax

/// What a layout finds first in a document: the list of sections, or several lists that are each a
/// section.
struct OutermostLists {
  /// One list.
  struct Match {
    /// The list, which may be null.
    let value: NodeID
    /// Its key, where it has one that stands in its owner itself.
    let key: NodeID?
    /// The mapping that holds it.
    let owner: NodeID?
    /// The key that varied, which is the section's title.
    let label: NodeID?
    /// Whether an alias or a merge led there.
    let isShared: Bool
  }

  /// The lists, in document order; at least one.
  let matches: [Match]
  /// Whether each match is a section that is no entry of a list; else there is one match, the list
  /// of sections.
  let areImplied: Bool
  /// The levels below.
  let levels: [Layout.Level]

  /// How many parts the address of a section has that holds rows.
  var depth: Int { levels.count + (areImplied ? 1 : 0) }

  /// What the list of sections is made of.
  func form(in tree: SyntaxTree) -> ListDocument.Form {
    guard !areImplied, let match = matches.first else { return .sequence }
    return tree.kind(of: tree.resolved(match.value)) == .mapping ? .mapping : .sequence
  }
}
