/// The largest number of Unicode scalars of an argument that a message shows.
private let shownScalars = 80

/// An argument in single quotes, harmless to a terminal.
///
/// Control characters, line breaks and bidirectional controls are escaped; a long argument is cut
/// and ends in `...`.
///
/// - Parameter argument: as it was given.
/// - Returns: one line.
/// - Complexity: O(1): it looks at no more than it shows.
func quoted(_ argument: String) -> String {
  var text = "'"
  var count = 0
  for scalar in argument.unicodeScalars {
    count += 1
    if count > shownScalars { return text + "...'" }
    text += escaped(scalar)
  }
  return text + "'"
}

/// A scalar as it stands in a message.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F:
    let digits = String(scalar.value, radix: 16)
    return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
  case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  default: return String(scalar)
  }
}
