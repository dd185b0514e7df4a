// Scripts, operations and the addresses in them (SPEC §2).
extension Explanation {
  static let badOperation = Explanation(
    .badOperation,
    meaning: """
      An element of the script is no operation: it is no mapping with exactly one key, the key
      names no operation, or its arguments do not make one.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'delete-rows: 0/1' list.yaml",
      message: """
        -e 1:1:1: error: 'delete-rows' is no operation; did you mean 'delete-row'? [bad-op]
        """),
    remedy: """
      Write one of delete-row, delete-section, move, move-section, insert-row, insert-section,
      replace-row, rename-section, sort, reveal, hide and test, each in an element of its own.
      """)

  static let badAddress = Explanation(
    .badAddress,
    meaning: """
      This is no address. A section is 'N', 'id:ID' or 'title:TEXT'; a row is 'SECTION/ROW', or
      'id:ID' or 'title:TEXT' alone. An index has no sign, no leading zeros, no point and, alone,
      no quotes. A list of pinned indices with a repeated or non-integer one has this code too.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'delete-row: 0/01' list.yaml",
      message: """
        -e 1:1:13: error: '01' is no address; a row is addressed as SECTION/ROW, id:ID or \
        title:TEXT [bad-address]
        """),
    remedy: """
      Write the address in one of these forms. Where an id or title holds a '/', write a mapping:
      'delete-row: {section: 0, row: {title: A/B}}'.
      """)

  static let negativeIndex = Explanation(
    .negativeIndex,
    meaning: "An index is negative. Indices count from 0, and never from the end.",
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'delete-row: 0/-1' list.yaml",
      message: "-e 1:1:13: error: indices count from 0; '-1' is below it [negative-index]"),
    remedy: """
      Write the index from 0. As a destination 'end' is the last place; a row whose place is not
      known is best addressed by id or title.
      """)

  static let outOfRange = Explanation(
    .outOfRange,
    meaning: """
      There are fewer rows, sections or documents than the index says. Each operation sees the
      result of those before it, so an earlier deletion may have made the list shorter. With
      'coordinates: before' a final index is one of the list as the whole batch leaves it.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'delete-row: 0/2' list.yaml",
      message: """
        -e 1:1:1: error: section 0 has 2 rows; index 2 is out of range (0 to 1) [out-of-range]
        """),
    remedy: """
      'listproc show --numbers' prints every index. Ids and titles stay right when rows before
      them go; so do indices in a script with 'coordinates: before'.
      """)

  static let notFound = Explanation(
    .notFound,
    meaning: """
      No row or section has this id or title. Titles are compared whole, upper and lower case
      being different.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'delete-row: title:Kiwy' list.yaml",
      message: "-e 1:1:1: error: no row has title 'Kiwy'; did you mean 'Kiwi'? [not-found]"),
    remedy: """
      Correct the id or title. A deletion that may find nothing carries 'if-exists: true'. In
      'pinned', take the id out of 'rows'.
      """)

  static let ambiguousAddress = Explanation(
    .ambiguousAddress,
    meaning: """
      Several rows or sections have this title, or under a layout this id, and an address must
      name exactly one.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig, Kiwi]}]",
      command: "listproc apply -e 'delete-row: title:Kiwi' list.yaml",
      message: """
        -e 1:1:1: error: several rows of section 0 have title 'Kiwi': 0/0, 0/2 [ambiguous-address]
        list.yaml:1:20: note: this is one of them
        list.yaml:1:31: note: this is one of them
        """),
    remedy: """
      Use the id or the index. 'title:Kiwi#2' is the second one in document order;
      '0/title:Kiwi' searches one section only.
      """)

  static let anchorIsSelf = Explanation(
    .anchorIsSelf,
    meaning: """
      The operation moves an entry before or after itself, which names no place.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'move: {row: 0/1, before: 0/1}' list.yaml",
      message: """
        -e 1:1:1: error: row 'Fig' cannot be placed before or after itself [anchor-is-self]
        list.yaml:1:26: note: it stands here
        """),
    remedy: "Name another row, or the final index with 'to'.")

  static let addressUnsafe = Explanation(
    .addressUnsafe,
    meaning: """
      With --keep-going an earlier operation was not applied, and this one counts in the same
      section by index. The index may now name another row than the one that was meant. In a
      script with 'coordinates: before' addresses stay right, and only a final index is refused.
      """,
    example: Example(
      document: """
        pinned: [0]
        sections: [{rows: [Kiwi, Fig, Lime]}]
        """,
      command: """
        listproc apply -n --keep-going \\
            -e 'delete-row: 0/0' -e 'delete-row: 0/1' list.yaml
        """,
      message: """
        -e 1:1:1: error: row 'Kiwi' is pinned at index 0; pinned rows cannot be deleted \
        [row-pinned]
        list.yaml:1:10: note: pinned here
        -e 2:1:1: error: index 1 may name another row now [address-unsafe]
        -e 1:1:1: note: this operation was not applied
        """),
    remedy: """
      Address by id or title, or add 'expect' with the title that the row must have. Or mend the
      operation that failed first.
      """)

  static let conflictSource = Explanation(
    .conflictSource,
    meaning: """
      In a script with 'coordinates: before' two operations take the same row, and it cannot go
      two ways.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      script: """
        coordinates: before
        operations:
          - delete-row: 0/0
          - move: {row: 0/0, to: 0/1}
        """,
      command: "listproc apply -s script.yaml list.yaml",
      message: """
        script.yaml:4:5: error: row 'Kiwi' is taken twice [conflict-source]
        script.yaml:3:5: note: first taken here
        """),
    remedy: """
      Keep one of the two. Without 'coordinates: before' operations work one after the other.
      """)

  static let conflictTarget = Explanation(
    .conflictTarget,
    meaning: """
      In a script with 'coordinates: before' two entries get the same final place, an anchor is
      deleted by the same batch, a row moves into or out of a section that the batch deletes, or
      rows are to stand beside each other in a circle.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig, Lime]}]",
      script: """
        coordinates: before
        operations:
          - move: {row: 0/0, to: 0/2}
          - move: {row: 0/1, to: 0/2}
        """,
      command: "listproc apply -s script.yaml list.yaml",
      message: """
        script.yaml:4:5: error: place 0/2 is given twice [conflict-target]
        script.yaml:3:5: note: first given here
        """),
    remedy: """
      Give each entry its own final index, or place them with 'before' and 'after' a row that
      stays.
      """)

  static let incompatibleLists = Explanation(
    .incompatibleLists,
    meaning: """
      Under a layout some lists are sequences and some are mappings, and an entry moves between
      lists of one kind only: an element has no key, and an entry of a mapping has one.
      """,
    example: Example(
      document: """
        tasks: [Wash, Dry]
        tools: {brush: 2, cloth: 1}
        """,
      layout: """
        layout:
          keys: [tasks, tools]
          row: {title: [$key, $self]}
        """,
      command: """
        listproc apply --layout layout.yaml \\
            -e 'move: {row: 0/0, to: 1/0}' list.yaml
        """,
      message: """
        -e 1:1:1: error: section 1 is a mapping, section 0 is none [incompatible-lists]
        """),
    remedy: "Delete the entry here and insert it there in the other form.")

  static let targetInsideSource = Explanation(
    .targetInsideSource,
    meaning: "A row or section that holds others would be moved into itself.",
    example: Example(
      document: """
        menu:
          - name: File
            items: [{name: Open}, {name: Save}]
        """,
      layout: """
        layout: {at: menu, levels: [], row: {title: name}, nest: items}
        """,
      command: """
        listproc apply --layout layout.yaml \\
            -e 'move: {row: 0/0, to: 0/0/0}' list.yaml
        """,
      message: """
        -e 1:1:1: error: 0/0/0 lies inside row 'File' [target-inside-source]
        """),
    remedy: "Choose a place outside, or move the inner rows out first.")

  static let expectFailed = Explanation(
    .expectFailed,
    meaning: """
      The operation says with 'expect' which title or id its row or section must have, and it has
      another. The list may have changed since the script was written.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: """
        listproc apply -e 'delete-row: {row: 0/0, expect: {title: Fig}}' list.yaml
        """,
      message: """
        -e 1:1:1: error: row 0/0 has title 'Kiwi', not 'Fig' [expect-failed]
        list.yaml:1:20: note: this is what is there
        """),
    remedy: """
      Look where the row stands now with 'listproc show --numbers', and correct the address or the
      expectation.
      """)

  static let testFailed = Explanation(
    .testFailed,
    meaning: """
      A 'test' in the script does not hold for the list as it is when its turn comes, after the
      operations before it. Unless --keep-going is given, nothing of the batch was applied.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc apply -e 'test: {section: 0, count: 3}' list.yaml",
      message: """
        -e 1:1:1: error: section 0 has 2 rows, not 3 [test-failed]
        list.yaml:1:12: note: this is what is there
        """),
    remedy: "Check whether the list or the test is out of date, and correct that one.")

  static let digestMismatch = Explanation(
    .digestMismatch,
    meaning: """
      The script is meant for one exact input, named by the SHA-256 digest of its bytes in
      'if-digest', and this is another. Scripts written by --undo carry such a digest.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      script: """
        if-digest: "sha256:\\
          e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        operations:
          - delete-row: 0/0
        """,
      command: "listproc apply -s script.yaml list.yaml",
      message: """
        script.yaml:1:12: error: 'list.yaml' has another digest [digest-mismatch]
        """),
    remedy: """
      Apply the script to the input that it was made for. If you have seen that it fits this one
      too, take 'if-digest' out.
      """)

  static let rulesChanged = Explanation(
    .rulesChanged,
    meaning: """
      The edit would change the rules by which it is judged: a mode, pins, the policy, 'can-edit'
      or 'can-move', the id of a row that is pinned by id, or a '# listproc:' comment. A script
      cannot lift its own guard, nor can a change by hand, in the list or in '.listproc.yaml'.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi]}]",
      command: """
        listproc apply \\
            -e 'insert-row: {to: 0/end, row: {title: Fig, pinned: true}}' list.yaml
        """,
      message: """
        -e 1:1:1: error: a script cannot pin a row [rules-changed]
        """),
    remedy: """
      Leave the rules out of the row; change them by hand, in the document, in a change of its
      own. 'check --base' lets such a change pass with --allow-rules-change.
      """)
}
