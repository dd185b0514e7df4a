internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Turning a flow section into block style for the sake of its rows (SPEC §5.5).
extension DocumentUpdater {
  /// Makes the section that owns a list, a flow mapping, a block mapping, and its list a block list;
  /// the list of sections too where that is in flow style under a block key.
  ///
  /// - Throws: `UnsafeEdit` where that would lose a comment, or flow style goes further out.
  mutating func turnOwner(of list: ListID) throws(UnsafeEdit) {
    let place = place(of: list)
    let owner = tree.range(of: place.owner)
    let root = self.place(of: .root)
    guard place.owner != document.root, let value = root.value, !tree.isFlow(root.owner),
      !holdsComments(owner), endsItsLineAlone(owner.upperBound)
    else { throw UnsafeEdit(.commentInFlowList, at: owner) }
    let keyColumn: Int
    if tree.isFlow(value) {
      if flows[.root] == nil { try readText(of: .root) }
      if !turned.contains(.root) { try turn(.root) }
      touch(.root)
      keyColumn = (texts[.root]?.dashColumn ?? 0) + 2
    } else {
      keyColumn = column(of: owner.lowerBound)
    }
    turned.insert(list)
    turnedOwners[list] = keyColumn
    texts[list] = BlockListText(
      entries: [], extents: EntryExtents(capacity: 0), dashColumn: keyColumn + dashIndentation,
      regionStart: owner.upperBound, scanner: scanner)
  }

  /// Settles where the source is edited for the sake of such a section.
  mutating func addOwnerEdits(of list: ListID, keyColumn: Int) {
    let place = place(of: list)
    let owner = tree.contentRange(of: place.owner)
    let indent = [UInt8](repeating: .space, count: keyColumn)
    var children = tree.children(of: place.owner)
    var end = owner.lowerBound
    while let key = children.next(), let value = children.next() {
      let keyRange = tree.range(of: key)
      let isFirst = end == owner.lowerBound
      add(end..<keyRange.lowerBound, isFirst ? .inline([]) : .newLine(indent))
      end = max(keyRange.upperBound, tree.range(of: value).upperBound)
      addPairEdits(key, value, list: key == place.key ? list : nil, end: &end)
    }
    if place.key == nil {
      add(end..<end, .addedKey(line: indent + Array("rows:".utf8), list))
    }
    add(end..<owner.upperBound, .inline([]))
  }

  /// What a pair of a flow mapping needs in block style: a colon, white space behind it, and for
  /// the list its entries on lines of their own.
  private mutating func addPairEdits(
    _ key: NodeID, _ value: NodeID, list: ListID?, end: inout Int
  ) {
    let keyEnd = tree.range(of: key).upperBound
    let colon = scanner.endOfSeparation(at: keyEnd)
    let hasColon = tree.source.bytes[colon] == UInt8(ascii: ":")
    guard hasColon else {
      add(keyEnd..<keyEnd, .inline(Array(":".utf8)))
      return
    }
    end = max(end, colon + 1)
    if let list {
      let isEmpty = result.document.count(of: list) == 0
      add((colon + 1)..<end, isEmpty ? .inline(Array(" []".utf8)) : .entries(list))
    } else if end > colon + 1, !tree.source.bytes[colon + 1].isBlank {
      add((colon + 1)..<(colon + 1), .inline([.space]))
    }
  }

  private func endsItsLineAlone(_ offset: Int) -> Bool {
    let next = scanner.endOfBlanks(at: offset)
    guard next < tree.source.bytes.count else { return true }
    let byte = tree.source.bytes[next]
    return byte.isLineBreak || byte.isFlowIndicator
  }
}
