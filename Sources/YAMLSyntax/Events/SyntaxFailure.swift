package import SourceDiagnostics

/// Why an input cannot be read as YAML at all, and where.
package struct SyntaxFailure: Error, Sendable {
  /// The kinds of failure.
  package enum Reason: Sendable {
    /// libyaml's objection; `context` is what it was reading and where that began.
    case syntax(problem: String, context: String?, contextRange: Range<Int>?)
    case undefinedAlias(String)
    case recursiveAlias(String)
    case tooDeep(limit: Int)
    case tooLarge
    case badEncoding(problem: String)
    case unsupportedEncoding(String)
  }

  /// What is wrong.
  package let reason: Reason

  /// Where, in bytes of the input.
  package let range: Range<Int>

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - reason: what is wrong.
  ///   - range: where, in bytes of the input.
  package init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}

extension SyntaxFailure {
  /// The message for the user.
  ///
  /// - Parameter source: the input that could not be read.
  /// - Returns: an error with the place.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    let place = Diagnostic.Place(source: source, range: range)
    switch reason {
    case .syntax(let problem, let context, let contextRange):
      let notes = context.map { context in
        [
          Diagnostic.Note(
            context, at: contextRange.map { Diagnostic.Place(source: source, range: $0) })
        ]
      }
      return Diagnostic(.syntax, problem, at: place, notes: notes ?? [])
    case .undefinedAlias(let name):
      return Diagnostic(.syntax, "alias '*\(name)' has no anchor before it", at: place)
    case .recursiveAlias(let name):
      return Diagnostic(
        .recursiveAlias, "alias '*\(name)' stands inside the node that it names", at: place)
    case .tooDeep(let limit):
      return Diagnostic(
        .tooDeep, "nested deeper than \(limit) levels; '--max-depth' sets the limit", at: place)
    case .tooLarge:
      return Diagnostic(.tooLarge, "inputs of 4 GiB or more are not read", at: place)
    case .badEncoding(let problem):
      return Diagnostic(.badEncoding, problem, at: place)
    case .unsupportedEncoding(let name):
      return Diagnostic(
        .unsupportedEncoding,
        "the input is \(name); convert it first: iconv -f \(name) -t UTF-8", at: place)
    }
  }
}
