import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Edits can be taken back, byte for byte, in every layout.
@Suite struct UndoTests {
  /// What is edited, and how.
  private enum Edits: CaseIterable { case departures, arrivals, arrivalsInJSON }

  /// What was not given back.
  private struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  @Test(arguments: Edits.allCases)
  private func `the inverse script gives the old text back, whatever was edited`(
    edits: Edits
  ) {
    let seeds = PropertySettings.seeds(share: 6)
    var restored = 0
    var refused: [String] = []
    for seed in seeds {
      do {
        restored += try Self.restores(seed: seed, edits) ? 1 : 0
      } catch {
        refused.append("seed \(seed): \(error)")
      }
    }
    #expect(restored * 6 > seeds.count)
    // Where no script does, the program says so and writes nothing: after anchors changed places, or
    // scalars of several lines went through flow lists.
    #expect(refused.count * 200 <= max(restored, 200), "\(refused.prefix(3))")
  }

  /// Edits the document of a seed and takes the edit back.
  ///
  /// - Returns: whether there was an edit.
  private static func restores(seed: UInt64, _ edits: Edits) throws -> Bool {
    guard let (document, text) = script(seed: seed, edits),
      let run = run(text, on: document), run.isPassed,
      let edit = try? StreamEdit(
        [(run.document, run.result)], of: run.document.tree, limits: ParsingLimits()),
      let read = try? LayoutCase.read(
        String(decoding: edit.bytes, as: UTF8.self), documents: [document.index]),
      let result = read.documents.first
    else { return false }
    do {
      let inverse = try InverseScript(
        from: result, to: document, made: run.result, limits: ParsingLimits())
      return !inverse.bytes.isEmpty
    } catch {
      throw Difference(
        description: """
          \(error.message)
          \(text)--- \(visible(document.tree.source.bytes))
          +++ \(visible(edit.bytes))
          """)
    }
  }

  /// A document, and a script for it.
  private static func script(
    seed: UInt64, _ edits: Edits
  ) -> (document: DecodedDocument, script: String)? {
    guard
      let read = GeneratedList(seed: seed, json: edits == .arrivalsInJSON, onlyFirst: true),
      let document = read.documents.first
    else { return nil }
    if edits == .departures {
      var random = read.random
      var script = LayoutScript(random: random)
      script.addOperations(1 + random.below(4), on: [document.model])
      return (document, script.text)
    }
    var script = ArrivalScript(random: read.random)
    return (document, script.text(1 + script.random.below(4), on: document.model))
  }

  private static func run(_ text: String, on document: DecodedDocument) -> BatchRun? {
    let source = SourceText(name: "script.yaml", bytes: Array(text.utf8))
    guard let tree = try? SyntaxTree(parsing: source) else { return nil }
    var decoder = ScriptDecoder(tree: tree)
    return BatchRun.runs(decoder.decode(as: .script), on: [document]).first
  }

  private static func visible(_ bytes: [UInt8]) -> String {
    ReadDocument.visible(String(decoding: bytes, as: UTF8.self))
  }
}
