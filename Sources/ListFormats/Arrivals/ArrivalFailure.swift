internal import SourceDiagnostics

/// Why an arrival cannot become text.
struct ArrivalFailure: Error {
  enum Reason {
    /// Its value cannot be printed.
    case unprintable
    /// It names an anchor that is not there.
    case openAlias(String)
  }

  /// The operation, from 0, that brought it.
  let operation: Int
  let reason: Reason

  /// The message, at the operation's place.
  func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    switch reason {
    case .unprintable:
      Diagnostic(
        .wrongType, "this value cannot be written into the list; keys are scalars", at: place)
    case .openAlias(let name):
      Diagnostic(.syntax, "alias '*\(name)' names no anchor of the document", at: place)
    }
  }
}
