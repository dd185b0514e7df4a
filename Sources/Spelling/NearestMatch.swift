/// The candidate that `word` most plausibly means, if one is near enough to be worth a
/// "did you mean".
///
/// Near is a distance of at most a third of the word's length, and at least 1; words that differ
/// only in case, or only in `-`, `_` and space, are always near. Words longer than any name are not
/// compared: nobody mistypes a text of pages.
///
/// - Parameters:
///   - word: what was written.
///   - candidates: what could have been meant, in order of preference.
/// - Returns: the nearest candidate, the first of several equally near; nil if none is near.
/// - Complexity: O(*n*) for *n* candidates, and O(bytes of `word`).
package func nearestMatch(to word: String, among candidates: [String]) -> String? {
  guard word.unicodeScalars.count <= longestWord else { return nil }
  let scalars = Array(word.unicodeScalars)
  let folded = foldedSpelling(word)
  var limit = max(1, scalars.count / 3)
  var nearest: String?
  for candidate in candidates
  where candidate != word && candidate.utf8.count <= 4 * longestWord {
    if foldedSpelling(candidate) == folded { return candidate }
    guard let distance = editDistance(scalars, Array(candidate.unicodeScalars), limit: limit),
      distance < max(scalars.count, 1)
    else { continue }
    if nearest == nil || distance < limit {
      nearest = candidate
      limit = distance
    }
  }
  return nearest
}

/// In Unicode scalars.
private let longestWord = 128

/// `word` without what people confuse most: case, and the sign between words.
private func foldedSpelling(_ word: String) -> String {
  String(word.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
}
