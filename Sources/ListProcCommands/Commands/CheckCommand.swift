internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// `listproc check`: reports every problem of every file (SPEC §7), and with a base all that its rules
/// say against the change (SPEC §9).
struct CheckCommand {
  private let command: ParsedCommand
  private let system: SystemCalls
  private let base: BaseSource?
  private var messages: Messages

  init(_ command: ParsedCommand, messages: Messages, system: SystemCalls) throws(UsageError) {
    self.command = command
    self.system = system
    self.messages = messages
    base = try BaseSource(command, system: system)
  }

  mutating func run() -> ExitStatus {
    var status = ExitStatus.done
    for path in command.operands.isEmpty ? ["-"] : command.operands {
      status = max(status, check(path))
    }
    messages.flush()
    return status
  }

  private mutating func check(_ path: String) -> ExitStatus {
    let source: SourceText
    switch InputFile.read(path, system: system) {
    case .success(let text): source = text
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return failure.diagnostic.id == .tooLarge ? .no : .trouble
    }
    switch LoadedStream.read(source, for: command, to: .look, system: system) {
    case .success(let stream):
      let findings = stream.documents.compactMap { $0 }.flatMap { $0.findings() }
      let problems = (stream.diagnostics + findings).sortedByPlace()
      guard let base, !stream.hasErrors else { return report(problems) }
      return max(report(problems), compare(stream, at: path, with: base, besides: problems))
    case .failure(let failure):
      messages.report(failure.diagnostic)
      // Which document is meant is a matter of the command line, not of the document.
      return failure.diagnostic.id == .outOfRange ? .trouble : .no
    }
  }

  private mutating func report(_ problems: [Diagnostic]) -> ExitStatus {
    messages.report(problems)
    let isRefused = problems.contains {
      $0.severity == .error || command.has(.strict) && $0.severity == .warning
    }
    return isRefused ? .no : .done
  }

  // MARK: Changes

  /// Judges the change of a list by the rules that it had.
  private mutating func compare(
    _ stream: LoadedStream, at path: String, with base: BaseSource, besides known: [Diagnostic]
  ) -> ExitStatus {
    let old: LoadedStream
    let source = base.source(of: path, system: system)
    switch source.flatMap({ read($0, of: path, base) }) {
    case .success(nil): return .done
    case .success(let stream?): old = stream
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return .trouble
    }
    guard !old.hasErrors else {
      messages.report(old.diagnostics.filter { $0.severity == .error })
      return .trouble
    }
    var findings: [Diagnostic] = []
    for (old, new) in zip(old.documents, stream.documents) {
      guard let old, let new else { continue }
      findings += DocumentComparison(from: old, to: new).findings(
        allowsRuleChanges: command.has(.allowRulesChange), limits: ParsingLimits(command))
    }
    if stream.documents.count < old.documents.count {
      findings.append(missingDocuments(of: old, after: stream.documents.count))
    }
    return report(findings.filter { finding in !known.contains { $0.isSame(as: finding) } })
  }

  /// Reads the list as it was, with the layout and the rules that it had.
  private func read(
    _ source: SourceText?, of path: String, _ base: BaseSource
  ) -> Result<LoadedStream?, FailedInput> {
    guard let source else { return .success(nil) }
    var place = ListPlace(source.name, comparedWith: path)
    if case .revision(let revision, let oldPath) = base {
      place = ListPlace(oldPath ?? path, comparedWith: path)
      place.revision = revision
    }
    return LoadedStream.read(source, at: place, for: command, to: .look, system: system)
      .map { $0 }
  }

  /// Says that documents of a stream are gone, which no operation could have done.
  private func missingDocuments(of old: LoadedStream, after count: Int) -> Diagnostic {
    let range = old.tree.range(of: old.tree.documents[count].root)
    return Diagnostic(
      .rulesChanged, "this document is gone, and with it the rules that it states",
      at: Diagnostic.Place(source: old.tree.source, range: range))
  }
}

extension Diagnostic {
  /// Whether another message says the same of the same place.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    id == other.id && place?.range == other.place?.range
      && place?.source.name == other.place?.source.name
  }
}
