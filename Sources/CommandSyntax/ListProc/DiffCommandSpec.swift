extension CommandSpec {
  /// `listproc diff`.
  static let diff = CommandSpec(
    .diff,
    summary: "print the script that turns one list into another",
    synopses: ["[-t FORMAT] [--stat] OLD NEW"],
    examples: [
      CommandExample("listproc diff old.yaml new.yaml", "print the operations between two lists"),
      CommandExample(
        "listproc diff old.yaml new.yaml | listproc apply -s - other.yaml",
        "do to another list what was done to one"),
      CommandExample(
        "git show HEAD:list.yaml | listproc diff -t text - list.yaml",
        "say in a line each what has changed since the last commit"),
    ],
    operands: [
      OperandSpec(ValueSpec("OLD"), .one), OperandSpec(ValueSpec("NEW"), .one),
    ],
    options: [
      OptionSpec(
        .to, "t",
        .required(ValueSpec("FORMAT", choices: ["yaml", "json", "text"], defaultText: "yaml")),
        summary: "format of the output"),
      OptionSpec(.stat, summary: "only count the operations, by kind"),
      .layout, .document, .color, .maxDepth,
    ],
    description: [
      "Rows and sections are the same if they have the same id, else if they alone have a title, else"
        + " if they hold the same, else by their place. The script has the fewest moves; 'apply' of it"
        + " to OLD gives NEW. What no operation expresses is named in notes.",
      "As text, '+' is what comes, '-' what goes, '~' what becomes another, '→' what moves, each with"
        + " its place when its turn comes.",
      "The exit status is 0 if both hold the same list, however written, 1 if not, and 2 if one cannot"
        + " be read.",
    ]
  )
}
