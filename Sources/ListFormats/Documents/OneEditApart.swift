extension ArraySlice<UInt8> {
  /// Whether one insertion, deletion, substitution or swap of neighbours makes these bytes `word`.
  ///
  /// - Complexity: O(*n*); O(1) where the lengths differ by more than one.
  func isOneEdit(from word: [UInt8]) -> Bool {
    guard abs(count - word.count) <= 1 else { return false }
    var prefix = 0
    while prefix < count, prefix < word.count, self[startIndex + prefix] == word[prefix] {
      prefix += 1
    }
    let rest = dropFirst(prefix)
    let wordRest = word[prefix...]
    if rest.count == wordRest.count {
      if rest.isEmpty { return false }
      if rest.dropFirst() == wordRest.dropFirst() { return true }
      return rest.count >= 2 && rest.dropFirst(2) == wordRest.dropFirst(2)
        && rest[rest.startIndex] == wordRest[prefix + 1]
        && rest[rest.startIndex + 1] == wordRest[prefix]
    }
    return rest.count > wordRest.count
      ? rest.dropFirst() == wordRest : rest == wordRest.dropFirst()
  }
}
