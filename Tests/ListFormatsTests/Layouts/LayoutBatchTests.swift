import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Random batches on lists of many shapes (SPEC §2.3, §8).
struct LayoutBatchTests {
  @Test("a batch gives what its operations give one after the other", arguments: LayoutSample.all)
  func batches(_ sample: LayoutSample) throws {
    var applied = 0
    for seed in PropertySettings.seeds(share: 20) {
      let file = try sample.file(isCRLF: seed % 5 == 0)
      var writer = LayoutScriptWriter(sample: sample, random: SeededRandom(seed: seed))
      var operations: [String] = []
      var document = try file.read(file.bytes)
      for _ in 0..<(1 + writer.random.below(6)) {
        let operation = writer.operation(on: document.model)
        guard let edited = try edit(document, [operation], file, seed: seed),
          let read = try? file.read(edited.bytes)
        else { continue }
        #expect(
          ListSketch.lists(of: read.model) == edited.lists,
          "\(seed): \(operation)\n\(String(decoding: document.tree.source.bytes, as: UTF8.self))\n\(edited.text)"
        )
        if sample.text.hasPrefix("{") {
          #expect(StrictJSON.accepts(edited.bytes), "\(edited.text)")
        }
        operations.append(operation)
        document = read
      }
      guard !operations.isEmpty else { continue }
      let start = try file.read(file.bytes)
      guard let edited = try edit(start, operations, file, seed: seed) else {
        Issue.record("\(seed): refused as a batch: \(operations)")
        continue
      }
      applied += 1
      let script = operations.joined(separator: "\n")
      #expect(edited.lists == ListSketch.lists(of: document.model), "\(seed): \(script)")
      let read = try file.read(edited.bytes)
      #expect(
        ListSketch.lists(of: read.model) == edited.lists, "\(seed): \(script)\n\(edited.text)")
    }
    #expect(applied * 2 > PropertySettings.seeds(share: 20).count)
  }

  private struct Edited {
    let bytes: [UInt8]
    let lists: [ListSketch]

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// What some operations make of a document; nil if one is refused.
  private func edit(
    _ document: DecodedDocument, _ operations: [String], _ file: CorpusFile, seed: UInt64
  ) throws -> Edited? {
    let source = operations.map { "- \($0)\n" }.joined()
    var decoder = ScriptDecoder(
      tree: try SyntaxTree(parsing: SourceText(name: "script", bytes: Array(source.utf8))))
    let script = decoder.decode(as: .script)
    #expect(
      script.problems.isEmpty && script.operations.allSatisfy(\.problems.isEmpty), "\(source)")
    let run = BatchRun(script, on: document)
    guard run.isPassed else { return nil }
    do {
      let edit = try StreamEdit(
        [(run.document, run.result)], of: run.document.tree, limits: ParsingLimits())
      return Edited(bytes: edit.bytes, lists: ListSketch.lists(of: run.result.document))
    } catch {
      let text = String(decoding: document.tree.source.bytes, as: UTF8.self)
      Issue.record("\(seed): \(error.message)\n\(source)\(text)")
      return nil
    }
  }
}
