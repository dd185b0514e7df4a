package import SourceDiagnostics
internal import YAMLSyntax
internal import ListModel

/// What a run did to one document, for `--report` (SPEC §6.3).
package struct DocumentReport: Sendable {
  /// The status of a document.
  package enum Status: String, Sendable {
    case applied, unchanged, denied, invalid, failed, partial
  }

  /// The document's file, as messages name it.
  package let file: String
  /// Its number in the stream, from 0.
  package let document: Int
  /// What became of it as a whole.
  package let status: Status
  let operations: [OperationReport]

  /// The report on a document that could not be read or edited.
  ///
  /// - Parameters:
  ///   - file: the document's file, as messages name it.
  ///   - document: its number in the stream, from 0.
  package init(invalid file: String, document: Int = 0) {
    self.file = file
    self.document = document
    status = .invalid
    operations = []
  }

  /// The report on a document that a script is not meant for: its digest is another.
  ///
  /// - Parameters:
  ///   - file: the document's file, as messages name it.
  ///   - document: its number in the stream, from 0.
  ///   - script: the script.
  package init(failed file: String, document: Int, script: Script) {
    self.file = file
    self.document = document
    status = .failed
    var lines = LineTableCache()
    operations = script.operations.enumerated().map { index, operation in
      OperationReport(operation, index: index, lines: &lines)
    }
  }

  /// The report on a document that a script was run on.
  ///
  /// - Parameters:
  ///   - run: the script, the document and what became of both.
  ///   - isWritten: whether the result stands; else its operations are skipped.
  ///   - isChanged: whether the document's bytes are others than before.
  ///   - obstacle: why the text could not be edited, though all operations passed.
  ///   - culprit: the operation that asks for what cannot be done, if it can be told.
  package init(
    _ run: BatchRun, isWritten: Bool, isChanged: Bool, obstacle: Diagnostic? = nil,
    culprit: EditedOperation? = nil
  ) {
    file = run.document.tree.source.name
    document = run.document.index
    var lines = LineTableCache()
    operations = run.script.operations.indices.map { index in
      let isCulprit = culprit?.document == run.document.index && culprit?.index == index
      return OperationReport(
        run, operation: index, isWritten: isWritten, obstacle: isCulprit ? obstacle : nil,
        lines: &lines)
    }
    let statuses = Set(operations.map(\.status))
    if isWritten, run.result.isApplied, !run.isPassed, statuses.contains(.applied) {
      status = .partial
      return
    }
    let worst: [OperationOutcome.Status] = [.invalid, .denied, .failed]
    let isInvalid = !run.script.problems.isEmpty
    switch isInvalid ? .invalid : worst.first(where: statuses.contains) {
    case .invalid: status = .invalid
    case .denied: status = .denied
    case .failed: status = .failed
    default:
      if let obstacle {
        status = obstacle.class == .answerIsNo ? .denied : .invalid
      } else {
        status = isWritten && isChanged ? .applied : .unchanged
      }
    }
  }
}

/// What became of one operation, for `--report`.
struct OperationReport: Sendable {
  let number: Int
  let name: String
  let source: ResolvedPlace
  let status: OperationOutcome.Status
  let outcome: OperationOutcome
  let reasons: [String]
  let message: String?

  /// The report on an operation that did not get its turn.
  fileprivate init(_ operation: ScriptOperation, index: Int, lines: inout LineTableCache) {
    outcome = OperationOutcome(.skipped)
    number = index + 1
    name = operation.name
    source = lines.resolve(operation.place)
    status = .skipped
    reasons = []
    message = nil
  }

  fileprivate init(
    _ run: BatchRun, operation index: Int, isWritten: Bool, obstacle: Diagnostic?,
    lines: inout LineTableCache
  ) {
    let operation = run.script.operations[index]
    let problems = run.problems[index] + [obstacle].compactMap { $0 }
    outcome = run.result.outcomes[index]
    number = index + 1
    name = operation.name
    source = lines.resolve(operation.place)
    status =
      obstacle.map { $0.class == .answerIsNo ? .denied : .invalid }
      ?? (outcome.isPassed && !isWritten ? .skipped : outcome.status)
    var seen: Set<String> = []
    let codes = problems.map(\.id.rawValue) + outcome.refusals.map(\.code.rawValue)
    reasons = codes.filter { seen.insert($0).inserted }
    message = problems.first?.message
  }
}
