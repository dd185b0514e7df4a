/// The keys of a layout's file, beside each other (SPEC §8).
enum LayoutFileKey: Int, KnownKey {
  case layout, mode, pinned, footer, labels, policy

  static let all = KnownKeys(LayoutFileKey.self)

  static let names = ["layout", "mode", "pinned", "footer", "labels", "policy"]

  /// The key of a native document that says the same.
  var documentKey: DocumentKey? {
    switch self {
    case .layout: nil
    case .mode: .mode
    case .pinned: .pinned
    case .footer: .footer
    case .labels: .labels
    case .policy: .policy
    }
  }
}

/// The keys of `layout:`.
enum LayoutKey: Int, KnownKey {
  case at, keys, levels, row, nest, document

  static let all = KnownKeys(LayoutKey.self)

  static let names = ["at", "keys", "levels", "row", "nest", "document"]
}

/// The keys of a level.
enum LevelKey: Int, KnownKey {
  case title, id, rows

  static let all = KnownKeys(LevelKey.self)

  static let names = ["title", "id", "rows"]
}

/// The keys of `row:`.
enum LayoutRowKey: Int, KnownKey {
  case title, id

  static let all = KnownKeys(LayoutRowKey.self)

  static let names = ["title", "id"]
}
