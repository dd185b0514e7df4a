import ListFormats
import Testing

@Suite struct VisibleTextTests {
  static func shown(_ text: String) -> String {
    var buffer: [UInt8] = []
    VisibleText.append(text, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  static func cut(_ text: String, within room: Int) -> (text: String, width: Int) {
    var buffer: [UInt8] = []
    let width = VisibleText.append(
      text, ofWidth: VisibleText.width(of: text), within: room, to: &buffer)
    return (String(decoding: buffer, as: UTF8.self), width)
  }

  @Test(arguments: [
    ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("\r\n", "\\r\\n"), ("\t", "\\t"),
    ("\u{1B}[31m", "\\x1b[31m"),
    ("\u{0}", "\\x00"), ("\u{7F}", "\\x7f"), ("\u{85}", "\\x85"), ("\u{9B}2J", "\\x9b2J"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{61C}", "\\u{61c}"),
    ("a\u{202E}b", "a\\u{202e}b"),
    ("\\\u{301}", "\\\\\u{301}"), ("é\u{1B}常", "é\\x1b常"),
  ])
  func `what could drive the terminal is shown escaped`(text: String, expected: String) {
    #expect(Array(Self.shown(text).unicodeScalars) == Array(expected.unicodeScalars))
    let unescaped = String(expected.unicodeScalars.map { $0 == "\\" ? "/" : Character($0) })
    #expect(VisibleText.width(of: text) == VisibleText.width(of: unescaped))
  }

  @Test func `no scalar passes that is a control or turns the direction`() {
    let turning: Set<UInt32> = [0x61C, 0x200E, 0x200F, 0x2028, 0x2029]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHostile =
        value < 0x20 || value >= 0x7F && value < 0xA0 || turning.contains(value)
        || value >= 0x202A && value <= 0x202E || value >= 0x2066 && value <= 0x2069
      let passes = Self.shown(String(Character(scalar))).unicodeScalars.contains(scalar)
      if passes == isHostile { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef", 6), ("abcdef", 5, "ab...", 5), ("abcdef", 3, "...", 3),
    ("abcdef", 2, "..", 2),
    ("abcdef", 0, "", 0), ("abcdef", -1, "", 0), ("常见控件", 7, "常见...", 7), ("常见控件", 6, "常...", 5),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 5, "👨‍👩‍👧...", 5), ("a\n\nb", 5, "a...", 4),
    ("e\u{301}fghij", 5, "e\u{301}f...", 5),
  ])
  func `whole clusters stay before the dots`(
    text: String, room: Int, expected: String, width: Int
  ) {
    let (shown, used) = Self.cut(text, within: room)
    #expect(shown == expected)
    #expect(used == width)
  }
}
