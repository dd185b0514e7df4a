package import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// An edit of a stream's text, proved before anybody sees it (SPEC §5.8).
package struct StreamEdit: Sendable {
  /// The edited text of the whole stream; that of the source if nothing changed.
  package let bytes: [UInt8]

  /// What is worth knowing about entries that went together with comments (SPEC §6.3).
  package let commentNotes: [Diagnostic.Note]

  /// Carries the results of batches over to the text.
  ///
  /// - Parameters:
  ///   - results: documents of one stream, in order, and what a batch made of each.
  ///   - tree: the stream.
  ///   - limits: those that it was read with.
  /// - Throws: `UnsafeEdit` if the text cannot be edited without touching what the batches do not
  ///   own, or the proof fails.
  /// - Complexity: O(*n*): one writing and one reading of the text, however many operations.
  package init(
    _ results: [(document: DecodedDocument, result: BatchResult)], of tree: SyntaxTree,
    limits: ParsingLimits
  ) throws(UnsafeEdit) {
    var updaters: [DocumentUpdater] = []
    for (document, result) in results
    where !result.changes.isEmpty || result.document.hasOtherTextLists(than: document.model) {
      var updater = DocumentUpdater(document: document, result: result)
      do throws(UnsafeEdit) {
        try updater.update()
      } catch {
        throw updater.traced(error, isOurs: true)
      }
      updaters.append(updater)
    }
    guard !updaters.isEmpty else {
      // What was taken in and found no place stands behind the text, and is no part of it.
      bytes = tree.readText
      commentNotes = []
      return
    }
    var expected = ExpectedStructure()
    for updater in updaters { updater.expect(&expected) }
    let writer = StreamWriter(tree: tree, updaters: updaters, expected: expected)
    let (edited, chompings) = writer.text()
    let proof = EditProof(
      tree: tree, updaters: updaters, expected: expected,
      furtherEdits: chompings, limits: limits)
    do throws(UnsafeEdit) {
      try proof.check(edited)
    } catch {
      throw updaters.reduce(error) { $1.traced($0, isOurs: updaters.count == 1) }
    }
    bytes = edited
    commentNotes = updaters.flatMap { $0.commentNotes() }
  }
}

/// Writes the edited text of a stream.
struct StreamWriter {
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let updaters: [DocumentUpdater]
  private let expected: ExpectedStructure

  init(tree: SyntaxTree, updaters: [DocumentUpdater], expected: ExpectedStructure) {
    self.tree = tree
    self.updaters = updaters
    self.expected = expected
    scanner = TextScanner(tree.source.bytes)
  }

  /// The edited text, and the edits of block scalars that leave the end of their text.
  func text() -> (bytes: [UInt8], chompings: [SourceEdit]) {
    var renderer = EditRenderer(tree: tree, updaters: updaters, expected: expected)
    let endOfFile = EndOfFile(tree: tree, scanner: scanner)
    var pieces = renderer.rendered()
    let chompings = endOfFile.chompingEdits(in: pieces)
    if !chompings.isEmpty {
      for edit in chompings { renderer.add(edit) }
      pieces = renderer.rendered()
    }
    let isFlow = updaters.allSatisfy(\.keepsFlowRoot) || updaters.contains { $0.document.isJSON }
    let root = updaters.first?.document.root
    let flowStart = isFlow ? root.map { tree.range(of: $0).lowerBound } : nil
    var assembler = TextAssembler(tree: tree, scanner: scanner, flowStart: flowStart)
    assembler.assemble(pieces, keepsFinalBreak: endOfFile.endsInBlockScalar(pieces))
    return (assembler.bytes, chompings)
  }
}
