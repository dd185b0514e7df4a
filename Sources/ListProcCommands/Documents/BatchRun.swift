internal import ListFormats
internal import ListModel
internal import SourceDiagnostics

/// A batch that was run on one document.
struct BatchRun {
  let script: Script
  let document: DecodedDocument
  let result: BatchResult
  /// The messages of each operation, its reason first.
  let problems: [[Diagnostic]]
  /// Warnings of the batch as a whole.
  let warnings: [Diagnostic]

  /// Runs a script on a document.
  init(_ script: Script, on document: DecodedDocument) {
    self.script = script
    self.document = document
    let result = Batch().run(script.operations.map(\.operation), on: document.model)
    self.result = result
    problems = zip(script.operations, result.outcomes).map { operation, outcome in
      operation.problems + document.diagnostics(of: outcome.refusals, at: operation.place)
    }
    warnings = result.warnings.map { warning in
      document.diagnostic(of: warning, at: script.operations[warning.operation].place)
    }
  }

  /// All messages, in the order of the operations.
  var diagnostics: [Diagnostic] { problems.flatMap { $0 } + warnings }

  /// Whether no operation was refused.
  var isPassed: Bool { problems.allSatisfy(\.isEmpty) }
}
