internal import CommandSyntax
internal import SourceDiagnostics

/// Where `check` finds the list as it was before a change: `--base`, or `--base-ref` (SPEC §9).
enum BaseSource {
  /// A file.
  case file(String)
  /// A revision of git, and the path there if it is another.
  case revision(GitRevision, path: String?)

  /// What a command line says; nil if it says nothing.
  ///
  /// - Parameters:
  ///   - command: a command line of `check`.
  ///   - system: the system calls.
  /// - Throws: a usage error if it says what does not fit.
  init?(_ command: ParsedCommand, system: SystemCalls) throws(UsageError) {
    let (file, revision) = (command.value(of: .base), command.value(of: .baseRef))
    if command.has(.basePath), revision == nil {
      throw UsageError(.optionAlone(.basePath, needs: [.baseRef]), command: .check)
    }
    guard let option: OptionID = file != nil ? .base : revision != nil ? .baseRef : nil else {
      guard command.has(.allowRulesChange) else { return nil }
      throw UsageError(
        .optionAlone(.allowRulesChange, needs: [.base, .baseRef]), command: .check)
    }
    let operands = command.operands
    // Standard input has no path at a revision.
    guard !operands.isEmpty || file != nil else {
      throw UsageError(.operandNeeded(ValueSpec("FILE"), by: option), command: .check)
    }
    if let revision {
      guard !revision.isEmpty, !revision.hasPrefix("-") else {
        throw UsageError(
          .unknownValue(revision, option: "--base-ref", ValueSpec("REV")), command: .check)
      }
      guard !operands.contains("-") else {
        throw UsageError(.operandNeeded(ValueSpec("FILE"), by: .baseRef), command: .check)
      }
      let path = command.value(of: .basePath)
      if path != nil, operands.count > 1 {
        throw UsageError(.unexpectedOperand(operands[1], maximum: 1), command: .check)
      }
      self = .revision(GitRevision(revision, system: system), path: path)
    } else {
      if operands.count > 1 {
        throw UsageError(.severalOperands(operands[1], without: .baseRef), command: .check)
      }
      self = .file(file ?? "")
    }
  }

  /// The list as it was before.
  ///
  /// - Parameters:
  ///   - path: the list as it is.
  ///   - system: the system calls.
  /// - Returns: its text; nil if it is new; or why it cannot be read.
  func source(of path: String, system: SystemCalls) -> Result<SourceText?, FailedInput> {
    switch self {
    case .file(let base):
      return InputFile.read(base, system: system).map { $0 }
    case .revision(let revision, let oldPath):
      return revision.read(path, at: oldPath).map { content in
        switch content {
        case .text(let source): source
        case .absent: nil
        }
      }
    }
  }
}
