internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes a row anew with the text and the comments of all that does not change (SPEC §2,
/// `replace-row`).
struct ReplacedRow {
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let node: NodeID
  private let lines: RowLines.Lines

  /// Creates the text of a row; nil if it does not stand in the text itself.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - row: the row, or the entry that gave it its text last.
  ///   - rowLines: tells what rows own.
  init?(document: DecodedDocument, row: EntryID, lines rowLines: inout RowLines) {
    tree = document.tree
    node = document.entryNodes[Int(row.number)]
    guard tree.kind(of: node) != .alias, let lines = rowLines.lines(of: row, in: document) else {
      return nil
    }
    self.lines = lines
    scanner = TextScanner(tree.source.bytes)
  }

  /// The row as an entry of a block list, its dash in the first column.
  ///
  /// - Parameters:
  ///   - content: what it becomes.
  ///   - printer: prints what changes.
  /// - Returns: whole lines; nil where that cannot be done, so that all has to be printed.
  /// - Complexity: O(*n*) in the length of both texts.
  func text(with content: NewContent, printer: inout ValueText) -> [UInt8]? {
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
    return lines.isElement ? Array("- ".utf8) + text : movedToFirstColumn(text)
  }

  private func patches(with content: NewContent, printer: inout ValueText) -> [TextPatch]? {
    let new = content.tree.resolved(content.node)
    if tree.means(node, sameAs: new, in: content.tree) { return [] }
    guard tree.kind(of: node) == .mapping, content.tree.kind(of: new) == .mapping else {
      return wholePatch(with: content, printer: &printer).map { [$0] }
    }
    return ReplacedPairs(of: node, in: tree).patches(
      with: new, of: content.tree, printer: &printer)
  }

  /// Replaces the whole node, if it is on one line; comments beside it stay.
  private func wholePatch(with content: NewContent, printer: inout ValueText) -> TextPatch? {
    let range = tree.contentRange(of: node)
    let start = tree.range(of: node).lowerBound
    guard !tree.source.bytes[range].contains(where: \.isLineBreak),
      let text = printer.entry(content.node, like: node)
    else { return nil }
    // The printed entry begins with a dash and its gap, which are there.
    let first = TextScanner(text).endOfSpaces(at: 1)
    guard first < text.count, !text[first].isLineBreak else { return nil }
    let indent = [UInt8](repeating: .space, count: lines.column)
    let indented = text[first..<(text.count - 1)].reduce(into: [UInt8]()) { result, byte in
      result.append(byte)
      if byte == .lineFeed { result += indent }
    }
    return TextPatch(range: start..<range.upperBound, text: indented)
  }

  /// Moves all lines to the left; the first one starts at its dash if it was shared.
  private func movedToFirstColumn(_ text: [UInt8]) -> [UInt8] {
    let own = TextScanner(text)
    var result: [UInt8] = []
    var start = 0
    while start < text.count {
      let next = own.startOfNextLine(after: start)
      let spaces = own.endOfSpaces(at: start) - start
      let removed = start == 0 && lines.isShared ? 0 : min(spaces, lines.column)
      result += text[(start + removed)..<next]
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
