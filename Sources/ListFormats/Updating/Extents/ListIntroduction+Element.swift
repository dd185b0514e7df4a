internal import SourceDiagnostics
internal import YAMLSyntax

extension ListIntroduction {
  /// Finds what introduces a list that is an element itself; nil unless that is a dash.
  ///
  /// - Parameters:
  ///   - value: the list.
  ///   - tree: its tree.
  init?(element value: NodeID, in tree: SyntaxTree) {
    let scanner = TextScanner(tree.source.bytes)
    let start = tree.range(of: value).lowerBound
    guard let dash = Self.dash(before: start, in: tree.source.bytes, scanner) else { return nil }
    end = tree.endOfKeptProperties(of: value) ?? dash + 1
    // The dash does what a colon does.
    hasColon = true
    keyColumn = dash - scanner.startOfLine(at: dash)
    nextLine = scanner.startOfNextLine(after: end)
  }

  /// The byte offset of the dash before an element, on its line or alone on one above it.
  private static func dash(before start: Int, in bytes: [UInt8], _ scanner: TextScanner) -> Int? {
    var line = scanner.startOfLine(at: start)
    if let context = BlockContext(before: start, in: bytes), context.isEntry {
      return line + context.column
    }
    guard scanner.isBlank(line..<start) else { return nil }
    while line > scanner.textStart {
      let end = scanner.withoutLineBreak(line)
      line = scanner.startOfLine(at: end)
      var next = scanner.endOfBlanks(at: line)
      var dash: Int?
      while next < end, bytes[next] == .dash, next + 1 == end || bytes[next + 1].isBlank {
        dash = next
        next = scanner.endOfBlanks(at: next + 1)
      }
      guard next >= end || bytes[next] == .numberSign else { return nil }
      if let dash { return dash }
    }
    return nil
  }
}

extension DecodedDocument {
  /// What introduces a list: its key, or the dash of the element that it is; nil for one that is the
  /// document's root.
  ///
  /// - Parameters:
  ///   - place: where the list stands.
  ///   - value: its node.
  ///   - tree: the tree of both.
  /// - Returns: what stands before it.
  func introduction(
    of place: ListPlace, _ value: NodeID, in tree: SyntaxTree
  ) -> ListIntroduction? {
    if let key = place.key { return ListIntroduction(key: key, value: value, in: tree) }
    return layouted == nil ? nil : ListIntroduction(element: value, in: tree)
  }
}
