internal import SourceDiagnostics
internal import YAMLSyntax

/// Takes out the tags that say null, where they do not go together with the empty value.
enum NullTagRemoval {
  /// The edits that take a tag out which an anchor follows, or a line break.
  static func edits(of value: NodeID, in tree: SyntaxTree) -> [SourceEdit] {
    guard let tag = tree.nullTag(of: value) else { return [] }
    let anchor = tree.propertyPlaces(of: value).anchor?.lowerBound
    let content = tree.contentRange(of: value)
    let isBeforeAnchor = anchor.map { $0 > tag.lowerBound } ?? false
    guard let next = isBeforeAnchor ? anchor : content.isEmpty ? nil : content.lowerBound else {
      return []
    }
    if isApart(tag, from: next, in: tree) {
      return [SourceEdit(range: withLine(tag, in: tree), content: .inline([]))]
    }
    guard isBeforeAnchor else { return [] }
    return [SourceEdit(range: tag.lowerBound..<next, content: .inline([]))]
  }

  /// Whether what follows a tag stands on another line.
  static func isApart(_ tag: Range<Int>, from next: Int, in tree: SyntaxTree) -> Bool {
    TextScanner(tree.source.bytes).endOfLine(at: tag.upperBound) < next
  }

  /// A tag with the white space before it, and with its line if nothing else is left of that.
  private static func withLine(_ tag: Range<Int>, in tree: SyntaxTree) -> Range<Int> {
    let scanner = TextScanner(tree.source.bytes)
    let start = scanner.startOfBlanks(before: tag.lowerBound)
    let end = scanner.endOfLine(at: tag.upperBound)
    guard scanner.isStartOfLine(start), scanner.isBlank(tag.upperBound..<end) else {
      return start..<tag.upperBound
    }
    return start..<scanner.afterLineBreak(end)
  }
}
