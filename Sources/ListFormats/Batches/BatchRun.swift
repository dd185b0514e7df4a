package import ListModel
package import SourceDiagnostics
internal import YAMLSyntax

/// A script that was run on one document: what became of it, and all messages about it.
package struct BatchRun: Sendable {
  /// The script.
  package let script: Script
  /// The document as it was read, and with it what the script brings along.
  package internal(set) var document: DecodedDocument
  /// What the batch made of it.
  package internal(set) var result: BatchResult
  /// The messages about each operation, its reason first; none for those that passed.
  package internal(set) var problems: [[Diagnostic]]
  /// Warnings about the result as a whole.
  package let warnings: [Diagnostic]
  /// Where the texts begin that the script brings along, in order, and its operations that do.
  private var arrivalPlaces: [(start: Int, place: Diagnostic.Place)] = []

  /// Runs a script on documents of one stream.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - documents: the documents, each of which it is run on.
  ///   - options: how.
  /// - Returns: what became of each; all have the same tree.
  /// - Complexity: O(*k* log *n*) for *k* operations, and O(*n*) once.
  package static func runs(
    _ script: Script, on documents: [DecodedDocument], options: BatchOptions = BatchOptions()
  ) -> [BatchRun] {
    guard let first = documents.first else { return [] }
    var texts = ArrivalTexts(tree: first.tree)
    var runs = documents.map { BatchRun(script, on: $0, options: options, texts: &texts) }
    for index in runs.indices {
      runs[index].document.tree = texts.tree
      runs[index].arrivalPlaces = texts.places
    }
    return runs
  }

  /// Runs a script on the only document of a stream that is meant.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - document: the document.
  ///   - options: how.
  /// - Complexity: O(*k* log *n*) for *k* operations, and O(*n*) once.
  package init(
    _ script: Script, on document: DecodedDocument, options: BatchOptions = BatchOptions()
  ) {
    var texts = ArrivalTexts(tree: document.tree)
    self.init(script, on: document, options: options, texts: &texts)
    self.document.tree = texts.tree
    arrivalPlaces = texts.places
  }

  private init(
    _ script: Script, on document: DecodedDocument, options: BatchOptions,
    texts: inout ArrivalTexts
  ) {
    let script = OpenEntries.reading(script, for: document)
    self.script = script
    var batch = Batch()
    batch.coordinates = script.coordinates ?? .sequential
    batch.keepsGoing = options.keepsGoing
    batch.isRestoring = options.isRestoring
    let model = document.modelHoldingRules()
    var result = batch.run(script.operations.map { $0.operation(for: document) }, on: model)
    var further: [Int: [Diagnostic]] = [:]
    switch texts.extend(document, by: result, of: script) {
    case .success(let extended):
      self.document = extended
      for refusal in AnchorRefusal.refusals(
        of: extended, result, script: script, isRestoring: options.isRestoring)
      {
        further[refusal.operation, default: []].append(refusal.diagnostic)
      }
    case .failure(let failure):
      self.document = document
      let place = script.operations[failure.operation].place
      further[failure.operation] = [failure.diagnostic(at: place)]
    }
    if !further.isEmpty {
      result = result.denying(further.mapValues(Self.status), of: document.model)
    }
    self.result = result
    let own = self.document
    problems = script.operations.indices.map { index in
      var problems = script.operations[index].problems(for: own)
      let refusals = result.outcomes[index].refusals
      if !refusals.isEmpty,
        let problem = own.diagnostic(
          of: refusals, at: script.operations[index].place, in: script)
      {
        problems.append(problem)
      }
      if !further.isEmpty { problems += further[index] ?? [] }
      return problems
    }
    warnings = result.warnings.map { warning in
      own.diagnostic(of: warning, at: script.operations[warning.operation].place)
    }
  }

  /// What becomes of an operation that is refused for the sake of its text.
  private static func status(_ problems: [Diagnostic]) -> OperationOutcome.Status {
    problems.first?.class == .answerIsNo ? .denied : .invalid
  }

  /// The place that a message shows for some bytes: in the document, or the operation that brought
  /// them along.
  ///
  /// - Parameter range: bytes of the document's tree.
  /// - Returns: the place.
  package func place(of range: Range<Int>) -> Diagnostic.Place {
    if range.lowerBound >= document.tree.textEnd,
      let arrival = arrivalPlaces.last(where: { $0.start <= range.lowerBound })
    {
      return arrival.place
    }
    return Diagnostic.Place(source: document.tree.source, range: range)
  }

  /// All messages, in the order of the operations.
  package var diagnostics: [Diagnostic] { problems.flatMap { $0 } + warnings }

  /// Whether no operation was refused.
  package var isPassed: Bool { problems.allSatisfy(\.isEmpty) }

  /// Whether the result stands, apart from what writing it may meet: all operations passed, or the
  /// batch keeps going and no limit refuses it.
  package var isApplicable: Bool { result.isApplied }

  /// Whether the result has other lists than the document.
  package var hasChanges: Bool { !result.changes.isEmpty }
}
