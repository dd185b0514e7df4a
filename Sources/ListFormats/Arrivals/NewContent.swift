internal import YAMLSyntax

/// An entry that a script brings along, as it stands there (SPEC §2).
///
/// A class, so that the operations of a script that bring none, most of them, have no room for one.
final class NewContent: Sendable {
  /// How it is given.
  enum Form: Sendable {
    /// As a value, which is printed like its neighbours.
    case value
    /// As text, which is taken as it is written.
    case text
  }

  /// How it is given.
  let form: Form
  /// The script's tree; for text that of the text alone.
  let tree: SyntaxTree
  /// The entry's node.
  let node: NodeID
  /// Whether its text has a comment that speaks to this program.
  let holdsRules: Bool

  /// Whether the entry is all of its tree, a pair without a dash before it.
  var isRoot: Bool { tree.documents.first?.root == node }

  /// Whether it has aliases whose anchors stand elsewhere.
  var isOpen: Bool { !tree.openAliases.isEmpty }

  init(form: Form, tree: SyntaxTree, node: NodeID) {
    self.form = form
    self.tree = tree
    self.node = node
    holdsRules = form == .text && !tree.rulesComments().isEmpty
  }
}
