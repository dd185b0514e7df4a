internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Moving the definitions of anchors in the text (SPEC §5.6).
extension DocumentUpdater {
  /// Settles where the source is edited for the sake of anchors.
  ///
  /// - Throws: `UnsafeEdit` if a definition cannot be written where it goes.
  mutating func addAnchorEdits() throws(UnsafeEdit) {
    for move in anchorMoves.moves {
      try addDefinition(move)
      if move.leavesAlias { leaveAlias(move.definition) }
    }
  }

  /// Writes the anchor, the tag, and the node's text where an alias was.
  private mutating func addDefinition(_ move: AnchorMoves.Move) throws(UnsafeEdit) {
    let node = move.definition
    let alias = tree.range(of: move.alias)
    let content = tree.contentRange(of: node)
    let names = tree.propertyNames(of: node)
    guard !content.isEmpty else { return add(alias, .inline(names)) }
    guard !anchorMoves.severed.contains(node) else {
      return add(alias, .inline(severedText(of: node, at: move.alias)))
    }
    if needsOneLine(move) { return addKey(move) }
    let isOneLine = isOneLine(content) && !tree.isBlockCollection(node)
    if tree.isFlow(node) || isQuoted(node) || isOneLine && !tree.isInFlow(move.alias) {
      let columns =
        tree.isInFlow(move.alias) || isOneLine
        ? 0 : try missingIndentation(of: content, at: move.alias)
      return add(
        alias,
        .definition(WrittenDefinition(start: names + [.space], text: content, columns: columns)))
    }
    if tree.isInFlow(move.alias) {
      var printer = definitionPrinter()
      // Comments of an entry that goes are gone anyway.
      if move.leavesAlias { printer.indentation = indentation(behind: alias.lowerBound) }
      printer.isFollowed = !becomesBlockEntry(move.alias)
      return add(alias, .inline(printer.text(of: node, isDefinition: true)))
    }
    guard tree.isBlockCollection(node) || tree.scalarStyle(of: node).isBlock else {
      let columns = try missingIndentation(of: content, at: move.alias)
      return add(
        alias,
        .definition(WrittenDefinition(start: names + [.space], text: content, columns: columns)))
    }
    try addBlockDefinition(move, names)
  }

  /// The text of a title in whose place another comes to stand, on one line.
  private func severedText(of title: NodeID, at alias: NodeID) -> [UInt8] {
    let content = tree.contentRange(of: title)
    if isOneLine(content), !tree.scalarStyle(of: title).isBlock, !tree.isInFlow(alias) {
      return tree.propertyNames(of: title) + [.space] + tree.source.bytes[content]
    }
    return definitionPrinter().text(of: title, isDefinition: true)
  }

  /// Prints definitions on one line.
  private func definitionPrinter() -> FlowText {
    var expected = ExpectedStructure()
    expect(&expected)
    return FlowText(
      tree: tree, prefersSingleQuotes: false, anchorMoves: anchorMoves,
      edited: EditedNodes(expected))
  }

  /// Whether a definition comes to be a key that has to stand on one line, and does not where it is.
  func needsOneLine(_ move: AnchorMoves.Move) -> Bool {
    let node = move.definition
    let alias = tree.range(of: move.alias)
    let next = scanner.endOfBlanks(at: alias.upperBound)
    guard next < tree.source.bytes.count, tree.source.bytes[next] == UInt8(ascii: ":") else {
      return false
    }
    let indicator = scanner.startOfBlanks(before: alias.lowerBound) - 1
    let isExplicit = indicator >= 0 && tree.source.bytes[indicator] == UInt8(ascii: "?")
    guard !isExplicit || !tree.isInFlow(move.alias) else { return false }
    let content = tree.contentRange(of: node)
    return !isOneLine(content) || tree.isBlockCollection(node) || tree.scalarStyle(of: node).isBlock
      || tree.range(of: node).count >= ParsingLimits.simpleKeyLength
  }

