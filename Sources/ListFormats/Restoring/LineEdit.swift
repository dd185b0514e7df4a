internal import SourceDiagnostics

/// A change of whole lines that a script makes after its operations: of what belongs to nobody, such
/// as blank lines and comments (SPEC §7, `--undo`).
package struct LineEdit: Sendable {
  /// The number of the first line, from 1, in the text that the operations made.
  let line: Int
  /// How many lines go.
  let removed: Int
  /// What comes in their place.
  let inserted: [UInt8]
  /// Where the script says so.
  let place: Diagnostic.Place
}
