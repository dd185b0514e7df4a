extension CommandSpec {
  /// `listproc show`.
  static let show = CommandSpec(
    .show,
    summary: "print lists as a table, as JSON or as they are",
    synopses: ["[-t FORMAT] [--numbers] [--facts] [--columns LIST] [FILE]..."],
    examples: [
      CommandExample("listproc show list.yaml", "print the list as a table"),
      CommandExample(
        "listproc show --numbers list.yaml", "show the indices that operations address"),
      CommandExample(
        "listproc show -t json --facts list.yaml | jq '.sections[].rows[].facts'",
        "ask what may be done to every row"),
      CommandExample(
        "listproc show --columns title,url --style markdown list.yaml > list.md",
        "make a Markdown table of two fields"),
    ],
    operands: [.files],
    options: [
      .to(defaultText: "table"), .numbers, .facts, .compact,
      OptionSpec(
        .columns, nil, .required(ValueSpec("LIST")),
        summary: "table: show these fields of each row, with commas between their names"),
      OptionSpec(
        .style, nil,
        .required(
          ValueSpec(
            "STYLE", choices: ["ascii", "box", "markdown", "plain"], defaultText: "ascii")),
        summary: "table: the way it is drawn"),
      .width, .color, .layout, .mode, .document, .maxDepth,
    ],
    description: [
      "Without FILE, or with -, the list is read from standard input. All documents of a stream"
        + " are shown unless --document picks one.",
      "In a table, '*' marks a pinned row, '(-)' one that may be deleted, '=' one that may be"
        + " moved. Titles are cut only on a terminal, or with --width.",
    ]
  )
}
