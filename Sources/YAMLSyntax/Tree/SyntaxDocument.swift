/// One document of a stream (YAML 1.2.2 §9).
package struct SyntaxDocument: Sendable {
  /// The root node.
  package let root: NodeID
  /// The byte offset behind the `---` marker, or where an unmarked document begins.
  package let startOffset: Int
  /// Whether a `---` marker opens it.
  package let isExplicit: Bool
  /// The byte offset of what follows it: a marker, or the end of the input.
  package let endOffset: Int
}
