/// The names that a batch gave to entries: to those that arrived, and to those that got others.
struct ChangedNames: Sendable {
  private var fields: [EntryID: EntryFields] = [:]
  private var byTitle: [String: [EntryID]] = [:]
  private var byID: [String: [EntryID]] = [:]

  /// The names of an entry; nil if they are those that were read.
  subscript(entry: EntryID) -> EntryFields? {
    fields.isEmpty ? nil : fields[entry]
  }

  /// Gives an entry its names.
  ///
  /// - Complexity: O(1) on average, and O(*m*) for an entry that had others among *m* of that name.
  mutating func set(_ new: EntryFields, of entry: EntryID) {
    if let old = fields[entry] {
      if let title = old.title { byTitle[title]?.removeAll { $0 == entry } }
      if let id = old.id { byID[id]?.removeAll { $0 == entry } }
    }
    fields[entry] = new
    if let title = new.title { byTitle[title, default: []].append(entry) }
    if let id = new.id { byID[id, default: []].append(entry) }
  }

  /// Lets an entry that will stand nowhere any more be found by its names no longer; it keeps them.
  ///
  /// - Complexity: O(*m*) among *m* entries of those names.
  mutating func withdraw(_ entry: EntryID) {
    guard let names = self[entry] else { return }
    if let title = names.title { byTitle[title]?.removeAll { $0 == entry } }
    if let id = names.id { byID[id]?.removeAll { $0 == entry } }
  }

  /// The entries that were given a title.
  func entries(titled title: String) -> [EntryID] { byTitle.isEmpty ? [] : byTitle[title] ?? [] }

  /// The entries that were given an id.
  func entries(withID id: String) -> [EntryID] { byID.isEmpty ? [] : byID[id] ?? [] }
}

extension ListDocument {
  /// The title of `entry` at this moment, nil if it has none.
  package func title(of entry: EntryID) -> String? {
    changedNames[entry].map(\.title) ?? names.title(of: entry)
  }

  /// The id of `entry` at this moment, nil if it has none.
  package func id(of entry: EntryID) -> String? {
    changedNames[entry].map(\.id) ?? names.id(of: entry)
  }

  /// The field `key` of `entry` at this moment, nil if it has none that is a scalar.
  func value(of key: String, of entry: EntryID) -> String? {
    changedNames[entry].map { $0.values[key] } ?? names.value(of: key, of: entry)
  }
}
