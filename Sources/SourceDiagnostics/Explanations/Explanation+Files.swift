// Text, files and the command line (SPEC §5, §7, §8).
extension Explanation {
  static let unsafeEdit = Explanation(
    .unsafeEdit,
    meaning: """
      The edit is permitted, but its text cannot be written without loss: a comment would become
      part of a text, or the result, read again, would not be exactly the list that was meant.
      Nothing was written.
      """,
    example: Example(
      document: """
        sections:
          - rows:
              - Kiwi

                # in season
              - Plum
              - |+
                Fig
        """,
      command: "listproc apply -e 'move: {row: 0/2, to: 0/1}' list.yaml",
      message: """
        -e 1:1:1: error: the edited text would hold other values than the operations give \
        [unsafe-edit]
        list.yaml:7:9: note: this entry, or what stands behind it, would be read differently
        """),
    remedy: """
      Change the text around the place by hand: here, take the comment out or move it to the left,
      so that it cannot belong to the text of the row above. Where that does not explain it, please
      report it as a defect.
      """)

  static let layoutNotFound = Explanation(
    .layoutNotFound,
    meaning: """
      The layout says where the list is, and there is no list there, or no section in it. It may be
      a layout for files of another kind, or the file may have another shape than it used to. Where
      the list is written as an empty one, 'apply' can put sections into it all the same.
      """,
    example: Example(
      document: "landscape: [{name: Tools, items: []}]",
      layout: "layout: {at: landscap, levels: [{title: name, rows: items}]}",
      command: "listproc check --layout layout.yaml list.yaml",
      message: """
        list.yaml:1:1: error: no list at 'landscap'; did you mean 'landscape'? \
        [layout-not-found]
        """),
    remedy: """
      Correct 'at' or 'keys' in the layout. 'listproc layouts' lists the built-in ones;
      'listproc layouts NAME' shows one, with a file that it fits.
      """)

  static let usage = Explanation(
    .usage,
    meaning: """
      The command line is wrong: an unknown command or option, a value that is missing or out of
      its choices, or options that exclude each other.
      """,
    example: Example(
      command: "listproc aply list.yaml",
      message: """
        listproc: error: unknown command 'aply'; did you mean 'apply'? [usage]
        usage: listproc COMMAND [OPTION]... [FILE]...  (listproc help)
        """),
    remedy: "'listproc help COMMAND' shows what a command takes, with examples.")

  static let hardLinked = Explanation(
    .hardLinked,
    meaning: """
      The file that would be written has several names, that is, hard links. listproc puts a new
      file in the old one's place, so the other names would keep the old text. Nothing was written.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: """
        ln list.yaml copy.yaml
        listproc apply -i -e 'delete-row: 0/0' list.yaml
        """,
      message: "listproc: error: 'list.yaml' has 2 hard links [hard-linked]"),
    remedy: """
      Use a symbolic link, which is kept, in place of the hard link; or write to another file
      with -o and copy it over yourself.
      """)

  static let changedMeanwhile = Explanation(
    .changedMeanwhile,
    meaning: """
      Between reading and writing somebody else has changed the file, its permissions or the
      symbolic link that leads to it, and writing would undo that. The file was left as it is now,
      and so were all other files of the run. Runs of listproc wait for each other, so that it was
      another program.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: """
        listproc apply -i -e 'delete-row: 0/0' list.yaml &
        echo '# checked' >> list.yaml
        """,
      message: "listproc: error: 'list.yaml' has changed meanwhile [changed-meanwhile]"),
    remedy: """
      Run the command again; it reads the new text. If it happens often, look for an editor or a
      job that saves the same file.
      """)

  static let cannotRead = Explanation(
    .cannotRead,
    meaning: "The system refuses to read a file; the message gives its reason.",
    example: Example(
      command: "listproc check missing.yaml",
      message: """
        listproc: error: cannot read 'missing.yaml': No such file or directory [cannot-read]
        """),
    remedy: "Check the name, that it is a file, and that you may read it.")

  static let cannotWrite = Explanation(
    .cannotWrite,
    meaning: """
      The system refuses to write the output; the message gives its reason. A file that was to be
      written is as it was, and so are all others of the run; should some have got their new text
      before the last one failed, notes say which. As a warning: the file has its new text, but the
      system could not write that down for good.
      """,
    example: Example(
      document: "sections: [{rows: [Kiwi, Fig]}]",
      command: "listproc show list.yaml > /dev/full",
      message: """
        listproc: error: cannot write to standard output: No space left on device [cannot-write]
        """),
    remedy: """
      Check the free space, and that you may write both the file and its directory, where a
      temporary file is made first. To write what is no regular file, use -o rather than -i.
      """)
}
