/// The keys that a batch gave to entries of mappings: to those that arrived, and to those that got others.
struct ChangedKeys: Sendable {
  private var keys: [EntryID: String] = [:]
  private var byKey: [String: [EntryID]] = [:]

  /// The key of an entry; nil if it is the one that was read.
  subscript(entry: EntryID) -> String? { keys.isEmpty ? nil : keys[entry] }

  /// Gives an entry a key.
  ///
  /// - Complexity: O(1) on average, and O(*m*) for an entry that had another among *m* of that key.
  mutating func set(_ key: String, of entry: EntryID) {
    if let old = keys[entry] { byKey[old]?.removeAll { $0 == entry } }
    keys[entry] = key
    byKey[key, default: []].append(entry)
  }

  /// The entries that were given a key.
  func entries(withKey key: String) -> [EntryID] { byKey.isEmpty ? [] : byKey[key] ?? [] }
}

extension ListDocument {
  /// The key of `entry` at this moment; nil if it is none of a mapping.
  func key(of entry: EntryID) -> String? { changedKeys[entry] ?? names.key(of: entry) }

  /// Whether the title of `entry` is its key, so that with the one the other changes.
  func isTitledByKey(_ entry: EntryID) -> Bool {
    keyTitledArrivals.contains(entry) || names.isTitledByKey(entry)
  }
}
