internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes a row anew with the text and the comments of all that does not change (SPEC §2,
/// `replace-row`).
struct ReplacedRow {
  /// What stays of a row.
  enum Kept: CaseIterable {
    /// The pairs that do not change, also of mappings in it.
    case innerPairs
    /// The pairs of its own that do not change.
    case ownPairs
    /// The comments around it.
    case comments
  }

  private let tree: SyntaxTree
  private let scanner: TextScanner
  /// The row; of a pair its key.
  private let node: NodeID
  /// The value of its key, if it is a pair of a mapping.
  private let pairValue: NodeID?
  private let lines: RowLines.Lines
  /// What the row is printed like where it becomes one of another kind; of a pair the value.
  private let sibling: NodeID?
  private let isJSON: Bool

  /// Creates the text of a row; nil if it does not stand in the text itself.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - row: the row, or the entry that gave it its text last.
  ///   - sibling: what it is printed like where it becomes one of another kind, of a pair the value; nil: as it
  ///     was.
  ///   - rowLines: tells what rows own.
  init?(
    document: DecodedDocument, row: EntryID, sibling: NodeID?, lines rowLines: inout RowLines
  ) {
    self.sibling = sibling
    tree = document.tree
    node = document.entryNodes[Int(row.number)]
    pairValue = document.isPair(row) ? document.valueNode(of: row) : nil
    guard let lines = rowLines.lines(of: row, in: document) else { return nil }
    self.lines = lines
    isJSON = document.isJSON
    scanner = TextScanner(tree.source.bytes)
  }

  /// The row as an entry of a block list, its dash or key in the first column.
  ///
  /// - Parameters:
  ///   - content: what it becomes.
  ///   - kept: what of it stays.
  ///   - printer: prints what changes.
  /// - Returns: whole lines; nil where that cannot be done.
  /// - Complexity: O(*d* *n* log *n*) in the length of both texts, and how deep they are nested.
  func text(with content: NewContent, keeping kept: Kept, printer: inout ValueText) -> [UInt8]? {
    let patches =
      switch kept {
      case .innerPairs: patches(with: content, goesDeeper: true, printer: &printer)
      case .ownPairs: patches(with: content, goesDeeper: false, printer: &printer)
      case .comments: wholePatches(with: content, printer: &printer)
      }
    guard let patches else { return nil }
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
    guard lines.isElement else { return moved(text, by: -lines.column, isShared: lines.isShared) }
    if pairValue != nil {
      // A pair lands as an element of a flow list, whose lines stay as they are.
      return Array("- {".utf8) + text.dropLast() + [UInt8(ascii: "}"), .lineFeed]
    }
    // What shares a line with many others need not know where that begins.
    guard text.dropLast().contains(where: \.isLineBreak) else { return Array("- ".utf8) + text }
    let column = lines.text.lowerBound - scanner.startOfLine(at: lines.text.lowerBound)
    return Array("- ".utf8) + moved(text, by: 2 - column, isShared: true)
  }

  private func patches(
    with content: NewContent, goesDeeper: Bool, printer: inout ValueText
  ) -> [TextPatch]? {
    let new = content.tree.resolved(content.node)
    guard pairValue != nil || !tree.means(node, sameAs: new, in: content.tree) else { return [] }
    guard content.tree.kind(of: new) == .mapping, let pairs = ownPairs() else { return nil }
    let patches = pairs.patches(
      with: content.tree.pairs(of: new), of: content.tree, goesDeeper: goesDeeper,
      printer: &printer)
    // What aliases name goes to the first of them, and its anchor with it.
    guard let patches, pairValue == nil, !patches.isEmpty, tree.isAliased(node),
      let anchor = tree.anchorExtent(of: node)
    else { return patches }
    return [TextPatch(range: anchor, text: [])] + patches
  }

  /// The pairs of the row, or the one that it is; nil if it has none.
  private func ownPairs() -> ReplacedPairs? {
    if let pairValue {
      var pairs = ReplacedPairs(
        [(key: node, value: pairValue)], of: node, in: tree, isFlow: lines.isElement, role: .data)
      pairs.sibling = sibling
      return pairs
    }
    return tree.kind(of: node) == .mapping ? ReplacedPairs(of: node, in: tree) : nil
  }

  /// Replaces the whole pair. Comments above and below it stay.
  private func wholePairPatches(
    with content: NewContent, printer: inout ValueText
  ) -> [TextPatch]? {
    let pairs = content.tree.pairs(of: content.tree.resolved(content.node))
    guard let pair = pairs.first, let ownPairs = ownPairs(),
      let text = printer.entryPair(pair, like: sibling ?? pairValue, inFlow: lines.isElement)
    else { return nil }
    if lines.isElement { return [TextPatch(range: lines.text, text: text)] }
    let end = lastLineEnd(behind: ownPairs.end)
    return [TextPatch(range: lines.dash..<end, text: indented(text, by: lines.column))]
  }

  /// Replaces the whole node. Comments above and below it stay, and that of its title.
  private func wholePatches(with content: NewContent, printer: inout ValueText) -> [TextPatch]? {
    if pairValue != nil { return wholePairPatches(with: content, printer: &printer) }
    guard
      var text = printer.entry(
        content.node, like: sibling ?? node, as: .row, inFlow: lines.isElement)
    else { return nil }
    text.removeLast()
    guard !lines.isElement else {
      return [TextPatch(range: lines.text, text: Array(text.dropFirst(2)))]
    }
    var patches: [TextPatch] = []
    if let comment = commentOfTitle() {
      if let place = placeForComment(in: text) {
        text.insert(contentsOf: comment, at: place)
      } else if lines.isShared {
        return nil
      } else {
        let line = scanner.startOfLine(at: lines.dash)
        let own = indentation(lines.column) + comment.drop { $0.isBlank } + [.lineFeed]
        patches.append(TextPatch(range: line..<line, text: own))
      }
    }
    patches.append(
      TextPatch(
        range: (lines.dash + 1)..<endOfNode(),
        text: indented(Array(text.dropFirst()), by: lines.column)))
    return patches
  }

  /// Where the node ends with all that stands on its last line, the line break left out.
  private func endOfNode() -> Int {
    var end = tree.range(of: node).upperBound
    if tree.kind(of: node) == .mapping, !tree.isFlow(node) {
      end = max(end, ReplacedPairs(of: node, in: tree).end)
    }
    return lastLineEnd(behind: end)
  }

  private func lastLineEnd(behind end: Int) -> Int {
    scanner.isStartOfLine(end) ? scanner.withoutLineBreak(end) : scanner.endOfLine(at: end)
  }

  /// The comment behind the title, or else behind the dash, with the white space before it.
  private func commentOfTitle() -> ArraySlice<UInt8>? {
    let title = ReplacedRow.title(of: node, in: tree)
    if tree.kind(of: title) != .scalar || !tree.scalarStyle(of: title).isBlock,
      let comment = comment(at: tree.range(of: title).upperBound)
    {
      return comment
    }
    return comment(at: lines.dash + 1)
  }

  private func comment(at offset: Int) -> ArraySlice<UInt8>? {
    let sign = scanner.endOfBlanks(at: offset)
    guard sign > offset, sign < tree.source.bytes.count, tree.source.bytes[sign] == .numberSign
    else { return nil }
    return tree.source.bytes[offset..<scanner.endOfLine(at: sign)]
  }

  /// What says the title of a row that spans lines; else the row itself.
  private static func title(of row: NodeID, in tree: SyntaxTree) -> NodeID {
    guard tree.kind(of: row) == .mapping, !tree.isFlow(row) else { return row }
    return EntryHabit(tree: tree).field(Array("title".utf8)[...], of: row)?.value ?? row
  }

  /// Where the line of the title ends in a printed entry; nil if a comment cannot stand there.
  private func placeForComment(in text: [UInt8]) -> Int? {
    let source = SourceText(name: "", bytes: text)
    guard let printed = try? SyntaxTree(parsing: source, limits: tree.limits, isFragment: true),
      let list = printed.documents.first?.root,
      let entry = printed.children(of: list).first(where: { _ in true })
    else { return nil }
    let title = ReplacedRow.title(of: entry, in: printed)
    let end = printed.range(of: title).upperBound
    guard printed.kind(of: title) != .scalar || !printed.scalarStyle(of: title).isBlock,
      end == text.count || text[end].isLineBreak
    else { return nil }
    return end
  }

  private func indentation(_ columns: Int) -> [UInt8] {
    [UInt8](repeating: .space, count: columns)
  }

  private func indented(_ text: [UInt8], by columns: Int) -> [UInt8] {
    guard columns > 0 else { return text }
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      result.append(byte)
      let isBlankLine = index + 1 < text.count && text[index + 1] == .lineFeed
      if byte == .lineFeed, !isBlankLine { result += indentation(columns) }
    }
    return result
  }

  /// Moves all lines to the left or right; the first one starts at its dash if it was shared.
  private func moved(_ text: [UInt8], by columns: Int, isShared: Bool) -> [UInt8] {
    let own = TextScanner(text)
    var result: [UInt8] = []
    var start = 0
    while start < text.count {
      let next = own.startOfNextLine(after: start)
      // In JSON tabs may indent; they come back where the text lands.
      let end = isJSON ? own.endOfBlanks(at: start) : own.endOfSpaces(at: start)
      let removed = start == 0 && isShared ? 0 : max(min(end - start, -columns), 0)
      if columns > 0, start > 0 { result += indentation(columns) }
      result += indentation(end - start - removed)
      result += text[end..<next]
      start = next
    }
    return result
  }
}

/// Bytes of a text that become others.
struct TextPatch {
  let range: Range<Int>
  let text: [UInt8]
}
