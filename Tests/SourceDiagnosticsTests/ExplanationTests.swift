import SourceDiagnostics
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: DiagnosticID.allCases)
  func `every code has all parts of an explanation`(id: DiagnosticID) {
    let explanation = id.explanation
    #expect(explanation.id == id)
    #expect(!explanation.meaning.isEmpty)
    #expect(!explanation.remedy.isEmpty)
    #expect(explanation.meaning.hasSuffix("."))
    #expect(explanation.remedy.hasSuffix("."))
    #expect(explanation.example.command.contains("listproc "))
    #expect(explanation.example.message.contains("[\(id.rawValue)]"))
  }

  @Test(arguments: DiagnosticID.allCases)
  func `no line of an explanation is wider than 80 columns or ends in a space`(id: DiagnosticID) {
    let rendered = id.explanation.rendered()
    for line in rendered.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
    #expect(rendered.hasSuffix(".\n"))
  }

  @Test(arguments: DiagnosticID.allCases)
  func `an example uses all of its files, and its places lie in them`(id: DiagnosticID) {
    let example = id.explanation.example
    for file in example.files {
      #expect(example.command.contains(file.name))
      for line in example.message.split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 3)
        guard parts[0] == file.name, let line = Int(parts[1]), let column = Int(parts[2]) else {
          continue
        }
        let lines = (file.text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.contains(line - 1))
        #expect(column <= lines[line - 1].count + 1)
      }
    }
  }

  @Test func `a command of two lines has one prompt, and a long message is wrapped`() {
    let rendered = DiagnosticID.incompatibleLists.explanation.rendered()
    let shown = rendered.split(separator: "\n").filter { $0.hasPrefix("  ") }.suffix(4)
    #expect(
      shown == [
        "  $ listproc apply --layout layout.yaml \\",
        "      -e 'move: {row: 0/0, to: 1/0}' list.yaml",
        "  -e 1:1:1: error: section 1 is a mapping, section 0 is none",
        "      [incompatible-lists]",
      ])
  }

  @Test func `a message that fits on a line keeps its spaces`() {
    let rendered = DiagnosticID.usage.explanation.rendered()
    #expect(
      rendered.contains(
        "\n  usage: listproc COMMAND [OPTION]... [FILE]...  (listproc help)\n"))
  }

  @Test func `an explanation names the exit status`() {
    let statuses = [DiagnosticID.badOperation, .duplicateID, .usage, .willBePinned].map { id in
      id.explanation.rendered().split(separator: "\n").first { $0.hasPrefix("Exit status: ") }
    }
    #expect(
      statuses == [
        "Exit status: 2", "Exit status: 2; 1 from 'check'", "Exit status: 2",
        "Exit status: not affected; 1 from 'check --strict'",
      ])
  }

  @Test func `an explanation is shown with its example and the remedy`() {
    #expect(
      DiagnosticID.rowPinned.explanation.rendered() == """
        row-pinned

        The row is pinned. A pinned row is never moved, not even onto its own place, and
        never deleted by 'delete-row'.

        Exit status: 1, the answer is no

        Example:

          list.yaml:
            pinned: [0]
            sections: [{rows: [Kiwi, Fig]}]

          $ listproc apply -e 'delete-row: 0/0' list.yaml
          -e 1:1:1: error: row 'Kiwi' is pinned at index 0; pinned rows cannot be
              deleted [row-pinned]
          list.yaml:1:10: note: pinned here

        What to do:

        Choose another row, or take the pin out of the document first: in 'pinned' of
        the document or section, or 'pinned: true' on the row.

        """)
  }
}
