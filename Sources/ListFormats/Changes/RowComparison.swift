internal import ListModel
internal import YAMLSyntax

/// Compares rows that are the same in two documents.
struct RowComparison {
  private let old: ComparedDocument
  private let new: ComparedDocument

  /// Creates a comparison of the rows of two documents.
  init(_ old: ComparedDocument, _ new: ComparedDocument) {
    self.old = old
    self.new = new
  }

  /// How a row differs from the one that it was.
  ///
  /// - Returns: nil if it holds the same data and the same comments, however written.
  /// - Complexity: O(*n*) in the length of their text.
  func difference(_ row: EntryID, from oldRow: EntryID) -> ChangedEntries.RowDifference? {
    guard new.model.hasList(of: row, like: oldRow, of: old.model) else { return .content }
    let hasSameComments = hasSameComments(row, oldRow)
    if new.document.layouted != nil || old.document.layouted != nil {
      return hasSameComments && isSameThroughLayout(row, oldRow) ? nil : .content
    }
    if new.tree.isCopy(new.node(of: row), of: old.node(of: oldRow), in: old.tree) {
      return hasSameComments ? nil : .content
    }
    let pairs = namedPairs(of: row, in: new)
    let oldPairs = namedPairs(of: oldRow, in: old)
    guard let pairs, let oldPairs else {
      return pairs == nil && oldPairs == nil && hasSameComments && means(row, oldRow)
        ? nil : .content
    }
    if hasSameComments, isSame(pairs.all, oldPairs.all) { return nil }
    guard hasSameComments, isSame(pairs.data, oldPairs.data), hasOtherRules(row, oldRow) else {
      return .content
    }
    return .rules
  }

  private func hasSameComments(_ row: EntryID, _ oldRow: EntryID) -> Bool {
    guard new.mayOwnComments(row) || old.mayOwnComments(oldRow) else { return true }
    return new.hasSameComments(
      new.ownComments(of: row), as: old.ownComments(of: oldRow), of: old)
  }

  /// Whether two rows mean the same without the rows below them, whose key counts.
  private func isSameThroughLayout(_ row: EntryID, _ oldRow: EntryID) -> Bool {
    let (nodes, oldNodes) = (new.document.nodes(of: row), old.document.nodes(of: oldRow))
    if nodes.count == oldNodes.count,
      zip(nodes, oldNodes).allSatisfy({ new.tree.isCopy($0, of: $1, in: old.tree) })
    {
      return true
    }
    if let key = listKey(of: row, in: new), let oldKey = listKey(of: oldRow, in: old),
      !new.tree.means(key, sameAs: oldKey, in: old.tree)
    {
      return false
    }
    let skeleton = SkeletonComparison(
      old.tree, but: [old.listNode(below: oldRow)].compactMap(\.self), new.tree,
      but: [new.listNode(below: row)].compactMap(\.self))
    return skeleton.firstDifference(of: nodes, from: oldNodes) == nil
  }

  /// The key under which the rows of a row stand, which may be its title.
  private func listKey(of row: EntryID, in document: ComparedDocument) -> NodeID? {
    document.model.list(of: row).flatMap { document.document.listPlaces[Int($0.number)].key }
  }

  /// The pairs of an entry that is a mapping, all and those that are no rules; nil if it is none.
  private func namedPairs(
    of row: EntryID, in document: ComparedDocument
  ) -> (all: [(key: NodeID, value: NodeID)], data: [(key: NodeID, value: NodeID)])? {
    let tree = document.tree
    let node = tree.resolved(document.node(of: row))
    guard tree.kind(of: node) == .mapping else { return nil }
    let pairs = tree.pairs(of: node)
    let data = pairs.filter { key, _ in
      guard tree.kind(of: tree.resolved(key)) == .scalar else { return true }
      switch RowKey.all.index(of: tree.content(of: key)).flatMap(RowKey.init(rawValue:)) {
      case .pinned, .canEdit, .canMove: return false
      case .id, .title, nil: return true
      }
    }
    return (pairs, data)
  }

  private func isSame(
    _ pairs: [(key: NodeID, value: NodeID)], _ oldPairs: [(key: NodeID, value: NodeID)]
  ) -> Bool {
    pairs.count == oldPairs.count
      && zip(pairs, oldPairs).allSatisfy { pair, oldPair in
        guard new.tree.means(pair.key, sameAs: oldPair.key, in: old.tree) else { return false }
        if new.tree.isName(pair.key, pair.value), old.tree.isName(oldPair.key, oldPair.value) {
          return new.tree.content(of: pair.value) == old.tree.content(of: oldPair.value)
        }
        return new.tree.means(pair.value, sameAs: oldPair.value, in: old.tree)
      }
  }

  /// Whether two rows that are no mappings are the same.
  private func means(_ row: EntryID, _ oldRow: EntryID) -> Bool {
    let (node, oldNode) = (
      new.tree.resolved(new.node(of: row)), old.tree.resolved(old.node(of: oldRow))
    )
    if new.tree.kind(of: node) == .scalar, old.tree.kind(of: oldNode) == .scalar {
      return new.tree.content(of: node) == old.tree.content(of: oldNode)
    }
    return new.tree.means(node, sameAs: oldNode, in: old.tree)
  }

  private func hasOtherRules(_ row: EntryID, _ oldRow: EntryID) -> Bool {
    let (rules, oldRules) = (new.model.ownRules(of: row), old.model.ownRules(of: oldRow))
    return rules != oldRules
  }
}
