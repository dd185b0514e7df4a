internal import CommandSyntax
internal import SourceDiagnostics

/// `listproc explain`: what a code means, with an example and the remedy (SPEC §7).
struct ExplainCommand {
  /// The text about a code; without one, a list of all codes.
  ///
  /// - Throws: a usage error with a suggestion if there is no such code.
  static func text(of code: String?) throws(UsageError) -> String {
    guard let code else {
      return DiagnosticID.allCases.map(\.rawValue).sorted().map { $0 + "\n" }.joined()
    }
    let spelled =
      code.hasPrefix("[") && code.hasSuffix("]") ? String(code.dropFirst().dropLast()) : code
    guard let id = DiagnosticID(rawValue: spelled) else {
      let codes = DiagnosticID.allCases.map(\.rawValue)
      throw UsageError(
        .unknownOperand(code, ValueSpec("CODE", choices: codes)), command: .explain,
        suggestion: plausibleMeaning(of: spelled, among: codes))
    }
    return id.explanation.rendered()
  }
}
