import Spelling

/// What a mistyped name most plausibly means: the candidate that it abbreviates, if that is one
/// only; the nearest, if it abbreviates none.
///
/// - Parameters:
///   - word: as it was given.
///   - candidates: what there is.
/// - Returns: the candidate; nil if none is plausible.
/// - Complexity: O(*n*) for *n* candidates, and O(bytes of `word`).
package func plausibleMeaning(of word: String, among candidates: [String]) -> String? {
  if word.isEmpty { return nil }
  let completions = candidates.filter { $0.utf8.starts(with: word.utf8) }
  guard completions.isEmpty else { return completions.count == 1 ? completions.first : nil }
  return nearestMatch(to: word, among: candidates)
}
