internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Turning flow mappings into block style for the sake of a list in them (SPEC §5.5).
extension DocumentUpdater {
  /// Makes the mapping that owns a list a block mapping, the list a block list, and so every flow
  /// collection around them.
  ///
  /// - Throws: `UnsafeEdit` where something else than a list stands around the mapping, and in JSON.
  mutating func turnOwner(of list: ListID) throws(UnsafeEdit) {
    guard turnedOwners[list] == nil else { return }
    readText(of: list)
    let place = place(of: list)
    guard let flow = flows[list], place.key != nil || place.value == nil,
      tree.kind(of: place.owner) == .mapping, !tree.isJSON(document.root)
    else { throw UnsafeEdit(.commentInFlowList, at: tree.range(of: place.owner)) }
    let keyColumn = try turnAround(list)
    turned.insert(list)
    turnedOwners[list] = keyColumn
    turnedMappings.insert(place.owner)
    texts[list] = turnedText(
      flow, dashColumn: keyColumn + dashIndentation,
      regionStart: tree.range(of: place.owner).upperBound)
    touch(list)
  }

  /// Makes the list around the mapping that owns a list a block list, if it is in flow style.
  ///
  /// - Returns: the column that the mapping's keys get, in characters from 0.
  private mutating func turnAround(_ list: ListID) throws(UnsafeEdit) -> Int {
    let mapping = place(of: list).owner
    let column = column(of: tree.range(of: mapping).lowerBound)
    // A section that a script brings along is turned for the sake of the list where it lands.
    guard let entry = document.model.owner(of: list), let holder = result.document.owner(of: list),
      let home = document.model.textList(of: entry),
      case let around = result.document.textList(of: holder) ?? home,
      case let place = place(of: around), let value = place.value
    else { return keyColumn(ofTurned: mapping) }
    guard tree.isFlow(value) else {
      guard home != around, document.valueNode(of: entry) == mapping,
        let old = self.place(of: home).value, tree.isFlow(old)
      else { return keyColumn(ofTurned: mapping) }
      // An element that comes to a block list.
      readText(of: around)
      return (texts.dashColumn(of: around) ?? 0) + 2
    }
    guard document.valueNode(of: entry) == mapping else {
      throw UnsafeEdit(.commentInFlowList, at: tree.range(of: mapping))
    }
    if !turned.contains(around) {
      if tree.isFlow(place.owner) {
        try turnOwner(of: around)
      } else {
        readText(of: around)
        turn(around)
        touch(around)
      }
    }
    // Its lines move as a whole, these keys with them.
    let hasArrived = document.arrivalDocuments[list] != nil
    return hasArrived ? column : (texts.dashColumn(of: around) ?? 0) + 2
  }

  /// The column of the keys of a mapping that is turned, in characters from 0: where its bracket stands,
  /// but below a key to the right of that.
  private func keyColumn(ofTurned mapping: NodeID) -> Int {
    if mapping == document.root, !standsFirst(mapping) { return 0 }
    let start = tree.range(of: mapping).lowerBound
    guard standsBehindKey(mapping), let context = BlockContext(before: start, in: tree.source.bytes)
    else { return column(of: start) }
    return context.column + 2
  }

  /// Whether a key in block style stands before a mapping on its line.
  private func standsBehindKey(_ mapping: NodeID) -> Bool {
    guard mapping != document.root, !standsFirst(mapping) else { return false }
    let start = tree.range(of: mapping).lowerBound
    return BlockContext(before: start, in: tree.source.bytes).map { !$0.isEntry } ?? false
  }

  /// Whether nothing but white space stands before a node on its line.
  private func standsFirst(_ node: NodeID) -> Bool {
    let start = tree.range(of: node).lowerBound
    return scanner.endOfSpaces(at: start - column(of: start)) == start
  }

  /// Whether what holds a list is itself an entry of a block list.
  private func isBlockEntry(_ owner: NodeID, of list: ListID) -> Bool {
    guard let section = document.model.owner(of: list), node(of: section) == owner,
      let value = document.model.textList(of: section).flatMap({ place(of: $0).value })
    else { return false }
    return !tree.isFlow(tree.resolved(value))
  }

  /// Settles where the source is edited for the sake of such a mapping.
  mutating func addOwnerEdits(of list: ListID, keyColumn: Int) {
    let place = place(of: list)
    let isEmpty = result.document.textCount(of: list) == 0
    let flow = flows[list]
    let opening =
      flow.map { $0.isLinewise ? commentsBehindBracket(of: $0) : $0.comments?.opening ?? [] } ?? []
    var turn = MappingTurn(
      of: place.owner, in: tree, keyColumn: keyColumn, title: turnedTitles[place.owner] ?? [],
      startsLine: !standsBehindKey(place.owner)
        && (place.owner != document.root || standsFirst(place.owner)),
      isWhole: place.owner == document.root, isEntry: isBlockEntry(place.owner, of: list))
    turn.write(
      list, key: place.key, addedKey: place.addedKey, isEmpty: isEmpty, opening: opening)
    edits += turn.edits
  }

  /// The comments behind the opening bracket of a list whose elements have lines of their own.
  private func commentsBehindBracket(of flow: FlowListText) -> [FlowComment] {
    FlowComment.all(
      in: flow.elements.open..<scanner.endOfLine(at: flow.elements.open), of: tree.source.bytes)
  }
}
