package import SourceDiagnostics

/// What the program answers with when it ends (SPEC §7.1). There are no others.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Applied, nothing to do, or acceptable.
  case done = 0
  /// The answer is no.
  case no = 1
  /// It could not be done.
  case trouble = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExitStatus {
  /// The status of `apply` and `show` where a diagnostic stands in the way.
  ///
  /// - Parameter diagnostic: what was reported; warnings and notes stand in nobody's way.
  package init(_ diagnostic: Diagnostic) {
    switch diagnostic.class {
    case .answerIsNo: self = .no
    case .invalidScript, .document: self = .trouble
    case .warning: self = .done
    }
  }
}
