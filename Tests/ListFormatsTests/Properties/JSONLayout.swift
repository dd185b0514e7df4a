/// A JSON value that can be written in one of several layouts.
indirect enum LaidOutJSON {
  case scalar(String)
  case array([LaidOutJSON])
  case object([(key: String, value: LaidOutJSON)])
}

/// How a JSON document is laid out, always alike.
enum JSONLayout: CaseIterable {
  case two, four, tabs, compact, spaced, padded
  /// Elements of lists have lines of their own, which they do not leave.
  case rowsOnOneLine

  private var unit: String {
    switch self {
    case .four: "    "
    case .tabs: "\t"
    default: "  "
    }
  }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - depth: how many collections it stands in.
  /// - Returns: its text, without a line end.
  func text(_ value: LaidOutJSON, depth: Int = 0) -> String {
    let separator = self == .compact ? ":" : ": "
    switch value {
    case .scalar(let text): return text
    case .array(let values):
      return collection(values.map { text($0, depth: depth + 1) }, "[", "]", depth)
    case .object(let pairs):
      return collection(
        pairs.map { "\"\($0.key)\"\(separator)" + text($0.value, depth: depth + 1) }, "{", "}",
        depth)
    }
  }

  private func collection(
    _ parts: [String], _ open: String, _ close: String, _ depth: Int
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    switch self {
    case .compact: return open + parts.joined(separator: ",") + close
    case .spaced: return open + parts.joined(separator: ", ") + close
    case .padded: return open + " " + parts.joined(separator: ", ") + " " + close
    // Root, sections, a section, its rows, a row.
    case .rowsOnOneLine where depth > 3: return open + parts.joined(separator: ", ") + close
    case .two, .four, .tabs, .rowsOnOneLine:
      let inner = "\n" + String(repeating: unit, count: depth + 1)
      return open + inner + parts.joined(separator: "," + inner) + "\n"
        + String(repeating: unit, count: depth) + close
    }
  }
}
