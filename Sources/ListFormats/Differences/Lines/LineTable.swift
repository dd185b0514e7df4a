/// The distinct lines of a text, found by hash.
struct LineTable {
  private let window: LineWindow
  private var slots: [UInt32]
  /// The hash of each distinct line, and the first line that has its bytes.
  private var hashes: [Int] = []
  private var lines: [UInt32] = []

  /// How many distinct lines there are.
  var count: Int { lines.count }

  /// Makes room for the lines of a text's core.
  init(_ window: LineWindow) {
    self.window = window
    var size = 16
    while size < 2 * window.core.count { size *= 2 }
    slots = [UInt32](repeating: LineIdentities.unknown, count: size)
  }

  /// The number of one of the text's own lines, a new one if its bytes are new.
  mutating func number(of line: Int) -> UInt32 {
    let range = window.byteRange(of: line)
    let hash = Self.hash(window.bytes.span.extracting(range))
    let slot = slot(for: hash, range, in: window.bytes)
    if slots[slot] == LineIdentities.unknown {
      slots[slot] = UInt32(truncatingIfNeeded: lines.count)
      hashes.append(hash)
      lines.append(UInt32(truncatingIfNeeded: line))
    }
    return slots[slot]
  }

  /// The number of a line of another text.
  func number(of range: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    slots[slot(for: Self.hash(bytes.span.extracting(range)), range, in: bytes)]
  }

  /// Where a line's number is, or would be put.
  private func slot(for hash: Int, _ range: Range<Int>, in bytes: [UInt8]) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != LineIdentities.unknown {
      let number = Int(slots[slot])
      if hashes[number] == hash {
        let candidate = window.byteRange(of: Int(lines[number]))
        let isSame = Self.areEqual(
          window.bytes.span.extracting(candidate), bytes.span.extracting(range))
        if isSame { break }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func areEqual(_ bytes: Span<UInt8>, _ others: Span<UInt8>) -> Bool {
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }

  private static func hash(_ bytes: Span<UInt8>) -> Int {
    var hasher = Hasher()
    var index = 0
    while index + 8 <= bytes.count {
      let block = bytes.extracting(index..<(index + 8))
      var word: UInt64 = 0
      for place in 0..<8 { word |= UInt64(block[place]) << UInt64(truncatingIfNeeded: 8 * place) }
      hasher.combine(word)
      index += 8
    }
    var rest = UInt64(truncatingIfNeeded: bytes.count)
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    hasher.combine(rest)
    return hasher.finalize()
  }
}
