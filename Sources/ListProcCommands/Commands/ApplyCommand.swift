internal import CommandSyntax
internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// `listproc apply`: edits a list by a script of operations, all of them or none (SPEC §2, §7).
struct ApplyCommand {
  private let command: ParsedCommand
  private var messages: Messages
  private let scripts: ScriptSources

  init(_ command: ParsedCommand, messages: Messages) {
    self.command = command
    self.messages = messages
    scripts = ScriptSources(command)
  }

  mutating func run() -> ExitStatus {
    messages.report(scripts.failures)
    messages.report(scripts.script.problems)
    var report = BatchReport()
    let status = apply(report: &report)
    if let path = command.value(of: .report) { write(report, to: path) }
    messages.flush()
    return max(status, messages.status)
  }

  /// Reads the input, runs the batch, and writes the result unless something stands in the way.
  private mutating func apply(report: inout BatchReport) -> ExitStatus {
    let path = command.operands.first ?? "-"
    let stream: LoadedStream
    switch InputFile.read(path).flatMap({ LoadedStream.read($0, for: command, takesAll: false) }) {
    case .success(let loaded): stream = loaded
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return ExitStatus(failure.diagnostic)
    }
    messages.report(stream.diagnostics)
    guard !stream.hasErrors else { return .trouble }
    guard scripts.failures.isEmpty else { return .trouble }
    let runs = stream.documents.compactMap { $0 }.map { BatchRun(scripts.script, on: $0) }
    for run in runs {
      messages.report(run.diagnostics)
      report.add(run)
    }
    guard messages.status == .done, runs.allSatisfy(\.isPassed) else { return messages.status }
    return finish(runs, of: stream, report: &report)
  }

  private mutating func finish(
    _ runs: [BatchRun], of stream: LoadedStream, report: inout BatchReport
  ) -> ExitStatus {
    let edited: SourceText
    do {
      let edit = try StreamEdit(
        runs.map { ($0.document, $0.result) }, of: stream.tree, limits: ParsingLimits(command))
      for note in edit.commentNotes { messages.report(note) }
      edited = SourceText(name: stream.tree.source.name, bytes: edit.bytes)
    } catch {
      let place = Diagnostic.Place(source: stream.tree.source, range: error.range)
      let diagnostic = Diagnostic(.unsafeEdit, error.message, at: place)
      messages.report(diagnostic)
      report.refuse(diagnostic)
      return ExitStatus(diagnostic)
    }
    guard !command.has(.dryRun) else { return .done }
    let failure = ResultWriter(command).write(edited, of: stream)
    guard let failure else { return .done }
    messages.report(failure)
    return ExitStatus(failure)
  }

  private mutating func write(_ report: BatchReport, to path: String) {
    if path == "-" {
      messages.write(report.text())
    } else if let failure = OutputFile.write(Array(report.text().utf8), to: path) {
      messages.report(failure)
    }
  }
}
