/// The escapes of a section with the option `escaped`: `\n`, `\r`, `\t`, `\\`, `\xHH` for a byte,
/// and a backslash at the end of a line, which joins it to the next.
enum CaseEscapes {
  /// Turns escapes into the bytes that they stand for.
  static func decoded(_ text: [UInt8]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case 0x0A: break
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.count == 2, let value = UInt8(digits, radix: 16) else {
          throw CaseError.badEscape(digits)
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: throw CaseError.badEscape(String(decoding: rest.prefix(8), as: UTF8.self))
      }
    }
    return bytes
  }

  /// Bytes as text that shows all that a text file cannot.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text = ""
    var isMarked = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": text += "\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\\": text += "\\\\"
      case "\u{FFFD}":
        isMarked = true
        text += "\\u{fffd}"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FEFF}":
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    if isMarked { text += "(replacement characters may stand for other bytes)" }
    return bytes.last == 0x0A || bytes.isEmpty ? text : text + "(no final newline)\n"
  }
}
