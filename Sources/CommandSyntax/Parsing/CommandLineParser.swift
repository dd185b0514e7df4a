/// Reads a command line by a table of commands.
package struct CommandLineParser: Sendable {
  /// The table.
  package let set: CommandSet

  /// Creates a parser.
  package init(_ set: CommandSet) {
    self.set = set
  }

  /// What the command line asks for.
  ///
  /// Arguments are read from left to right: `--help` wins over what is wrong after it, and an
  /// error before it over `--help`.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Returns: the request.
  /// - Throws: a usage error, for any of its reasons.
  /// - Complexity: O(bytes of `arguments`).
  package func parse(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    var reader = ArgumentReader(arguments, vocabulary: OptionVocabulary(set, after: nil))
    switch try reader.next() {
    case nil: throw UsageError(.missingCommand)
    case .operand(let word): return try request(command(word), arguments, from: reader.position)
    case .option(let option, _, _) where option.id == .help:
      guard case .operand(let word) = try reader.next() else { return .help(nil) }
      return .help(try command(word).name)
    case .option:
      if case .operand(let word) = try reader.next() {
        throw UsageError(.operandAfterVersion(word))
      }
      return .version
    }
  }

  private func command(_ word: String) throws(UsageError) -> CommandSpec {
    if let command = set.command(spelled: word) { return command }
    let meant = plausibleMeaning(of: word, among: set.commands.map(\.name.rawValue))
    throw UsageError(.unknownCommand(word), suggestion: meant)
  }

  /// The request of a command whose arguments begin at `position`.
  private func request(
    _ command: CommandSpec, _ arguments: [String], from position: Int
  ) throws(UsageError) -> CommandLineRequest {
    let vocabulary = OptionVocabulary(set, after: command)
    var reader = ArgumentReader(arguments, from: position, vocabulary: vocabulary)
    var occurrences: [OptionOccurrence] = []
    var ordinals: [OptionID: Int] = [:]
    var operands: [String] = []
    while let item = try reader.next() {
      switch item {
      case .operand(let operand):
        operands.append(operand)
      case .option(let option, _, _) where option.id == .help:
        return .help(command.name)
      case .option(let option, let spelling, let value):
        let ordinal = ordinals[option.id, default: 0] + 1
        guard ordinal == 1 || option.repeats else {
          throw vocabulary.error(.repeatedOption(spelling))
        }
        ordinals[option.id] = ordinal
        occurrences.append(
          OptionOccurrence(
            id: option.id, value: value, index: occurrences.count, ordinal: ordinal))
      }
    }
    try check(occurrences, of: command)
    try check(operands, of: command)
    return .run(ParsedCommand(spec: command, options: occurrences, operands: operands))
  }

  /// Holds the options to what the table excludes.
  private func check(
    _ occurrences: [OptionOccurrence], of command: CommandSpec
  ) throws(UsageError) {
    for option in command.options where occurrences.contains(where: { $0.id == option.id }) {
      for exclusion in option.excludes {
        guard let excluded = occurrences.first(where: exclusion.covers) else { continue }
        let value = exclusion.values.isEmpty ? nil : excluded.value
        let reason = UsageError.Reason.excludedOption(excluded.id, value: value, by: option.id)
        throw UsageError(reason, command: command.name)
      }
    }
  }

  /// Counts the operands, and holds each to what may stand in its place.
  private func check(_ operands: [String], of command: CommandSpec) throws(UsageError) {
    for (index, operand) in operands.enumerated() {
      guard let place = command.operand(at: index) else {
        let reason = UsageError.Reason.unexpectedOperand(operand, maximum: index)
        throw UsageError(reason, command: command.name)
      }
      guard place.value.permits(operand) else {
        throw UsageError(
          .unknownOperand(operand, place.value), command: command.name,
          suggestion: plausibleMeaning(of: operand, among: place.value.choices))
      }
    }
    for place in command.operands.dropFirst(operands.count) where place.minimum > 0 {
      throw UsageError(.missingOperand(place.value), command: command.name)
    }
  }
}
