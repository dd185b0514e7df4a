internal import SourceDiagnostics
internal import YAMLSyntax

extension ListIntroduction {
  /// Finds what introduces a list that is an element itself; nil unless its dash stands in its line.
  ///
  /// - Parameters:
  ///   - value: the list.
  ///   - tree: its tree.
  init?(element value: NodeID, in tree: SyntaxTree) {
    let scanner = TextScanner(tree.source.bytes)
    let start = tree.range(of: value).lowerBound
    guard let context = BlockContext(before: start, in: tree.source.bytes), context.isEntry else {
      return nil
    }
    let dash = scanner.startOfLine(at: start) + context.column
    end = tree.properties(of: value)?.endOffset ?? dash + 1
    hasColon = true
    keyColumn = context.column
    nextLine = scanner.startOfNextLine(after: end)
  }
}
