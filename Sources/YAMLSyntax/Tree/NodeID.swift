/// A node of a syntax tree, by its number in document order.
package struct NodeID: Hashable, Comparable, Sendable {
  /// The number, from 0 over all documents of the stream.
  package let number: UInt32

  /// Creates the handle of node `number`.
  ///
  /// - Parameter number: from 0, in document order.
  @inlinable
  package init(_ number: UInt32) {
    self.number = number
  }

  @inlinable
  package static func == (left: NodeID, right: NodeID) -> Bool {
    left.number == right.number
  }

  @inlinable
  package static func < (left: NodeID, right: NodeID) -> Bool {
    left.number < right.number
  }
}
