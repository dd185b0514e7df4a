/// The colours of messages, as compilers have them.
enum DiagnosticStyle: String, Sendable {
  case place = "\u{1B}[1m"
  case error = "\u{1B}[1;31m"
  case warning = "\u{1B}[1;33m"
  case note = "\u{1B}[1;36m"

  /// Ends any style.
  static let reset = "\u{1B}[0m"

  /// The style of a severity's word and of its caret.
  ///
  /// - Parameter severity: how grave a message is.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
