package import SourceDiagnostics

/// Why a document cannot be written as JSON, and where.
package struct DocumentJSONFailure: Error, Equatable, Sendable {
  /// The kinds of failure.
  package enum Reason: Equatable, Sendable {
    /// Aliases give more nodes than this, expanded.
    case tooManyAliases(limit: Int)
    /// Aliases, expanded, nest deeper than this.
    case tooDeep(limit: Int)
    /// A sequence or a mapping is the key of a mapping.
    case collectionAsKey
  }

  /// What is wrong.
  package let reason: Reason

  /// Where, in bytes of the input: the key, or the outermost of the aliases that were expanded.
  package let range: Range<Int>

  /// The message for the user.
  ///
  /// - Parameter source: the input that the document was read from.
  /// - Returns: an error at the failure's place.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    let place = Diagnostic.Place(source: source, range: range)
    switch reason {
    case .tooManyAliases(let limit):
      return Diagnostic(
        .tooManyAliases, "aliases expand to more than \(limit) nodes of JSON", at: place)
    case .tooDeep(let limit):
      return Diagnostic(
        .tooDeep,
        "expanded, the alias is nested deeper than \(limit) levels; '--max-depth' sets the limit",
        at: place)
    case .collectionAsKey:
      return Diagnostic(.wrongType, "a key in JSON is text, not a collection", at: place)
    }
  }
}
