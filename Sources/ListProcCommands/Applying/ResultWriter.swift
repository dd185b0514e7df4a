internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes the results of `apply`, and its report, where the command line says: to standard output,
/// to the file that `-o` names, or back to the inputs; with `-d` the differences to standard
/// output (SPEC §7).
///
/// What cannot be taken back, on standard output and devices, is written first; then all files at
/// once.
struct ResultWriter {
  /// What has become of the results.
  struct Outcome {
    /// Which of the results stand.
    var isWritten: [Bool]
    /// Why the others do not, and what is worth knowing.
    var diagnostics: [Diagnostic] = []
    /// Whether the report is written, or it is told why it cannot be.
    var isReportSettled = false
  }

  private let command: ParsedCommand
  private let files: ApplyFiles
  private let system: SystemCalls
  private let output: DocumentOutput

  init(_ command: ParsedCommand, _ files: ApplyFiles, system: SystemCalls) {
    self.command = command
    self.files = files
    self.system = system
    output = DocumentOutput(
      command, isStandardOutput: files.output == nil && !files.isInPlace, system: system)
  }

  /// Writes results, unless this is a dry run; and with `-d` the differences, in any case.
  ///
  /// - Parameters:
  ///   - inputs: the inputs, all of them with results.
  ///   - report: gives the report on the run if all is written.
  /// - Returns: what has become of each input's result, and of the report.
  func write(_ inputs: [AppliedInput], report: () -> [UInt8]) -> Outcome {
    do throws(FileFailure) {
      if command.has(.diff) { try writeDifferences(of: inputs) }
      if command.has(.dryRun) { return Outcome(isWritten: inputs.map { _ in true }) }
      if files.isInPlace || files.outputIsInput { return try writeBack(inputs, report: report) }
      return try write(inputs[0], report: report)
    } catch {
      return Outcome(isWritten: inputs.map { _ in false }, diagnostics: [error.diagnostic])
    }
  }

  /// Writes the results that differ from their inputs to where those came from.
  private func writeBack(
    _ inputs: [AppliedInput], report: () -> [UInt8]
  ) throws(FileFailure) -> Outcome {
    var changes: [FileChange?] = []
    for input in inputs {
      let bytes = try bytes(of: input)
      let isChanged = bytes != input.stream?.tree.source.bytes
      changes.append(
        input.held.flatMap { isChanged ? change(of: .held($0), to: bytes) : nil })
    }
    return commit(changes, report: report)
  }

  /// Writes the result of the only input to standard output or to another file.
  private func write(
    _ input: AppliedInput, report: () -> [UInt8]
  ) throws(FileFailure) -> Outcome {
    guard let path = files.output else {
      if !command.has(.diff) { try writeToStandardOutput(try bytes(of: input)) }
      return commit([nil], report: report)
    }
    let file = OutputFile(path: path, system: system)
    let bytes = try bytes(of: input)
    if try file.isWrittenAsItIs {
      try file.writeAsItIs(bytes)
      return commit([nil], report: report)
    }
    let target = try file.replaced(for: .replacement)
    defer { target.release(system) }
    return commit([change(of: target, to: bytes)], report: report)
  }

  private func change(of file: FileChange.File, to bytes: [UInt8]) -> FileChange {
    FileChange(file: file, bytes: bytes, backupSuffix: files.backupSuffix)
  }

  /// Makes the changes, and writes the report with them.
  ///
  /// - Parameters:
  ///   - changes: those of the results; nil where there is nothing left to do.
  ///   - report: gives the report, for the file that it is to go to.
  /// - Returns: what has become of them.
  private func commit(_ changes: [FileChange?], report: () -> [UInt8]) -> Outcome {
    let results = changes.compactMap { $0 }
    var all = results
    var device: OutputFile?
    do throws(FileFailure) {
      if let file = reportFile, try file.isWrittenAsItIs {
        device = file
      } else if let file = reportFile {
        let target = try file.replaced(for: .report)
        all.append(FileChange(file: target, bytes: report(), backupSuffix: nil))
      }
    } catch {
      return Outcome(
        isWritten: changes.map { _ in results.isEmpty }, diagnostics: [error.diagnostic],
        isReportSettled: true)
    }
    defer { for change in all.dropFirst(results.count) { change.file.release(system) } }
    let result = FileCommit(system: system).run(all) { () throws(FileFailure) in
      try device?.writeAsItIs(report())
    }
    let isComplete = result.writtenCount >= results.count
    var outcome = Outcome(isWritten: [], diagnostics: result.warnings)
    var position = 0
    for change in changes {
      if change != nil { position += 1 }
      outcome.isWritten.append(change == nil ? isComplete : position <= result.writtenCount)
    }
    if let failure = result.failure { outcome.diagnostics.append(failure) }
    outcome.isReportSettled =
      device != nil && !all.isEmpty
      || all.count > results.count
        && (result.writtenCount == all.count || result.failedPath == files.report)
    return outcome
  }

  /// The file that the report goes to, if it goes to one.
  private var reportFile: OutputFile? {
    guard let path = files.report, path != "-" else { return nil }
    return OutputFile(path: path, system: system)
  }

  /// The bytes that are written for an input, in the format that is asked for.
  private func bytes(of input: AppliedInput) throws(FileFailure) -> [UInt8] {
    guard let edited = input.edited else { return [] }
    if output.format == .yaml { return edited.bytes }
    var bytes: [UInt8] = []
    switch LoadedStream.read(edited, for: command, to: .edit, system: system) {
    case .failure(let failure): throw FileFailure(failure.diagnostic)
    case .success(let result):
      if let error = result.diagnostics.first(where: { $0.severity == .error }) {
        throw FileFailure(error)
      }
      let shown = result.revealing(input.revealedPaths)
      if let failure = output.append(shown, isFirst: true, to: &bytes) {
        throw FileFailure(failure)
      }
    }
    return bytes
  }

  private func writeToStandardOutput(_ bytes: [UInt8]) throws(FileFailure) {
    if let failure = StandardOutput.write(bytes, system: system) { throw FileFailure(failure) }
  }

  /// Prints what changes, for `patch` byte for byte; for a terminal, harmless.
  private func writeDifferences(of inputs: [AppliedInput]) throws(FileFailure) {
    let color = command.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    let appearance: DiffAppearance =
      color.isColored(1, system: system)
      ? .colored : system.isTerminal(1) ? .escaped : .exact
    var output = OutputStream(descriptor: 1, system: system)
    do throws(SystemError) {
      for (path, input) in zip(files.inputs, inputs) {
        guard let old = input.stream?.tree.source, let new = input.edited else { continue }
        let diff = UnifiedDiff(of: path, from: old.bytes, to: new.bytes, appearance: appearance)
        try diff.append(to: &output.buffer, flushingAt: OutputStream.flushSize) {
          [output] buffer throws(SystemError) in
          try output.drain(&buffer)
        }
      }
      try output.flush()
    } catch {
      throw FileFailure(StandardOutput.failure(error))
    }
  }
}
