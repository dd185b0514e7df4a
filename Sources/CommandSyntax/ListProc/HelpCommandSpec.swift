extension CommandSpec {
  /// `listproc help`.
  static let help = CommandSpec(
    .help,
    summary: "print the help text of a command",
    synopses: ["[COMMAND]"],
    examples: [
      CommandExample("listproc help", "list the commands"),
      CommandExample("listproc help apply", "print the options of one"),
    ],
    operands: [
      OperandSpec(
        ValueSpec("COMMAND", choices: CommandName.allCases.map(\.rawValue)), .atMostOne)
    ]
  )
}
