internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// `listproc diff`: prints the script that turns one list into another (SPEC §9).
struct DiffCommand {
  /// What the difference is printed as.
  private enum Format: String {
    case yaml, json, text
  }

  private let command: ParsedCommand
  private let system: SystemCalls
  private var messages: Messages

  init(_ command: ParsedCommand, messages: Messages, system: SystemCalls) {
    self.command = command
    self.system = system
    self.messages = messages
  }

  mutating func run() -> ExitStatus {
    let operands = command.operands
    let streams = operands.enumerated().map { number, path in
      let partner = operands.count == 2 ? operands[1 - number] : "-"
      return read(path, comparedWith: partner == "-" ? nil : partner)
    }
    var status = ExitStatus.trouble
    if streams.count == 2, let old = streams[0], let new = streams[1] {
      status = compare(old, new)
    }
    messages.flush()
    return status
  }

  /// Reads an operand; nil, with messages, if it is no list.
  private mutating func read(_ path: String, comparedWith partner: String?) -> LoadedStream? {
    let source = InputFile.read(path, system: system)
    switch source.flatMap({
      LoadedStream.read(
        $0, at: ListPlace($0.name, comparedWith: partner), for: command, to: .edit,
        system: system)
    }) {
    case .failure(let failure):
      messages.report(failure.diagnostic)
      return nil
    case .success(let stream):
      messages.report(stream.diagnostics.filter { $0.severity == .error })
      return stream.hasErrors ? nil : stream
    }
  }

  private mutating func compare(_ old: LoadedStream, _ new: LoadedStream) -> ExitStatus {
    let pairs = zip(old.documents, new.documents).compactMap { old, new in
      old.flatMap { old in new.map { (old, $0) } }
    }
    guard pairs.count == 1, old.documents.count == 1, new.documents.count == 1 else {
      messages.report(
        Diagnostic(
          .whichDocument, "a difference is that of one document; '--document' says which", at: nil))
      return .trouble
    }
    let comparison = DocumentComparison(from: pairs[0].0, to: pairs[0].1)
      .closest(limits: ParsingLimits(command))
    let text: [UInt8]
    do {
      text = try self.text(of: comparison)
    } catch {
      let place = Diagnostic.Place(source: new.tree.source, range: error.range)
      messages.report(Diagnostic(.unsafeEdit, error.message, at: place))
      return .trouble
    }
    if let failure = StandardOutput.write(text, system: system) {
      messages.report(failure)
      return .trouble
    }
    for note in comparison.notes { messages.report(note) }
    return comparison.isSame ? .done : .no
  }

  private func text(of comparison: DocumentComparison) throws(UnsafeEdit) -> [UInt8] {
    if command.has(.stat) { return Array(ChangeSummary(comparison).statistics().utf8) }
    let format = command.value(of: .to).flatMap(Format.init(rawValue:)) ?? .yaml
    switch format {
    case .text: return ChangeSummary(comparison).lines()
    case .yaml: return try ChangeScript(comparison, limits: ParsingLimits(command)).yaml
    case .json: return try ChangeScript(comparison, limits: ParsingLimits(command)).json
    }
  }
}
