/// Where an operation puts an entry (SPEC §2.2).
package enum Destination: Hashable, Sendable {
  /// A place in a list.
  package enum Position: Hashable, Sendable {
    /// The final index, from 0 over all entries, as it is after the operation.
    case index(Int)
    case start
    case end
    /// The place that `policy.order` gives the row.
    case sorted
  }

  /// `to:`: a position in the section at `section`; nil: in the list where the entry is.
  case to(section: Address?, Position)
  /// `before:` a row or section.
  case before(Address)
  /// `after:` a row or section.
  case after(Address)

  /// Whether it is the place that the policy's order gives.
  var isSorted: Bool {
    if case .to(_, .sorted) = self { true } else { false }
  }
}
