internal import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// A change made by hand, held to the old document's rules as if it had been a script (SPEC §9).
extension DocumentComparison {
  /// Everything that the old document's rules say against the change: each at its place in the new
  /// document, or in the old one for what is gone; with the codes that operations would have got.
  ///
  /// - Parameters:
  ///   - allowsRuleChanges: whether modes, pins, the policy and what rows say of themselves may change.
  ///   - limits: those that the documents were read with.
  /// - Returns: errors, and warnings of rows that would be pinned.
  /// - Complexity: O(*k*) in the number of steps; with `anchors: refuse` O(*n*).
  package func findings(allowsRuleChanges: Bool, limits: ParsingLimits) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for change in plan.changes {
      findings += diagnostics(
        of: change.refusals, at: place(of: change), allowsRuleChanges: allowsRuleChanges)
    }
    for objection in plan.objections {
      let entry = matching.new(of: objection.entry)
      findings += diagnostics(
        of: objection.refusals,
        at: entry.map { place(of: $0, in: new) } ?? place(of: objection.entry, in: old),
        allowsRuleChanges: allowsRuleChanges)
    }
    if !allowsRuleChanges {
      findings += frames.filter(\.isRule).map { frame in
        Diagnostic(
          .rulesChanged, "\(frame.subject) rules what may be changed, and may not change itself",
          at: frame.place)
      }
    }
    if findings.isEmpty { findings += anchorFindings(limits: limits) }
    return findings + warnings()
  }

  private func warnings() -> [Diagnostic] {
    plan.warnings.map { warning in
      Diagnostic(.willBePinned, warning.message, at: place(of: warning.row, in: new))
    }
  }

  /// The reason of a refusal, and apart from it that it would change rules.
  private func diagnostics(
    of refusals: [Refusal], at place: Diagnostic.Place, allowsRuleChanges: Bool
  ) -> [Diagnostic] {
    let ruleChanges = allowsRuleChanges ? [] : refusals.filter { $0.code == .rulesChanged }
    // With other rules other pins may name nothing; what is wrong with them is said of the document.
    let others = refusals.filter { refusal in
      switch refusal.code {
      case .rulesChanged: false
      case .pinOutOfRange, .notFound: !allowsRuleChanges
      default: true
      }
    }
    return [others, ruleChanges].compactMap {
      old.document.diagnostic(of: $0, at: place, in: Script())
    }
  }

  private func place(of change: PlannedChange) -> Diagnostic.Place {
    if let entry = change.new { return place(of: entry, in: new) }
    if let entry = change.old { return place(of: entry, in: old) }
    return new.document.place(of: new.document.root)
  }

  private func place(of entry: EntryID, in document: ComparedDocument) -> Diagnostic.Place {
    document.document.place(of: document.node(of: entry))
  }

  // MARK: Anchors

  /// What `anchors: refuse` says, which only the text can tell.
  private func anchorFindings(limits: ParsingLimits) -> [Diagnostic] {
    guard old.model.policy.anchors == .refuse, old.tree.hasAliases,
      let script = try? ChangeScript(self, limits: limits),
      let tree = try? SyntaxTree(
        parsing: SourceText(name: "script", bytes: script.yaml), limits: limits)
    else { return [] }
    var decoder = ScriptDecoder(tree: tree)
    guard let run = BatchRun.runs(decoder.decode(as: .script), on: [old.document]).first else {
      return []
    }
    return zip(run.problems, script.steps).flatMap { problems, step in
      problems.filter { $0.id == .anchorInUse }.map { problem in
        Diagnostic(
          problem.id, problem.message, at: place(of: plan.changes[step]), notes: problem.notes)
      }
    }
  }
}
