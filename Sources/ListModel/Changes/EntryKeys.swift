/// The names of a document's entries as numbers, so that they are compared without their text.
///
/// Two documents that are compared share the numbers: equal names have equal numbers in both.
package struct EntryKeys: Sendable {
  /// The number that stands for no name.
  package static let none: UInt32 = 0

  /// For every entry the number of its id.
  package var ids: [UInt32] = []
  /// For every entry the number of its title.
  package var titles: [UInt32] = []

  /// Creates the names of a document without entries.
  package init() {}

  /// The number of an entry's id; `none` if it has none.
  func id(of entry: EntryID) -> UInt32 { ids[Int(entry.number)] }

  /// The number of an entry's title; `none` if it has none.
  func title(of entry: EntryID) -> UInt32 { titles[Int(entry.number)] }
}
