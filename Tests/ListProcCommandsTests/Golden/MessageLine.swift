import SourceDiagnostics

/// A line of standard error: what is stable in a message, and its wording.
struct MessageLine: Equatable {
  /// What is before the severity: `FILE:LINE:COLUMN` or the program's name.
  let place: String
  let severity: String
  /// What stands in brackets at the end, with `besides` before it for a further reason, which stands
  /// in parentheses; nil: nothing.
  let code: String?

  /// Reads a line; nil if it is no message, such as a usage line.
  init?(_ line: Substring) {
    let parts = line.split(separator: ": ", omittingEmptySubsequences: false)
    let severities: Set<Substring> = ["error", "warning", "note"]
    guard let index = parts.firstIndex(where: severities.contains), index > 0 else { return nil }
    place = parts[..<index].joined(separator: ": ")
    severity = String(parts[index])
    code =
      Self.bracketed(line, "[", "]")
      ?? Self.bracketed(line, "(", ")").flatMap {
        DiagnosticID(rawValue: $0) == nil ? nil : "besides \($0)"
      }
  }

  private static func bracketed(
    _ line: Substring, _ open: Character, _ close: Character
  ) -> String? {
    guard line.last == close, let start = line.lastIndex(of: open) else { return nil }
    return String(line[start...].dropFirst().dropLast())
  }
}

extension MessageLine {
  /// Everything stable in a text of messages: wording is left out, of usage lines too.
  static func skeleton(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let message = MessageLine(line) else {
        return line.hasPrefix("usage:") ? "usage:" : String(line)
      }
      return "\(message.place): \(message.severity):" + (message.code.map { " [\($0)]" } ?? "")
    }
  }
}
