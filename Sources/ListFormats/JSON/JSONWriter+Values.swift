extension JSONWriter {
  /// Writes a string.
  ///
  /// - Complexity: O(*n*).
  package mutating func string(_ text: String) {
    beginValue()
    buffer.append(UInt8(ascii: "\""))
    if JSONWriter.isVerbatim(text.utf8.span) {
      buffer.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { appendEscaped(byte) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a string.
  ///
  /// - Parameter bytes: valid UTF-8.
  /// - Complexity: O(*n*).
  package mutating func string(utf8 bytes: ArraySlice<UInt8>) {
    beginValue()
    buffer.append(UInt8(ascii: "\""))
    if JSONWriter.isVerbatim(bytes.span) {
      buffer.append(contentsOf: bytes)
    } else {
      for byte in bytes { appendEscaped(byte) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    beginValue()
    buffer.append(contentsOf: String(value).utf8)
  }

  /// Writes a number as it is spelled.
  ///
  /// - Parameter spelling: a number by RFC 8259 §6, which is not checked.
  package mutating func number(spelled spelling: ArraySlice<UInt8>) {
    beginValue()
    buffer.append(contentsOf: spelling)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    beginValue()
    buffer.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    buffer.append(contentsOf: "null".utf8)
  }
}

// MARK: - Fields

extension JSONWriter {
  /// Writes a key with a string.
  package mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a key with an integer.
  package mutating func field(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a key with `true` or `false`.
  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }
}

// MARK: - Escapes

extension JSONWriter {
  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)

  /// Whether RFC 8259 §7 forbids the byte in a string as it is.
  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func isVerbatim(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where mustBeEscaped(bytes[index]) { return false }
    return true
  }

  /// Appends a byte of a string, escaped where it must be: the short way where there is one.
  private mutating func appendEscaped(_ byte: UInt8) {
    guard JSONWriter.mustBeEscaped(byte) else {
      buffer.append(byte)
      return
    }
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): buffer.append(byte)
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x09: buffer.append(UInt8(ascii: "t"))
    case 0x0A: buffer.append(UInt8(ascii: "n"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0x0D: buffer.append(UInt8(ascii: "r"))
    default:
      buffer.append(contentsOf: "u00".utf8)
      buffer.append(JSONWriter.hexadecimalDigits[Int(byte >> 4)])
      buffer.append(JSONWriter.hexadecimalDigits[Int(byte & 0xF)])
    }
  }
}
