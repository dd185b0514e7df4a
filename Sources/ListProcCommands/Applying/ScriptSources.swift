internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// The scripts of a command line: all `-e` and `-s`, one batch in their order (SPEC §2.3).
struct ScriptSources {
  private(set) var script = Script()
  /// What could not be read at all.
  private(set) var failures: [Diagnostic] = []

  init(_ command: ParsedCommand, system: SystemCalls) {
    let limits = ParsingLimits(command)
    for option in command.options {
      guard let value = option.value else { continue }
      switch option.id {
      case .operation:
        let source = SourceText(name: "-e \(option.ordinal)", bytes: Array(value.utf8))
        add(source, as: .operation, limits: limits)
      case .script:
        switch InputFile.read(value, system: system) {
        case .success(let source): add(source, as: .script, limits: limits)
        case .failure(let failure): failures.append(failure.diagnostic)
        }
      default: break
      }
    }
  }

  private mutating func add(
    _ source: SourceText, as form: ScriptDecoder.Form, limits: ParsingLimits
  ) {
    do {
      var decoder = ScriptDecoder(tree: try SyntaxTree(parsing: source, limits: limits))
      script.append(decoder.decode(as: form))
    } catch {
      failures.append(error.diagnostic(in: source))
    }
  }
}
