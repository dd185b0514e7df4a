internal import YAMLSyntax

/// Where a title, an id or a list stands in an entry (SPEC §8): a key, a dotted path, or one of the
/// words with a dollar sign.
package struct FieldPath: Sendable {
  /// The key of a mapping's entry, or of a mapping that has one key only.
  static let key = FieldPath("$key")
  /// The value of that key.
  static let value = FieldPath("$value")
  /// A scalar itself.
  static let itself = FieldPath("$self")

  /// The path as it is written.
  package let text: String
  /// The steps from a collection, outermost first.
  let keys: [String]
  /// The whole text as one key, and each step, as they are looked for.
  let knownText: KnownKeys
  let knownKeys: [KnownKeys]

  /// Creates a path.
  ///
  /// - Parameter text: a key, keys with dots between them, `$key`, `$value` or `$self`; empty for
  ///   what it starts from.
  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    keys = text.isEmpty ? [] : parts
    knownText = KnownKeys([text])
    knownKeys = keys.map { KnownKeys([$0]) }
  }

  /// The key under which a list can be added where it is absent; nil if no single key tells.
  var addedKey: String? {
    keys.count == 1 && !text.hasPrefix("$") ? text : nil
  }
}

extension FieldPath: Hashable {
  package static func == (left: FieldPath, right: FieldPath) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// What an entry of a list is, for the fields that a layout names.
struct EntryView {
  /// The key of a mapping's entry.
  let key: NodeID?
  /// The element, or the value of the key; aliases are not followed.
  let value: NodeID
  /// The collection in which it stands; nil where that is of no account.
  var owner: NodeID?
}

/// A field that a path led to.
struct FoundField {
  /// The key that it is the value of; nil for one that has none, such as a key itself.
  let key: NodeID?
  let value: NodeID
  /// The mapping that holds it, where there is one.
  let owner: NodeID?
  /// Whether a merge or an alias led to it, so that it does not stand in the entry itself.
  let isShared: Bool
}
