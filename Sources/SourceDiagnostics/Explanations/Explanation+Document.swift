// The list document: its keys, values, ids and pins (SPEC §1, §3).
extension Explanation {
  static let notAList = Explanation(
    .notAList,
    meaning: """
      The input holds no list that listproc knows: its top level is no mapping with the key
      'sections', and no layout says where else the list is. An empty file is no list either.
      """,
    example: Example(
      document: """
        title: Fruit
        items: [Kiwi, Fig]
        """,
      command: "listproc check list.yaml",
      message: "list.yaml:1:1: error: a list document has a key 'sections' [not-a-list]"),
    remedy: """
      Put the rows under 'sections', as in 'sections: [{rows: [Kiwi, Fig]}]'. If another tool
      dictates the file's shape, name a layout with --layout; 'listproc layouts' shows those that
      are built in.
      """)

  static let missingTitle = Explanation(
    .missingTitle,
    meaning: """
      A row has no title, or an empty one. A scalar row is its own title; a mapping row needs the
      key 'title'.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - Kiwi
              - id: fig
        """,
      command: "listproc check list.yaml",
      message: "list.yaml:4:9: error: this row has no 'title' [missing-title]"),
    remedy: "Give the row a title that is not empty, or take the row out.")

  static let wrongType = Explanation(
    .wrongType,
    meaning: """
      A value is of another kind than its key asks for: text for a boolean, a list for a title, a
      scalar where rows are expected. Booleans are 'true' and 'false' without quotes; 'yes', 'no',
      'on' and 'off' are text.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - title: Kiwi
                can-edit: no
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:4:19: error: 'can-edit' is a boolean, plain true or false; did you mean false? \
        [wrong-type]
        """),
    remedy: "Write a value of the kind that the message names.")

  static let unknownKey = Explanation(
    .unknownKey,
    meaning: """
      A mapping that belongs to listproc holds a key that it does not know: the top level of the
      document, 'policy', 'pinned', 'labels', or anything in a script. A misspelt rule would
      otherwise be no rule at all.
      """,
    example: Example(
      document: """
        titel: Fruit
        sections: []
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:1:1: error: 'titel' is no key of a list document; did you mean 'title'? \
        [unknown-key]
        """),
    remedy: """
      Correct the spelling. Data of your own belongs in sections and rows, where further keys are
      kept; at the top level give its key the prefix 'x-'.
      """)

  static let suspiciousKey = Explanation(
    .suspiciousKey,
    meaning: """
      A key in a section or row is one edit away from 'pinned', 'footer', 'can-edit' or
      'can-move', and that key itself is absent. It counts as your own data, so the rule that may
      have been meant does not hold.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - title: Kiwi
                pined: true
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:4:9: warning: 'pined' is data here; did you mean 'pinned'? [suspicious-key]
        """),
    remedy: "Correct the spelling, or rename the key if it is your own data.")

  static let unknownMode = Explanation(
    .unknownMode,
    meaning: """
      The value of 'mode' is no edit mode. The modes are 'none', 'all', 'delete' and 'sort'.
      """,
    example: Example(
      document: """
        mode: sorted
        sections: []
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:1:7: error: 'sorted' is no value of 'mode', which is none, all, delete or sort; \
        did you mean 'sort'? [unknown-mode]
        """),
    remedy: "Write one of the four modes, or leave 'mode' out, which means 'all'.")

  static let unknownChoice = Explanation(
    .unknownChoice,
    meaning: """
      A key takes one of a few values, and this is none of them. The format version is such a
      value too: only 'listproc: 1' exists.
      """,
    example: Example(
      document: """
        policy:
          on-pinned: forbid
        sections: []
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:2:14: error: 'forbid' is no value of 'on-pinned', which is restrict, keep or \
        cascade [unknown-choice]
        """),
    remedy: "Write one of the values that the message lists.")

  static let duplicateKey = Explanation(
    .duplicateKey,
    meaning: """
      A key stands twice in one mapping, so one of its values would be lost. It is an error where
      listproc reads the key, and a warning of 'check' in your own data, where the last one
      counts. Under a layout, an arrival whose key is already there is refused with this code.
      """,
    example: Example(
      document: """
        mode: all
        sections: []
        mode: sort
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:3:1: error: key 'mode' stands here a second time [duplicate-key]
        list.yaml:1:1: note: first here
        """),
    remedy: "Keep the one that is meant and delete the other.")

  static let duplicateID = Explanation(
    .duplicateID,
    meaning: """
      Two rows of the document, or two sections, have the same id; or an operation would insert an
      id that exists. Ids are unique among all rows, and among all sections.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - {id: a, title: Kiwi}
              - {id: a, title: Fig}
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:4:14: error: id 'a' is already that of another row [duplicate-id]
        list.yaml:3:14: note: first here
        """),
    remedy: "Give one of them another id, or none.")

  static let aliasedList = Explanation(
    .aliasedList,
    meaning: """
      The list is reached through an alias or a merge, or its anchor is used elsewhere, so that
      one edit would change several places. Such a list is read but not edited, and a section that
      stands elsewhere too gets no other title.
      """,
    example: Example(
      document: """
        sections:
          - rows: &fruit [Kiwi, Fig]
          - rows: *fruit
        """,
      command: "listproc apply -e 'delete-row: 1/0' list.yaml",
      message: """
        -e 1:1:1: error: the list of section 1 is shared through an alias; it is not edited \
        [aliased-list]
        list.yaml:3:5: note: its list is reached through an alias or a merge, or its anchor is used
        """),
    remedy: "Write the list out in each place, then edit the one that is meant.")

  static let whichDocument = Explanation(
    .whichDocument,
    meaning: """
      The stream holds several documents, and nothing says which of them to edit. 'check' and
      'show' take all of them.
      """,
    example: Example(
      document: """
        sections: [{rows: [Kiwi]}]
        ---
        sections: [{rows: [Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        list.yaml:3:1: error: the stream has 2 documents; '--document' says which, or all \
        [which-document]
        """),
    remedy: "Add --document N, which counts from 0, or --document all.")

  static let pinOutOfRange = Explanation(
    .pinOutOfRange,
    meaning: """
      'pinned' names an index that no row has: in the section that declares it or, for the
      document's own list, in any section. Indices count from 0. 'first' and 'last' may exceed the
      number of rows; single indices may not.
      """,
    example: Example(
      document: """
        sections:
          - pinned: [0, 5]
            rows: [Kiwi, Fig]
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:2:17: error: row 5 cannot be pinned; the section has 2 rows [pin-out-of-range]
        """),
    remedy: """
      Correct the index, or pin the row itself with 'pinned: true', which follows it wherever it
      stands.
      """)

  static let willBePinned = Explanation(
    .willBePinned,
    meaning: """
      The edit is allowed, and afterwards a row that was free stands where the document pins rows.
      Nothing is pinned in this run; the next reading will hold the row fast.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - Kiwi
              - Fig
          - pinned: {first: 1}
            rows: []
        """,
      command: "listproc apply -n -e 'move: {row: 0/0, to: 1/0}' list.yaml",
      message: """
        -e 1:1:1: warning: row 'Kiwi' will be pinned when the result is read [will-be-pinned]
        list.yaml:5:21: note: declared here
        """),
    remedy: """
      If the row is to be fixed there, there is nothing to do. If it is to stay free, pin the rows
      that are meant by id or with 'pinned: true', not by their places.
      """)
}
