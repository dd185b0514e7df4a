internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// `listproc apply`: edits a list by a script of operations, all of them or none (SPEC §2, §7).
struct ApplyCommand {
  private let command: ParsedCommand
  private let path: String
  private var messages: Messages
  private let scripts: ScriptSources
  /// Whether the text could not be edited.
  private var isUnsafe = false

  init(_ command: ParsedCommand, messages: Messages) {
    self.command = command
    self.messages = messages
    path = command.operands.first ?? "-"
    scripts = ScriptSources(command)
  }

  mutating func run() -> ExitStatus {
    messages.report(scripts.failures)
    messages.report(scripts.script.problems)
    let report = apply()
    if let path = command.value(of: .report) { write(report, to: path) }
    messages.flush()
    return messages.status
  }

  /// Reads the input, runs the batch, and writes the result unless something stands in the way.
  private mutating func apply() -> RunReport {
    let stream: LoadedStream
    switch InputFile.read(path).flatMap({ LoadedStream.read($0, for: command, takesAll: false) }) {
    case .success(let loaded): stream = loaded
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return RunReport([DocumentReport(invalid: InputFile.name(of: path))])
    }
    messages.report(stream.diagnostics)
    guard !stream.hasErrors, scripts.failures.isEmpty else {
      messages.report(scripts.script.operations.flatMap(\.problems))
      return RunReport([DocumentReport(invalid: InputFile.name(of: path))])
    }
    let runs = BatchRun.runs(scripts.script, on: stream.documents.compactMap { $0 })
    for run in runs { messages.report(run.diagnostics) }
    let isWritten =
      scripts.script.problems.isEmpty && runs.allSatisfy(\.isPassed) && finish(runs, of: stream)
    guard command.has(.report) else { return RunReport() }
    return RunReport(
      runs.map {
        DocumentReport(
          $0, isWritten: isWritten, isChanged: $0.hasChanges, isUnsafe: isUnsafe)
      })
  }

  /// Carries the results over to the text and writes it.
  ///
  /// - Returns: whether nothing stood in the way.
  private mutating func finish(_ runs: [BatchRun], of stream: LoadedStream) -> Bool {
    let edited: SourceText
    do {
      let edit = try StreamEdit(
        runs.map { ($0.document, $0.result) }, of: runs.first?.document.tree ?? stream.tree,
        limits: ParsingLimits(command))
      for note in edit.commentNotes { messages.report(note) }
      edited = SourceText(name: stream.tree.source.name, bytes: edit.bytes)
    } catch {
      let place =
        runs.first?.place(of: error.range)
        ?? Diagnostic.Place(source: stream.tree.source, range: error.range)
      messages.report(Diagnostic(.unsafeEdit, error.message, at: place))
      isUnsafe = true
      return false
    }
    guard let failure = ResultWriter(command).write(edited, of: stream) else { return true }
    messages.report(failure)
    return false
  }

  private mutating func write(_ report: RunReport, to path: String) {
    if path == "-" {
      messages.write(report.json())
    } else if let failure = OutputFile.write(report.json(), to: path) {
      messages.report(failure)
    }
  }
}
