internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics

/// `listproc apply`: edits lists by a script of operations, all of them or none (SPEC §2, §7).
///
/// `AppliedInput` computes, `ResultWriter` writes.
struct ApplyCommand {
  private let command: ParsedCommand
  private let files: ApplyFiles
  private let system: SystemCalls
  private var messages: Messages

  init(
    _ command: ParsedCommand, messages: Messages, system: SystemCalls
  ) throws(UsageError) {
    self.command = command
    self.messages = messages
    self.system = system
    files = try ApplyFiles(command, system: system)
  }

  mutating func run() -> ExitStatus {
    let scripts = ScriptSources(command, system: system)
    messages.report(scripts.failures)
    messages.report(scripts.script.problems)
    let isOneOfSeveral = files.inputs.count > 1
    if isOneOfSeveral { messages.report(scripts.script.operations.flatMap(\.problems)) }
    let opened = OpenedInput.opening(files, system: system)
    defer { for input in opened { input.held?.release(system) } }
    let inputs = opened.map {
      AppliedInput(
        $0, isOneOfSeveral: isOneOfSeveral, scripts: scripts, for: command, messages: &messages,
        system: system)
    }
    if isOneOfSeveral, inputs.contains(where: \.isNative) {
      messages.report(scripts.script.operations.flatMap(\.entryProblems))
    }
    write(inputs)
    messages.flush()
    return messages.status
  }

  /// Writes the results, if all inputs have one, and the report in any case.
  private mutating func write(_ inputs: [AppliedInput]) {
    var outcome = ResultWriter.Outcome(isWritten: inputs.map { _ in false })
    if inputs.allSatisfy({ $0.edited != nil }), writeInverse(of: inputs) {
      outcome = ResultWriter(command, files, system: system).write(inputs) {
        Self.report(on: inputs, isWritten: inputs.map { _ in true })
      }
      messages.report(outcome.diagnostics)
    }
    guard let path = files.report, !outcome.isReportSettled else { return }
    let report = Self.report(on: inputs, isWritten: outcome.isWritten)
    if path == "-" {
      messages.write(report)
    } else if let failure = OutputFile(path: path, system: system).write(report) {
      messages.report(failure)
    }
  }

  /// Writes the script that takes the result back, if it is asked for: before the result, which
  /// would otherwise stand without it.
  ///
  /// - Returns: whether nothing stands in the way.
  private mutating func writeInverse(of inputs: [AppliedInput]) -> Bool {
    guard let path = command.value(of: .undo), let input = inputs.first else { return true }
    switch input.inverse(for: command, system: system) {
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return false
    case .success(let script):
      if let note = input.inverseNote { messages.report(note) }
      guard !command.has(.dryRun),
        let failure = OutputFile(path: path, system: system).write(script)
      else { return true }
      messages.report(failure)
      return false
    }
  }

  private static func report(on inputs: [AppliedInput], isWritten: [Bool]) -> [UInt8] {
    RunReport(zip(inputs, isWritten).flatMap { $0.reports(isWritten: $1) }).json()
  }
}
