internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Moving the definitions of anchors in the text (SPEC §5.6).
extension DocumentUpdater {
  /// Settles where the source is edited for the sake of anchors.
  ///
  /// - Throws: `UnsafeEdit` if a definition cannot be written where it goes.
  mutating func addAnchorEdits() throws(UnsafeEdit) {
    anchorMoves = AnchorMoves(document, result)
    for move in anchorMoves.moves {
      edits.append(
        SourceEdit(
          range: tree.range(of: move.alias), content: try definition(move)))
      if move.leavesAlias { leaveAlias(move.definition) }
    }
  }

  /// What stands where an alias was: the anchor, the tag, and the node's text.
  private func definition(_ move: AnchorMoves.Move) throws(UnsafeEdit) -> SourceEdit.Content {
    let node = move.definition
    let whole = tree.range(of: node)
    guard let properties = tree.properties(of: node) else { return .inline([]) }
    let content = tree.contentRange(of: node)
    let isBlock = tree.isBlockCollection(node) || tree.scalarStyle(of: node).isBlock
    if tree.isInFlow(move.alias), isBlock || !isOneLine(content) {
      // Comments of an entry that goes are gone anyway.
      guard !move.leavesAlias || !holdsComments(whole),
        let text = FlowText(tree: tree, prefersSingleQuotes: false).text(of: node)
      else { throw UnsafeEdit(.notInFlowStyle, at: whole) }
      return .inline(text)
    }
    let names = Array(tree.source.bytes[whole.lowerBound..<properties.endOffset])
    guard !content.isEmpty else { return .inline(names) }
    guard isBlock || !isOneLine(content) else {
      return .definition(names + [.space], content, columns: 0, startsLine: false)
    }
    guard let home = BlockContext(before: whole.lowerBound, in: tree.source.bytes),
      let place = BlockContext(
        before: tree.range(of: move.alias).lowerBound, in: tree.source.bytes)
    else { throw UnsafeEdit(.anchorOutOfPlace, at: whole) }
    guard tree.isBlockCollection(node) else {
      return .definition(
        names + [.space], content, columns: place.column - home.column, startsLine: false)
    }
    let start = scanner.startOfNextLine(after: properties.endOffset)
    let isUnindented = column(of: content.lowerBound) == home.column && !home.isEntry
    let columns = place.column - home.column + (isUnindented ? 2 : 0)
    return .definition(names, start..<content.upperBound, columns: columns, startsLine: true)
  }

  /// Writes an alias where a definition was.
  private mutating func leaveAlias(_ node: NodeID) {
    guard let properties = tree.properties(of: node), let anchor = properties.anchor else { return }
    let whole = tree.range(of: node)
    let alias = Array("*\(anchor)".utf8)
    guard tree.isBlockCollection(node) else {
      return edits.append(SourceEdit(range: whole, content: .inline(alias)))
    }
    // A comment behind the anchor stays on its line.
    let lineEnd = scanner.endOfLine(at: properties.endOffset)
    edits.append(
      SourceEdit(range: whole.lowerBound..<properties.endOffset, content: .inline(alias)))
    edits.append(SourceEdit(range: lineEnd..<whole.upperBound, content: .inline([])))
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
