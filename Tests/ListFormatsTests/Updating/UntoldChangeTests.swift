import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// The proof against results that do not hang together: whatever the engine says, no text is written
/// that holds other values (SPEC §5.8).
@Suite struct UntoldChangeTests {
  private static let text = "sections:\n  - rows:\n      - A\n      - B\n  - rows: [C]"

  @Test(arguments: [text, text + "\n", "\u{feff}" + text + "\r\n"])
  func `what was taken in and found no place is in no text`(text: String) throws {
    let run = try #require(try Self.run("- insert-row: {to: 0/0, row: N}", on: text))
    let result = BatchResult(
      outcomes: run.result.outcomes, changes: [], document: run.document.model, warnings: [],
      arrivals: run.result.arrivals)
    let edit = try StreamEdit(
      [(run.document, result)], of: run.document.tree, limits: ParsingLimits())
    #expect(edit.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    "- delete-row: 0/0", "- move: {row: 0/0, to: 0/1}", "- move: {row: 0/0, to: 1/0}",
    "- move-section: {section: 0, to: 1}", "- delete-section: 1", "- insert-row: {to: 1/0, row: N}",
    "- insert-section: {to: 0, section: {title: N}}",
  ])
  func `lists that no change tells of are no result`(script: String) throws {
    let run = try #require(try Self.run(script, on: Self.text))
    for changes in [[], Array(run.result.changes.dropLast())] {
      let result = BatchResult(
        outcomes: run.result.outcomes, changes: changes,
        changeOperations: Array(run.result.changeOperations.prefix(changes.count)),
        document: run.result.document, warnings: [], arrivals: run.result.arrivals)
      #expect(throws: UnsafeEdit.self) {
        try StreamEdit(
          [(run.document, result)], of: run.document.tree, limits: ParsingLimits())
      }
    }
  }

  private static func run(_ script: String, on text: String) throws -> BatchRun? {
    func source(_ name: String, _ text: String) -> SourceText {
      SourceText(name: name, bytes: Array(text.utf8))
    }
    var decoder = DocumentDecoder(
      tree: try SyntaxTree(parsing: source("list.yaml", text)), document: 0)
    guard let document = decoder.decode() else { return nil }
    var reader = ScriptDecoder(tree: try SyntaxTree(parsing: source("script.yaml", script)))
    let run = BatchRun(reader.decode(as: .script), on: document)
    return run.isPassed ? run : nil
  }
}
