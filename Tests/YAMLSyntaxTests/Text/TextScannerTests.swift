import Testing
import YAMLSyntax

/// Every text of up to five characters, at every offset, against the slow way.
@Suite struct TextScannerTests {
  static let texts = ReferenceText.texts(of: ["a", " ", "\n", "\r", "#", "-"], upTo: 5)

  /// Calls a check with every text and offset, and says where it fails first.
  static func check(
    _ texts: [String] = texts, _ holds: (ReferenceText, TextScanner, Int) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      let reference = ReferenceText(text)
      let scanner = TextScanner(reference.bytes)
      for offset in 0...reference.bytes.count where !holds(reference, scanner, offset) {
        Issue.record("\(text.debugDescription) at \(offset)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test func `lines start behind a line break`() {
    Self.check { text, scanner, offset in
      scanner.startOfLine(at: offset) == text.line(at: offset).start
    }
  }

  @Test func `lines end before a line break`() {
    Self.check { text, scanner, offset in
      let expected = text.splitsPair(offset) ? offset : text.line(at: offset).end
      return scanner.endOfLine(at: offset) == expected
    }
  }

  @Test func `the next line starts behind the line break`() {
    Self.check { text, scanner, offset in
      scanner.startOfNextLine(after: offset) == text.line(at: offset).next
    }
  }

  @Test func `a line break is passed over forwards where one stands`() {
    Self.check { text, scanner, offset in
      let line = text.line(at: offset)
      let isAtBreak = offset >= line.end && offset < line.next
      return scanner.afterLineBreak(offset) == (isAtBreak ? line.next : offset)
    }
  }

  @Test func `a line break is passed over backwards where one ends`() {
    Self.check { text, scanner, offset in
      let line = text.lines.first { $0.next == offset && $0.end < offset }
      let expected = text.splitsPair(offset) ? offset - 1 : line?.end ?? offset
      return scanner.withoutLineBreak(offset) == expected
    }
  }

  @Test func `blank is what holds nothing but spaces and tabs`() {
    let texts = ReferenceText.texts(of: ["a", " ", "\t", "\n"], upTo: 4)
    Self.check(texts) { text, scanner, offset in
      (offset...text.bytes.count).allSatisfy { end in
        scanner.isBlank(offset..<end) == text.holds(only: " \t", in: offset..<end)
      }
    }
  }

  @Test func `spaces and blanks end at the first other byte`() {
    let texts = ReferenceText.texts(of: ["a", " ", "\t", "\n"], upTo: 5)
    Self.check(texts) { text, scanner, offset in
      let end = { (characters: String) in
        (offset...text.bytes.count).last { text.holds(only: characters, in: offset..<$0) }
      }
      return scanner.endOfSpaces(at: offset) == end(" ")
        && scanner.endOfBlanks(at: offset) == end(" \t")
    }
  }

  /// Whether a range is white space, line breaks and comments.
  static func isSeparation(_ range: Range<Int>, in text: ReferenceText) -> Bool {
    var isComment = false
    return text.bytes[range].allSatisfy { byte in
      if byte == 0x0A || byte == 0x0D { isComment = false }
      if byte == UInt8(ascii: "#") { isComment = true }
      return isComment || " \t\r\n".utf8.contains(byte)
    }
  }

  @Test func `separation ends at the first byte that is neither blank, break nor comment`() {
    Self.check { text, scanner, offset in
      let expected = (offset...text.bytes.count).last {
        Self.isSeparation(offset..<$0, in: text)
      }
      return scanner.endOfSeparation(at: offset) == expected
    }
  }
}
