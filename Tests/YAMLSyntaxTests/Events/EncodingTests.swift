import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct EncodingTests {
  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  static func utf32(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + text.unicodeScalars.map(\.value)).flatMap { scalar -> [UInt8] in
      let bytes = [24, 16, 8, 0].map { UInt8(scalar >> UInt32($0) & 0xFF) }
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: ["a: 日本\n", "# é\n- b\n", "[]", "{😀: x}", "--- c"], [true, false])
  func `UTF-16 and UTF-32 are named, with a byte order mark and without`(
    yaml: String, mark: Bool
  ) throws {
    let encodings = [
      ("UTF-16BE", Self.utf16(yaml, bigEndian: true, mark: mark)),
      ("UTF-16LE", Self.utf16(yaml, bigEndian: false, mark: mark)),
      ("UTF-32BE", Self.utf32(yaml, bigEndian: true, mark: mark)),
      ("UTF-32LE", Self.utf32(yaml, bigEndian: false, mark: mark)),
    ]
    for (name, bytes) in encodings where mark || !yaml.hasPrefix("{") || name.contains("32") {
      let expected =
        "1:1 [unsupported-encoding] the input is \(name); "
        + "convert it first: iconv -f \(name) -t UTF-8"
      #expect(try SyntaxFailureTests.shown(bytes) == [expected])
    }
  }

  static let invalid: [(bytes: [UInt8], message: String)] = [
    ([0x80], "invalid leading UTF-8 octet"), ([0xFF], "invalid leading UTF-8 octet"),
    ([0xC3], "incomplete UTF-8 octet sequence"),
    ([0xC3, 0x28], "invalid trailing UTF-8 octet"),
    ([0xE2, 0x82, 0x28], "invalid trailing UTF-8 octet"),
    ([0xC0, 0x80], "invalid length of a UTF-8 sequence"),
    ([0xC1, 0xBF], "invalid length of a UTF-8 sequence"),
    ([0xE0, 0x80, 0xAF], "invalid length of a UTF-8 sequence"),
    ([0xF0, 0x80, 0x80, 0xAF], "invalid length of a UTF-8 sequence"),
    ([0xED, 0xA0, 0x80], "invalid Unicode character"),
    ([0xF4, 0x90, 0x80, 0x80], "invalid Unicode character"),
    ([0x00], "control characters are not allowed"), ([0x1B], "control characters are not allowed"),
    ([0x7F], "control characters are not allowed"), ([0x08], "control characters are not allowed"),
    ([0xC2, 0x80], "control characters are not allowed"),
    ([0xEF, 0xBF, 0xBE], "control characters are not allowed"),
  ]

  @Test(arguments: invalid)
  func `bytes that are no text are refused at their place`(bytes: [UInt8], message: String) throws {
    let isCut = message.hasPrefix("incomplete")
    for prefix in ["", "a: é\n- ", "\u{FEFF}# c\r\n", "- 'x"] {
      let before = Array(prefix.utf8)
      let text = before + bytes + (isCut ? [] : Array("bcde\n".utf8))
      let source = SourceText(name: "test.yaml", bytes: text)
      let failure = try #require(throws: SyntaxFailure.self) { try SyntaxTree(parsing: source) }
      guard case .badEncoding(let problem) = failure.reason else {
        Issue.record("\(failure.reason)")
        continue
      }
      #expect(problem == message)
      let badByte = message.contains("trailing") ? bytes.count - 1 : 0
      #expect(failure.range.lowerBound == before.count + badByte, "\(prefix.debugDescription)")
    }
  }

  @Test(arguments: [
    "\t", "\u{85}", "\u{A0}", "\u{2028}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10FFFF}",
  ])
  func `the rest of Unicode is text`(character: String) throws {
    let tree = try TreeSketch.tree(of: "\"a\(character)b\"\n")
    #expect(tree.nodeCount == 1)
    #expect(TreeInvariants.violation(in: tree) == nil)
  }
}
