internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Proves an edited text against what the batches computed (SPEC §5.8).
struct EditProof {
  let tree: SyntaxTree
  let updaters: [DocumentUpdater]
  /// What the text must hold.
  let expected: ExpectedStructure
  /// Edits that no list asked for.
  let furtherEdits: [SourceEdit]
  let limits: ParsingLimits

  /// Checks an edited text.
  ///
  /// - Parameter edited: the text of the whole stream.
  /// - Throws: `UnsafeEdit` if it holds other values or other lines than it must.
  /// - Complexity: O(*n*) in the length of the text.
  func check(_ edited: [UInt8]) throws(UnsafeEdit) {
    try checkValues(edited)
    try checkLines(edited)
  }

  /// Whether the text holds exactly the lists that the batches computed.
  private func checkValues(_ edited: [UInt8]) throws(UnsafeEdit) {
    let text = SourceText(name: tree.source.name, bytes: edited)
    switch StructureProof.finding(in: text, tree: tree, expected: expected, limits: limits) {
    case .holds:
      return
    case .differs(let node):
      throw UnsafeEdit(.otherValues, at: range(of: node))
    case .tooDeep(let nodes):
      throw UnsafeEdit(.tooDeep(nodes, limit: limits.maximumDepth), at: range(of: nodes.last))
    case .unreadable(let failure, let node):
      throw UnsafeEdit(.unreadable(failure.diagnostic(in: text).message), at: range(of: node))
    }
  }

  /// The bytes of a node; of the root of the first document if none was reached.
  private func range(of node: NodeID?) -> Range<Int> {
    tree.range(of: node ?? updaters[0].document.root)
  }

  /// Whether every line that no operation owns is there, unchanged and in order.
  private func checkLines(_ edited: [UInt8]) throws(UnsafeEdit) {
    var lines = UnownedLines(source: tree.source.bytes, end: tree.textEnd, edited: edited)
    let scanner = TextScanner(tree.source.bytes)
    let further = furtherEdits.map { scanner.lines(around: $0.range) }
    let owned = (updaters.flatMap { $0.ownedLines() } + further)
      .filter { $0.lowerBound < tree.textEnd }.sorted { $0.lowerBound < $1.lowerBound }
    guard let missing = lines.firstMissing(outside: owned) else { return }
    throw UnsafeEdit(.otherLines, at: missing..<missing)
  }
}

extension DocumentUpdater {
  /// Adds what the lists of this document must hold.
  func expect(_ expected: inout ExpectedStructure) {
    // A list that no change tells of must hold what the batch says, too.
    let others = result.document.otherTextLists(than: document.model)
    for list in Set(texts.lists).union(flows.keys).union(others) {
      let place = place(of: list)
      let children = result.document.textEntries(of: list).flatMap { nodes(of: $0) }
      let isMapping = document.model.form(of: list) == .mapping
      guard !children.isEmpty || document.model.textCount(of: list) > 0 else { continue }
      if let value = place.value {
        expected.children[value] = children
        if !children.isEmpty, tree.nullTag(of: value) != nil { expected.untagged.insert(value) }
        if isMapping { expected.mappings.insert(value) }
      } else if !children.isEmpty {
        expected.addedKeys[place.owner] = .init(
          key: place.addedKey, children: children, isMapping: isMapping)
      }
      guard style(of: list) != .block else { continue }
      for entry in result.document.textEntries(of: list) where isPrintedAnew(entry, in: list) {
        expected.restyled.formUnion(nodes(of: entry))
      }
    }
    for (node, content) in rewrittenScalars { expected.scalars[node] = content }
    expected.severed.formUnion(anchorMoves.severed)
    for (mapping, children) in removedPairs { expected.children[mapping] = children }
    expected.leadingPairs.merge(addedTitles) { $1 }
    expected.definitions.merge(anchorMoves.definitions) { $1 }
    expected.leftAliases.formUnion(anchorMoves.leftAliases)
    for move in anchorMoves.moves
    where tree.isInFlow(move.alias) || needsOneLine(move)
      || anchorMoves.severed.contains(move.definition)
    {
      expected.restyled.insert(move.definition)
    }
    expected.written.merge(writtenAliases) { $1 }
    expected.followers.merge(followingPairs) { $1 }
    expected.untagged.formUnion(untaggedPins)
    for node in wrappedSlots { expected.wrapped[node] = PinnedKey.slots.name }
  }

  /// The nodes of an entry as it becomes.
  private func nodes(of entry: EntryID) -> [NodeID] {
    guard document.layouted != nil else { return [node(of: entry)] }
    return document.nodes(of: replacements[entry] ?? entry)
  }

  /// Whether an entry of block style is printed anew in flow style.
  private func isPrintedAnew(_ entry: EntryID, in list: ListID) -> Bool {
    guard let home = document.model.textList(of: replacements[entry] ?? entry) else {
      return false
    }
    return home != list && flows[home] == nil
  }

  /// The lines of all entries that went or moved, and those in which something is put or replaced.
  fileprivate func ownedLines() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var entries = changedEntries
    for entry in entriesWithOtherLines { entries.insert(entry) }
    for entry in entries {
      guard let home = document.model.textList(of: entry) else { continue }
      if let lines = texts.lines(of: entry, in: home), !lines.isEmpty {
        ranges.append(lines)
      }
    }
    for text in texts.texts {
      if let start = text.sharedLineStart { ranges.append(scanner.lines(around: start..<start)) }
    }
    for list in turned {
      if let value = place(of: list).value {
        ranges.append(scanner.lines(around: tree.range(of: value)))
      }
    }
    for list in turnedOwners.keys {
      ranges.append(scanner.lines(around: tree.range(of: place(of: list).owner)))
    }
    for move in anchorMoves.moves {
      ranges.append(scanner.lines(around: tree.range(of: move.definition)))
    }
    for edit in edits where edit.changesLines { ranges.append(scanner.lines(around: edit.range)) }
    return ranges
  }
}

extension TextScanner {
  /// The whole lines in which a range stands.
  fileprivate func lines(around range: Range<Int>) -> Range<Int> {
    startOfLine(at: range.lowerBound)..<startOfNextLine(after: range.upperBound)
  }
}
