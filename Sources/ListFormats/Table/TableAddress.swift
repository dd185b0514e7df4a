/// A section's address as operations write it (SPEC §2.1).
enum TableAddress {
  /// The indices with `/` between them; ASCII.
  static func text(of address: [Int]) -> String {
    address.map { String($0) }.joined(separator: "/")
  }
}
