/// The keys of a list document (SPEC §1).
enum DocumentKey: Int, KnownKey {
  case listproc, title, mode, pinned, footer, labels, policy, sections

  static let all = KnownKeys(DocumentKey.self)

  static let names = [
    "listproc", "title", "mode", "pinned", "footer", "labels", "policy", "sections",
  ]

  /// Whether a key at the top level is the user's own: `x-…` and `$schema`.
  static func isUserKey(_ name: String) -> Bool {
    name.hasPrefix("x-") || name == "$schema"
  }
}

/// The keys of a section that the program reads.
enum SectionKey: Int, KnownKey {
  case id, title, mode, pinned, footer, rows

  static let all = KnownKeys(SectionKey.self)

  static let names = ["id", "title", "mode", "pinned", "footer", "rows"]
}

/// The keys of a row that the program reads.
enum RowKey: Int, KnownKey {
  case id, title, pinned, canEdit, canMove

  static let all = KnownKeys(RowKey.self)

  static let names = ["id", "title", "pinned", "can-edit", "can-move"]
}

/// The keys of `pinned:` as a mapping (SPEC §3).
enum PinnedKey: Int, KnownKey {
  case first, last, slots, rows

  static let all = KnownKeys(PinnedKey.self)

  static let names = ["first", "last", "slots", "rows"]
}

/// The keys of `labels:`.
enum LabelKey: Int, KnownKey {
  case delete, deleteSection

  static let all = KnownKeys(LabelKey.self)

  static let names = ["delete", "delete-section"]
}
