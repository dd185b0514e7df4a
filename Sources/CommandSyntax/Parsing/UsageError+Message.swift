extension UsageError {
  /// The message: one phrase in lower case, safe to print on a terminal, with the suggestion.
  package var message: String {
    guard let suggestion else { return phrase + remedy }
    return phrase + "; did you mean '\(suggestion)'?"
  }

  /// What is wrong.
  private var phrase: String {
    switch reason {
    case .missingCommand: "no command is given"
    case .unknownCommand(let word): "unknown command \(quoted(word))"
    case .unknownOption(let option, nil): "unknown option \(quoted(option))"
    case .unknownOption(let option, let group?):
      "unknown option \(quoted(option)) in \(quoted(group))"
    case .optionBeforeCommand(let option, let command):
      "option \(quoted(option)) stands after its command, '\(command.rawValue)'"
    case .optionOfOthers(let option, let others):
      "\(quoted(option)) is no option of \(quotedCommand)" + Self.owners(others)
    case .missingValue(let option, let value):
      "option \(quoted(option)) needs a value, \(value.name)"
    case .unexpectedValue(let option): "option \(quoted(option)) takes no value"
    case .unknownValue(let value, let option, _):
      "\(quoted(value)) is no value of \(quoted(option))"
    case .repeatedOption(let option): "option \(quoted(option)) is given twice"
    case .excludedOption(let option, let value, let other):
      "'--\(option.rawValue)\(value.map { " " + $0 } ?? "")' cannot go with '--\(other.rawValue)'"
    case .missingOperand(let value): "operand \(value.name) of \(quotedCommand) is missing"
    case .unknownOperand(let operand, let value):
      "unknown \(value.name.lowercased()) \(quoted(operand))"
    case .unexpectedOperand(let operand, 0):
      "unexpected operand \(quoted(operand)); \(quotedCommand) takes none"
    case .unexpectedOperand(let operand, let maximum):
      "unexpected operand \(quoted(operand)); \(quotedCommand) takes \(maximum) at most"
    case .operandNeeded(let value, let option):
      "'--\(option.rawValue)' needs a \(value.name)"
    case .standardInputExcluded(let option):
      "'--\(option.rawValue)' edits files, not standard input"
    case .standardInputTaken(let reader):
      "standard input is read once, by \(reader.description); all else must be a FILE"
    case .furtherOperand(let operand, let option):
      "\(quoted(operand)) is one FILE too many; '--\(option.rawValue)' takes one"
    case .severalOperands(let operand, let option):
      "unexpected operand \(quoted(operand)); \(quotedCommand) takes several only with"
        + " '--\(option.rawValue)'"
    case .optionAlone(let option, let others):
      "'--\(option.rawValue)' needs "
        + others.map { "'--\($0.rawValue)'" }.joined(separator: " or ")
    case .noSuffix(let value, let option):
      "\(quoted(value)) is no value of '--\(option.rawValue)'; it is the end of a file's name"
    case .sameFile(let first, let second):
      "\(first.description) and \(second.description) are the same file"
    case .operandAfterVersion(let operand):
      "unexpected operand \(quoted(operand)) after '--version'"
    }
  }

  /// What would be right, where that is not a single thing.
  private var remedy: String {
    switch reason {
    case .unknownValue(_, _, let value): "; it takes \(value.permittedValues)"
    case .unknownOperand(_, let value) where value.choices.count <= Self.listedChoices:
      "; it is \(value.permittedValues)"
    default: ""
    }
  }

  /// More choices than these would hide what is wrong.
  private static let listedChoices = 8

  private var quotedCommand: String { command.map { "'\($0.rawValue)'" } ?? "the program" }

  private static func owners(_ commands: [CommandName]) -> String {
    if commands.isEmpty { return "; it stands alone, without a command" }
    return " but of " + commands.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
