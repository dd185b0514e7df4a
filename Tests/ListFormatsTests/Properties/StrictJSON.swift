/// Tells JSON from what only looks like it (RFC 8259), byte by byte.
struct StrictJSON {
  private let bytes: [UInt8]
  private var place = 0

  /// Whether some bytes are one JSON text, a byte order mark before it aside.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var reader = StrictJSON(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    return reader.readValue() && reader.place == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  /// Reads a value with the white space around it.
  private mutating func readValue() -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    switch byte {
    case UInt8(ascii: "{"):
      return readAll(until: UInt8(ascii: "}")) { reader in
        reader.skipBlanks()
        guard reader.readString() else { return false }
        reader.skipBlanks()
        return reader.take(":") && reader.readValue()
      }
    case UInt8(ascii: "["): return readAll(until: UInt8(ascii: "]")) { $0.readValue() }
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "t"): return take("true")
    case UInt8(ascii: "f"): return take("false")
    case UInt8(ascii: "n"): return take("null")
    default: return readNumber()
    }
  }

  private mutating func readAll(
    until close: UInt8, _ readElement: (inout StrictJSON) -> Bool
  ) -> Bool {
    place += 1
    skipBlanks()
    if byte == close {
      place += 1
      return true
    }
    while readElement(&self) {
      skipBlanks()
      if byte == close {
        place += 1
        return true
      }
      guard take(",") else { return false }
    }
    return false
  }

  private mutating func readString() -> Bool {
    guard take("\"") else { return false }
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escape = self.byte, "\"\\/bfnrtu".utf8.contains(escape) else { return false }
        place += 1
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func readNumber() -> Bool {
    _ = take("-")
    if !take("0") { guard readDigits() else { return false } }
    if take(".") { guard readDigits() else { return false } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return readDigits()
    }
    return true
  }

  private mutating func readDigits() -> Bool {
    let start = place
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place > start
  }
}
