/// Refusals in the order in which they were found, one of a code.
struct Refusals {
  private(set) var all: [Refusal] = []

  /// Adds a refusal unless there is one of its code.
  mutating func add(_ refusal: Refusal?) {
    guard let refusal, !all.contains(where: { $0.code == refusal.code }) else { return }
    all.append(refusal)
  }
}
