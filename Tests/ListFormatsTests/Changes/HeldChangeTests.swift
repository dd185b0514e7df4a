import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// A change made by hand is held to the rules that a script is held to (SPEC §9).
@Suite struct HeldChangeTests {
  @Test func `what a script is allowed to do is accepted when it was done by hand`() throws {
    var failures = PropertySettings.failures
    var accepted = 0
    for seed in PropertySettings.seeds(share: 2) {
      var sketch = RuledDocument(seed: seed)
      let text = sketch.text()
      let document = try ChangeCase.document(text)
      let script = sketch.script(on: document.model)
      guard let new = try Self.applied(script.text, to: document) else { continue }
      let comparison = DocumentComparison(from: document, to: try ChangeCase.document(new))
      let findings = comparison.findings(allowsRuleChanges: false, limits: ParsingLimits())
        .filter { $0.severity == .error }
      guard !findings.isEmpty, Self.showsInResult(script.result, of: document.model) else {
        accepted += 1
        continue
      }
      Issue.record(
        """
        seed \(seed): \(findings.map { "\($0.message) [\($0.id.rawValue)]" })
        \(script.text)
        === old
        \(text)
        === new
        \(new)
        """)
      failures -= 1
      if failures <= 0 { break }
    }
    #expect(accepted > PropertySettings.seeds(share: 4).count)
  }

  /// Whether all that a script did can be seen in its result: no row left a list and came back, what
  /// came stayed where it came to, and what left got no other title, or where rows that go are counted
  /// no row did.
  private static func showsInResult(_ result: BatchResult, of document: ListDocument) -> Bool {
    var lists: [EntryID: Set<ListID>] = [:]
    for list in document.listsOfRows {
      for row in document.entries(of: list) { lists[row] = [list] }
    }
    let renamed = Set(
      result.changes.compactMap { change in
        if case .replace(let row, _, _) = change { row } else { nil }
      })
    if document.policy.maxDeletes != nil, !renamed.isEmpty { return false }
    for change in result.changes {
      switch change {
      case .move(let row, let from, let to) where from.list != to.list:
        guard lists[row]?.insert(to.list).inserted == true else { return false }
        if renamed.contains(row), result.document.title(of: row) != document.title(of: row) {
          return false
        }
      case .delete(let row, let from) where from.list != .root:
        guard lists[row]?.contains(from.list) == true, lists[row]?.count == 1 else { return false }
      default: break
      }
    }
    return true
  }

  @Test func `what a rule denies a script is reported when it was done by hand`() throws {
    var reported: [DiagnosticID: Int] = [:]
    for seed in PropertySettings.seeds(share: 1) {
      var sketch = RuledDocument(seed: seed)
      let text = sketch.text()
      let document = try ChangeCase.document(text)
      let operation = sketch.operation(on: document.model)
      let result = Batch().run([operation], on: document.model)
      guard let outcome = result.outcomes.first, outcome.status == .denied,
        let reason = outcome.refusals.first, RuledDocument.showsInResult(reason.code)
      else { continue }
      // By hand the section goes, and not only those of its rows that the policy lets go.
      if case .deleteSection = operation.kind, document.model.policy.onPinned == .keep { continue }
      // The same list without the rules, so that the same script does by hand what they deny.
      guard let free = try? ChangeCase.document(sketch.text(hasRules: false)),
        let edited = try Self.applied(RuledDocument.text(of: [operation]), to: free),
        let new = try? ChangeCase.document(sketch.withRules(edited))
      else { continue }
      let comparison = DocumentComparison(from: document, to: new)
      guard !comparison.plan.changes.isEmpty else { continue }
      // Another script may be allowed to do the same.
      let change = ChangeCase(from: document, to: new)
      if (try? change.applied(try change.script())) != nil { continue }
      let codes = comparison.findings(allowsRuleChanges: true, limits: ParsingLimits()).map(\.id)
      let expected = DiagnosticID(reason.code)
      // Others may have passed a row that must not move, and then the order is what is wrong.
      if [.rowNotMovable, .rowNotEditable].contains(reason.code), codes == [.notSorted] {
        continue
      }
      let isSaid =
        RuledDocument.isOfSeveralRows(operation) ? !codes.isEmpty : codes.contains(expected)
      guard isSaid else {
        Issue.record(
          """
          seed \(seed): \(expected.rawValue) is missing in \(codes.map(\.rawValue))
          \(RuledDocument.text(of: [operation]))
          === old
          \(text)
          === new
          \(sketch.withRules(edited))
          """)
        return
      }
      reported[expected, default: 0] += 1
    }
    #expect(reported.count >= 9)
  }

  /// What a script makes of a document; nil if it is refused.
  private static func applied(_ script: String, to document: DecodedDocument) throws -> String? {
    let tree = try SyntaxTree(parsing: SourceText(name: "script", bytes: Array(script.utf8)))
    var decoder = ScriptDecoder(tree: tree)
    guard let run = BatchRun.runs(decoder.decode(as: .script), on: [document]).first, run.isPassed
    else { return nil }
    let edit = try StreamEdit(
      [(run.document, run.result)], of: run.document.tree, limits: ParsingLimits())
    return String(decoding: edit.bytes, as: UTF8.self)
  }
}
