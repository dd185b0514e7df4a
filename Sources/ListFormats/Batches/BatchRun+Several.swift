package import SourceDiagnostics
internal import YAMLSyntax

/// Messages of a script that is run on several inputs.
extension BatchRun {
  /// The messages about this document, without those about the script as such; each says which
  /// document it is about.
  package var diagnosticsNamingDocument: [Diagnostic] {
    let ofDocument = zip(script.operations, problems).flatMap { operation, problems in
      problems.dropFirst(operation.problems(for: document).count)
    }
    return (ofDocument + warnings).map(naming)
  }

  private func naming(_ diagnostic: Diagnostic) -> Diagnostic {
    let source = document.tree.source
    let places = [diagnostic.place] + diagnostic.notes.map(\.place)
    if places.contains(where: { $0?.source.name == source.name }) { return diagnostic }
    let start = document.tree.range(of: document.tree.documents[document.index].root).lowerBound
    let note = Diagnostic.Note("in this list", at: place(of: start..<start))
    return Diagnostic(
      diagnostic.id, diagnostic.message, at: diagnostic.place, severity: diagnostic.severity,
      notes: diagnostic.notes + [note])
  }
}
