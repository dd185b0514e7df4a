// What keeps hostile or damaged input from doing harm (SPEC §1.1).
extension Explanation {
  static let tooDeep = Explanation(
    .tooDeep,
    meaning: """
      The input nests collections deeper than the limit, which is 200 unless --max-depth sets
      another. Hand-written lists do not come near it.
      """,
    example: Example(
      document: "sections: [[[[]]]]",
      command: "listproc check --max-depth 3 list.yaml",
      message: """
        list.yaml:1:13: error: nested deeper than 3 levels; '--max-depth' sets the limit [too-deep]
        """),
    remedy: "Flatten the data, or raise the limit with --max-depth if you trust the input.")

  static let tooManyAliases = Explanation(
    .tooManyAliases,
    meaning: """
      JSON has no aliases, so each is written out in full, and here that would make more than 10
      million values. A few lines of aliases of aliases are enough for that; such files are made
      to exhaust memory. A list whose rows or sections are aliases is read as if each were written
      out, and has a limit too.
      """,
    example: Example(
      document: """
        x-a: &a [x, x, x, x, x, x, x, x, x, x]
        x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
        x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
        x-f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
        x-g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f, *f]
        sections: []
        """,
      command: "listproc show -t json list.yaml",
      message: """
        list.yaml:7:38: error: aliases expand to more than 10000000 nodes of JSON [too-many-aliases]
        """),
    remedy: """
      Take the output as YAML with '-t yaml', which keeps aliases as they are; or use fewer aliases
      whose values hold aliases themselves.
      """)

  static let recursiveAlias = Explanation(
    .recursiveAlias,
    meaning: "An alias stands inside the very node that it names, so the value would never end.",
    example: Example(
      document: """
        sections:
          - rows: &all
              - title: Kiwi
                more: *all
        """,
      command: "listproc show -t json list.yaml",
      message: """
        list.yaml:4:15: error: alias '*all' stands inside the node that it names [recursive-alias]
        """),
    remedy: "Let the alias name another node, or write the value out.")

  static let tooLarge = Explanation(
    .tooLarge,
    meaning: "The input has 4 GiB or more, which listproc does not read.",
    example: Example(
      command: """
        truncate -s 4G huge.yaml
        listproc check huge.yaml
        """,
      message: "huge.yaml:1:1: error: inputs of 4 GiB or more are not read [too-large]"),
    remedy: "Split the list into several files.")

  static let unsupportedEncoding = Explanation(
    .unsupportedEncoding,
    meaning: """
      The input is UTF-16 or UTF-32. listproc keeps every byte that it does not edit, and reads
      and writes UTF-8 only.
      """,
    example: Example(
      command: "printf 'sections: []' | iconv -t UTF-16 | listproc check",
      message: """
        <stdin>:1:1: error: the input is UTF-16LE; convert it first: iconv -f UTF-16LE -t UTF-8 \
        [unsupported-encoding]
        """),
    remedy: """
      Convert the file, for instance with 'iconv -f UTF-16 -t UTF-8 OLD > NEW', and keep it in
      UTF-8.
      """)

  static let badEncoding = Explanation(
    .badEncoding,
    meaning: """
      A byte belongs to no UTF-8 character, or a character is one that YAML forbids: NUL and most
      control characters. Text in Latin-1 or Windows-1252 looks like this too.
      """,
    example: Example(
      command: #"printf 'title: caf\351\n' | listproc check"#,
      message: "<stdin>:1:11: error: incomplete UTF-8 octet sequence [bad-encoding]"),
    remedy: """
      Convert the file to UTF-8 with iconv. Write a control character as an escape in double
      quotes, as in "\\e".
      """)

  static let syntax = Explanation(
    .syntax,
    meaning: """
      The text is not YAML. Reading ends at a syntax error, so what follows it has not been
      checked yet; the cause often stands a line or two above the place.
      """,
    example: Example(
      document: """
        mode: sort
        sections: [{rows: [Kiwi, Fig]}
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:3:1: error: did not find expected ',' or ']' [syntax]
        list.yaml:2:11: note: while parsing a flow sequence
        """),
    remedy: """
      Look for a bracket or quote that is not closed, a tab in the indentation, a missing space
      after ':' or '-', or plain text that begins with a sign such as '@', '`' or '%'.
      """)
}
