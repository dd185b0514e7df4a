import Glibc
import ListFormats
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("Ω", 1), ("§", 1), ("\u{AD}", 1), ("…", 1), ("\u{E000}", 1),
  ])
  func `narrow and ambiguous characters take one column`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test(arguments: [
    ("常见", 4), ("かな", 4), ("한글", 4), ("ＡＢ", 4), ("ｱ", 1), ("\u{FF71}\u{FF9E}", 2),
    ("\u{3000}", 2),
    ("\u{20000}", 2), ("\u{2FFFD}", 2), ("￥", 2), ("₩", 1),
  ])
  func `East Asian wide and fullwidth characters take two`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("\u{301}", 0), ("a\u{301}\u{302}\u{303}", 1), ("\u{200B}", 0),
    ("\u{2060}", 0),
    ("\u{FEFF}", 0), ("a\u{200D}b", 2), ("常\u{FE00}", 2), ("a\u{FE0F}", 1), ("\u{E0041}", 0),
    ("\u{E0FFF}", 0), ("\u{3164}", 0), ("\u{0600}", 1),
  ])
  func `combining, zero-width and ignorable characters take none`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{115F}\u{1161}", 2),
    ("\u{AC00}\u{11A8}", 2),
    ("कि", 2), ("क्षि", 2), ("ก็", 1),
  ])
  func `a syllable takes two at most`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test(arguments: [
    "😀", "👍🏽", "☝🏽", "👨‍👩‍👧", "❤️", "☎️", "1️⃣", "#️⃣", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "👁️‍🗨️", "👁‍🗨", "⌚︎", "\u{1FADC}",
  ])
  func `an emoji or a flag takes two`(emoji: String) {
    #expect(VisibleText.width(of: emoji) == 2)
    #expect(VisibleText.width(of: "a\(emoji)\(emoji)b") == 6)
  }

  @Test(arguments: [("❤", 1), ("1", 1), ("1\u{20E3}", 1), ("🇩", 1), ("🇩🇪🇫", 3), ("©", 1), ("©️", 2)])
  func `what is text by default takes one without a selector`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test func `what is measured without looking for clusters is as wide as with them`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)\(scalar)"
      // The zero width space is a cluster of its own, and no plain character.
      if VisibleText.width(of: text) != VisibleText.width(of: text + "\u{200B}") {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  /// Unicode's own list, where the Debian package unicode-data is installed.
  static let emojiList = contents(of: "/usr/share/unicode/emoji/emoji-test.txt")

  @Test(.enabled(if: emojiList != nil, "skipped: unicode-data is not installed"))
  func `every fully qualified emoji of Unicode's list takes two`() throws {
    let list = try #require(Self.emojiList)
    var count = 0
    for line in list.split(separator: "\n") where line.contains("; fully-qualified") {
      let points = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var emoji = String.UnicodeScalarView()
      emoji.append(contentsOf: scalars)
      #expect(VisibleText.width(of: String(emoji)) == 2, "\(line)")
      count += 1
    }
    #expect(count > 3000)
  }
}

private func contents(of path: String) -> String? {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = unsafe read(descriptor, &chunk, chunk.count)
    guard count > 0 else { break }
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
