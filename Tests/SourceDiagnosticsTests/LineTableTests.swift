import SourceDiagnostics
import Testing

@Suite struct LineTableTests {
  /// All strings over an alphabet up to a length.
  private static func strings(over alphabet: [UInt8], upTo length: Int) -> [[UInt8]] {
    var all: [[UInt8]] = [[]]
    var longest: [[UInt8]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { string in alphabet.map { string + [$0] } }
      all += longest
    }
    return all
  }

  /// Compares the table with the reference at all offsets, whatever the distance of checkpoints.
  private func expectAgreement(_ bytes: [UInt8]) {
    let tables = [1, 2, 3, 5, 4096].map { LineTable(bytes: bytes, blockLength: $0) }
    let reference = ReferenceLines(bytes: bytes)
    for offset in -1...(bytes.count + 1) {
      let position = reference.position(at: offset)
      let range = reference.lineRange(containing: offset)
      for table in tables {
        if table.position(at: offset) != position {
          Issue.record("\(bytes) at \(offset): \(table.position(at: offset)), not \(position)")
        }
        if table.lineRange(containing: offset) != range {
          Issue.record(
            "\(bytes) at \(offset): \(table.lineRange(containing: offset)), not \(range)")
        }
      }
    }
  }

  @Test func `every short text of line ends has the lines of the reference`() {
    for bytes in Self.strings(over: [0x61, 0x0A, 0x0D], upTo: 5) {
      expectAgreement(bytes)
    }
  }

  @Test func `every short text of sound and broken UTF-8 has the columns of the reference`() {
    // Together these make é, € and 🍏, their beginnings, stray ends, and overlong forms.
    for bytes in Self.strings(over: [0x0A, 0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xF0, 0x9F], upTo: 4) {
      expectAgreement(bytes)
    }
  }

  @Test func `a byte order mark is no column`() {
    for bytes in Self.strings(over: [0x61, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF], upTo: 3) {
      expectAgreement([0xEF, 0xBB, 0xBF] + bytes)
      expectAgreement(Array(bytes + [0xBB, 0xBF]))
    }
  }

  @Test func `every pair of a lead byte and what follows is judged as the library judges it`() {
    for lead in UInt8(0x80)...0xFF {
      for second in UInt8(0x00)...0xFF {
        let bytes = [lead, second, 0x80, 0x80, 0x61]
        let table = LineTable(bytes: bytes)
        let expected = ReferenceLines(bytes: bytes).position(at: 5)
        if table.position(at: 5) != expected {
          Issue.record("\(bytes): \(table.position(at: 5)), not \(expected)")
        }
      }
    }
  }

  @Test func `offsets far outside the text are its start and its end`() {
    let table = LineTable(bytes: Array("a\nbc".utf8))
    #expect(table.position(at: .min) == LinePosition(line: 1, column: 1))
    #expect(table.position(at: .max) == LinePosition(line: 2, column: 3))
    #expect(table.lineRange(containing: .min) == 0..<1)
    #expect(table.lineRange(containing: .max) == 2..<4)
    #expect(LineTable(bytes: []).position(at: .max) == LinePosition(line: 1, column: 1))
    #expect(LineTable(bytes: []).lineRange(containing: 0) == 0..<0)
  }

  @Test func `texts longer than a block are read across its bounds`() {
    let line = "- 常见 🍏 é\r\n"
    let text = Array(String(repeating: line, count: 2000).utf8)
    let table = LineTable(bytes: text)
    let length = line.utf8.count
    for number in stride(from: 0, to: 2000, by: 7) {
      let start = number * length
      #expect(table.position(at: start + 9) == LinePosition(line: number + 1, column: 6))
      #expect(table.lineRange(containing: start + 9) == start..<(start + length - 2))
    }
  }

  @Test func `many questions about one long line are answered at once`() {
    // Without checkpoints for columns this would read some 10¹¹ bytes.
    let table = LineTable(bytes: [UInt8](repeating: 0x61, count: 4_000_000))
    for offset in stride(from: 0, to: 4_000_000, by: 400) {
      let position = table.position(at: offset)
      if position != LinePosition(line: 1, column: offset + 1) { Issue.record("\(position)") }
    }
    #expect(table.lineRange(containing: 2_000_000) == 0..<4_000_000)
  }
}
