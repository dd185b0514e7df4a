internal import SourceDiagnostics
internal import YAMLSyntax

/// What stands before the entries of a list: its key, its colon, its anchor and tag.
struct ListIntroduction {
  /// The byte offset behind the colon, or behind the anchor and the tag where there are any.
  let end: Int
  /// The column of the key, in characters from 0.
  let keyColumn: Int
  /// Where the line after it starts.
  let nextLine: Int
}

extension ListIntroduction {
  /// Finds what introduces the value of a key.
  ///
  /// - Parameters:
  ///   - key: the key of the list.
  ///   - value: its value, which may be absent.
  ///   - tree: the tree of both.
  init(key: NodeID, value: NodeID, in tree: SyntaxTree) {
    let scanner = TextScanner(tree.source.bytes)
    let keyRange = tree.range(of: key)
    let colon = scanner.endOfSeparation(at: keyRange.upperBound)
    end = tree.properties(of: value)?.endOffset ?? min(colon + 1, tree.source.bytes.count)
    keyColumn = scanner.column(of: keyRange.lowerBound)
    nextLine = scanner.startOfNextLine(after: end)
  }
}
