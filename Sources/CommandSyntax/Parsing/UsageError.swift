/// A command line that does not follow the rules of the table.
package struct UsageError: Error, Hashable, Sendable {
  /// Which rule, and what broke it. Options are spelled as they were given, dashes included.
  package enum Reason: Hashable, Sendable {
    /// No argument at all.
    case missingCommand
    /// No command of this name.
    case unknownCommand(String)
    /// No option of this name; for a letter in a group, the whole argument.
    case unknownOption(String, group: String?)
    /// An option before the command that has it.
    case optionBeforeCommand(String, CommandName)
    /// An option of other commands only, or of the program itself if there are none.
    case optionOfOthers(String, [CommandName])
    /// Nothing follows an option that takes a value.
    case missingValue(option: String, ValueSpec)
    /// A value attached to a switch.
    case unexpectedValue(option: String)
    /// A value that is not among those permitted.
    case unknownValue(String, option: String, ValueSpec)
    /// An option given again that does not repeat.
    case repeatedOption(String)
    /// An option, with its value if that is why, that may not be given with another.
    case excludedOption(OptionID, value: String?, by: OptionID)
    /// Too few operands.
    case missingOperand(ValueSpec)
    /// An operand that is not among those permitted.
    case unknownOperand(String, ValueSpec)
    /// Too many operands: the first that has no place, and how many have one.
    case unexpectedOperand(String, maximum: Int)
    /// Too few operands for an option that is given.
    case operandNeeded(ValueSpec, by: OptionID)
    /// Standard input as operand, where an option that is given needs a file.
    case standardInputExcluded(by: OptionID)
    /// A second use of standard input, which is read once: what reads it.
    case standardInputTaken(by: NamedFile)
    /// A second operand, where only an option that is not given permits it.
    case severalOperands(String, without: OptionID)
    /// An operand too many beside an option that takes one.
    case furtherOperand(String, with: OptionID)
    /// An option that means nothing without one of others.
    case optionAlone(OptionID, needs: [OptionID])
    /// A value with which no file can be named.
    case noSuffix(String, of: OptionID)
    /// Two names of one file, with the options that give them, which cannot be used twice.
    case sameFile(NamedFile, NamedFile)
    /// An operand after `--version`, which stands alone.
    case operandAfterVersion(String)
  }

  /// Which rule.
  package let reason: Reason
  /// The command that was meant, if one was named: whose usage line to show.
  package let command: CommandName?
  /// What was probably meant, as one would type it.
  package let suggestion: String?

  /// Creates a usage error.
  package init(_ reason: Reason, command: CommandName? = nil, suggestion: String? = nil) {
    self.reason = reason
    self.command = command
    self.suggestion = suggestion
  }
}
