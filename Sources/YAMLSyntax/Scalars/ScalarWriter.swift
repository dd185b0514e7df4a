/// Prints scalars (SPEC §5.7): never folded, printable characters as they are.
package enum ScalarWriter {
  /// A scalar in double quotes (YAML 1.2.2 §7.3.1), which is JSON too.
  ///
  /// - Parameter content: UTF-8 text.
  /// - Returns: it in quotes; what cannot be printed is escaped.
  /// - Complexity: O(*n*).
  package static func doubleQuoted(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": text += Array("\\\"".utf8)
      case "\\": text += Array("\\\\".utf8)
      case "\n": text += Array("\\n".utf8)
      case "\t": text += Array("\\t".utf8)
      case "\r": text += Array("\\r".utf8)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
      default: text += Array(String(scalar).utf8)
      }
    }
    return text + [UInt8(ascii: "\"")]
  }

  /// A scalar in single quotes (YAML 1.2.2 §7.3.2).
  ///
  /// - Parameter content: UTF-8 text.
  /// - Returns: nil if it holds what only an escape can say.
  /// - Complexity: O(*n*).
  package static func singleQuoted(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = [UInt8(ascii: "'")]
    for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "'": text += Array("''".utf8)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": return nil
      default: text += Array(String(scalar).utf8)
      }
    }
    return text + [UInt8(ascii: "'")]
  }

  /// Whether a plain scalar of a block collection reads the same inside a flow collection
  /// (YAML 1.2.2 §7.3.3).
  ///
  /// - Parameter text: the scalar as it is written, on one line.
  /// - Returns: whether it needs no quotes there.
  /// - Complexity: O(*n*).
  package static func survivesInFlow(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    // Readers of YAML 1.1 end a plain scalar in flow style at a question mark.
    let colon = UInt8(ascii: ":")
    return first != colon && last != colon
      && !text.contains { $0.isFlowIndicator || $0.isLineBreak || $0 == UInt8(ascii: "?") }
  }
}