  /// Writes a definition on one line where an alias was a key; where that cannot be, as an explicit key.
  private mutating func addKey(_ move: AnchorMoves.Move) {
    let node = move.definition
    let alias = tree.range(of: move.alias)
    let isInFlow = tree.isInFlow(move.alias)
    var printer = definitionPrinter()
    let keepsComments = move.leavesAlias && holdsComments(tree.range(of: node))
    if keepsComments {
      printer.indentation = indentation(behind: alias.lowerBound)
      printer.isFollowed = isInFlow
    }
    let text = printer.text(of: node, isDefinition: true)
    guard keepsComments || text.count >= ParsingLimits.simpleKeyLength else {
      return add(alias, .inline(text))
    }
    let explicit = Array("? ".utf8) + text
    guard !isInFlow else { return add(alias, .inline(explicit)) }
    let colon = scanner.endOfBlanks(at: alias.upperBound)
    let indent = [UInt8](repeating: .space, count: column(of: alias.lowerBound))
    add(alias.lowerBound..<colon, .lines(explicit, [indent]))
  }

  /// Writes a node of block style where an alias was, and what stands beside that on the first line.
  private mutating func addBlockDefinition(
    _ move: AnchorMoves.Move, _ names: [UInt8]
  ) throws(UnsafeEdit) {
    let node = move.definition
    let alias = tree.range(of: move.alias)
    let content = tree.contentRange(of: node)
    guard let home = BlockContext(before: tree.range(of: node).lowerBound, in: tree.source.bytes),
      let place = BlockContext(before: alias.lowerBound, in: tree.source.bytes)
    else { throw UnsafeEdit(.anchorOutOfPlace, at: tree.range(of: node)) }
    var first = names
    var start = scanner.startOfLine(at: content.lowerBound)
    var columns = place.column - home.column
    if tree.isBlockCollection(node) {
      if let properties = tree.properties(of: node) {
        start = max(start, scanner.startOfNextLine(after: properties.endOffset))
      }
      let isUnindented = column(of: content.lowerBound) == home.column && !home.isEntry
      columns += isUnindented ? 2 : 0
    } else {
      let headerEnd = scanner.endOfLine(at: content.lowerBound)
      first += [.space] + tree.source.bytes[content.lowerBound..<headerEnd]
      start = scanner.afterLineBreak(headerEnd)
    }
    // Blank lines at the end are content, so the line break there is not that of the alias' line.
    let keepsLines = endsInKeptScalar(content, inside: node)
    let end = keepsLines ? scanner.afterLineBreak(content.upperBound) : content.upperBound
    let lineEnd = scanner.endOfLine(at: alias.upperBound)
    let definition = WrittenDefinition(
      start: first, restOfLine: alias.upperBound..<lineEnd, text: min(start, end)..<end,
      columns: columns, startsLine: true)
    add(
      alias.lowerBound..<(keepsLines ? scanner.afterLineBreak(lineEnd) : lineEnd),
      .definition(definition))
  }

  /// By how many columns the further lines of a node that is not in block style have to be shifted
  /// where it stands in the place of an alias in block style.
  private func missingIndentation(of content: Range<Int>, at alias: NodeID) throws(UnsafeEdit)
    -> Int
  {
    let start = tree.range(of: alias).lowerBound
    guard let place = BlockContext(before: start, in: tree.source.bytes) else {
      throw UnsafeEdit(.anchorOutOfPlace, at: content)
    }
    return max(scanner.missingIndentation(ofLinesIn: content, behindColumn: place.column), 0)
  }

  /// What begins the further lines of an entry of block style that becomes an element of a flow list;
  /// nil if it has none: no definition that comes to stand in it brings comments along.
  ///
  /// - Complexity: O(log *m*) in the moves; linear in the definitions that move if one comes there.
  func startOfFurtherLines(of home: EntryHome, in list: ListID) -> [UInt8]? {
    let nodes = [home.node, home.pairValue].compactMap { $0 }
    guard nodes.contains(where: { anchorMoves.touch($0, in: tree) }),
      anchorMoves.moves.contains(where: {
        $0.leavesAlias && holdsComments(tree.range(of: $0.definition))
      })
    else { return nil }
    let place = place(of: list)
    return indentation(behind: tree.range(of: place.value ?? place.owner).lowerBound)
  }

