internal import SourceDiagnostics
internal import YAMLSyntax

/// What stands before the entries of a list: its key, its colon, its anchor and tag.
struct ListIntroduction {
  /// The byte offset behind the colon, or behind the line of a key that has none, or behind the anchor
  /// and the tag that the list keeps.
  let end: Int
  /// Whether there is a colon: an explicit key (`? rows`) may have none.
  let hasColon: Bool
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
    hasColon = colon < tree.source.bytes.count && tree.source.bytes[colon] == UInt8(ascii: ":")
    end =
      tree.endOfKeptProperties(of: value)
      ?? (hasColon ? colon + 1 : scanner.endOfLine(at: keyRange.upperBound))
    keyColumn = scanner.column(of: keyRange.lowerBound)
    nextLine = scanner.startOfNextLine(after: end)
  }
}

extension SyntaxTree {
  /// Where the anchor and the tag end that a list keeps when it gets entries: a tag that says null
  /// belongs to the empty value.
  ///
  /// - Returns: a byte offset; nil if it keeps neither.
  /// - Complexity: linear in their length.
  func endOfKeptProperties(of list: NodeID) -> Int? {
    guard let properties = properties(of: list) else { return nil }
    guard properties.tag == CoreTag.null else { return properties.endOffset }
    return propertyPlaces(of: list).anchor?.upperBound
  }

  /// Where the tag stands that says that a list is null; nil if none does.
  func nullTag(of list: NodeID) -> Range<Int>? {
    guard properties(of: list)?.tag == CoreTag.null else { return nil }
    return propertyPlaces(of: list).tag
  }
}
