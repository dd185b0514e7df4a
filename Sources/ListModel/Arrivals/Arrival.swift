/// An entry that a batch took in, in the order in which it did.
package struct Arrival: Hashable, Sendable {
  /// What a new entry is for.
  package enum Role: Hashable, Sendable {
    /// It becomes an entry of its own.
    case insertion
    /// Its text takes the place of that of an entry that stays.
    case replacement(of: EntryID)
  }

  /// What it is.
  package let entry: NewEntry
  /// Whether it is a section or a row.
  package let kind: ListDocument.Kind
  /// What it is for.
  package let role: Role
  /// The list in which it lands, or in which the replaced entry stood then.
  package let list: ListID
  /// The level of that list's sections, from 0; of a list of rows the number of levels around it.
  package let level: Int
  /// The operation, from 0, that brought it.
  package let operation: Int
}
