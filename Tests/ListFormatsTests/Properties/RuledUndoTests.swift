import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// Whatever rules hold a list, each batch that they let through can be taken back.
@Suite struct RuledUndoTests {
  @Test func `every edit of a list with pins, ids and policies has an inverse script`() throws {
    let seeds = PropertySettings.seeds(share: 2)
    var restored = 0
    var failures: [String] = []
    for seed in seeds {
      var writer = RuledListWriter(seed: seed)
      let text = writer.list()
      let script = writer.script()
      guard let original = try LayoutCase.read(text, documents: [0])?.documents.first,
        let run = try Self.run(script, on: original), run.hasChanges,
        let edit = try? StreamEdit(
          [(run.document, run.result)], of: run.document.tree, limits: ParsingLimits()),
        let edited = try LayoutCase.read(
          String(decoding: edit.bytes, as: UTF8.self), documents: [0])?.documents.first
      else { continue }
      do {
        _ = try InverseScript(
          from: edited, to: original, made: run.result, limits: ParsingLimits())
        restored += 1
      } catch {
        failures.append("seed \(seed): \(error.message)\n\(text)--- \(script)")
      }
    }
    #expect(restored * 4 > seeds.count)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// What a script makes of a document, what is refused left out.
  private static func run(_ text: String, on document: DecodedDocument) throws -> BatchRun? {
    let tree = try SyntaxTree(
      parsing: SourceText(name: "script.yaml", bytes: Array(text.utf8)))
    var decoder = ScriptDecoder(tree: tree)
    var options = BatchOptions()
    options.keepsGoing = true
    let run = BatchRun.runs(decoder.decode(as: .script), on: [document], options: options).first
    return run.flatMap { $0.isApplicable ? $0 : nil }
  }
}
