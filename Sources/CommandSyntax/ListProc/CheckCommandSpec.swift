extension CommandSpec {
  /// `listproc check`.
  static let check = CommandSpec(
    .check,
    summary: "report everything that is wrong with lists",
    synopses: [
      "[--format FORMAT] [--strict] [FILE]...", "--base OLD [--allow-rules-change] NEW",
      "--base-ref REV [--base-path PATH] FILE...",
    ],
    examples: [
      CommandExample("listproc check list.yaml", "say whether the list is in order"),
      CommandExample(
        "listproc check --strict lists/*.yaml", "fail for warnings too, as a CI job would"),
      CommandExample(
        "git show HEAD:list.yaml | listproc check", "check what was committed"),
      CommandExample(
        "listproc check --base-ref origin/main lists/*.yaml",
        "hold the changes of a pull request to the rules that the lists had before"),
    ],
    operands: [.files],
    options: [
      OptionSpec(
        .format, nil,
        .required(ValueSpec("FORMAT", choices: ["text"], defaultText: "text")),
        summary: "format of the report"),
      OptionSpec(.strict, summary: "let warnings fail too"),
      OptionSpec(
        .base, nil, .required(ValueSpec("OLD")), excludes: [OptionExclusion(.baseRef)],
        summary: "hold the change from this list to the rules that it states"),
      OptionSpec(
        .baseRef, nil, .required(ValueSpec("REV")),
        summary: "the same, with the list as it is in this revision of git"),
      OptionSpec(
        .basePath, nil, .required(ValueSpec("PATH")),
        summary: "where the list is in that revision, if it has another name now"),
      OptionSpec(
        .allowRulesChange,
        summary: "let modes, pins, the policy and what rows say of themselves change"),
      .layout, .document, .maxDepth,
    ],
    description: [
      "Without FILE, or with -, the list is read from standard input. All problems of all files"
        + " are reported, each with its file, line, column and code; 'listproc explain CODE' says"
        + " more about one.",
      "With a base, a change made by hand is judged as if it had been a script: whatever a rule of the"
        + " old list denies is reported where it stands in the new one, or in the old one if it is"
        + " gone, with the code that the operation would have got. It is accepted if some order of its steps"
        + " is allowed in which every row does no more than the two lists show: it stays in its section,"
        + " goes, comes, or goes to another section for good.",
      "With --base-ref rules and layout come from the '.listproc.yaml' of that revision, and a change"
        + " of such rules is a change of rules as one in the list is. Where the revision gives no layout,"
        + " the old list is read through that of the new one. A list that is new in git is checked"
        + " alone. An old list given by --base that no '.listproc.yaml' speaks of has what the new one"
        + " has.",
      "The exit status is 0 if there are at most warnings, 1 if a document has a problem, and 2 if a"
        + " file cannot be read or the command line is wrong.",
    ]
  )
}
