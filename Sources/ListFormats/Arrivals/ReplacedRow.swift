internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes a row anew with the text and the comments of all that does not change (SPEC §2,
/// `replace-row`).
struct ReplacedRow {
  /// Bytes of the row's text that become others.
  private struct Patch {
    let range: Range<Int>
    let text: [UInt8]
  }

  private let document: DecodedDocument
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let row: EntryID
  private let node: NodeID

  /// Creates the text of a row.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - row: the row, or the entry that gave it its text last.
  init(document: DecodedDocument, row: EntryID) {
    self.document = document
    tree = document.tree
    scanner = TextScanner(tree.source.bytes)
    self.row = row
    node = document.entryNodes[Int(row.number)]
  }

  /// The row as an entry of a block list, its dash in the first column.
  ///
  /// - Parameters:
  ///   - content: what it becomes.
  ///   - printer: prints what changes.
  /// - Returns: whole lines; nil where that cannot be done, so that all has to be printed.
  /// - Complexity: O(*n*) in the length of both texts.
  func text(with content: NewContent, printer: inout ValueText) -> [UInt8]? {
    guard tree.kind(of: node) != .alias, let lines = ownedLines() else { return nil }
    guard let patches = patches(with: content, printer: &printer) else { return nil }
    var text: [UInt8] = []
    var start = lines.text.lowerBound
    for patch in patches {
      guard patch.range.lowerBound >= start else { return nil }
      text += tree.source.bytes[start..<patch.range.lowerBound]
      text += patch.text
      start = patch.range.upperBound
    }
    text += tree.source.bytes[start..<max(lines.text.upperBound, start)]
    if let last = text.last, !last.isLineBreak { text.append(.lineFeed) }
    return lines.isElement
      ? Array("- ".utf8) + text : shifted(text, by: -lines.column, isShared: lines.isShared)
  }

  /// What the row owns: its lines, the column of its dash, and whether its first line is shared with
  /// what stands before; for an element of a flow list its own text.
  private struct Lines {
    let text: Range<Int>
    let column: Int
    let isElement: Bool
    let isShared: Bool
  }

  private func ownedLines() -> Lines? {
    guard let list = document.model.parentList(of: row) else { return nil }
    let place = document.listPlaces[Int(list.number)]
    guard let value = place.value else { return nil }
    if tree.isFlow(value) {
      return Lines(text: tree.range(of: node), column: 0, isElement: true, isShared: false)
    }
    let introduction = place.key.map { ListIntroduction(key: $0, value: value, in: tree) }
    var reader = EntryExtentReader(
      tree: tree, list: value, introductionEnd: introduction?.end,
      document: document.syntaxDocument(of: list))
    for entry in document.model.entries(of: list) {
      let extent = reader.extent(of: document.entryNodes[Int(entry.number)])
      guard entry == row else { continue }
      return Lines(
        text: extent.lines, column: extent.dash - scanner.startOfLine(at: extent.dash),
        isElement: false, isShared: !scanner.isStartOfLine(extent.lines.lowerBound))
    }
    return nil
  }

  /// Moves all lines to the left; the first one starts at its dash if it was shared.
  private func shifted(_ text: [UInt8], by columns: Int, isShared: Bool) -> [UInt8] {
    let own = TextScanner(text)
    var result: [UInt8] = []
    var start = 0
    while start < text.count {
      let next = own.startOfNextLine(after: start)
      let spaces = own.endOfSpaces(at: start) - start
      let removed = start == 0 && isShared ? 0 : min(spaces, -columns)
      result += text[(start + removed)..<next]
      start = next
    }
    return result
  }

  // MARK: Patches

  private func patches(with content: NewContent, printer: inout ValueText) -> [Patch]? {
    let new = content.tree.resolved(content.node)
    if tree.means(node, sameAs: new, in: content.tree) { return [] }
    guard tree.kind(of: node) == .mapping, content.tree.kind(of: new) == .mapping else {
      return wholePatch(with: content, printer: &printer)
    }
    return pairPatches(with: content.tree, new, printer: &printer)
  }

  /// Replaces the whole node; comments beside it stay.
  private func wholePatch(with content: NewContent, printer: inout ValueText) -> [Patch]? {
    let range = tree.contentRange(of: node)
    let start =
      tree.properties(of: node) == nil ? range.lowerBound : tree.range(of: node).lowerBound
    guard isOneLine(range), let text = printer.entry(content.node, like: node) else { return nil }
    // The printed entry begins with a dash and its gap, which are there.
    let lines = TextScanner(text)
    let first = lines.endOfSpaces(at: 1)
    guard first < text.count, !text[first].isLineBreak else { return nil }
    let indented = indent(Array(text[first..<(text.count - 1)]), by: dashColumn(before: start))
    return [Patch(range: start..<range.upperBound, text: indented)]
  }

  private func dashColumn(before start: Int) -> Int {
    let line = scanner.startOfLine(at: start)
    return scanner.endOfSpaces(at: line) - line
  }

  private func indent(_ text: [UInt8], by columns: Int) -> [UInt8] {
    guard columns > 0 else { return text }
    return text.reduce(into: []) { result, byte in
      result.append(byte)
      if byte == .lineFeed { result += [UInt8](repeating: .space, count: columns) }
    }
  }

  private func pairPatches(
    with other: SyntaxTree, _ new: NodeID, printer: inout ValueText
  ) -> [Patch]? {
    let inFlow = tree.isFlow(node)
    var pairs: [(key: NodeID, value: NodeID)] = []
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() { pairs.append((key, value)) }
    var wanted: [(key: NodeID, value: NodeID)] = []
    var others = other.children(of: new)
    while let key = others.next(), let value = others.next() { wanted.append((key, value)) }
    guard let first = pairs.first, let last = pairs.last else { return nil }
    let column = tree.range(of: first.key).lowerBound
    let keyColumn = column - scanner.startOfLine(at: column)
    var patches: [Patch] = []
    var kept = 0
    var used: Set<Int> = []
    for (index, pair) in pairs.enumerated() {
      guard
        let match = wanted.indices.first(where: {
          !used.contains($0) && other.content(of: wanted[$0].key) == tree.content(of: pair.key)
        })
      else {
        guard let range = removal(of: index, in: pairs, inFlow: inFlow) else { return nil }
        patches.append(Patch(range: range, text: []))
        continue
      }
      used.insert(match)
      kept += 1
      if tree.means(pair.value, sameAs: wanted[match].value, in: other) { continue }
      guard
        let patch = change(
          of: pair, to: wanted[match].value, in: other, column: keyColumn, inFlow: inFlow,
          printer: &printer)
      else { return nil }
      patches.append(patch)
    }
    guard kept > 0 else { return nil }
    let added = wanted.indices.filter { !used.contains($0) }
    guard !added.isEmpty else { return patches }
    var text: [UInt8] = []
    for index in added {
      guard
        let pair = printer.pair(
          wanted[index].key, wanted[index].value, like: node, column: keyColumn, inFlow: inFlow)
      else { return nil }
      text += inFlow ? printer.pairSeparator : [.lineFeed] + indentation(keyColumn)
      text += pair
    }
    guard let end = endOfPair(last, inFlow: inFlow) else { return nil }
    patches.append(Patch(range: end..<end, text: text))
    return patches
  }

  private func indentation(_ columns: Int) -> [UInt8] {
    [UInt8](repeating: .space, count: columns)
  }

  /// Puts another value behind a key.
  private func change(
    of pair: (key: NodeID, value: NodeID), to value: NodeID, in other: SyntaxTree, column: Int,
    inFlow: Bool, printer: inout ValueText
  ) -> Patch? {
    guard let text = printer.value(value, like: pair.value, column: column, inFlow: inFlow) else {
      return nil
    }
    let colon = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    guard colon < tree.source.bytes.count, tree.source.bytes[colon] == UInt8(ascii: ":") else {
      return nil
    }
    let range = tree.range(of: pair.value)
    let isOnLine = scanner.isBlank((colon + 1)..<max(range.lowerBound, colon + 1))
    guard isOnLine || !inFlow else { return nil }
    if inFlow {
      return Patch(range: range, text: range.lowerBound == colon + 1 ? [.space] + text : text)
    }
    guard isOnLine || scanner.isBlank((colon + 1)..<scanner.endOfLine(at: colon)) else {
      return nil
    }
    return Patch(range: (colon + 1)..<max(range.upperBound, colon + 1), text: text)
  }

  /// The bytes that go with a pair: in block style its lines, in flow style what stands between it
  /// and its neighbour too.
  private func removal(
    of index: Int, in pairs: [(key: NodeID, value: NodeID)], inFlow: Bool
  ) -> Range<Int>? {
    let start = tree.range(of: pairs[index].key).lowerBound
    guard let end = endOfPair(pairs[index], inFlow: inFlow) else { return nil }
    if index + 1 < pairs.count {
      let next = tree.range(of: pairs[index + 1].key).lowerBound
      guard !inFlow else { return start..<next }
      let lineEnd = scanner.startOfNextLine(after: end)
      guard index == 0 else { return scanner.startOfLine(at: start)..<lineEnd }
      // Behind the dash: what comes next moves up.
      return start..<scanner.endOfSpaces(at: lineEnd)
    }
    guard index > 0 else { return nil }
    guard let before = endOfPair(pairs[index - 1], inFlow: inFlow) else { return nil }
    if inFlow { return before..<end }
    return scanner.startOfLine(at: start)..<scanner.startOfNextLine(after: end)
  }

  /// Where a pair ends; nil if its value is a block scalar that keeps blank lines.
  private func endOfPair(_ pair: (key: NodeID, value: NodeID), inFlow: Bool) -> Int? {
    let end = max(tree.range(of: pair.key).upperBound, tree.range(of: pair.value).upperBound)
    guard tree.isAbsent(pair.value) else { return end }
    let colon = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    return max(end, colon < tree.source.bytes.count ? colon + 1 : colon)
  }

  private func isOneLine(_ range: Range<Int>) -> Bool {
    !tree.source.bytes[range].contains(where: \.isLineBreak)
  }
}
