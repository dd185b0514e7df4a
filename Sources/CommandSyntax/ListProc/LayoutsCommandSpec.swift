extension CommandSpec {
  /// `listproc layouts`.
  static let layouts = CommandSpec(
    .layouts,
    summary: "list the built-in layouts, or print one with an example",
    synopses: ["[NAME]"],
    examples: [
      CommandExample("listproc layouts", "list the built-in layouts"),
      CommandExample("listproc layouts mkdocs", "print one, with a file that it reads"),
      CommandExample(
        "listproc layouts homer > layout.yaml", "begin a layout of one's own with it"),
    ],
    operands: [OperandSpec(ValueSpec("NAME"), .atMostOne)],
    description: [
      "A layout says where the list is in a file of another shape than that of a list document, and"
        + " may hold rules beside it: mode, pinned, footer, labels, policy.",
      "It is given by --layout FILE or NAME; by a comment in the first ten lines of the list's file,"
        + " '# listproc: {layout: NAME, mode: sort}'; or by a file .listproc.yaml in the list's"
        + " directory or one above, whose 'files:' has a pattern for each kind of file and a layout"
        + " as its value. The first that gives one counts. Rules add up: those in the list's file are"
        + " the base, and the others can only tighten them.",
    ]
  )
}
