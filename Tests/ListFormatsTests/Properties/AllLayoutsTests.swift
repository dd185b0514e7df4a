import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// What holds for every edit of every layout, without a text to compare with.
@Suite struct AllLayoutsTests {
  @Test func `every edit of every layout keeps what it does not own`() throws {
    var failures = PropertySettings.failures
    var tally = LayoutTally()
    for seed in PropertySettings.seeds(share: 1) {
      guard let problem = Self.problem(seed: seed, &tally) else { continue }
      Issue.record("seed \(seed): \(problem)")
      failures -= 1
      if failures <= 0 { break }
    }
    print(tally.summary)
    if failures > 0 { for problem in tally.problems { Issue.record("\(problem)") } }
  }

  @Test func `moving everything onto its own place changes nothing in any layout`() {
    var tally = LayoutTally()
    var operationCount = 0
    for seed in PropertySettings.seeds(share: 8) {
      guard case .success(let read, _) = Self.read(seed: seed, &tally) else { continue }
      for document in read.documents {
        let script = LayoutScript(operations: document.model.noOps)
        operationCount += script.operations.count
        let edit = LayoutCase(tree: read.tree, documents: [document], script: script)
        guard case .edited(let edited) = edit.outcome, edited.source.bytes == read.tree.source.bytes
        else {
          Issue.record("seed \(seed): \(edit.report("no-ops are no identity"))")
          return
        }
      }
    }
    #expect(operationCount > PropertySettings.seeds(share: 8).count)
  }

  /// What became of the stream of a seed.
  private enum Reading {
    case success((tree: SyntaxTree, documents: [DecodedDocument]), SeededRandom)
    case failure(String?)
  }

  private static func read(seed: UInt64, _ tally: inout LayoutTally) -> Reading {
    var generator = LayoutGenerator(seed: seed)
    var stream = generator.stream()
    stream.text = generator.finished(stream.text)
    var chosen = stream.listDocuments
    if chosen.count > 1, generator.random.once(in: 2) { chosen = [generator.random.pick(chosen)] }
    do {
      if let read = try LayoutCase.read(stream.text, documents: chosen), !read.documents.isEmpty {
        return .success(read, generator.random)
      }
      tally.count(.invalid)
      return .failure(nil)
    } catch {
      tally.count(.unreadable)
      let text = ReadDocument.visible(stream.text)
      return .failure(PropertySettings.showsUnreadable ? "unreadable: \(error)\n\(text)" : nil)
    }
  }

  private static func problem(seed: UInt64, _ tally: inout LayoutTally) -> String? {
    let read: (tree: SyntaxTree, documents: [DecodedDocument])
    var random: SeededRandom
    switch self.read(seed: seed, &tally) {
    case .success(let success, let rest): (read, random) = (success, rest)
    case .failure(let problem): return problem
    }
    var script = LayoutScript(random: random)
    script.addOperations(1 + random.below(4), on: read.documents.map(\.model))
    let edit = LayoutCase(tree: read.tree, documents: read.documents, script: script)
    return edit.problem(&tally).map(edit.report)
  }
}

extension LayoutCase {
  /// Which line ends in blanks that were not there; nil if none does.
  private func problemWithLineEnds(in edited: SyntaxTree) -> String? {
    TrailingBlanks(givenIn: [tree.source.bytes]).firstAdded(in: edited.source.bytes)
      .map { "a line ends in a blank: '\($0)'" }
  }

  /// What is wrong; nil if nothing is.
  fileprivate func problem(_ tally: inout LayoutTally) -> String? {
    switch outcome {
    case .refused:
      tally.count(.refused)
      return results.contains { !$0.changes.isEmpty && !$0.outcomes.allSatisfy(\.isPassed) }
        ? "a refused batch changes something" : nil
    case .unsafe(let edit):
      guard let kind = unsafeKind(of: edit) else { return "unsafe-edit: \(edit.message)" }
      tally.count(kind)
      return nil
    case .unreadable(let problem):
      return "the result is no YAML: \(problem)"
    case .edited(let edited):
      tally.count(.edited)
      if touched.isEmpty {
        return edited.source.bytes == tree.source.bytes ? nil : "no-ops are no identity"
      }
      return problemWithValues(in: edited) ?? problemWithLines(in: edited)
        ?? problemWithComments(in: edited) ?? problemWithLineEnds(in: edited)
    }
  }
}

extension ListDocument {
  /// Every free entry moved onto its own place.
  fileprivate var noOps: [Operation] {
    entries(of: .root).enumerated().flatMap { number, section in
      let rows = list(of: section).map { entries(of: $0) } ?? []
      let moves = rows.indices.map { row in
        Operation(
          .move(Address([.index(number), .index(row)]), .to(section: nil, .index(row))))
      }
      let all =
        moves + [
          Operation(.moveSection(Address([.index(number)]), .to(section: nil, .index(number))))
        ]
      return all.filter { Batch().run([$0], on: self).outcomes.allSatisfy(\.isPassed) }
    }
  }
}
