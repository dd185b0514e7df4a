internal import ListModel
internal import YAMLSyntax

/// The anchors and aliases of a document in the order in which a batch leaves them (SPEC §5.6).
struct AnchorOrder {
  /// An anchor's definition, or an alias.
  struct Mark {
    /// The node that has the anchor, or the alias.
    let node: NodeID
    /// The node that the alias names; for a definition the node itself.
    let target: NodeID

    var isDefinition: Bool { node == target }
  }

  /// A list whose entries the batch changed, by the numbers of the nodes that it took.
  private struct ChangedList {
    let start: UInt32
    let end: UInt32
    let list: ListID
  }

  private let document: DecodedDocument
  private let result: BatchResult
  private let marks: [Mark]
  private let lists: [ChangedList]
  private let replacements: [EntryID: EntryID]
  /// The titles that sections lose: neither what they define nor what they name stands there any more.
  let lostTitles: Set<NodeID>

  /// Looks at a document; nil if it has no aliases or nothing has changed.
  ///
  /// - Complexity: O(*n*) in the number of nodes if there are anchors, else O(1).
  init?(of document: DecodedDocument, _ result: BatchResult) {
    let tree = document.tree
    let own = document.root.number..<tree.end(of: document.root).number
    let brought =
      min(tree.firstGraftedNode, UInt32(tree.nodeCount))..<UInt32(tree.nodeCount)
    let definitions = tree.allProperties.filter {
      $0.anchor != nil && (own.contains($0.node.number) || brought.contains($0.node.number))
    }
    guard !definitions.isEmpty, !result.changes.isEmpty else { return nil }
    var marks = definitions.map { Mark(node: $0.node, target: $0.node) }
    for nodes in [own, brought] {
      for number in nodes where tree.kind(of: NodeID(number)) == .alias {
        marks.append(Mark(node: NodeID(number), target: tree.resolved(NodeID(number))))
      }
    }
    guard marks.count > definitions.count else { return nil }
    let replacements = result.replacements
    let lostTitles = Set(
      result.titles.keys.compactMap {
        document.titleNode(of: $0, writtenAs: replacements[$0] ?? $0, in: result.document)
      })
    self.document = document
    self.result = result
    self.lostTitles = lostTitles
    self.marks = marks.filter { !lostTitles.contains($0.node) }.sorted { $0.node < $1.node }
    lists = AnchorOrder.changedLists(document, result)
    self.replacements = replacements
  }

  /// The marks of the whole document in their new order.
  ///
  /// - Complexity: O(*m* log *m*) in the marks, and linear in the entries of changed lists.
  func marksInOrder() -> [Mark] {
    var ordered: [Mark] = []
    let root = document.root
    append(root.number..<document.tree.end(of: root).number, to: &ordered)
    return ordered
  }

  /// The marks of a node and all below it, as they were read.
  func marks(below node: NodeID) -> ArraySlice<Mark> {
    let start = firstMark(from: node.number)
    return marks[start..<firstMark(from: document.tree.end(of: node).number)]
  }

  private func append(_ range: Range<UInt32>, to ordered: inout [Mark]) {
    var start = range.lowerBound
    var isBehindList = false
    // What is put in where a node ends belongs to it, not to what starts there.
    for changed in lists[lists.partitioningIndex { $0.start > range.lowerBound }...] {
      guard changed.start <= range.upperBound else { break }
      guard changed.end <= range.upperBound, changed.start >= start else { continue }
      // The same where a list ends whose last entry it is in, or was.
      guard changed.start > start || !isBehindList else { continue }
      isBehindList = changed.end > changed.start
      appendMarks(start..<changed.start, to: &ordered)
      for entry in result.document.textEntries(of: changed.list) {
        let source = replacements[entry] ?? entry
        let node = document.entryNodes[Int(source.number)]
        append(node.number..<document.endNode(of: source).number, to: &ordered)
      }
      start = changed.end
    }
    appendMarks(start..<range.upperBound, to: &ordered)
  }

  private func appendMarks(_ range: Range<UInt32>, to ordered: inout [Mark]) {
    ordered += marks[firstMark(from: range.lowerBound)..<firstMark(from: range.upperBound)]
  }

  private func firstMark(from number: UInt32) -> Int {
    marks.partitioningIndex { $0.node.number >= number }
  }

  private static func changedLists(
    _ document: DecodedDocument, _ result: BatchResult
  ) -> [ChangedList] {
    var touched: Set<ListID> = []
    for change in result.changes {
      switch change {
      case .delete(_, let from): touched.insert(from.list)
      case .move(_, let from, let to): touched.formUnion([from.list, to.list])
      case .insert(_, let to): touched.insert(to.list)
      case .replace(_, _, let list): touched.insert(list)
      case .rename: break
      }
    }
    return touched.map { list in
      let place = document.listPlaces[Int(list.number)]
      guard let value = place.value else {
        let end = document.tree.end(of: place.owner).number
        return ChangedList(start: end, end: end, list: list)
      }
      // The list itself may have an anchor, so only what is below it is in its entries' order.
      return ChangedList(
        start: value.number + 1, end: document.tree.end(of: value).number, list: list)
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
