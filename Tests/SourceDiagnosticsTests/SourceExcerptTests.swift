import SourceDiagnostics
import Testing

@Suite struct SourceExcerptTests {
  /// The source line and the marks below it.
  private func excerpt(_ bytes: [UInt8], _ range: Range<Int>, limit: Int = 100) -> [String] {
    var renderer = DiagnosticRenderer(
      showsSource: true, columnLimit: limit, displayWidth: simpleWidth)
    var buffer: [UInt8] = []
    let source = SourceText(name: "a", bytes: bytes)
    renderer.render(
      Diagnostic(.syntax, "b", at: .init(source: source, range: range)), into: &buffer)
    let text = String(decoding: buffer, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String($0) }
  }

  private func excerpt(_ text: String, _ range: Range<Int>, limit: Int = 100) -> [String] {
    excerpt(Array(text.utf8), range, limit: limit)
  }

  @Test(arguments: [
    ("one\ntwo: three\r\n", 9..<14, "two: three", "     ^~~~~"),
    ("one\ntwo: three\r\n", 9..<9, "two: three", "     ^"),
    ("one\ntwo\nthree", 4..<13, "two", "^~~"),
    ("one\rtwo\r\n", 7..<8, "two", "   ^"),
    ("one\rtwo\r\n", 8..<9, "two", "   ^"),
    ("one\n", 4..<4, "", "^"),
    ("one", 99..<100, "one", "   ^"),
    ("", 0..<0, "", "^"),
    ("\u{FEFF}one: x", 8..<9, "one: x", "     ^"),
    ("\u{FEFF}one: x", 0..<3, "one: x", "^"),
  ])
  func `the line of the place is shown and its columns are marked`(
    text: String, range: Range<Int>, line: String, marks: String
  ) {
    #expect(excerpt(text, range) == [line, marks])
  }

  @Test(arguments: [
    ("常见: 键", 8..<11, "常见: 键", "      ^~"),
    ("e\u{301}: x", 5..<6, "e\u{301}: x", "   ^"),
    ("🍏🍏x", 8..<9, "🍏🍏x", "    ^"),
    ("🍏🍏x", 6..<8, "🍏🍏x", "  ^~"),
    ("a\tb\t\tc", 5..<6, "a       b               c", "                        ^"),
    ("\tb", 0..<1, "        b", "^~~~~~~~"),
  ])
  func `the caret stands under its character however wide the line is`(
    text: String, range: Range<Int>, line: String, marks: String
  ) {
    #expect(excerpt(text, range) == [line, marks])
  }

  @Test func `stray bytes are shown as such`() {
    #expect(
      excerpt([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3], 4..<5) == [
        #"a\xff\xe2\x82b\xc3"#, "             ^",
      ])
  }

  @Test func `a line at the limit is whole and a longer one is cut`() {
    let line = "abcdefghijklmnopqrst"
    #expect(excerpt(line, 19..<20, limit: 20) == [line, "                   ^"])
    #expect(excerpt(line + "u", 0..<1, limit: 20) == ["abcdefghijklmnopq...", "^"])
    #expect(
      excerpt(line + "u", 20..<21, limit: 20) == ["...efghijklmnopqrstu", "                   ^"])
  }

  @Test func `a long line is cut on both sides of the place`() {
    let text = String(repeating: "0123456789", count: 10_000)
    #expect(
      excerpt(text, 50_000..<50_002, limit: 40) == [
        "...3456789012345678901234567890123456...", "                    ^~",
      ])
    #expect(
      excerpt(text, 50_000..<90_000, limit: 40) == [
        "...3456789012345678901234567890123456...", "                    ^~~~~~~~~~~~~~~~~",
      ])
  }

  @Test func `a cut never splits a wide character, and no line exceeds the limit`() {
    let text = Array(String(repeating: "常a\t🍏\u{1B}e\u{301}", count: 200).utf8)
    for limit in [20, 21, 33, 100] {
      for start in 0..<300 {
        let lines = excerpt(text, start..<(start + 40), limit: limit)
        let widest = lines.map { simpleWidth($0) }.max() ?? 0
        if widest > limit || lines[0].contains("\u{FFFD}") && !lines[0].contains("\\x") {
          Issue.record("\(limit) at \(start): \(lines)")
        }
      }
    }
  }

  @Test func `a line of characters without width is cut all the same`() {
    let marks = String(repeating: "\u{301}", count: 1000)
    let shown = String(repeating: "\u{301}", count: 40)
    #expect(
      excerpt(marks + "x" + marks, 2000..<2001, limit: 20) == [
        "...\(shown)x" + shown.unicodeScalars.dropLast().map { String($0) }.joined() + "...",
        "   ^",
      ])
  }

  @Test func `places in millions of bytes on one line are shown at once`() {
    let source = SourceText(name: "a", bytes: [UInt8](repeating: 0x61, count: 4_000_000))
    var renderer = DiagnosticRenderer(showsSource: true, displayWidth: simpleWidth)
    var buffer: [UInt8] = []
    for start in stride(from: 0, to: 4_000_000, by: 20_000) {
      renderer.render(
        Diagnostic(.syntax, "b", at: .init(source: source, range: start..<4_000_000)),
        into: &buffer)
    }
    #expect(buffer.count { $0 == 0x0A } == 3 * 200)
  }
}
