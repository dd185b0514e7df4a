extension CommandSpec {
  /// `listproc check`.
  static let check = CommandSpec(
    .check,
    summary: "report everything that is wrong with lists",
    synopses: ["[--format FORMAT] [--strict] [FILE]..."],
    examples: [
      CommandExample("listproc check list.yaml", "say whether the list is in order"),
      CommandExample(
        "listproc check --strict lists/*.yaml", "fail for warnings too, as a CI job would"),
      CommandExample(
        "git show HEAD:list.yaml | listproc check", "check what was committed"),
    ],
    operands: [.files],
    options: [
      OptionSpec(
        .format, nil,
        .required(ValueSpec("FORMAT", choices: ["text"], defaultText: "text")),
        summary: "format of the report"),
      OptionSpec(.strict, summary: "let warnings fail too"),
      .layout, .document, .maxDepth,
    ],
    description: [
      "Without FILE, or with -, the list is read from standard input. All problems of all files"
        + " are reported, each with its file, line, column and code; 'listproc explain CODE' says"
        + " more about one.",
      "The exit status is 0 if there are at most warnings, 1 if a document has a problem, and 2 if a"
        + " file cannot be read or the command line is wrong.",
    ]
  )
}
