internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What scripts make of texts that they were derived from.
enum RestoredText {
  /// The text that a script makes of a document, its rules set aside.
  ///
  /// - Parameters:
  ///   - text: the script.
  ///   - document: the document.
  ///   - limits: those that it was read with.
  /// - Returns: the text.
  /// - Throws: `UnsafeEdit` if the script does not pass, or the edit is none that can be proved.
  /// - Complexity: O(*n* log *n*) in the length of both.
  static func text(
    byRunning text: [UInt8], on document: DecodedDocument, limits: ParsingLimits
  ) throws(UnsafeEdit) -> [UInt8] {
    let place = document.tree.range(of: document.root)
    guard
      let tree = try? SyntaxTree(parsing: SourceText(name: "", bytes: text), limits: limits)
    else { throw UnsafeEdit(.otherValues, at: place) }
    var decoder = ScriptDecoder(tree: tree)
    let script = decoder.decode(as: .script)
    var options = BatchOptions()
    options.isRestoring = true
    let run = BatchRun(script, on: document, options: options)
    guard script.problems.isEmpty, run.isPassed else { throw UnsafeEdit(.otherValues, at: place) }
    let edit = try StreamEdit(
      [(run.document, run.result)], of: run.document.tree, limits: limits)
    let source = SourceText(name: "", bytes: edit.bytes)
    switch LineEdits(of: script, on: [document], isRestoring: true).apply(
      to: source, limits: limits)
    {
    case .success(let restored): return restored.bytes
    case .failure: throw UnsafeEdit(.otherLines, at: place)
    }
  }
}
