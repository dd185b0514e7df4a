internal import CommandSyntax

/// Which files a run of `apply` reads and writes, as far as the command line may say so
/// (SPEC §7, §7.2).
struct ApplyFiles {
  /// The inputs, `-` for standard input.
  let inputs: [String]
  /// Whether each input is edited where it is.
  let isInPlace: Bool
  /// The file that the result is written to; nil for standard output and for edits in place.
  let output: String?
  /// Whether that is the input.
  let outputIsInput: Bool
  /// What the old content of a file is kept under; nil if it is not kept.
  let backupSuffix: String?
  /// Where the script goes that takes the result back; nil if none is asked for.
  let undo: String?
  /// Where the report goes, `-` for standard error; nil if none is asked for.
  let report: String?

  /// Reads the command line; of files nothing but their names is looked at.
  ///
  /// - Parameters:
  ///   - command: the command line.
  ///   - system: the system calls.
  /// - Throws: a usage error if there are too few or too many inputs, or if one file is named
  ///   twice where the one use would undo the other.
  init(_ command: ParsedCommand, system: SystemCalls) throws(UsageError) {
    isInPlace = command.has(.inPlace)
    output = command.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    report = command.value(of: .report)
    undo = command.value(of: .undo)
    backupSuffix = command.has(.backup) ? command.value(of: .backup) : nil
    let inputs = command.operands.isEmpty ? ["-"] : command.operands
    self.inputs = inputs
    try Self.checkOperands(of: command)
    try Self.checkBackup(of: command)
    var names = FileNames(system: system)
    outputIsInput = output.map { names.areSame($0, inputs[0]) } ?? false
    try checkNames(command.values(of: .script), &names)
  }

  private static func checkOperands(of command: ParsedCommand) throws(UsageError) {
    let operands = command.operands
    if command.has(.inPlace) {
      if operands.isEmpty {
        throw UsageError(.operandNeeded(ValueSpec("FILE"), by: .inPlace), command: .apply)
      }
      if operands.contains("-") {
        throw UsageError(.standardInputExcluded(by: .inPlace), command: .apply)
      }
      if command.has(.undo), operands.count > 1 {
        throw UsageError(.furtherOperand(operands[1], with: .undo), command: .apply)
      }
    } else if operands.count > 1 {
      throw UsageError(.severalOperands(operands[1], without: .inPlace), command: .apply)
    }
  }

  private static func checkBackup(of command: ParsedCommand) throws(UsageError) {
    guard command.has(.backup), let suffix = command.value(of: .backup) else { return }
    guard !suffix.isEmpty, !suffix.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
    else {
      throw UsageError(.noSuffix(suffix, of: .backup), command: .apply)
    }
    if !command.has(.inPlace) && !command.has(.output) {
      throw UsageError(.optionAlone(.backup, needs: [.inPlace, .output]), command: .apply)
    }
  }

  /// Holds the names to it that what is written is written once, and read only if it is edited.
  private func checkNames(
    _ scripts: [String], _ names: inout FileNames
  ) throws(UsageError) {
    let operands = inputs.map { NamedFile.operand($0) }
    var read = scripts.map { NamedFile.option(.script, $0) }
    if !isInPlace && !outputIsInput { read += operands }
    var written = isInPlace ? operands : output.map { [.option(.output, $0)] } ?? []
    if let backupSuffix {
      written += written.map { names.backup(of: $0.path, suffix: backupSuffix) }
    }
    if let report, report != "-" { written.append(.option(.report, report)) }
    if let undo { written.append(.option(.undo, undo)) }
    for file in read { names.add(file) }
    for file in written {
      if let other = names.add(file) {
        throw UsageError(.sameFile(other, file), command: .apply)
      }
    }
  }
}
