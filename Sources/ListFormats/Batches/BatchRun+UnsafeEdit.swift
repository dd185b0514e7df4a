package import SourceDiagnostics
internal import YAMLSyntax

/// The message about an edit that cannot be made though all operations passed.
extension BatchRun {
  /// The message, at the operation that asks for the edit, with a note at the place in the document.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - runs: the runs that it comes from, all of one stream.
  /// - Returns: the message; at the place in the document alone where no operation can be told.
  /// - Complexity: O(1).
  package static func diagnostic(of edit: UnsafeEdit, in runs: [BatchRun]) -> Diagnostic? {
    guard let first = runs.first else { return nil }
    let run = runs.first { $0.document.index == edit.operation?.document } ?? first
    let place = run.place(of: edit.range)
    guard let index = edit.operation?.index, run.script.operations.indices.contains(index) else {
      return Diagnostic(.unsafeEdit, edit.message, at: place)
    }
    let note: Diagnostic.Note? =
      if edit.range.lowerBound < run.document.tree.textEnd {
        Diagnostic.Note(edit.note, at: place)
      } else {
        edit.neighbour.map { Diagnostic.Note("beside this, or in it", at: run.place(of: $0)) }
      }
    return Diagnostic(
      .unsafeEdit, edit.message, at: run.script.operations[index].place,
      notes: [note].compactMap { $0 })
  }
}
