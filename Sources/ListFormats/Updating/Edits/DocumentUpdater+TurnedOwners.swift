internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Turning flow mappings into block style for the sake of a list in them (SPEC §5.5).
extension DocumentUpdater {
  /// Makes the mapping that owns a list a block mapping, the list a block list, and so every flow
  /// collection around them.
  ///
  /// - Throws: `UnsafeEdit` where block style cannot say what a mapping holds.
  mutating func turnOwner(of list: ListID) throws(UnsafeEdit) {
    guard turnedOwners[list] == nil else { return }
    try readText(of: list)
    let place = place(of: list)
    let root = self.place(of: .root)
    guard let flow = flows[list], document.layouted == nil, isSaidInBlockStyle(place.owner) else {
      throw UnsafeEdit(.commentInFlowList, at: tree.range(of: place.owner))
    }
    var keyColumn = column(of: tree.range(of: place.owner).lowerBound)
    if list == .root {
      if !standsFirst(place.owner) { keyColumn = 0 }
    } else if let value = root.value, tree.isFlow(value) {
      try turnRoot()
      keyColumn = (texts[.root]?.dashColumn ?? 0) + 2
    }
    turned.insert(list)
    turnedOwners[list] = keyColumn
    turnedMappings.insert(place.owner)
    texts[list] = turnedText(
      flow, dashColumn: keyColumn + dashIndentation,
      regionStart: tree.range(of: place.owner).upperBound)
    touch(list)
  }

  /// Makes the list of sections a block list, and the mapping that holds it a block mapping.
  private mutating func turnRoot() throws(UnsafeEdit) {
    guard !turned.contains(.root) else { return }
    if tree.isFlow(place(of: .root).owner) { return try turnOwner(of: .root) }
    try readText(of: .root)
    turn(.root)
    touch(.root)
  }

  /// Whether nothing but white space stands before a node on its line.
  private func standsFirst(_ node: NodeID) -> Bool {
    let start = tree.range(of: node).lowerBound
    return scanner.endOfSpaces(at: start - column(of: start)) == start
  }

  /// Whether every key of a flow mapping can stand in a block mapping.
  private func isSaidInBlockStyle(_ mapping: NodeID) -> Bool {
    var children = tree.children(of: mapping)
    while let key = children.next(), children.next() != nil {
      guard tree.kind(of: key) == .scalar || tree.kind(of: key) == .alias, !tree.isAbsent(key),
        !tree.source.bytes[tree.range(of: key)].contains(where: \.isLineBreak)
      else { return false }
    }
    return true
  }

  /// Settles where the source is edited for the sake of such a mapping.
  mutating func addOwnerEdits(of list: ListID, keyColumn: Int) {
    let place = place(of: list)
    let isEmpty = result.document.count(of: list) == 0
    if isEmpty, document.model.count(of: list) == 0 {
      // Whatever arrived has gone again.
      turnedMappings.remove(place.owner)
      return
    }
    let flow = flows[list]
    let opening =
      flow.map { $0.isLinewise ? commentsBehindBracket(of: $0) : $0.comments?.opening ?? [] } ?? []
    var turn = MappingTurn(
      of: place.owner, in: tree, keyColumn: keyColumn,
      startsLine: place.owner != document.root || standsFirst(place.owner),
      keepsCommentBehind: place.owner == document.root)
    turn.write(list, key: place.key, isEmpty: isEmpty, opening: opening)
    edits += turn.edits
  }

  /// The comments behind the opening bracket of a list whose elements have lines of their own.
  private func commentsBehindBracket(of flow: FlowListText) -> [FlowComment] {
    FlowComment.all(
      in: flow.elements.open..<scanner.endOfLine(at: flow.elements.open), of: tree.source.bytes)
  }
}
