extension StructureProof {
  /// A collection that is being compared: children that it had, or others that are given, and what
  /// comes behind them.
  struct Frame {
    /// The collection; nil if it has no node in the tree.
    let node: NodeID?
    /// The number of the next child that it had, and that behind the last.
    private var number: UInt32 = 0
    private var end: UInt32 = 0
    /// The children that are given, and how many of them have been passed.
    private var listed: [NodeID] = []
    private var listedPosition = 0
    /// What comes before the children, and how much of it has been passed.
    private var leading: [Expected] = []
    private var leadingPosition = 0
    /// What comes behind, and how much of it has been passed.
    private var further: [Expected] = []
    private var furtherPosition = 0
    /// What comes before all that is left, the next last.
    var inserted: [Expected] = []
    /// Whether scalars below may have other quotes.
    let isRestyled: Bool

    /// A collection whose children are those that it had, and some more.
    init(
      _ node: NodeID, next number: UInt32, end: UInt32, leading: [Expected], addedKey: [Expected],
      isRestyled: Bool
    ) {
      self.node = node
      self.leading = leading
      self.number = number
      self.end = end
      further = addedKey
      self.isRestyled = isRestyled
    }

    /// A list whose children are given.
    init(_ node: NodeID?, listed: [NodeID], isRestyled: Bool) {
      self.node = node
      self.listed = listed
      self.isRestyled = isRestyled
    }

    /// A collection of other things.
    init(_ children: [Expected], isRestyled: Bool) {
      node = nil
      further = children
      self.isRestyled = isRestyled
    }

    /// The number of the next child, if it is a node of the tree.
    @inline(__always) var nextNumber: UInt32? {
      guard leadingPosition == leading.count, inserted.isEmpty else { return nil }
      if number < end { return number }
      return listedPosition < listed.count ? listed[listedPosition].number : nil
    }

    /// Passes the next child, which is a scalar.
    @inline(__always) mutating func passScalar() {
      if number < end { number += 1 } else { listedPosition += 1 }
    }

    mutating func next(in tree: SyntaxTree) -> Expected? {
      if let next = inserted.popLast() { return next }
      if leadingPosition < leading.count {
        leadingPosition += 1
        return leading[leadingPosition - 1]
      }
      if number < end {
        let node = NodeID(number)
        number = tree.end(of: node).number
        return .node(node)
      }
      if listedPosition < listed.count {
        listedPosition += 1
        return .node(listed[listedPosition - 1])
      }
      guard furtherPosition < further.count else { return nil }
      furtherPosition += 1
      return further[furtherPosition - 1]
    }

    func isAtEnd(in tree: SyntaxTree) -> Bool {
      inserted.isEmpty && number >= end && listedPosition == listed.count
        && furtherPosition == further.count
    }
  }
}
