import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// JSON stays JSON, laid out as it was (SPEC §5.5).
@Suite struct JSONLayoutTests {
  @Test func `every edit of a JSON document is JSON in the same layout`() {
    var failures = PropertySettings.failures
    var comparedCount = 0
    for seed in PropertySettings.seeds(share: 3) {
      guard let problem = Self.problem(seed: seed, &comparedCount) else { continue }
      Issue.record("seed \(seed): \(problem)")
      failures -= 1
      if failures <= 0 { return }
    }
    #expect(comparedCount * 2 > PropertySettings.seeds(share: 3).count)
  }

  private static func problem(seed: UInt64, _ comparedCount: inout Int) -> String? {
    var json = JSONCase(seed: seed)
    let documents: [Int] = [0]
    guard StrictJSON.accepts(Array(json.text.utf8)) else { return "no JSON: \(json.text)" }
    guard let read = try? LayoutCase.read(json.text, documents: documents) else {
      return "unreadable: \(json.text)"
    }
    var script = LayoutScript(random: json.random)
    script.addOperations(1 + json.random.below(4), on: read.documents.map(\.model))
    let edit = LayoutCase(tree: read.tree, documents: read.documents, script: script)
    switch edit.outcome {
    case .refused: return nil
    case .unsafe(let unsafe): return edit.report("unsafe-edit: \(unsafe.message)")
    case .unreadable(let problem): return edit.report("unreadable: \(problem)")
    case .edited(let edited):
      let bytes = edited.source.bytes
      if let problem = edit.problemWithValues(in: edited) { return edit.report(problem) }
      guard StrictJSON.accepts(bytes) else { return edit.report("no JSON any more") }
      // Rewritten pins have a text that is not computed here.
      guard let result = edit.results.first, result.shiftedSlots.isEmpty else { return nil }
      comparedCount += 1
      let expected = json.text(result.document)
      guard bytes != Array(expected.utf8) else { return nil }
      return edit.report("another layout than\n\(ReadDocument.visible(expected))")
    }
  }
}
