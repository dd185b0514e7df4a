import CommandSyntax

extension CommandSet {
  /// A table with every kind of option and operand, whatever listproc has at present.
  static let sample = CommandSet(
    program: "prog", summary: "Do things", synopsis: "COMMAND [OPTION]...",
    examples: [CommandExample("prog apply x", "do it")],
    commands: [
      CommandSpec(
        .apply, summary: "apply", synopses: ["[FILE]"], examples: [],
        operands: [OperandSpec(ValueSpec("FILE"), .atMostOne)],
        options: [
          OptionSpec(.dryRun, "n", summary: "a switch"),
          OptionSpec(.facts, "d", summary: "another"),
          OptionSpec(.output, "o", .required(ValueSpec("FILE")), summary: "a value"),
          OptionSpec(
            .operation, "e", .required(ValueSpec("OP")), repeats: true, summary: "repeats"),
          OptionSpec(
            .script, "s", .required(ValueSpec("FILE")), repeats: true, summary: "too"),
          OptionSpec(
            .to, "t",
            .required(ValueSpec("FORMAT", choices: ["yaml", "json"], defaultText: "yaml")),
            summary: "choices"),
          OptionSpec(
            .document, nil,
            .required(ValueSpec("N|all", choices: ["all"], numbers: 0...Int.max)),
            summary: "numbers and a word"),
          OptionSpec(
            .width, "w", .required(ValueSpec("N", numbers: 2...120, defaultText: "80")),
            summary: "numbers"),
          OptionSpec(
            .report, "b", .optional(ValueSpec("SUFFIX", defaultText: "~")),
            summary: "an optional value"),
        ]),
      CommandSpec(
        .show, summary: "show", synopses: ["[FILE]..."], examples: [],
        operands: [OperandSpec(ValueSpec("FILE"), .anyNumber)],
        options: [OptionSpec(.numbers, summary: "a switch of this command only")]),
      CommandSpec(
        .check, summary: "check", synopses: ["OLD NEW"], examples: [],
        operands: [OperandSpec(ValueSpec("OLD"), .one), OperandSpec(ValueSpec("NEW"), .one)]),
      CommandSpec(
        .explain, summary: "explain", synopses: ["KIND"], examples: [],
        operands: [OperandSpec(ValueSpec("KIND", choices: ["document", "script"]), .one)]),
      CommandSpec(.help, summary: "help", synopses: [""], examples: []),
    ],
    programOptions: [
      OptionSpec(.help, "h", summary: "help"), OptionSpec(.version, summary: "version"),
    ],
    commonOptions: [OptionSpec(.help, "h", summary: "help")]
  )

  /// The command that the arguments parse to.
  func command(_ arguments: [String]) throws -> ParsedCommand? {
    guard case .run(let command) = try CommandLineParser(self).parse(arguments) else { return nil }
    return command
  }

  /// The error that the arguments are.
  func error(_ arguments: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try CommandLineParser(self).parse(arguments)
      return nil
    } catch {
      return error
    }
  }
}

extension ParsedCommand {
  /// The options in one line each, for comparison: `output=x`, `dry-run`.
  var optionLines: [String] {
    options.map { $0.id.rawValue + ($0.value.map { "=" + $0 } ?? "") }
  }
}
