internal import SourceDiagnostics

/// A difference of two documents that no operation expresses (SPEC §9).
struct FrameDifference {
  /// What differs.
  let subject: String
  /// Whether it changes what may be done: a mode, pins, a policy.
  let isRule: Bool
  /// Where it stands: in the new document, or in the old one if it is gone.
  let place: Diagnostic.Place
}
