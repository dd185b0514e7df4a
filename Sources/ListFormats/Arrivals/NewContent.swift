internal import YAMLSyntax

/// An entry that a script brings along, as it stands there (SPEC §2).
struct NewContent: Sendable {
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
}
