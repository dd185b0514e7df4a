/// Tells the text by which entries are addressed; the model itself knows no text.
package protocol EntryNames: Sendable {
  /// The title of `entry`, nil if it has none.
  func title(of entry: EntryID) -> String?

  /// The id of `entry`, nil if it has none.
  func id(of entry: EntryID) -> String?

  /// The field `key` of `entry`, nil if it has none that is a scalar.
  func value(of key: String, of entry: EntryID) -> String?

  /// The key of `entry`, nil if it is none of a mapping.
  func key(of entry: EntryID) -> String?

  /// Whether `entry`, a section of a level from 0, can get another title.
  func acceptsTitle(_ entry: EntryID, atLevel level: Int) -> Bool

  /// Whether the title of `entry` is its key.
  func isTitledByKey(_ entry: EntryID) -> Bool
}

extension EntryNames {
  package func key(of entry: EntryID) -> String? { nil }

  package func acceptsTitle(_ entry: EntryID, atLevel level: Int) -> Bool { true }

  package func isTitledByKey(_ entry: EntryID) -> Bool { false }
}
