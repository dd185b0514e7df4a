import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// A change made by hand is held to the rules that a script is held to (SPEC §9).
@Suite struct HeldChangeTests {
  @Test func `what a script is allowed to do is accepted when it was done by hand`() throws {
    var accepted = 0
    for seed in UInt64(1)...1_500 {
      var sketch = RuledDocument(seed: seed)
      let text = sketch.text()
      let document = try ChangeCase.document(text)
      let script = sketch.script(on: document.model)
      guard let new = try Self.applied(script, to: document) else { continue }
      let comparison = DocumentComparison(from: document, to: try ChangeCase.document(new))
      let findings = comparison.findings(allowsRuleChanges: false, limits: ParsingLimits())
        .filter { $0.severity == .error }
      guard findings.isEmpty else {
        Issue.record(
          """
          seed \(seed): \(findings.map { "\($0.message) [\($0.id.rawValue)]" })
          \(script)
          === old
          \(text)
          === new
          \(new)
          """)
        return
      }
      accepted += 1
    }
    #expect(accepted > 700)
  }

  @Test func `what a rule denies a script is reported when it was done by hand`() throws {
    var reported: [DiagnosticID: Int] = [:]
    for seed in UInt64(1)...3_000 {
      var sketch = RuledDocument(seed: seed)
      let text = sketch.text()
      let document = try ChangeCase.document(text)
      let operation = sketch.operation(on: document.model)
      let result = Batch().run([operation], on: document.model)
      guard let outcome = result.outcomes.first, outcome.status == .denied,
        let reason = outcome.refusals.first, RuledDocument.showsInResult(reason.code)
      else { continue }
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
      let isSaid = RuledDocument.isSwap(operation) ? !codes.isEmpty : codes.contains(expected)
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
    print("held changes: \(reported.map { "\($0.rawValue): \($1)" }.sorted())")
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
