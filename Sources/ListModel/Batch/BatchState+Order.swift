/// The limit `order` of SPEC §4.3, stage 11.
extension BatchState {
  /// A stray row of every list that has more of them than before.
  ///
  /// - Complexity: O(*n* log *n*) in the rows of the lists that the batch touched.
  func newStrays() -> [(operation: Int, refusal: Refusal)] {
    guard let order = document.policy.order else { return [] }
    let touched = lastRearrangement.filter {
      document.kind(of: $0.key) == .rows && document.isLive($0.key)
    }.sorted { $0.key.number < $1.key.number }
    return touched.compactMap { (list, operation) -> (operation: Int, refusal: Refusal)? in
      let strays = document.strayRows(of: list, by: order)
      guard !strays.isEmpty else { return nil }
      let before = original.knows(list) ? original.strayRows(of: list, by: order) : []
      guard strays.count > before.count else { return nil }
      let known = Set(before.map(\.row))
      guard let stray = strays.first(where: { !known.contains($0.row) }) else { return nil }
      return (operation, .notSorted(stray, of: list, by: order, in: document))
    }
  }
}
