/// A Unicode scalar read from valid UTF-8.
struct DecodedScalar {
  /// The code point.
  let value: UInt32

  /// How many bytes it has in UTF-8.
  let byteCount: Int

  /// Reads the scalar that begins at a place.
  ///
  /// - Parameters:
  ///   - bytes: valid UTF-8, such as a string's.
  ///   - byteOffset: of the scalar's first byte.
  init(in bytes: Span<UInt8>, at byteOffset: Int) {
    let first = UInt32(bytes[byteOffset])
    if first < 0x80 {
      value = first
      byteCount = 1
      return
    }
    func continuation(_ distance: Int) -> UInt32 { UInt32(bytes[byteOffset + distance] & 0x3F) }
    if first < 0xE0 {
      value = (first & 0x1F) << 6 | continuation(1)
      byteCount = 2
    } else if first < 0xF0 {
      value = (first & 0x0F) << 12 | continuation(1) << 6 | continuation(2)
      byteCount = 3
    } else {
      value =
        (first & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
      byteCount = 4
    }
  }

  /// Whether it would move the cursor, end the line or turn the direction of text: controls (C0,
  /// DEL, C1), line separators, bidirectional controls; and the backslash, which marks those.
  var isShownEscaped: Bool {
    switch value {
    case 0..<0x20, 0x5C, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      true
    default: false
    }
  }

  /// How it is shown if ``isShownEscaped``: `\\`, `\n`, `\r`, `\t`, `\x1b` or `\u{202e}`. All ASCII,
  /// so as many columns as bytes.
  var escape: String {
    switch value {
    case 0x5C: return "\\\\"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    default:
      let digits = String(value, radix: 16)
      guard value < 0x100 else { return "\\u{\(digits)}" }
      return value < 0x10 ? "\\x0\(digits)" : "\\x\(digits)"
    }
  }
}
