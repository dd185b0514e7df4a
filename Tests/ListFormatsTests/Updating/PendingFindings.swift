import Foundation

/// Shapes of documents and scripts that the program is known to get wrong; they are left out until
/// it is mended. `LISTPROC_TEXT_PENDING=1` tries them all.
enum PendingFindings {
  private static let areTried = ProcessInfo.processInfo.environment["LISTPROC_TEXT_PENDING"] != nil

  /// A byte order mark before block lists is taken for a column.
  static let leavesOutByteOrderMark = !areTried

  /// An entry that ends in a keep scalar and comes to stand last in its list, blank lines below.
  static let leavesOutKeepScalarAtEnd = !areTried

  /// Rows that arrive in an empty last section, and an operation on sections, in one batch.
  static let leavesOutRefillBesideSections = !areTried

  /// A list that is null, is filled, and loses its rows again in the same batch.
  static let leavesOutNullFilledAndEmptied = !areTried

  /// A section that ended in a keep scalar when it was read and does no longer, or the other way
  /// round, when sections move or go.
  static let leavesOutChangedEndOfSection = !areTried

  /// A block scalar that ended the file without a line break, and leaves the end because another
  /// entry comes to stand there.
  static let leavesOutStrippedInPlace = !areTried

  /// A list whose anchor stands before a written null: `rows: &a null`.
  static let leavesOutAnchoredNull = !areTried

  /// A comment of an entry below a keep scalar, and blank lines below that.
  static let leavesOutCommentBelowKeepScalar = !areTried

  /// Whether what happened to a document is of such a kind.
  static func leavesOut(_ events: Set<NaiveText.Event>) -> Bool {
    leavesOutKeepScalarAtEnd && events.contains(.keepScalarAboveBlankLines)
      || leavesOutRefillBesideSections && events.isSuperset(of: [.refilled, .changedSections])
      || leavesOutNullFilledAndEmptied && events.contains(.filledAndEmptied)
      || leavesOutChangedEndOfSection && events.contains(.changedEndOfSection)
      || leavesOutStrippedInPlace && events.contains(.strippedInPlace)
  }
}
