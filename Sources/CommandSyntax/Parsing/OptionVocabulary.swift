/// The options that are known at a place of the command line, and what to say about others.
struct OptionVocabulary {
  /// The whole table.
  let set: CommandSet
  /// The command that the options follow; nil before it.
  let command: CommandSpec?
  /// The options that are known here.
  let options: [OptionSpec]

  init(_ set: CommandSet, after command: CommandSpec?) {
    self.set = set
    self.command = command
    options = command.map(set.options(of:)) ?? set.programOptions
  }

  func option(named name: String) -> OptionSpec? {
    options.first { $0.id.rawValue == name }
  }

  func option(lettered letter: Unicode.Scalar) -> OptionSpec? {
    options.first { $0.letter == letter }
  }

  /// The error for a long option that is not known here.
  func unknownOption(named name: String) -> UsageError {
    let spelling = "--" + name
    if let error = misplaced(spelling, where: { $0.id.rawValue == name }) { return error }
    let short = options.compactMap(\.shortSpelling).first { $0 == "-" + name }
    let long = plausibleMeaning(of: name, among: options.map(\.id.rawValue)).map { "--" + $0 }
    return error(.unknownOption(spelling, group: nil), suggestion: short ?? long)
  }

  /// The error for a letter that is not known here, in the argument `group`.
  func unknownOption(lettered letter: Unicode.Scalar, in group: String) -> UsageError {
    let spelling = "-" + String(letter)
    let isAlone = group == spelling
    if let long = options.first(where: { $0.longSpelling == "-" + group }) {
      let reason = UsageError.Reason.unknownOption(group, group: nil)
      return error(reason, suggestion: long.longSpelling)
    }
    if let error = misplaced(spelling, where: { $0.letter == letter }) { return error }
    let letters = options.compactMap { $0.letter.map { String($0) } }
    let near = plausibleMeaning(of: String(letter), among: letters).map { "-" + $0 }
    return error(.unknownOption(spelling, group: isAlone ? nil : group), suggestion: near)
  }

  func error(_ reason: UsageError.Reason, suggestion: String? = nil) -> UsageError {
    UsageError(reason, command: command?.name, suggestion: suggestion)
  }

  /// The error for an option that is known elsewhere; nil if it is not.
  private func misplaced(
    _ spelling: String, where matches: (OptionSpec) -> Bool
  ) -> UsageError? {
    let owners = set.commands.filter { $0.options.contains(where: matches) }.map(\.name)
    guard command != nil else {
      return owners.first.map { error(.optionBeforeCommand(spelling, $0)) }
    }
    guard !owners.isEmpty || set.programOptions.contains(where: matches) else { return nil }
    return error(.optionOfOthers(spelling, owners))
  }
}
