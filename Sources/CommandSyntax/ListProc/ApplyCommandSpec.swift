extension CommandSpec {
  /// `listproc apply`.
  static let apply = CommandSpec(
    .apply,
    summary: "edit a list by a script of operations, all of them or none",
    synopses: [
      "[-e OP]... [-s FILE]... [-t FORMAT] [-o FILE] [-n] [-d] [FILE]",
      "-i [-e OP]... [-s FILE]... [--backup] [-n] [-d] FILE...",
    ],
    examples: [
      CommandExample(
        "listproc apply -e 'delete-row: 0/2' list.yaml",
        "print the list without the third row of its first section"),
      CommandExample(
        "listproc apply -i -s tidy.yaml lists/*.yaml",
        "run a script on several files and write the results back, all or none"),
      CommandExample(
        "listproc apply -n -e 'move: {row: id:kiwi, before: id:fig}' list.yaml",
        "ask whether a row may be moved, and write nothing"),
      CommandExample(
        "git show HEAD:list.yaml | listproc apply -s tidy.yaml -t json > list.json",
        "edit a list in a pipe, and go on with JSON"),
    ],
    operands: [.files],
    options: applyOptions,
    description: [
      "All -e and -s are one batch, in the order of the command line; every operation sees the"
        + " result of those before it. If one is refused, nothing is written, and every refusal"
        + " is reported with its reason.",
      "The operations are delete-row, delete-section, move, move-section, insert-row,"
        + " insert-section, replace-row, rename-section, sort, reveal, hide and test. What is"
        + " inserted or replaced is a value, which is printed like its neighbours, or 'text', which"
        + " is taken as it is written.",
      "Without FILE, or with -, the list is read from standard input. What the operations do not"
        + " touch stays byte for byte: comments, blank lines, quotes and indentation.",
      "-i edits each FILE where it is, and -o may name the input. All results are computed and"
        + " proved before the first file is written; then a new file takes the old one's place at"
        + " once, with its owner, permissions and extended attributes. A symbolic link stays one. A"
        + " file with several hard links, or one that has changed since it was read, is refused;"
        + " runs on the same file wait for each other. A file that does not change is not written.",
      "-d prints a unified diff on standard output, nothing if nothing changes; 'patch -p0' applies"
        + " it, or 'patch FILE' if the list came from standard input, or by a path that is absolute"
        + " or has '..'. Files are written as without -d. On a terminal, and in colour, control"
        + " characters are shown escaped.",
      "The exit status is 0 if the batch was applied, 1 if an operation is not permitted, and 2"
        + " if the script, the document or the command line is wrong, or a file cannot be read or"
        + " written.",
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
    OptionSpec(
      .inPlace, "i",
      excludes: [OptionExclusion(.output), OptionExclusion(.to, values: ["json", "table"])],
      summary: "edit each FILE where it is"),
    OptionSpec(
      .backup, nil, .optional(ValueSpec("SUFFIX", defaultText: "~")),
      summary: "keep the old content of each file that changes, under its name and SUFFIX"),
    .to(defaultText: "yaml"),
    OptionSpec(
      .keepGoing, nil,
      summary: "apply what can be applied, and report what cannot"),
    OptionSpec(
      .undo, nil, .required(ValueSpec("FILE")),
      summary: "write a script to this file that takes the result back"),
    OptionSpec(
      .restore, nil, excludes: [OptionExclusion(.keepGoing)],
      summary: "let such a script, made for exactly this input, past mode and policy"),
    OptionSpec(.dryRun, "n", summary: "do everything but write"),
    OptionSpec(
      .diff, "d", excludes: [OptionExclusion(.to, values: ["json", "table"])],
      summary: "print what changes as a unified diff, not the document"),
    OptionSpec(
      .report, nil, .required(ValueSpec("FILE")),
      summary: "write a JSON report on every operation to this file (-: standard error)"),
    .layout, .mode, .document, .compact, .facts, .numbers, .width, .color, .maxDepth,
  ]
}