  /// Whether an alias is an element of a flow list, and becomes an entry of a block list.
  private mutating func becomesBlockEntry(_ alias: NodeID) -> Bool {
    guard let entry = aliasEntries[alias], let list = result.document.parentList(of: entry) else {
      return false
    }
    // A list that was not read stays as it is.
    guard touched.contains(list) else { return !tree.isInFlow(alias) }
    return style(of: list) == .block
  }

  /// Looks up `aliasEntries`.
  func entriesThatAreAliases() -> [NodeID: EntryID] {
    var entries: [NodeID: EntryID] = [:]
    for (number, node) in document.entryNodes.enumerated() where tree.kind(of: node) == .alias {
      entries[node] = EntryID(UInt32(truncatingIfNeeded: number))
    }
    for (entry, text) in replacements { entries[sourceNode(of: text)] = entry }
    return entries
  }

  /// Writes an alias where a definition was.
  private mutating func leaveAlias(_ node: NodeID) {
    guard let properties = tree.properties(of: node), let anchor = properties.anchor else { return }
    let whole = tree.range(of: node)
    let content = tree.contentRange(of: node)
    var alias = Array("*\(anchor)".utf8)
    if whole.upperBound < tree.source.bytes.count,
      tree.source.bytes[whole.upperBound] == UInt8(ascii: ":")
    {
      addSpace(behindColon: whole.upperBound)
      // An alias takes a colon behind it for its own name.
      alias.append(.space)
    }
    let between = tree.source.bytes[properties.endOffset..<content.lowerBound]
    guard let comment = between.lastIndex(of: .numberSign) else {
      return add(whole, .inline(alias))
    }
    // Comments behind the anchor stay on their lines.
    add(whole.lowerBound..<properties.endOffset, .inline(alias))
    let start =
      tree.isBlockCollection(node)
      ? scanner.endOfLine(at: comment) : scanner.startOfLine(at: content.lowerBound)
    add(start..<whole.upperBound, .inline([]))
  }

  /// Sets a value apart from the colon of its key: only behind a quoted key it may follow directly.
  private mutating func addSpace(behindColon colon: Int) {
    let next = colon + 1
    guard next < tree.source.bytes.count, !tree.source.bytes[next].isBlank,
      !tree.source.bytes[next].isLineBreak, !tree.source.bytes[next].isFlowIndicator
    else { return }
    add(next..<next, .inline([.space]))
  }

  /// What begins a further line of the value at an offset: a line break, and white space.
  private func indentation(behind offset: Int) -> [UInt8] {
    let line = scanner.startOfLine(at: offset)
    let end = scanner.endOfLine(at: offset)
    let lineBreak = tree.source.bytes[end..<scanner.afterLineBreak(end)]
    let spaces = scanner.endOfSpaces(at: line) - line + 4
    return (lineBreak.isEmpty ? [.lineFeed] : Array(lineBreak))
      + [UInt8](repeating: .space, count: spaces)
  }

  private func isQuoted(_ node: NodeID) -> Bool {
    let style = tree.scalarStyle(of: node)
    return style == .singleQuoted || style == .doubleQuoted
  }

  private func isOneLine(_ range: Range<Int>) -> Bool {
    !tree.source.bytes[range].contains(where: \.isLineBreak)
  }
}

extension SyntaxTree {
  /// Whether a node is a sequence or a mapping in block style.
  func isBlockCollection(_ node: NodeID) -> Bool {
    let kind = kind(of: node)
    return (kind == .sequence || kind == .mapping) && !isFlow(node)
  }
}
