/// What an edited stream must hold: the nodes of a tree, some lists with other children.
package struct ExpectedStructure: Sendable {
  /// A key that a mapping gets, with the list below it.
  package struct AddedKey: Sendable {
    /// The key.
    package let key: String
    /// The list's children, in order.
    package let children: [NodeID]

    /// Creates an added key.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - children: the list's children, in order.
    package init(key: String, children: [NodeID]) {
      self.key = key
      self.children = children
    }
  }

  /// The children of lists that changed, by the list's node; a node that was no sequence (a null)
  /// has become one.
  package var children: [NodeID: [NodeID]] = [:]

  /// The keys that mappings get at their end, by the mapping's node.
  package var addedKeys: [NodeID: AddedKey] = [:]

  /// Creates the expectation of an unchanged stream.
  package init() {}
}
