/// Choosing how a scalar is printed (SPEC §5.7): plain where that reads back the same, else quoted.
extension ScalarWriter {
  /// A scalar on one line.
  ///
  /// - Parameters:
  ///   - content: UTF-8 text.
  ///   - mayLookTyped: whether it may be plain although it looks like a number, a boolean or null:
  ///     it was so where it comes from.
  ///   - inFlow: whether it stands in a flow collection.
  ///   - prefersSingleQuotes: whether single quotes are used where quotes are needed and they do.
  /// - Returns: its text.
  /// - Complexity: O(*n*).
  package static func text(
    _ content: ArraySlice<UInt8>, mayLookTyped: Bool, inFlow: Bool, prefersSingleQuotes: Bool
  ) -> [UInt8] {
    if isPlain(content, inFlow: inFlow), mayLookTyped || !looksTyped(content) {
      return Array(content)
    }
    if prefersSingleQuotes, let quoted = singleQuoted(content) { return quoted }
    return doubleQuoted(content)
  }

  /// Whether some text reads back the same as a plain scalar (YAML 1.2.2 §7.3.3), whatever it means.
  ///
  /// - Parameters:
  ///   - content: UTF-8 text.
  ///   - inFlow: whether it stands in a flow collection.
  /// - Returns: whether it needs no quotes.
  /// - Complexity: O(*n*).
  package static func isPlain(_ content: ArraySlice<UInt8>, inFlow: Bool) -> Bool {
    guard let first = content.first, let last = content.last, first > .space, last > .space,
      last != UInt8(ascii: ":"), singleQuoted(content) != nil
    else { return false }
    if inFlow, !survivesInFlow(content) { return false }
    if isIndicator(first) { return false }
    if isDashLike(first) {
      guard content.count > 1, content[content.startIndex + 1] > .space else { return false }
    }
    if content.starts(with: "---".utf8) || content.starts(with: "...".utf8) { return false }
    var previous = first
    for byte in content.dropFirst() {
      if byte == .numberSign, previous <= .space { return false }
      if previous == UInt8(ascii: ":"), byte <= .space { return false }
      previous = byte
    }
    return true
  }

  /// Whether a reader of YAML 1.1 or 1.2 would take the plain text for something else than text:
  /// null, a boolean, a number, a date, a merge key.
  ///
  /// - Complexity: O(*n*).
  package static func looksTyped(_ content: ArraySlice<UInt8>) -> Bool {
    if CoreSchema.value(content) != .string { return true }
    if content.count <= 5 {
      let word = String(decoding: content, as: UTF8.self).lowercased()
      if typedWords.contains(word) { return true }
    }
    guard let first = content.first, isDigit(first) || "+-.".utf8.contains(first),
      content.contains(where: isDigit) || content.contains(UInt8(ascii: "."))
    else { return false }
    let isDate = content.prefix(4).allSatisfy(isDigit) && content.dropFirst(4).first == .dash
    return content.allSatisfy { byte in
      isDigit(byte) || "_.:+-eExXoOabcdefABCDEFinfINFaA".utf8.contains(byte)
        || isDate && " tTzZ".utf8.contains(byte)
    }
  }

  private static let typedWords: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<", "=",
  ]

  private static func isIndicator(_ byte: UInt8) -> Bool {
    ",[]{}#&*!|>'\"%@`".utf8.contains(byte)
  }

  private static func isDashLike(_ byte: UInt8) -> Bool { "-?:".utf8.contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
