/// An option that may not be given together with another.
package struct OptionExclusion: Hashable, Sendable {
  /// The option.
  package let id: OptionID
  /// The values with which it is excluded; empty if it is with any, or has none.
  package let values: [String]

  /// Describes an exclusion.
  package init(_ id: OptionID, values: [String] = []) {
    self.id = id
    self.values = values
  }

  /// Whether an option of a command line is excluded.
  func covers(_ occurrence: OptionOccurrence) -> Bool {
    guard occurrence.id == id else { return false }
    return values.isEmpty || occurrence.value.map(values.contains) == true
  }
}
