import Testing
import YAMLSyntax

@Suite struct TextScannerYAMLTests {
  /// The rest of a text from where a scanner stops.
  static func rest(_ text: String, _ end: (TextScanner) -> Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[end(TextScanner(bytes))...], as: UTF8.self)
  }

  @Test(arguments: [
    ("\u{85}a", "a"), ("#b\u{2028}a", "a"), ("# \u{2029} #\u{85}\na", "a"), ("é", "é"),
    ("#é\na", "a"),
    ("\u{2027}a", "\u{2027}a"), ("\u{A0}", "\u{A0}"), ("\u{FEFF}a", "a"),
    (" \u{FEFF}a", "\u{FEFF}a"),
    ("\n\u{FEFF}#\u{2028}\u{FEFF}a", "a"), ("\u{FEFF}\u{FEFF}a", "a"),
    ("\u{FEFF}\u{FEFF}\u{FEFF}a", "\u{FEFF}a"),
  ])
  func `line breaks of YAML 1.1 and byte order marks at line starts are separation`(
    text: String, rest: String
  ) {
    #expect(
      Self.rest(text) { $0.endOfSeparation(at: 0) }.unicodeScalars.elementsEqual(
        rest.unicodeScalars))
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("&a b", " b"), ("&a: b", ": b"), ("&a_B-9, c", ", c"), ("&é", "é"),
    ("&", ""),
    ("!", ""), ("! a", " a"), ("!t, a", ", a"), ("!a!b%2C] c", "] c"), ("!!str\r\na", "\r\na"),
    ("!<a,b]> c", " c"), ("!<a b", " b"), ("!<a", ""), ("!t\u{85}a", "\u{85}a"), ("!<é>", "é>"),
    ("&a !t b", " b"), ("!t &a b", " b"), ("&a # c\n !t\tb", "\tb"), ("&a\n*b", "\n*b"),
    ("&a !t &b !u c", " &b !u c"), ("&a\u{2028}!t b", " b"),
  ])
  func `an anchor and a tag end where libyaml ends them`(text: String, rest: String) {
    #expect(Self.rest(text) { $0.endOfProperties(at: 0) } == rest)
  }

  @Test func `no more properties are taken than there are`() {
    let rests = (0...3).map { count in
      Self.rest("&a\n&b !c d") { $0.endOfProperties(at: 0, count: count) }
    }
    #expect(rests == ["&a\n&b !c d", "\n&b !c d", " !c d", " d"])
  }

  @Test(arguments: [
    ("|", ""), (">+1 # c", " # c"), ("|2-\n a", "\n a"), ("|#-", "#-"), ("|\t+", "\t+"), ("", ""),
    ("|+\u{85}-", "\u{85}-"),
  ])
  func `a header's indicators end before blanks, breaks and comments`(text: String, rest: String) {
    #expect(Self.rest(text) { $0.endOfHeaderIndicators(at: 0) } == rest)
    let scanner = TextScanner(Array(text.utf8))
    let indicators = text.utf8.prefix(text.utf8.count - rest.utf8.count)
    for indicator in "+-12#|>".utf8 {
      #expect(
        scanner.header(0..<text.utf8.count, contains: indicator) == indicators.contains(indicator))
    }
    #expect(!scanner.header(0..<0, contains: UInt8(ascii: "|")))
  }
}
