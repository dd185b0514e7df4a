extension [Diagnostic] {
  /// The same diagnostics as a reader goes through the inputs: each input's together, in the order
  /// in which inputs first appear here, and by their start within it.
  ///
  /// Diagnostics at the same place stay in their order. One without a place comes after the inputs
  /// that were spoken of before it.
  ///
  /// - Returns: the sorted diagnostics.
  /// - Complexity: O(*n* log *n*).
  package func sortedByPlace() -> [Diagnostic] {
    var ranksByName: [String: Int] = [:]
    var keys: [(rank: Int, byteOffset: Int, index: Int)] = []
    keys.reserveCapacity(count)
    for (index, diagnostic) in enumerated() {
      guard let place = diagnostic.place else {
        keys.append((index, 0, index))
        continue
      }
      let rank = ranksByName[place.source.name] ?? index
      ranksByName[place.source.name] = rank
      keys.append((rank, place.range.lowerBound, index))
    }
    keys.sort { $0 < $1 }
    return keys.map { self[$0.index] }
  }
}
