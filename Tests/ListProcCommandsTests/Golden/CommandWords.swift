/// The words of a command line, quoted as in a shell: `'…'` holds everything, `"…"` everything
/// but itself; a line break outside of quotes is white space.
enum CommandWords {
  static func split(_ line: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      switch (scalar, quote) {
      case (_, let open?) where scalar == open: quote = nil
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? ""
      case (" ", nil), ("\n", nil):
        if let ended = word { words.append(ended) }
        word = nil
      default:
        word = (word ?? "") + String(scalar)
      }
    }
    guard quote == nil else { throw CaseError.openQuote(line) }
    return words + (word.map { [$0] } ?? [])
  }
}
