/// Holds a text to RFC 8259, in a loop over its bytes.
struct JSONCheck {
  /// What may come next.
  private enum Expected {
    case value, elementOrEnd, keyOrEnd, key, colon, commaOrEnd
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// The brackets that are open.
  private var open: [UInt8] = []
  /// The values, without white space between tokens.
  private(set) var tokens: [UInt8] = []

  /// Reads a text of one value after the other.
  ///
  /// - Parameter bytes: the text; it stops the run if it is no JSON.
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    Invariant.holds(String(validating: bytes, as: UTF8.self) != nil, "JSON is UTF-8")
    skipSpace()
    while offset < bytes.count {
      readValue()
      skipSpace()
    }
  }

  private mutating func readValue() {
    var expected = Expected.value
    repeat {
      skipSpace()
      expect(offset < bytes.count)
      expected = readToken(expected)
    } while !open.isEmpty
  }

  /// Reads one token.
  ///
  /// - Returns: what may follow.
  private mutating func readToken(_ expected: Expected) -> Expected {
    let byte = bytes[offset]
    switch (expected, byte) {
    case (.value, UInt8(ascii: "{")), (.elementOrEnd, UInt8(ascii: "{")):
      open.append(UInt8(ascii: "}"))
      take(1)
      return .keyOrEnd
    case (.value, UInt8(ascii: "[")), (.elementOrEnd, UInt8(ascii: "[")):
      open.append(UInt8(ascii: "]"))
      take(1)
      return .elementOrEnd
    case (.keyOrEnd, UInt8(ascii: "}")), (.elementOrEnd, UInt8(ascii: "]")):
      expect(open.popLast() == byte)
      take(1)
      return .commaOrEnd
    case (.commaOrEnd, UInt8(ascii: "}")), (.commaOrEnd, UInt8(ascii: "]")):
      expect(open.popLast() == byte)
      take(1)
      return .commaOrEnd
    case (.commaOrEnd, UInt8(ascii: ",")):
      take(1)
      return open.last == UInt8(ascii: "}") ? .key : .value
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      readString()
      return .colon
    case (.colon, UInt8(ascii: ":")):
      take(1)
      return .value
    case (.value, _), (.elementOrEnd, _):
      readScalar()
      return .commaOrEnd
    default:
      expect(false)
      return expected
    }
  }

  private mutating func readScalar() {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      take(word.utf8.count)
      return
    }
    if bytes[offset] == UInt8(ascii: "\"") { readString() } else { readNumber() }
  }

  private mutating func readNumber() {
    if current == UInt8(ascii: "-") { take(1) }
    if current == UInt8(ascii: "0") { take(1) } else { readDigits() }
    if current == UInt8(ascii: ".") {
      take(1)
      readDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      take(1)
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { take(1) }
      readDigits()
    }
  }

  private mutating func readDigits() {
    let start = offset
    while let current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { take(1) }
    expect(offset > start)
  }

  private mutating func readString() {
    take(1)
    while let byte = current, byte != UInt8(ascii: "\"") {
      expect(byte >= 0x20)
      guard byte == UInt8(ascii: "\\") else {
        take(1)
        continue
      }
      take(1)
      guard let escape = current else { return expect(false) }
      take(1)
      if escape == UInt8(ascii: "u") {
        for _ in 0..<4 {
          expect(current.map { "0123456789abcdef".utf8.contains($0) } ?? false)
          take(1)
        }
      } else {
        expect("\"\\bfnrt".utf8.contains(escape))
      }
    }
    expect(current == UInt8(ascii: "\""))
    take(1)
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ count: Int) {
    tokens += bytes[offset..<offset + count]
    offset += count
  }

  private mutating func skipSpace() {
    while let current, " \n\r\t".utf8.contains(current) { offset += 1 }
  }

  private func expect(_ condition: Bool) {
    Invariant.holds(
      condition, "JSON is well-formed at \(offset) of \(String(decoding: bytes, as: UTF8.self))")
  }
}
