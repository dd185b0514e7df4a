internal import SourceDiagnostics
internal import YAMLSyntax

/// How much of a document aliases and merges may repeat while its lists are read (SPEC §1.1): time and
/// memory stay linear in the document, or have a bound.
struct AliasLimit {
  /// How many entries may be repeated in any document.
  private static let smallest = 200_000

  private let repeatedEntryCount: Int
  private let repeatedKeyCount: Int
  private let nodeCount: Int
  private let readingCount: Int

  /// Creates the limit of one document.
  ///
  /// - Parameters:
  ///   - tree: its stream.
  ///   - readingCount: how often the keys of a mapping are looked through at most.
  init(tree: SyntaxTree, readingCount: Int = 1) {
    nodeCount = tree.nodeCount
    self.readingCount = readingCount
    repeatedKeyCount = ParsingLimits().maximumExpandedNodes
    repeatedEntryCount = min(repeatedKeyCount, max(AliasLimit.smallest, 8 * nodeCount))
  }

  /// What is wrong if so many entries have been read; nil if nothing is.
  ///
  /// - Parameters:
  ///   - entryCount: how many entries have been read.
  ///   - keyCount: how many keys of mappings have been looked at for their sake.
  ///   - place: the alias at which that is so.
  /// - Returns: the error.
  func excess(
    entryCount: Int, keyCount: Int, at place: @autoclosure () -> Diagnostic.Place
  ) -> Diagnostic? {
    if entryCount > nodeCount + repeatedEntryCount {
      return Diagnostic(
        .tooManyAliases, "aliases repeat more than \(repeatedEntryCount) entries", at: place())
    }
    // Every node is the key or the value of one mapping.
    guard keyCount > nodeCount * readingCount + repeatedKeyCount else { return nil }
    return Diagnostic(
      .tooManyAliases, "aliases and merges repeat more than \(repeatedKeyCount) keys", at: place())
  }

  /// Whether a list of what a path leads to is too long.
  func isExceeded(byMatches count: Int) -> Bool { count > nodeCount + repeatedEntryCount }
}
