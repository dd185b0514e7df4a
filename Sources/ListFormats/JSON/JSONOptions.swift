package import YAMLSyntax

/// How a document is to be written as JSON; decided by the command line, never by the document.
package struct JSONOptions: Sendable {
  /// Whether rows and sections tell what may be done to them, last of all, under `facts`.
  package var includesFacts: Bool

  /// Whether a document stands on one line, without spaces.
  package var isCompact: Bool

  /// How deep aliases may nest and how many nodes they may give, expanded.
  package var limits: ParsingLimits

  /// Creates options.
  ///
  /// - Parameters:
  ///   - includesFacts: whether facts are added to rows and sections.
  ///   - isCompact: whether a document stands on one line.
  ///   - limits: what the expansion of aliases refuses to go beyond.
  package init(
    includesFacts: Bool = false, isCompact: Bool = false, limits: ParsingLimits = ParsingLimits()
  ) {
    self.includesFacts = includesFacts
    self.isCompact = isCompact
    self.limits = limits
  }
}
