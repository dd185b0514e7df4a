import Testing

/// An input that is made to hurt, too big for a file among the cases (SPEC §1.1).
struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String
  /// The codes that are right for it.
  let codes: Set<String>
  let bytes: @Sendable () -> [UInt8]

  var testDescription: String { name }

  init(_ name: String, _ codes: Set<String>, _ text: @escaping @Sendable () -> String) {
    self.init(name, codes, bytes: { Array(text().utf8) })
  }

  init(_ name: String, _ codes: Set<String>, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.codes = codes
    self.bytes = bytes
  }

  private static func text(_ part: String, _ count: Int) -> String {
    String(repeating: part, count: count)
  }

  static let all: [HostileInput] = [
    HostileInput("1 MB of [", ["too-deep"]) { text("[", 1 << 20) },
    HostileInput("1 MB of {a: ", ["too-deep"]) { text("{a: ", 1 << 18) },
    HostileInput("1 MB of [ inside a list", ["too-deep"]) {
      "sections:\n  - rows:\n      - title: a\n        data: " + text("[", 1 << 20)
    },
    HostileInput("100,000 dashes on one line", ["too-deep"]) { text("- ", 100_000) + "a\n" },
    HostileInput("3,000 levels of block nesting", ["too-deep"]) {
      (0..<3000).map { text(" ", $0) + "a:\n" }.joined()
    },
    HostileInput("100,000 question marks on one line", ["too-deep"]) { text("? ", 100_000) },
    HostileInput("1 MB of ]", ["syntax"]) { text("]", 1 << 20) },
    HostileInput("1 MB of &", ["syntax"]) { text("&", 1 << 20) },
    HostileInput("a scalar that never ends", ["syntax"]) { "sections: \"" + text("a", 1 << 20) },
    HostileInput("an empty file", ["not-a-list"]) { "" },
    HostileInput("1 MB of line breaks", ["not-a-list"]) { text("\n", 1 << 20) },
    HostileInput("1 MB of comments", ["not-a-list"]) { text("# x\n", 1 << 18) },
    HostileInput("a NUL byte after 1 MB", ["bad-encoding"]) {
      "sections: [] # " + text("ä", 1 << 19) + "\0\n"
    },
    HostileInput(
      "UTF-16", ["unsupported-encoding"],
      bytes: {
        [0xFF, 0xFE] + "sections: []\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }),
    HostileInput(
      "invalid UTF-8 after 1 MB", ["bad-encoding"],
      bytes: {
        Array(("sections: [] # " + text("a", 1 << 20)).utf8) + [0xC3, 0x28, 0x0A]
      }),
    HostileInput(
      "a cut-off character at the end", ["bad-encoding"],
      bytes: {
        Array("sections: [] # ".utf8) + [0xF0, 0x9F, 0x98]
      }),
    HostileInput(
      "3 MB of random bytes", ["bad-encoding", "unsupported-encoding"],
      bytes: {
        random(3 << 20) { UInt8(truncatingIfNeeded: $0 >> 32) }
      }),
    HostileInput(
      "3 MB of random ASCII", ["syntax", "bad-encoding", "too-deep"],
      bytes: {
        random(3 << 20) { UInt8($0 >> 32 & 0x7F) }
      }),
    HostileInput(
      "3 MB of random YAML signs", ["syntax", "too-deep"],
      bytes: {
        let signs = Array("-:?[]{},&*!|>'\"%#@ \n\nab".utf8)
        return random(3 << 20) { signs[Int($0 >> 32) % signs.count] }
      }),
  ]

  /// Bytes from a generator that always starts alike.
  private static func random(_ count: Int, _ byte: (UInt64) -> UInt8) -> [UInt8] {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return byte(state)
    }
  }
}
