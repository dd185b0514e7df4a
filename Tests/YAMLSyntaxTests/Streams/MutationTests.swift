import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

@Suite struct MutationTests {
  static let samples = [
    "a: 1\nb:\n  - x # c\n  -\n  - - y\n    - z\n",
    "? ? a\n  : b\n: - c\n? d\n? # e\n",
    "&a a: &b !t [x, {k: v, l}, p: q, ? r, ]\nc: *b\n",
    "- |+2\n   a\n\n- >-\n  b\n   c\n\n- |\n  d\n  \n# e\n",
    "%YAML 1.1\n%TAG !e! x,y:\n--- !e!z\n\"q\\x41\": 'i''s'\n...\n# f\n---\n- &x !<a,b> \n- *x\n",
    "\u{FEFF}é: \"日本\"\r\n- 😀: \u{85} x\u{2028}y\r",
    "a:\r\n  b: # c\u{85}  d: &e\u{2029}\r\n",
  ]

  static let fragments: [[UInt8]] =
    [
      "-", "- ", "? ", ": ", ":", ",", "[", "]", "{", "}", "&a ", "*a", "!t ", "!<x,y> ", "|", ">",
      "|+",
      ">2-", "#", " # c", "\n", "\r", "\r\n", " ", "  ", "\t", "'", "\"", "---\n", "...\n",
      "%TAG ! y\n",
      "é", "😀", "\u{85}", "\u{2028}", "\u{FEFF}", "a", "0", "&a", "!", "\\", "<<: *a",
    ].map { Array($0.utf8) } + [[0], [0x80], [0xC2], [0xE2, 0x80], [0xFF], [0x1B]]

  /// A sample with pieces deleted, doubled, moved or put in.
  static func mutated(using random: inout SeededRandom) -> [UInt8] {
    var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...min(start + 6, bytes.count), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2:
        let piece = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      default:
        bytes.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }

  static func random(using random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      bytes += fragments.randomElement(using: &random) ?? []
    }
    return bytes
  }

  /// What is wrong with the tree or the failure of a text.
  static func violation(of bytes: [UInt8]) -> (text: String?, isAccepted: Bool) {
    let source = SourceText(name: "mutation.yaml", bytes: bytes)
    do {
      let tree = try SyntaxTree(parsing: source)
      return (TreeInvariants.violation(in: tree), true)
    } catch {
      _ = error.diagnostic(in: source)
      return (error.range.upperBound <= bytes.count ? nil : "\(error.range) is past the end", false)
    }
  }

  /// Reads 20,000 texts, of which at least one in twenty must be accepted.
  private static func expectSoundTrees(
    seed: UInt64, _ makeText: (inout SeededRandom) -> [UInt8]
  ) {
    var random = SeededRandom(seed: seed)
    var acceptedCount = 0
    for number in 0..<20_000 {
      let bytes = makeText(&random)
      let (violation, isAccepted) = violation(of: bytes)
      if isAccepted { acceptedCount += 1 }
      guard let violation else { continue }
      Issue.record("case \(number): \(violation): \(bytes)")
      break
    }
    #expect(acceptedCount > 1_000)
  }

  @Test func `mutations of every kind of node give sound trees or failures`() {
    Self.expectSoundTrees(seed: 111, Self.mutated)
  }

  @Test func `random strings of indicators give sound trees or failures`() {
    Self.expectSoundTrees(seed: 122, Self.random)
  }

  @Test func `random bytes never trap`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(Self.violation(of: bytes).text == nil)
    }
  }
}
