extension CommandSet {
  /// The table of listproc.
  package static let listproc = CommandSet(
    program: "listproc",
    summary: "Edit and check ordered lists in sections, kept in YAML, by the rules that they"
      + " state themselves",
    synopsis: "COMMAND [OPTION]... [FILE]...",
    examples: [
      CommandExample("listproc show list.yaml", "print a list as a table"),
      CommandExample(
        "listproc apply -e 'move: {row: 0/3, to: end}' list.yaml",
        "move a row to the end of its section, and leave all else byte for byte"),
      CommandExample("listproc check lists/*.yaml", "report everything that is wrong"),
    ],
    commands: CommandName.allCases.map(\.spec),
    programOptions: [.help, .version],
    commonOptions: [.help],
    description: [
      "'listproc help COMMAND' says more about one. Options may stand anywhere after the command;"
        + " -- ends them."
    ]
  )
}

extension CommandName {
  /// The entry in the table: a command without one does not compile.
  fileprivate var spec: CommandSpec {
    switch self {
    case .apply: .apply
    case .show: .show
    case .check: .check
    case .diff: .diff
    case .explain: .explain
    case .layouts: .layouts
    case .help: .help
    }
  }
}
