import TestSupport
import Testing

@testable import YAMLSyntax

@Suite struct CharacterCursorTests {
  /// Where each character starts, counted one by one, a byte order mark left out.
  static func starts(in bytes: [UInt8]) -> [Int] {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return (first..<max(bytes.count, first)).filter { bytes[$0] & 0xC0 != 0x80 }
  }

  static let texts: [String] = [
    "", "a", "é", "abc\r\nd", "日本", "a😀b", "\u{FEFF}", "\u{FEFF}a", "\u{FEFF}é\u{FEFF}",
    String(repeating: "a", count: 40), String(repeating: "é", count: 40),
    String(repeating: "日a", count: 20), "\u{FEFF}" + String(repeating: "a😀é", count: 20),
    String(repeating: "a", count: 15) + "é" + String(repeating: "b", count: 33),
  ]

  @Test(arguments: texts) func `every character is found where a count finds it`(text: String) {
    let bytes = Array(text.utf8)
    let starts = Self.starts(in: bytes)
    for step in 1...20 {
      var cursor = CharacterCursor(bytes: bytes.span)
      for target in stride(from: 0, to: starts.count + 3, by: step) {
        let expected = target < starts.count ? starts[target] : bytes.count
        let offset = cursor.byteOffset(ofCharacter: target, in: bytes.span)
        #expect(offset == expected, "\(text.debugDescription), character \(target)")
        #expect(cursor.byteOffset(ofCharacter: target, in: bytes.span) == expected)
      }
    }
  }

  @Test func `random texts are counted alike`() {
    var random = SeededRandom(seed: 21)
    let characters = ["a", "\n", "é", "日", "😀", "\u{FEFF}"]
    for _ in 0..<500 {
      let count = Int.random(in: 0...80, using: &random)
      let text = (0..<count).map { _ in characters.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      let starts = Self.starts(in: bytes)
      var cursor = CharacterCursor(bytes: bytes.span)
      var target = 0
      while target <= starts.count {
        let expected = target < starts.count ? starts[target] : bytes.count
        #expect(cursor.byteOffset(ofCharacter: target, in: bytes.span) == expected)
        target += Int.random(in: 0...30, using: &random)
      }
    }
  }
}
