/// Plain scalars (YAML 1.2.2 §7.3.3).
extension ScalarWriter {
  /// Text as a plain scalar on one line of a flow collection.
  ///
  /// - Parameter content: UTF-8 text.
  /// - Returns: nil if it would not read back the same, as text, by readers of YAML 1.1 and 1.2.
  /// - Complexity: O(*n*).
  package static func plainInFlow(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    guard survivesInFlow(content), isPlain(content), !isTyped(content) else { return nil }
    return Array(content)
  }

  /// Whether some text can be written as a plain scalar at all.
  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last, !first.isBlank, !last.isBlank,
      !text.starts(with: "---".utf8), !text.starts(with: "...".utf8)
    else { return false }
    if first == .dash {
      guard let second = text.dropFirst().first, !second.isBlank else { return false }
    } else if "#&*!|>'\"%@`".utf8.contains(first) {
      return false
    }
    for (byte, next) in zip(text, text.dropFirst()) {
      if byte == UInt8(ascii: ":"), next.isBlank { return false }
      if byte.isBlank, next == .numberSign { return false }
    }
    return isPrintable(text)
  }

  private static func isPrintable(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": false
      default: true
      }
    }
  }

  /// Whether plain text might be read as something else than text: a number, a date, a boolean, null
  /// or a merge key.
  private static func isTyped(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    guard first < UInt8(ascii: "0") || first > UInt8(ascii: "9"),
      !"+-.".utf8.contains(first)
    else {
      return text.allSatisfy { "0123456789abcdefABCDEFxXoOinIN_:.+-tTzZ ".utf8.contains($0) }
    }
    let words: Set = [
      "y", "yes", "n", "no", "true", "false", "on", "off", "null", "~", "=", "<<",
    ]
    return text.count <= 5 && words.contains(String(decoding: text, as: UTF8.self).lowercased())
  }
}
