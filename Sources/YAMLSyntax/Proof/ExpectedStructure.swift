/// What an edited stream must hold: the nodes of a tree, some lists with other children.
package struct ExpectedStructure: Sendable {
  /// A key that a mapping gets, with the list below it.
  package struct AddedKey: Sendable {
    /// The key.
    package let key: String
    /// The list's children, in order; of a mapping its keys and values in turn.
    package let children: [NodeID]
    /// Whether the list is a mapping.
    package let isMapping: Bool

    /// Creates an added key.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - children: the list's children, in order; of a mapping its keys and values in turn.
    ///   - isMapping: whether the list is a mapping.
    package init(key: String, children: [NodeID], isMapping: Bool = false) {
      self.key = key
      self.children = children
      self.isMapping = isMapping
    }
  }

  /// A pair of scalars that a mapping gets.
  package struct LeadingPair: Sendable {
    /// The key.
    package let key: String
    /// The content of its value.
    package let value: [UInt8]

    /// Creates a pair.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: the content of its value.
    package init(key: String, value: [UInt8]) {
      self.key = key
      self.value = value
    }
  }

  /// The children of lists that changed, by the list's node; a node that was no sequence (a null)
  /// has become one.
  package var children: [NodeID: [NodeID]] = [:]

  /// The nodes that were no collections and become mappings; others become sequences.
  package var mappings: Set<NodeID> = []

  /// The keys that mappings get at their end, by the mapping's node.
  package var addedKeys: [NodeID: AddedKey] = [:]

  /// The pairs of scalars that mappings get before all they have, by the mapping's node.
  package var leadingPairs: [NodeID: LeadingPair] = [:]

  /// What stands in the place of aliases that are written out, by the alias.
  package var written: [NodeID: WrittenNode] = [:]

  /// Pairs that follow others, by the value of the pair before.
  package var followers: [NodeID: (key: String, value: WrittenNode)] = [:]

  /// Nodes whose tag goes.
  package var untagged: Set<NodeID> = []

  /// Scalars that are written anew, with their content.
  package var scalars: [NodeID: [UInt8]] = [:]

  /// Those of these scalars whose anchor goes to an alias, and with it what they held.
  package var severed: Set<NodeID> = []

  /// Nodes that become the only value of a mapping, with its key.
  package var wrapped: [NodeID: String] = [:]

  /// Nodes below which scalars may have other quotes or none, as long as they mean the
  /// same, and absent ones may be spelled.
  package var restyled: Set<NodeID> = []

  /// Aliases that become the definition of the node that they name, by the alias.
  package var definitions: [NodeID: NodeID] = [:]

  /// Nodes with an anchor whose own place becomes an alias.
  package var leftAliases: Set<NodeID> = []

  /// Creates the expectation of an unchanged stream.
  package init() {}
}
