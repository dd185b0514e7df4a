import SourceDiagnostics
import Testing

/// Two columns for what is wide, none for a combining acute, one for the rest.
@Sendable func simpleWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { width, scalar in
    switch scalar.value {
    case 0x301: width
    case 0x2E80...0xFFDC, 0x1F300...0x1FAFF: width + 2
    default: width + 1
    }
  }
}

@Suite struct DiagnosticRendererTests {
  private func source(_ text: String, name: String = "list.yaml") -> SourceText {
    SourceText(name: name, bytes: Array(text.utf8))
  }

  private func rendered(
    _ diagnostics: [Diagnostic], showsSource: Bool = false, usesColor: Bool = false
  ) -> String {
    var renderer = DiagnosticRenderer(
      showsSource: showsSource, usesColor: usesColor, displayWidth: simpleWidth)
    var buffer: [UInt8] = []
    renderer.render(diagnostics, into: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  @Test func `a message has file, line, column, severity, text and code, a note no code`() {
    let list = source("pinned: [1]\nrows: [a, b]\n")
    let script = source("delete-row: 0/1", name: "-e 1")
    let diagnostics = [
      Diagnostic(
        .rowPinned, "row 'b' is pinned", at: .init(source: script, range: 0..<10),
        notes: [
          .init("pinned here", at: .init(source: list, range: 9..<10)), .init("that is all"),
        ]),
      Diagnostic(.suspiciousKey, "odd", at: .init(source: list, range: 12..<16)),
      Diagnostic(.notFound, "just so", at: nil, severity: .note),
    ]
    #expect(
      rendered(diagnostics) == """
        -e 1:1:1: error: row 'b' is pinned [row-pinned]
        list.yaml:1:10: note: pinned here
        listproc: note: that is all
        list.yaml:2:1: warning: odd [suspicious-key]
        listproc: note: just so

        """)
  }

  @Test func `a message about no input is the program's`() {
    let usage = Diagnostic(.usage, "unknown command 'aply'", at: nil)
    #expect(
      rendered([usage], showsSource: true)
        == "listproc: error: unknown command 'aply' [usage]\n")
  }

  @Test func `nothing in names, texts and source lines drives the terminal`() {
    let list = source("a: \u{1B}[31m\u{202E}\u{85}x\n", name: "a\n\u{1B}]0;x\u{7}.yaml")
    let diagnostic = Diagnostic(
      .notFound, "no '\u{9B}1m\u{2066}\t\r\n\0\u{7F}é'", at: .init(source: list, range: 13..<14),
      notes: [.init("\u{200F}\u{61C}\u{2028}")])
    #expect(
      rendered([diagnostic], showsSource: true) == #"""
        a\n\x1b]0;x\x07.yaml:1:11: error: no '\x9b1m\u{2066}\t\r\n\x00\x7fé' [not-found]
        a: \x1b[31m\u{202e}\x85x
                               ^
        listproc: note: \u{200f}\u{61c}\u{2028}

        """#)
  }

  @Test func `every control character and bidirectional control is escaped`() {
    let bidirectional: [UInt32] =
      [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let controls = Array(0..<UInt32(0x20)) + Array(0x7F..<0xA0) + [0x2028, 0x2029]
    let expected = Set(controls + bidirectional)
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isEscaped = escapedForTerminal(String(Character(scalar))) != String(Character(scalar))
      if isEscaped != expected.contains(value) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `colours are those of compilers`() {
    let list = source("a: b\n")
    let diagnostic = Diagnostic(
      .unknownKey, "no", at: .init(source: list, range: 3..<4), notes: [.init("so")])
    let esc = "\u{1B}"
    #expect(
      rendered([diagnostic], showsSource: true, usesColor: true) == """
        \(esc)[1mlist.yaml:1:4:\(esc)[0m \(esc)[1;31merror:\(esc)[0m \
        \(esc)[1mno [unknown-key]\(esc)[0m
        a: b
           \(esc)[1;31m^\(esc)[0m
        \(esc)[1mlistproc:\(esc)[0m \(esc)[1;36mnote:\(esc)[0m so

        """)
  }
}
