/// What a line of a diff is.
enum DiffLineKind: Sendable {
  case fileHeader, hunkHeader, context, deleted, inserted

  /// What stands before a line of the texts.
  var mark: String {
    switch self {
    case .fileHeader, .hunkHeader: ""
    case .context: " "
    case .deleted: "-"
    case .inserted: "+"
    }
  }

  /// The colour: an SGR sequence, the one that GNU diff has; nil for the terminal's own.
  var color: String? {
    switch self {
    case .fileHeader: "\u{1B}[1m"
    case .hunkHeader: "\u{1B}[36m"
    case .context: nil
    case .deleted: "\u{1B}[31m"
    case .inserted: "\u{1B}[32m"
    }
  }

  /// Ends a colour.
  static let reset = "\u{1B}[0m"
}
