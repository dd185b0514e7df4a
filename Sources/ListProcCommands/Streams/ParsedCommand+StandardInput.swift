internal import CommandSyntax

extension ParsedCommand {
  /// Holds a command line to it that standard input is read once: whoever reads it after that finds
  /// nothing.
  ///
  /// - Throws: a usage error if lists, scripts and layouts name it twice; a command that is given no
  ///   FILE reads it too.
  func checkStandardInput() throws(UsageError) {
    let inputs: Set<OptionID> = [.script, .base, .layout]
    let named = options.compactMap { option in
      option.value.flatMap { inputs.contains(option.id) ? NamedFile.option(option.id, $0) : nil }
    }
    let lists = (operands.isEmpty ? ["-"] : operands).map { NamedFile.operand($0) }
    let readers = (named + lists).filter { $0.path == "-" }
    guard readers.count > 1 else { return }
    throw UsageError(.standardInputTaken(by: readers[0]), command: name)
  }
}
