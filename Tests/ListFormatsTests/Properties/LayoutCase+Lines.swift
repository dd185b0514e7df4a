import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// Whether the lines that no operation owns are there, in order (SPEC §5.8).
extension LayoutCase {
  /// What is wrong with the lines of the result; nil if nothing is.
  ///
  /// Asked for: the lines of entries that did not move, and all lines outside of the lists that
  /// were edited. Commas come and go. The lines of nodes go free that lose or get an anchor (§5.6), and
  /// those of flow collections that were turned (§5.5).
  func problemWithLines(in edited: SyntaxTree) -> String? {
    let lines = SourceLines(tree.source.bytes)
    var isFree = Set<Int>()
    for node in nodesOfLostAnchors { isFree.formUnion(lines.lines(of: tree.range(of: node))) }
    isFree.formUnion(headerThatIsStripped(lines))
    for (document, result) in zip(documents, results) {
      let before = ResolvedTree(tree, document: document.index)
      let after = ResolvedTree(edited, document: document.index)
      let sections = before.pair("sections", of: before.root)
      if !isSameStyle(before.root, after.root, edited) {
        isFree.formUnion(lines.lines(of: tree.range(of: before.root)))
      }
      if let sections,
        !isSameStyle(
          sections.value, after.pair("sections", of: after.root)?.value, edited)
      {
        isFree.formUnion(lines.lines(of: tree.range(of: sections.value)))
        isFree.insert(lines.line(at: tree.range(of: sections.key).lowerBound))
      }
      for section in turnedSections(result, document, after) {
        isFree.formUnion(lines.lines(of: tree.range(of: section)))
      }
      free(&isFree, document, result, before, after, lines)
    }
    let inScalars = linesInScalars(lines) { _ in true }
    let kept = linesInScalars(lines) {
      tree.scalarStyle(of: $0).isBlock && tree.chomping(of: $0) == .keep
    }
    var rest = SourceLines(edited.source.bytes).normalized[...]
    for line in lines.starts.indices where !isFree.contains(line) && !lines.isBlank(line) {
      guard inScalars.contains(line) || !lines.isComment(line) || lines.isDetached(line, kept)
      else {
        continue
      }
      let text = lines.normalized(line)
      guard let place = rest.firstIndex(of: text) else {
        return "line \(line + 1) is missing or out of order: \(text)"
      }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  /// The header of a block scalar that ends the file without a line break: it may get a `-` (§5.3).
  private func headerThatIsStripped(_ lines: SourceLines) -> Set<Int> {
    let end = tree.source.bytes.count
    guard tree.source.bytes.last != 10, let leaf = tree.lastNode(before: end),
      tree.kind(of: leaf) == .scalar, tree.scalarStyle(of: leaf).isBlock,
      tree.range(of: leaf).upperBound == end
    else { return [] }
    return [lines.line(at: tree.contentRange(of: leaf).lowerBound)]
  }

  private func isSameStyle(_ old: NodeID?, _ new: NodeID?, _ edited: SyntaxTree) -> Bool {
    guard let old, let new else { return true }
    let isEmpty = Array(tree.children(of: old)).isEmpty || Array(edited.children(of: new)).isEmpty
    return isEmpty || tree.isFlow(old) == edited.isFlow(new)
  }

  /// The sections that were written in flow style and are in block style now.
  private func turnedSections(
    _ result: BatchResult, _ document: DecodedDocument, _ after: ResolvedTree
  ) -> [NodeID] {
    zip(result.document.entries(of: .root), after.sectionNodes).compactMap { section, new in
      let old = NodeID(document.model.token(of: section))
      return tree.isFlow(old) && !after.tree.isFlow(new) ? old : nil
    }
  }

  /// Lets go of the lines that an edit of one document may change.
  private func free(
    _ isFree: inout Set<Int>, _ document: DecodedDocument, _ result: BatchResult,
    _ before: ResolvedTree, _ after: ResolvedTree, _ lines: SourceLines
  ) {
    let moving = touched
    for list in touchedLists(of: result) {
      let section = document.model.owner(of: list).map { NodeID(document.model.token(of: $0)) }
      let owner = section ?? before.root
      guard let pair = before.pair(section == nil ? "sections" : "rows", of: owner) else {
        // The key is added in the lines of the section.
        isFree.formUnion(lines.lines(of: tree.range(of: owner)))
        continue
      }
      if result.shiftedSlots[list] != nil, let pins = before.pair("pinned", of: owner) {
        isFree.formUnion(
          lines.line(
            at: tree.range(of: pins.key).lowerBound)...lines.lines(
              of: tree.range(of: pins.value)
            ).upperBound)
      }
      let keyLine = lines.line(at: tree.range(of: pair.key).lowerBound)
      let whole = keyLine...max(keyLine, lines.lines(of: tree.range(of: pair.value)).upperBound)
      isFree.insert(keyLine)
      isFree.insert(lines.line(at: tree.range(of: pair.value).lowerBound))
      let entries = EntryLines(of: pair.value, in: tree, lines)
      guard entries.areOwn, !turns(pair.value, of: list, result, after) else {
        isFree.formUnion(whole)
        continue
      }
      if tree.isFlow(pair.value) { isFree.insert(whole.upperBound) }
      for entry in entries.entries where moving.contains(entry) {
        isFree.formUnion(entries.core(of: entry))
      }
    }
  }

  private func touchedLists(of result: BatchResult) -> Set<ListID> {
    var lists: Set<ListID> = []
    for change in result.changes {
      switch change {
      case .delete(_, let from): lists.insert(from.list)
      case .move(_, let from, let to): lists.formUnion([from.list, to.list])
      case .insert(_, let to): lists.insert(to.list)
      case .replace(_, _, let list), .rename(_, _, let list): lists.insert(list)
      }
    }
    return lists
  }

  /// Whether a list is in another style now, or gone.
  private func turns(
    _ value: NodeID, of list: ListID, _ result: BatchResult, _ after: ResolvedTree
  ) -> Bool {
    guard let owner = result.document.owner(of: list) else { return false }
    guard let index = result.document.index(of: owner),
      let new = after.pair("rows", of: after.sectionNodes[index])
    else { return true }
    return !isSameStyle(value, new.value, after.tree)
  }

  private func linesInScalars(_ lines: SourceLines, _ isMeant: (NodeID) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    for number in 0..<UInt32(tree.nodeCount) {
      let node = NodeID(number)
      guard tree.kind(of: node) == .scalar, isMeant(node) else { continue }
      found.formUnion(lines.lines(of: tree.range(of: node)))
    }
    return found
  }
}

extension SourceLines {
  /// A line without commas and the white space before them and at its end.
  fileprivate func normalized(_ line: Int) -> String {
    var result: [UInt8] = []
    for byte in text(of: line).utf8 {
      if byte == UInt8(ascii: ",") {
        while result.last == 32 { result.removeLast() }
      } else {
        result.append(byte)
      }
    }
    while result.last == 32 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  fileprivate var normalized: [String] { starts.indices.map { normalized($0) } }

  /// Whether a comment stands in a run with blank lines before and after it: nobody's.
  fileprivate func isDetached(_ line: Int, _ keptScalarLines: Set<Int>) -> Bool {
    var first = line
    while first > 0, isComment(first - 1) { first -= 1 }
    var last = line
    while last + 1 < starts.count, isComment(last + 1) { last += 1 }
    var content = first
    while content > 0, isBlank(content - 1) { content -= 1 }
    return first > 0 && isBlank(first - 1) && content > 0
      && !keptScalarLines.contains(content - 1) && last + 1 < starts.count && isBlank(last + 1)
  }
}
