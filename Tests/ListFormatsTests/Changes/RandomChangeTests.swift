import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Random documents in every layout, changed by random scripts: the change is found again, both ways.
@Suite struct RandomChangeTests {
  /// What became of the cases.
  private struct Tally {
    var tried = 0
    var exact = 0
    var refused = 0
    var unsafe = 0
  }

  @Test func `what a script did is done by the script of the difference, and undone`() throws {
    var failures = PropertySettings.failures
    var tally = Tally()
    for seed in PropertySettings.seeds(share: 4) {
      guard let problem = Self.problem(seed: seed, &tally) else { continue }
      Issue.record("seed \(seed): \(problem)")
      failures -= 1
      if failures <= 0 { break }
    }
    print("changes: \(tally)")
    #expect(tally.tried > PropertySettings.seeds(share: 8).count)
    #expect(tally.exact * 10 > tally.tried * 6)
  }

  private static func problem(seed: UInt64, _ tally: inout Tally) -> String? {
    var generator = LayoutGenerator(seed: seed)
    var stream = generator.stream()
    stream.text = generator.finished(stream.text)
    guard stream.listDocuments == [0],
      let read = try? LayoutCase.read(stream.text, documents: [0]), read.tree.documents.count == 1
    else { return nil }
    var script = LayoutScript(random: generator.random)
    script.addOperations(1 + generator.random.below(5), on: read.documents.map(\.model))
    let edit = LayoutCase(tree: read.tree, documents: read.documents, script: script)
    guard case .edited(let edited) = edit.outcome,
      let new = try? LayoutCase.read(
        String(decoding: edited.source.bytes, as: UTF8.self), documents: [0])
    else { return nil }
    for (old, new, isUndone) in [
      (read.documents[0], new.documents[0], false), (new.documents[0], read.documents[0], true),
    ] {
      tally.tried += 1
      let change = ChangeCase(from: old, to: new)
      guard let problem = change.problem(isExact: false) else {
        if change.problem(isExact: true) == nil { tally.exact += 1 }
        continue
      }
      // What rules allowed one way they may deny the other; lists behind aliases are twice there.
      if problem.hasPrefix("refused: "),
        isUndone || problem.contains("shared through an alias")
      {
        tally.refused += 1
        continue
      }
      // A comment that is nobody's would become content (SPEC §5.3).
      // A section that comes into a flow list cannot be changed any more (`apply` says so).
      if problem.hasPrefix("unsafe: "),
        read.tree.holdsKeptScalars || change.count(.insertSection) > 0
      {
        tally.unsafe += 1
        continue
      }
      return "\(script.text)\n\(problem)"
    }
    return nil
  }
}
