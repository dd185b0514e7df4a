// Edit modes, and what single rows and sections forbid (SPEC §3, §4.1, §4.2).
extension Explanation {
  static let modeNone = Explanation(
    .modeNone,
    meaning: "The edit mode is 'none': the list is to be read, and nothing in it is changed.",
    example: Example(
      document: """
        mode: none
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: the mode of the document is 'none'; nothing is edited [mode-none]
        list.yaml:1:7: note: mode declared here
        """),
    remedy: """
      If the list is to be edited, change 'mode' in the document or the section, where the note
      points. The option --mode cannot permit more; if it is the cause, leave it out.
      """)

  static let modeForbidsDelete = Explanation(
    .modeForbidsDelete,
    meaning: """
      The edit mode is 'sort': rows may change places, and none is deleted. Sections are not
      deleted either.
      """,
    example: Example(
      document: """
        mode: sort
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: the mode of the document is 'sort'; entries are moved, not deleted \
        [mode-forbids-delete]
        list.yaml:1:7: note: mode declared here
        """),
    remedy: """
      If entries are to go, write mode 'delete' or 'all' in the document or the section, where the
      note points. Otherwise take the deletion out of the script.
      """)

  static let modeForbidsMove = Explanation(
    .modeForbidsMove,
    meaning: """
      The edit mode is 'delete': entries may go, and those that stay keep their order. A move
      between sections needs the permission of both sections' modes.
      """,
    example: Example(
      document: """
        mode: delete
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'move: {row: 0/0, to: 0/1}' list.yaml",
      message: """
        -e 1:1:1: error: the mode of the document is 'delete'; entries are deleted, not moved \
        [mode-forbids-move]
        list.yaml:1:7: note: mode declared here
        """),
    remedy: """
      If entries are to change places, write mode 'sort' or 'all' in the document or the section,
      where the note points. Otherwise take the move out of the script.
      """)

  static let modeForbidsInsert = Explanation(
    .modeForbidsInsert,
    meaning: "The edit mode is 'delete' or 'sort', and both let nothing new into the list.",
    example: Example(
      document: """
        mode: sort
        sections: [{rows: [Kiwi]}]
        """,
      command: "listproc apply -e 'insert-row: {to: 0/end, row: Fig}' list.yaml",
      message: """
        -e 1:1:1: error: the mode of the document is 'sort'; entries are moved, not inserted \
        [mode-forbids-insert]
        list.yaml:1:7: note: mode declared here
        """),
    remedy: """
      If rows or sections are to be added, write mode 'all' in the document or the section, where
      the note points. Otherwise take the insertion out of the script.
      """)

  static let modeForbidsEdit = Explanation(
    .modeForbidsEdit,
    meaning: """
      The edit mode is 'delete' or 'sort', and both leave rows and section titles worded as they
      are.
      """,
    example: Example(
      document: """
        mode: sort
        sections: [{title: Fuits, rows: [Kiwi]}]
        """,
      command: """
        listproc apply -e 'rename-section: {section: 0, title: Fruit}' list.yaml
        """,
      message: """
        -e 1:1:1: error: the mode of the document is 'sort'; entries are moved, not reworded \
        [mode-forbids-edit]
        list.yaml:1:7: note: mode declared here
        """),
    remedy: """
      If rows or section titles are to be reworded, write mode 'all' in the document or the section,
      where the note points. Otherwise take the operation out of the script.
      """)

  static let rowPinned = Explanation(
    .rowPinned,
    meaning: """
      The row is pinned. A pinned row is never moved, not even onto its own place, and never
      deleted by 'delete-row'.
      """,
    example: Example(
      document: """
        pinned: [0]
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' is pinned at index 0; pinned rows cannot be deleted [row-pinned]
        list.yaml:1:10: note: pinned here
        """),
    remedy: """
      Choose another row, or take the pin out of the document first: in 'pinned' of the document
      or section, or 'pinned: true' on the row.
      """)

  static let rowNotEditable = Explanation(
    .rowNotEditable,
    meaning: """
      The row says 'can-edit: false': it is not deleted, moved or replaced, and unless the policy
      'on-pinned' permits it, its section is not deleted over it. Other rows can still push it along;
      a pin would prevent that too.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - {title: Kiwi, can-edit: false}
              - Fig
        """,
      command: "listproc apply -e 'delete-row: 0/0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' has 'can-edit: false'; it cannot be edited [row-not-editable]
        list.yaml:3:33: note: 'can-edit' declared here
        """),
    remedy: "Choose another row, or remove 'can-edit: false' from this one.")

  static let rowNotMovable = Explanation(
    .rowNotMovable,
    meaning: """
      The row says 'can-move: false': it may be deleted where the mode allows that, but not moved.
      Other moves can still push it along; a pin would prevent that too.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - {title: Kiwi, can-move: false}
              - Fig
        """,
      command: "listproc apply -e 'move: {row: 0/0, to: 0/1}' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' has 'can-move: false'; it cannot be moved [row-not-movable]
        list.yaml:3:33: note: 'can-move' declared here
        """),
    remedy: "Move the rows around it, or remove 'can-move: false' from this one.")

  static let sectionHasPinned = Explanation(
    .sectionHasPinned,
    meaning: """
      The section has pinned rows, and the policy 'on-pinned: restrict', the default, does not
      let it be deleted over them.
      """,
    example: Example(
      document: """
        pinned: [0]
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'delete-section: 0' list.yaml",
      message: """
        -e 1:1:1: error: row 'Kiwi' of section 0 is pinned; sections with pinned rows are not \
        deleted [section-has-pinned]
        list.yaml:1:10: note: pinned here
        """),
    remedy: """
      Delete its free rows one by one. 'on-pinned: keep' in the policy does that in one step;
      'on-pinned: cascade' deletes the pinned rows too.
      """)

  static let targetPinned = Explanation(
    .targetPinned,
    meaning: """
      The destination is a pinned place: the index of a pinned row or, for a row that arrives, a
      place before the last of the pinned first rows or after the first of the pinned last ones.
      A request is never bent to the nearest free place.
      """,
    example: Example(
      document: """
        pinned: [0]
        sections: [{rows: [Kiwi, Fig]}]
        """,
      command: "listproc apply -e 'move: {row: 0/1, to: 0/0}' list.yaml",
      message: """
        -e 1:1:1: error: index 0 is held by row 'Kiwi', which is pinned; a pinned place is no \
        target [target-pinned]
        list.yaml:1:10: note: pinned here
        """),
    remedy: """
      Choose a free index. 'to: start' and 'to: end' are the first and last free place whatever is
      pinned.
      """)
}
