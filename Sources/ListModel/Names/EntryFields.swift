/// The text of an entry as far as operations ask for it.
package struct EntryFields: Hashable, Sendable {
  /// The title, nil if there is none.
  package var title: String?
  /// The id, nil if there is none.
  package var id: String?
  /// Further fields that are scalars, by key.
  package var values: [String: String]

  /// Creates the fields of an entry.
  package init(title: String? = nil, id: String? = nil, values: [String: String] = [:]) {
    self.title = title
    self.id = id
    self.values = values
  }
}
