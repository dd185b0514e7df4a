/// The operations by name (SPEC §2), with the arguments that their long forms have.
enum OperationName: String, CaseIterable {
  case deleteSection = "delete-section"
  case deleteRow = "delete-row"
  case move
  case moveSection = "move-section"
  case insertRow = "insert-row"
  case insertSection = "insert-section"
  case replaceRow = "replace-row"
  case renameSection = "rename-section"
  case sort
  case reveal
  case hide
  case test

  private static let all = KnownKeys(allCases.map(\.rawValue))

  /// The operation of a name as it is written in a script; nil if there is none.
  init?(_ name: ArraySlice<UInt8>) {
    guard let index = OperationName.all.index(of: name) else { return nil }
    self = OperationName.allCases[index]
  }

  /// The arguments of the long form.
  var arguments: [Argument] {
    switch self {
    case .deleteSection: [.section, .ifExists, .expect]
    case .deleteRow: [.row, .ifExists, .expect]
    case .move: [.row, .to, .before, .after, .expect]
    case .moveSection: [.section, .to, .before, .after, .expect]
    case .insertRow: [.to, .before, .after, .row, .text]
    case .insertSection: [.to, .before, .after, .section, .text]
    case .replaceRow: [.row, .with, .text, .expect]
    case .renameSection: [.section, .title, .expect]
    case .sort: [.section, .by, .collation, .direction, .expect]
    case .reveal, .hide: [.section, .row, .expect]
    case .test: [.section, .row, .count, .title, .id, .expect]
    }
  }

  /// An argument of an operation's long form.
  enum Argument: Int, KnownKey {
    case section, row, to, before, after, ifExists, expect, count, title, id
    case with, text, by, collation, direction

    static let all = KnownKeys(Argument.self)

    static let names = [
      "section", "row", "to", "before", "after", "if-exists", "expect", "count", "title", "id",
      "with", "text", "by", "collation", "direction",
    ]
  }
}

/// The keys of `expect:`.
enum ExpectKey: Int, KnownKey {
  case title, id

  static let all = KnownKeys(ExpectKey.self)

  static let names = ["title", "id"]
}

/// The keys of a script that is a mapping.
enum ScriptKey: Int, KnownKey {
  case operations, coordinates, ifDigest, lineEdits

  static let all = KnownKeys(ScriptKey.self)

  static let names = ["operations", "coordinates", "if-digest", "line-edits"]
}
