import Testing

@testable import ListFormats

@Suite struct UnifiedDiffTests {
  @Test func `a change is shown with three lines around it`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- f
        +++ f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `changes six lines apart share a hunk, and seven lines apart do not`() {
    let six = diff("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n")
    #expect(headers(six) == ["@@ -1,8 +1,8 @@"])
    let seven = diff("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n")
    #expect(headers(seven) == ["@@ -1,4 +1,4 @@", "@@ -6,4 +6,4 @@"])
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    ("", "a", "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n"),
    ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
  ])
  func `ranges are numbered as GNU diff does`(old: String, new: String, hunk: String) {
    #expect(diff(old, new) == "--- f\n+++ f\n" + hunk)
  }

  @Test(arguments: [
    ("a\nb", "a\nb\n", " a\n-b\n\\ No newline at end of file\n+b\n"),
    ("a\nb\n", "a\nb", " a\n-b\n+b\n\\ No newline at end of file\n"),
    (
      "a\nc", "b\nc", "-a\n+b\n c\n\\ No newline at end of file\n"
    ),
  ])
  func `a missing line feed at the end is said`(old: String, new: String, lines: String) {
    #expect(diff(old, new) == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n" + lines)
  }

  @Test func `a carriage return is part of its line`() {
    #expect(
      diff("a\r\nb\r\n", "a\nb\r\n") == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n")
    #expect(diff("a\rb", "a\rb\r").contains("-a\rb\n"))
  }

  @Test(arguments: ["", "a", "a\n", "\n", "a\r\nb"])
  func `nothing is printed where nothing differs`(text: String) {
    #expect(diff(text, text) == "")
    #expect(diff(text, text, .colored) == "")
  }

  @Test(arguments: ["", "- z\n", "- z\n- z\n"])
  func `an inserted entry is shown as one, not as the end of one and the start of another`(
    deleted: String
  ) {
    let entries = (0..<3).map { "- id: \($0)\n  pinned: true\n" }
    let old = deleted + entries[0] + entries[2]
    #expect(
      diff(old, entries.joined()).hasSuffix(
        "\n+- id: 1\n+  pinned: true\n - id: 2\n   pinned: true\n"))
    #expect(
      diff(entries.joined(), old).hasSuffix(
        "\n-- id: 1\n-  pinned: true\n - id: 2\n   pinned: true\n"))
  }

  @Test func `colour is that of GNU diff`() {
    #expect(
      diff("a\nb\n", "a\nc", .colored) == """
        \u{1B}[1m--- f\u{1B}[0m
        \u{1B}[1m+++ f\u{1B}[0m
        \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
         a
        \u{1B}[31m-b\u{1B}[0m
        \u{1B}[32m+c\u{1B}[0m
        \\ No newline at end of file

        """)
  }

  @Test func `what could drive a terminal is escaped for one, and nothing for a pipe`() {
    let old = "\u{1B}[2J\r\n\u{9B}1m\u{202E}é\\n\t\n"
    let lines = "-\u{1B}[2J\r\n-\u{9B}1m\u{202E}é\\n\t\n"
    #expect(diff(old, "") == "--- f\n+++ f\n@@ -1,2 +0,0 @@\n" + lines)
    let escaped = "-\\x1b[2J\\r\n-\\x9b1m\\u{202e}é\\n\t\n"
    #expect(diff(old, "", .escaped) == "--- f\n+++ f\n@@ -1,2 +0,0 @@\n" + escaped)
    #expect(!diff(old, "", .colored).contains("\u{1B}[2J"))
  }

  @Test(arguments: [
    ("list.yaml", "list.yaml"), ("/a/../b", "/a/../b"), ("-", "-"), ("ü.yaml", "ü.yaml"),
    ("a b", #""a b""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\tb\nc\r", #""a\tb\nc\r""#),
    ("\u{7}\u{8}\u{B}\u{C}", #""\a\b\v\f""#), ("\u{1}ü\u{7F}", #""\001ü\177""#),
  ])
  func `odd names are quoted as patch reads them`(name: String, spelled: String) {
    let diff = UnifiedDiff(of: name, from: [], to: [0x0A], appearance: .exact)
    #expect(text(of: diff).hasPrefix("--- \(spelled)\n+++ \(spelled)\n@@"))
  }

  @Test func `a diff is given away piece by piece`() {
    let old = Array(String(repeating: "a\n", count: 1000).utf8)
    let diff = UnifiedDiff(of: "f", from: old, to: [], appearance: .exact)
    var pieces: [[UInt8]] = []
    var buffer: [UInt8] = []
    diff.append(to: &buffer, flushingAt: 100) {
      pieces.append($0)
      $0 = []
    }
    #expect(pieces.count > 20 && pieces.allSatisfy { $0.count < 110 })
    #expect(String(decoding: pieces.joined() + buffer, as: UTF8.self) == text(of: diff))
  }

  private func headers(_ diff: String) -> [String] {
    diff.split(separator: "\n").map(String.init).filter { $0.hasPrefix("@@") }
  }

  private func diff(_ old: String, _ new: String, _ appearance: DiffAppearance = .exact) -> String {
    text(
      of: UnifiedDiff(
        of: "f", from: Array(old.utf8), to: Array(new.utf8), appearance: appearance))
  }

  private func text(of diff: UnifiedDiff) -> String {
    var buffer: [UInt8] = []
    diff.append(to: &buffer, flushingAt: Int.max) { _ in }
    return String(decoding: buffer, as: UTF8.self)
  }
}
