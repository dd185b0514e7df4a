/// How a diff's header spells a file's name.
///
/// As GNU diff, and as `patch` reads it: in quotes, with the escapes of C, if it has a space, a
/// quote, a backslash or a control character. Other than GNU diff's, letters beyond ASCII stay.
enum DiffFileName {
  /// Spells a name.
  ///
  /// - Parameter name: as it was given.
  /// - Returns: one word on one line.
  /// - Complexity: O(*n*).
  static func spelled(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { isQuoted($0) }) else { return name }
    var spelled = "\""
    for scalar in name.unicodeScalars {
      if let escape = escape(scalar) {
        spelled += "\\" + escape
      } else {
        spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "\""
  }

  private static func isQuoted(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || escape(scalar) != nil
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x07: return "a"
    case 0x08: return "b"
    case 0x09: return "t"
    case 0x0A: return "n"
    case 0x0B: return "v"
    case 0x0C: return "f"
    case 0x0D: return "r"
    case 0x22, 0x5C: return String(scalar)
    case 0..<0x20, 0x7F:
      let digits = String(scalar.value, radix: 8)
      return String(repeating: "0", count: 3 - digits.utf8.count) + digits
    default: return nil
    }
  }
}
