import SourceDiagnostics

/// Lines and columns the slow way: all characters before a place are counted.
struct ReferenceLines {
  private let bytes: [UInt8]
  private let characters: [Range<Int>]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    characters = Self.characters(in: bytes)
  }

  /// The ranges of the characters, a stray byte being one, without a byte order mark.
  private static func characters(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let length =
        (1...4).first { length in
          guard start + length <= bytes.count else { return false }
          let text = String(validating: bytes[start..<(start + length)], as: UTF8.self)
          return text?.unicodeScalars.count == 1
        } ?? 1
      ranges.append(start..<(start + length))
      start += length
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { ranges.removeFirst() }
    return ranges
  }

  func position(at byteOffset: Int) -> LinePosition {
    var line = 1
    var column = 1
    for (index, character) in characters.enumerated() where character.upperBound <= byteOffset {
      let next = index + 1 < characters.count ? bytes[characters[index + 1].lowerBound] : nil
      let byte = bytes[character.lowerBound]
      if byte == 0x0A || (byte == 0x0D && next != 0x0A) {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return LinePosition(line: line, column: column)
  }

  func lineRange(containing byteOffset: Int) -> Range<Int> {
    let line = position(at: byteOffset).line
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let offsets = ((isMarked ? 3 : 0)...bytes.count).filter { position(at: $0).line == line }
    let start = offsets.first ?? 0
    let end = offsets.first { $0 == bytes.count || bytes[$0] == 0x0A || bytes[$0] == 0x0D }
    return start..<(end ?? start)
  }
}
