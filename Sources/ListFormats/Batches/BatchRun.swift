package import ListModel
package import SourceDiagnostics

/// A script that was run on one document: what became of it, and all messages about it.
package struct BatchRun: Sendable {
  /// The script.
  package let script: Script
  /// The document as it was read.
  package let document: DecodedDocument
  /// What the batch made of it.
  package let result: BatchResult
  /// The messages about each operation, its reason first; none for those that passed.
  package let problems: [[Diagnostic]]
  /// Warnings about the result as a whole.
  package let warnings: [Diagnostic]

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - document: the document.
  /// - Complexity: O(*k* log *n*) for *k* operations, and O(*n*) once.
  package init(_ script: Script, on document: DecodedDocument) {
    self.script = script
    self.document = document
    var result = Batch().run(script.operations.map(\.operation), on: document.model)
    let anchors = AnchorRefusal.refusals(of: document, result, script: script)
    if !anchors.isEmpty {
      result = result.denying(Set(anchors.map(\.operation)), of: document.model)
    }
    self.result = result
    var problems = zip(script.operations, result.outcomes).map { operation, outcome in
      let problem = document.diagnostic(of: outcome.refusals, at: operation.place)
      return problem.map { operation.problems + [$0] } ?? operation.problems
    }
    for refusal in anchors { problems[refusal.operation].append(refusal.diagnostic) }
    self.problems = problems
    warnings = result.warnings.map { warning in
      document.diagnostic(of: warning, at: script.operations[warning.operation].place)
    }
  }

  /// All messages, in the order of the operations.
  package var diagnostics: [Diagnostic] { problems.flatMap { $0 } + warnings }

  /// Whether no operation was refused.
  package var isPassed: Bool { problems.allSatisfy(\.isEmpty) }

  /// Whether the result has other lists than the document.
  package var hasChanges: Bool { !result.changes.isEmpty }
}
