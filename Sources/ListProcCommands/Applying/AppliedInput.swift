internal import CommandSyntax
internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What a script makes of one input: computed and proved, and not yet written (SPEC §2, §5.8).
struct AppliedInput {
  /// The input, as messages name it.
  let name: String
  /// The file that the result goes to, if it is held.
  let held: HeldFile?
  /// The input as it was read; nil if it could not be, or is no list.
  private(set) var stream: LoadedStream?
  /// The edited text of the whole input; nil if something stands in the way.
  private(set) var edited: SourceText?
  private var runs: [BatchRun] = []
  /// Why the text could not be edited, though all operations passed.
  private var obstacle: Diagnostic?
  /// The operation that asks for what cannot be done, if it can be told.
  private var culprit: EditedOperation?
  /// The scripts, if they are meant for another input.
  private var mismatched: Script?

  /// Whether the scripts were run on a list that no layout reads.
  var isNative: Bool { runs.contains { $0.document.isNative } }

  /// Runs the scripts on an input.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - isOneOfSeveral: whether messages must say which input they are about; what is wrong with
  ///     the scripts as such is said elsewhere then.
  ///   - scripts: the scripts.
  ///   - command: says which documents are meant, and within which limits they are read.
  ///   - messages: takes all that stands in the way, and what is worth knowing.
  ///   - system: the system calls.
  /// - Complexity: O(*n* + *k* log *n*) for *n* bytes and *k* operations.
  init(
    _ input: OpenedInput, isOneOfSeveral: Bool, scripts: ScriptSources,
    for command: ParsedCommand, messages: inout Messages, system: SystemCalls
  ) {
    name = input.name
    held = input.held
    let stream: LoadedStream
    switch input.text.flatMap({
      LoadedStream.read($0, for: command, to: .edit, system: system)
    }) {
    case .success(let loaded): stream = loaded
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return
    }
    messages.report(stream.diagnostics)
    guard !stream.hasErrors, scripts.failures.isEmpty else {
      if !isOneOfSeveral { messages.report(scripts.script.operations.flatMap(\.allProblems)) }
      return
    }
    self.stream = stream
    let mismatches = Self.mismatches(of: scripts.script, with: stream)
    guard mismatches.isEmpty else {
      mismatched = scripts.script
      messages.report(mismatches)
      return
    }
    if command.has(.restore), scripts.script.conditions.isEmpty {
      messages.report(
        Diagnostic(
          .usage, "'--restore' takes a script that '--undo' wrote: one with 'if-digest'", at: nil))
      return
    }
    var options = BatchOptions()
    options.keepsGoing = command.has(.keepGoing)
    options.isRestoring = command.has(.restore)
    runs = BatchRun.runs(
      scripts.script, on: stream.documents.compactMap { $0 }, options: options)
    for run in runs {
      messages.report(isOneOfSeveral ? run.diagnosticsNamingDocument : run.diagnostics)
    }
    guard scripts.script.problems.isEmpty, runs.allSatisfy(\.isApplicable) else { return }
    switch Self.edited(stream, by: &runs, of: scripts, for: command, messages: &messages) {
    case .success(let text): edited = text
    case .failure(let failure):
      messages.report(failure.diagnostic)
      obstacle = failure.diagnostic
      culprit = failure.operation
    }
  }

  /// What is wrong with the input's digest.
  private static func mismatches(of script: Script, with stream: LoadedStream) -> [Diagnostic] {
    guard !script.conditions.isEmpty else { return [] }
    let source = stream.tree.source
    let digest = ContentDigest(of: source.bytes)
    return script.conditions.compactMap { $0.mismatch(with: digest, of: source.name) }
  }

