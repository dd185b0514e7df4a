import CommandSyntax
import Testing

@Suite struct HelpRendererTests {
  @Test func `the help of a command opens with examples`() {
    let expected = """
      Examples:
        listproc apply -e 'delete-row: 0/2' list.yaml
            print the list without the third row of its first section
        listproc apply -i -s tidy.yaml lists/*.yaml
            run a script on several files and write the results back, all or none
        listproc apply -n -e 'move: {row: id:kiwi, before: id:fig}' list.yaml
            ask whether a row may be moved, and write nothing
        git show HEAD:list.yaml | listproc apply -s tidy.yaml -t json > list.json
            edit a list in a pipe, and go on with JSON

      Usage:
        listproc apply [-e OP]... [-s FILE]... [-t FORMAT] [-o FILE] [-n] [-d] [FILE]
        listproc apply -i [-e OP]... [-s FILE]... [--backup] [-n] [-d] FILE...

      Edit a list by a script of operations, all of them or none.

      All -e and -s are one batch, in the order of the command line; every operation
      sees the result of those before it. If one is refused, nothing is written, and
      every refusal is reported with its reason.

      The operations are delete-row, delete-section, move, move-section, insert-row,
      insert-section, replace-row, rename-section, sort, reveal, hide and test. What
      is inserted or replaced is a value, which is printed like its neighbours, or
      'text', which is taken as it is written.

      Without FILE, or with -, the list is read from standard input. What the
      operations do not touch stays byte for byte: comments, blank lines, quotes and
      indentation.

      -i edits each FILE where it is, and -o may name the input. All results are
      computed and proved before the first file is written; then a new file takes the
      old one's place at once, with its owner, permissions and extended attributes. A
      symbolic link stays one. A file with several hard links, or one that has changed
      since it was read, is refused; runs on the same file wait for each other. A file
      that does not change is not written.

      -d prints a unified diff on standard output, nothing if nothing changes; 'patch
      -p0' applies it, or 'patch FILE' if the list came from standard input, or by a
      path that is absolute or has '..'. Files are written as without -d. On a
      terminal, and in colour, control characters are shown escaped.

      The exit status is 0 if the batch was applied, 1 if an operation is not
      permitted, and 2 if the script, the document or the command line is wrong, or a
      file cannot be read or written.

      Options:
        -e, --operation OP      run this operation, or list of operations, in YAML;
                                may be repeated
        -s, --script FILE       run the operations in this file; may be repeated
        -o, --output FILE       write the result to this file, not to standard output
        -i, --in-place          edit each FILE where it is
            --backup[=SUFFIX]   keep the old content of each file that changes, under
                                its name and SUFFIX (default ~)
        -t, --to FORMAT         format of the output: yaml (default), json or table
            --keep-going        apply what can be applied, and report what cannot
            --undo FILE         write a script to this file that takes the result back
            --restore           let such a script, made for exactly this input, past
                                mode and policy
        -n, --dry-run           do everything but write
        -d, --diff              print what changes as a unified diff, not the document
            --report FILE       write a JSON report on every operation to this file
                                (-: standard error)
            --layout FILE|NAME  read the list through this layout: a file, or a
                                built-in one ('listproc layouts')
            --mode MODE         permit no more than this mode does, on top of the
                                document's own: none, all, delete or sort
            --document N|all    which document of a stream, counted from 0
            --compact           JSON: one line a document, without spaces
            --facts             JSON: say of every row whether it is pinned and what
                                may be done to it
            --numbers           table: show the index of each row and section, as
                                addresses use it
            --width N           table: cut long titles so that lines are at most this
                                wide
            --color WHEN        use colour: auto (default), always or never
            --max-depth N       refuse input that is nested deeper (default 200)
        -h, --help              print this help

      """
    #expect(HelpRenderer(.listproc).text(of: .apply) == expected)
  }

  @Test func `the help of the program lists its commands`() {
    let expected = """
      Examples:
        listproc show list.yaml
            print a list as a table
        listproc apply -e 'move: {row: 0/3, to: end}' list.yaml
            move a row to the end of its section, and leave all else byte for byte
        listproc check lists/*.yaml
            report everything that is wrong

      Usage:
        listproc COMMAND [OPTION]... [FILE]...

      Edit and check ordered lists in sections, kept in YAML, by the rules that they
      state themselves.

      Commands:
        apply    edit a list by a script of operations, all of them or none
        show     print lists as a table, as JSON or as they are
        check    report everything that is wrong with lists
        diff     print the script that turns one list into another
        explain  say what the code of a message means, and what to do about it
        layouts  list the built-in layouts, or print one with an example
        help     print the help text of a command

      Options:
        -h, --help     print this help
            --version  print the version

      'listproc help COMMAND' says more about one. Options may stand anywhere after
      the command; -- ends them.

      """
    #expect(HelpRenderer(.listproc).text(of: nil) == expected)
  }

  @Test func `a narrow text has headings on lines of their own`() {
    let text = HelpRenderer(.sample, width: 40).text(of: .apply)
    let expected = """
        -w, --width N         numbers (default
                              80)
        -b, --report[=SUFFIX]
                              an optional
                              value (default
                              ~)
        -h, --help            help

      """
    #expect(text.hasSuffix(expected))
  }

  @Test func `a usage line is one line and says where to read more`() {
    let renderer = HelpRenderer(.listproc)
    #expect(
      renderer.usageLine(of: .check)
        == "usage: listproc check [--format FORMAT] [--strict] [FILE]...  (listproc help check)")
    #expect(
      renderer.usageLine(of: nil)
        == "usage: listproc COMMAND [OPTION]... [FILE]...  (listproc help)")
    #expect(
      HelpRenderer(.sample).usageLine(of: .help) == "usage: prog help  (prog help help)")
  }

  @Test(arguments: CommandName.allCases)
  func `no wrapped line is wider than asked for`(name: CommandName) throws {
    let command = try #require(CommandSet.listproc.command(name))
    let usage = command.synopses.map { "  listproc \(name.rawValue) \($0)" }
    let examples = command.examples.flatMap { ["  " + $0.line, "      " + $0.purpose] }
    for width in 40...132 {
      let text = HelpRenderer(.listproc, width: width).text(of: name)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      where !usage.contains(line) && !examples.contains(line) {
        #expect(line.count <= width && line.last != " ")
      }
    }
  }

  @Test(arguments: CommandName.allCases)
  func `at the usual width nothing is wider, and every option is there`(name: CommandName) throws {
    let command = try #require(CommandSet.listproc.command(name))
    let lines = HelpRenderer(.listproc).text(of: name).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for option in CommandSet.listproc.options(of: command) {
      #expect(lines.filter { $0.hasPrefix("  " + option.helpHeading) }.count == 1)
    }
  }

  @Test(arguments: [-5, 0, 1, 20])
  func `an absurd width loses no word`(width: Int) {
    for name in CommandName.allCases {
      let words = HelpRenderer(.listproc, width: width).text(of: name).split(
        whereSeparator: \.isWhitespace)
      let usual = HelpRenderer(.listproc).text(of: name).split(whereSeparator: \.isWhitespace)
      #expect(words == usual)
    }
  }
}
