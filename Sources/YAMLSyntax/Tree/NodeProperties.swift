/// The anchor and the tag of a node (YAML 1.2.2 §6.9), and where its content begins behind them.
package struct NodeProperties: Sendable {
  /// The node.
  package let node: NodeID
  /// The anchor's name, without `&`.
  package let anchor: String?
  /// The tag, its handle resolved.
  package let tag: String?
  /// The byte offset behind the anchor and the tag.
  package let endOffset: Int
}
