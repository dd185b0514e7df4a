extension ValueSpec {
  /// What is permitted, as the end of a sentence: `yaml, json or table`.
  package var permittedValues: String {
    var phrases = choices
    switch numbers {
    case nil: break
    case let range? where range.upperBound < Int.max:
      phrases.insert("a whole number from \(range.lowerBound) to \(range.upperBound)", at: 0)
    case let range? where range.lowerBound > 0:
      phrases.insert("a whole number from \(range.lowerBound)", at: 0)
    case .some: phrases.insert("a whole number", at: 0)
    }
    return phrases.isEmpty ? name : Self.alternatives(phrases)
  }

  /// What the help text says after the summary: the choices, the default.
  package var helpNote: String {
    guard numbers == nil, !choices.isEmpty else {
      return defaultText.map { " (default \($0))" } ?? ""
    }
    return ": " + Self.alternatives(choices.map { $0 == defaultText ? $0 + " (default)" : $0 })
  }

  /// The phrases with commas between them, and "or" before the last.
  private static func alternatives(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.joined() }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}
