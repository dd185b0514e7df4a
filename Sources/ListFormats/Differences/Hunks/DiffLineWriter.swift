internal import SourceDiagnostics

/// Writes single lines of a diff.
struct DiffLineWriter: Sendable {
  let appearance: DiffAppearance

  /// Appends a line.
  ///
  /// - Parameters:
  ///   - bytes: the line, with its line feed if it has one; where it has none, a second line says
  ///     so.
  ///   - kind: what it is.
  ///   - buffer: receives it.
  /// - Complexity: O(*n*).
  func append(_ bytes: Span<UInt8>, as kind: DiffLineKind, to buffer: inout [UInt8]) {
    let isEnded = bytes.count > 0 && bytes[bytes.count - 1] == 0x0A
    let text = isEnded ? bytes.extracting(droppingLast: 1) : bytes
    let color = appearance == .colored ? kind.color : nil
    if let color { buffer.append(contentsOf: color.utf8) }
    buffer.append(contentsOf: kind.mark.utf8)
    if appearance == .exact || Self.isHarmless(text) {
      for index in text.indices { buffer.append(text[index]) }
    } else {
      Self.appendEscaped(text, to: &buffer)
    }
    if color != nil { buffer.append(contentsOf: DiffLineKind.reset.utf8) }
    buffer.append(0x0A)
    if !isEnded { buffer.append(contentsOf: "\\ No newline at end of file\n".utf8) }
  }

  private static func isHarmless(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] < 0x20 || text[index] > 0x7E { return false }
    return true
  }

  /// Appends a line with everything escaped that could drive a terminal; tabs and backslashes, of
  /// which lists in YAML and JSON have many, stay.
  private static func appendEscaped(_ text: Span<UInt8>, to buffer: inout [UInt8]) {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar != "\t", let escape = scalar.terminalEscape {
        buffer.append(contentsOf: escape.utf8)
      } else {
        buffer.append(contentsOf: scalar.utf8)
      }
    }
  }
}
