// What the document's policy denies (SPEC §4.4).
extension Explanation {
  static let wouldShiftPinned = Explanation(
    .wouldShiftPinned,
    meaning: """
      The edit would push a row that is pinned by its index to another index. The policy
      'pin-shift: deny' forbids that; indices that the document pins in all sections at once never
      shift, as one list could not be right for all of them.
      """,
    example: Example(
      document: """
        pinned: [1]
        sections: [{rows: [Kiwi, Fig, Lime]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Fig' is pinned and would shift; the document's list of pinned \
        indices cannot follow it [would-shift-pinned]
        list.yaml:1:10: note: pinned here
        """),
    remedy: """
      Edit below the pinned row. Or pin it in another way: with 'pinned: true' on the row, or in
      the section's own 'pinned', which is rewritten when rows shift.
      """)

  static let crossSection = Explanation(
    .crossSection,
    meaning: """
      The policy 'cross-section: deny' keeps rows in their sections, and this move leads from one
      to another.
      """,
    example: Example(
      document: """
        policy: {cross-section: deny}
        sections: [{rows: [Kiwi, Fig]}, {rows: [Leek]}]
        """,
      command: "listproc apply -e 'move: {row: 0/0, to: 1/0}' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' must stay in its section [cross-section]
        list.yaml:1:25: note: 'cross-section' declared here
        """),
    remedy: "Move within the section, or change the policy in the document.")

  static let wouldEmptySection = Explanation(
    .wouldEmptySection,
    meaning: """
      The policy 'empty-sections: deny' forbids that a section which had rows has none after the
      batch.
      """,
    example: Example(
      document: """
        policy: {empty-sections: deny}
        sections: [{rows: [Kiwi]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: section 0 would lose its last row; it must keep one [would-empty-section]
        list.yaml:1:26: note: 'empty-sections' declared here
        """),
    remedy: """
      Leave a row, put one in with the same batch, or delete the section itself. With
      'empty-sections: prune' a section goes with its last row.
      """)

  static let notRevealed = Explanation(
    .notRevealed,
    meaning: """
      The policy 'require-reveal: true' lets a row or section be deleted only while its button
      shows, as after a swipe. Every deletion hides all buttons again. 'check --base' accepts what
      was deleted by hand: a script could show the button first, and 'diff' writes it so.
      """,
    example: Example(
      document: """
        policy: {require-reveal: true}
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' is not revealed; only what shows its button is deleted \
        [not-revealed]
        list.yaml:1:26: note: 'require-reveal' declared here
        """),
    remedy: """
      Put a reveal directly before each deletion, as in -e 'reveal: 0/0' -e 'delete-row: 0/0'.
      """)

  static let anchorInUse = Explanation(
    .anchorInUse,
    meaning: """
      The edit takes away an anchor, or moves it behind an alias that needs it, and the policy
      'anchors: refuse' does not let the definition move to that alias.
      """,
    example: Example(
      document: """
        policy: {anchors: refuse}
        sections:
          - rows:
              - &k Kiwi
              - *k
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: anchor '&k' would no longer stand before its aliases \
        [anchor-in-use]
        list.yaml:4:9: note: the anchor is here
        list.yaml:5:9: note: an alias is here
        list.yaml:1:19: note: 'anchors' declared here
        """),
    remedy: """
      Write the value out where the alias stands. With 'anchors: rehome', the default, listproc
      moves the definition to the first alias that remains.
      """)

  static let tooManyDeletes = Explanation(
    .tooManyDeletes,
    meaning: """
      One batch deletes more rows than the policy 'max-deletes' permits; the rows of deleted
      sections count too.
      """,
    example: Example(
      document: """
        policy: {max-deletes: 1}
        sections: [{rows: [Kiwi, Fig, Lime]}]
        """,
      command: """
        listproc apply -e 'delete-row: 0/0' -e 'delete-row: 0/0' list.yaml
        """,
      message: """
        -e 2:1:1: error: the operations delete 2 rows; 1 at most may go at once [too-many-deletes]
        list.yaml:1:23: note: 'max-deletes' declared here
        """),
    remedy: """
      See whether the batch is what you want. If so, split it, or raise the limit in the document.
      """)

  static let tooFewRows = Explanation(
    .tooFewRows,
    meaning: """
      A section has fewer rows than the policy 'min-rows' asks for, or would have after the batch.
      """,
    example: Example(
      document: """
        policy: {min-rows: 2}
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: section 0 would have 1 row; sections have 2 at least [too-few-rows]
        list.yaml:1:20: note: 'min-rows' declared here
        """),
    remedy: "Add rows, keep more of them, or lower the limit in the document.")

  static let tooManyRows = Explanation(
    .tooManyRows,
    meaning: """
      A section has more rows than the policy 'max-rows' permits, or would have after the batch.
      """,
    example: Example(
      document: """
        policy: {max-rows: 2}
        sections: [{rows: [Kiwi, Fig, Lime]}]
        """,
      command: "listproc check list.yaml",
      message: "list.yaml:2:12: error: a section has at most 2 rows; this has 3 [too-many-rows]"),
    remedy: "Take rows out, move some to another section, or raise the limit in the document.")

  static let duplicateTitle = Explanation(
    .duplicateTitle,
    meaning: """
      Two rows have the same title, and the policy 'unique-titles' forbids that within a section
      or in the whole document.
      """,
    example: Example(
      document: """
        policy: {unique-titles: section}
        sections: [{rows: [Kiwi, Fig, Kiwi]}]
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:2:31: error: title 'Kiwi' is already that of another row [duplicate-title]
        list.yaml:2:20: note: first here
        """),
    remedy: "Give one of the rows another title, or take it out.")

  static let notSorted = Explanation(
    .notSorted,
    meaning: """
      The policy 'order' says that the free rows of a section are sorted, and this row is not where
      it belongs. Pinned rows do not count.
      """,
    example: Example(
      document: """
        policy: {order: {by: title}}
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc check list.yaml",
      message: """
        list.yaml:2:26: error: row 'Fig' belongs before row 'Kiwi' [not-sorted]
        """),
    remedy: """
      Move the row with 'to: sorted', or sort the section with the 'sort' operation. See whether
      'collation' in the policy is the order that you mean.
      """)

  static let appendOnly = Explanation(
    .appendOnly,
    meaning: """
      The policy 'append-only: true' lets rows arrive only at the end; none is deleted or moved.
      """,
    example: Example(
      document: """
        policy: {append-only: true}
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' must stay; rows are only added, at the end [append-only]
        list.yaml:1:23: note: 'append-only' declared here
        """),
    remedy: "Insert with 'to: 0/end'; for anything else change the policy in the document.")
}