  /// Carries the results over to the text. A run whose result cannot be read again is refused.
  private static func edited(
    _ stream: LoadedStream, by runs: inout [BatchRun], of scripts: ScriptSources,
    for command: ParsedCommand, messages: inout Messages
  ) -> Result<SourceText, FailedInput> {
    let edit: StreamEdit
    do {
      edit = try StreamEdit(
        runs.map { ($0.document, $0.result) }, of: runs.first?.document.tree ?? stream.tree,
        limits: ParsingLimits(command))
    } catch {
      for index in runs.indices {
        guard let refused = runs[index].refusing(error) else { continue }
        runs[index] = refused.run
        return .failure(FailedInput(refused.diagnostic))
      }
      let place = Diagnostic.Place(source: stream.tree.source, range: error.range)
      let diagnostic = BatchRun.diagnostic(of: error, in: runs)
      return .failure(
        FailedInput(
          diagnostic ?? Diagnostic(.unsafeEdit, error.message, at: place),
          operation: error.operation))
    }
    for note in edit.commentNotes { messages.report(note) }
    let text = SourceText(name: stream.tree.source.name, bytes: edit.bytes)
    return LineEdits(
      of: scripts.script, on: runs.map(\.document), isRestoring: command.has(.restore)
    )
    .apply(to: text, limits: ParsingLimits(command))
    .mapError { FailedInput($0.diagnostic) }
    .flatMap { edited in
      RulesComment.change(from: stream.tree, to: edited)
        .map { .failure(FailedInput($0)) } ?? .success(edited)
    }
  }

  /// The document that the script takes back which `inverse` writes, for messages; nil if its number
  /// goes without saying.
  var inverseNote: Diagnostic.Note? {
    guard let number = numberOfInverse else { return nil }
    return Diagnostic.Note(
      "the script of '--undo' is for document \(number) alone; apply it with '--document \(number)'"
    )
  }

  /// The number of the only document that changed, if all of several are meant.
  private var numberOfInverse: Int? {
    guard runs.count > 1, let run = runs.first(where: \.hasChanges) else { return nil }
    return run.document.index
  }

  /// The script that takes the result back.
  ///
  /// - Parameters:
  ///   - command: says how the result is read.
  ///   - system: the system calls, for what a layout is read from.
  /// - Returns: the script in YAML; or the message that says why there is none.
  func inverse(for command: ParsedCommand, system: SystemCalls) -> Result<[UInt8], FailedInput> {
    guard let stream, let edited else { return .success([]) }
    let read = LoadedStream.read(edited, for: command, to: .edit, system: system)
    return read.flatMap { result in
      let changed = stream.documents.indices.filter {
        runs.indices.contains($0) && runs[$0].hasChanges
      }
      guard changed.count <= 1 else {
        let numbers = changed.map { "\(runs[$0].document.index)" }.joined(separator: ", ")
        let message =
          "documents \(numbers) change; a script takes back the edit of one: edit each in a run of its"
          + " own, with '--document N'"
        return .failure(FailedInput(Diagnostic(.whichDocument, message, at: nil)))
      }
      let index = changed.first ?? 0
      guard runs.indices.contains(index), result.documents.indices.contains(index),
        stream.documents.indices.contains(index), let old = stream.documents[index],
        let new = result.documents[index]
      else { return .success([]) }
      do throws(UnsafeEdit) {
        let script = try InverseScript(
          from: new, to: old, made: runs[index].result, limits: ParsingLimits(command))
        let number = numberOfInverse
        return .success(
          Array((number.map { "# for --document \($0)\n" } ?? "").utf8) + script.bytes)
      } catch {
        let place = Diagnostic.Place(source: old.tree.source, range: error.range)
        let message = "no script takes this edit back: \(error.message)"
        return .failure(FailedInput(Diagnostic(.unsafeEdit, message, at: place)))
      }
    }
  }

  /// For each of the input's documents the entries whose delete buttons show: a table shows them.
  var revealedPaths: [[[Int]]] { runs.map(\.result.document.revealedPaths) }

  /// The reports on the input's documents.
  ///
  /// - Parameter isWritten: whether the result stands.
  /// - Returns: one a document; one for an input that could not be read.
  func reports(isWritten: Bool) -> [DocumentReport] {
    guard let stream else { return [DocumentReport(invalid: name)] }
    if let mismatched {
      return stream.documents.compactMap { $0 }.map {
        DocumentReport(failed: name, document: $0.index, script: mismatched)
      }
    }
    let hasOtherBytes = edited?.bytes != stream.tree.source.bytes
    return runs.map {
      DocumentReport(
        $0, isWritten: isWritten,
        isChanged: hasOtherBytes && ($0.hasChanges || runs.count == 1), obstacle: obstacle,
        culprit: culprit)
    }
  }
}
