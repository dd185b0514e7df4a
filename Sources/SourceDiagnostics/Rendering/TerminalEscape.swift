extension Unicode.Scalar {
  /// How a scalar that could drive a terminal or mislead a reader is shown; nil for all others.
  ///
  /// These are the control characters (C0, DEL, C1), the line and paragraph separators and the
  /// bidirectional controls.
  package var terminalEscape: String? {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F..<0xA0: "\\x" + paddedHexadecimal(value)
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      "\\u{" + String(value, radix: 16) + "}"
    default: nil
    }
  }
}

/// A text with everything escaped that could drive a terminal; a backslash is left as it is.
///
/// - Parameter text: any text.
/// - Returns: `text` on one line, harmless.
/// - Complexity: O(*n*).
package func escapedForTerminal(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if let escape = scalar.terminalEscape {
      escaped += escape
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// A stray byte as `\xff`.
///
/// - Parameter byte: a byte that belongs to no character.
/// - Returns: four characters.
func escapedByte(_ byte: UInt8) -> String {
  "\\x" + paddedHexadecimal(UInt32(byte))
}

private func paddedHexadecimal(_ value: UInt32) -> String {
  (value < 0x10 ? "0" : "") + String(value, radix: 16)
}
