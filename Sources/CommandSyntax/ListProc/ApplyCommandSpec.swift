extension CommandSpec {
  /// `listproc apply`.
  static let apply = CommandSpec(
    .apply,
    summary: "edit a list by a script of operations, all of them or none",
    synopses: ["[-e OP]... [-s FILE]... [-t FORMAT] [-o FILE] [-n] [-d] [FILE]"],
    examples: [
      CommandExample(
        "listproc apply -e 'delete-row: 0/2' list.yaml",
        "print the list without the third row of its first section"),
      CommandExample(
        "listproc apply -s tidy.yaml -o list.yaml list.yaml",
        "run a script and write the result back"),
      CommandExample(
        "listproc apply -n -e 'move: {row: id:kiwi, before: id:fig}' list.yaml",
        "ask whether a row may be moved, and write nothing"),
      CommandExample(
        "git show HEAD:list.yaml | listproc apply -s tidy.yaml -t json > list.json",
        "edit a list in a pipe, and go on with JSON"),
    ],
    operands: [.file],
    options: applyOptions,
    description: [
      "All -e and -s are one batch, in the order of the command line; every operation sees the"
        + " result of those before it. If one is refused, nothing is written, and every refusal"
        + " is reported with its reason.",
      "Without FILE, or with -, the list is read from standard input. What the operations do not"
        + " touch stays byte for byte: comments, blank lines, quotes and indentation.",
      "-d prints a unified diff on standard output, nothing if nothing changes; 'patch -p0' applies"
        + " it, or 'patch FILE' if the list came from standard input, or by a path that is absolute"
        + " or has '..'. Files are written as without -d. On a terminal, and in colour, control"
        + " characters are shown escaped.",
      "The exit status is 0 if the batch was applied, 1 if an operation is not permitted, and 2"
        + " if the script, the document or the command line is wrong.",
    ]
  )

  private static let applyOptions: [OptionSpec] = [
    OptionSpec(
      .operation, "e", .required(ValueSpec("OP")), repeats: true,
      summary: "run this operation, or list of operations, in YAML"),
    OptionSpec(
      .script, "s", .required(ValueSpec("FILE")), repeats: true,
      summary: "run the operations in this file"),
    OptionSpec(
      .output, "o", .required(ValueSpec("FILE")),
      summary: "write the result to this file, not to standard output"),
    .to(defaultText: "yaml"),
    OptionSpec(.dryRun, "n", summary: "do everything but write"),
    OptionSpec(
      .diff, "d", excludes: [OptionExclusion(.to, values: ["json", "table"])],
      summary: "print what changes as a unified diff, not the document"),
    OptionSpec(
      .report, nil, .required(ValueSpec("FILE")),
      summary: "write a JSON report on every operation to this file (-: standard error)"),
    .mode, .document, .compact, .facts, .numbers, .width, .color, .maxDepth,
  ]
}
