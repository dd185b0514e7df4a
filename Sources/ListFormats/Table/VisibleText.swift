/// Text as a table shows it: what could drive a terminal is escaped (SPEC §6.2).
package enum VisibleText {
  /// The columns that text takes, escapes included.
  ///
  /// - Parameter text: as it is in the document.
  /// - Returns: columns of display width (see ``DisplayWidth``).
  /// - Complexity: O(*n*) for *n* bytes, with a small factor for text in common scripts.
  package static func width(of text: String) -> Int {
    let utf8 = text.utf8Span
    if let width = PlainText.width(of: utf8.span) { return width }
    var boundaries = utf8.makeCharacterIterator()
    var width = 0
    var start = 0
    while boundaries.skipForward() > 0 {
      let end = boundaries.currentCodeUnitOffset
      width += DisplayWidth.ofCluster(start..<end, in: utf8.span)
      start = end
    }
    return width
  }

  /// Appends text.
  ///
  /// - Parameters:
  ///   - text: as it is in the document.
  ///   - buffer: receives UTF-8.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func append(_ text: String, to buffer: inout [UInt8]) {
    let utf8 = text.utf8Span
    if PlainText.width(of: utf8.span) != nil {
      buffer.append(contentsOf: text.utf8)
    } else {
      appendEscaped(utf8.span, upTo: utf8.count, to: &buffer)
    }
  }

  /// Appends as many whole grapheme clusters as fit, and `...` if there are more.
  ///
  /// - Parameters:
  ///   - text: as it is in the document.
  ///   - width: the columns that all of it takes.
  ///   - room: the columns there are; less than three are filled with dots.
  ///   - buffer: receives UTF-8.
  /// - Returns: the columns taken, at most `room`.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func append(
    _ text: String, ofWidth width: Int, within room: Int, to buffer: inout [UInt8]
  ) -> Int {
    guard width > room else {
      append(text, to: &buffer)
      return width
    }
    let dots = min(3, max(room, 0))
    let utf8 = text.utf8Span
    if utf8.count == width, PlainText.width(of: utf8.span) == width {
      let kept = max(room - dots, 0)
      buffer.append(contentsOf: text.utf8.prefix(kept))
      buffer.append(contentsOf: repeatElement(UInt8(ascii: "."), count: dots))
      return kept + dots
    }
    var boundaries = utf8.makeCharacterIterator()
    var kept = 0
    var start = 0
    while boundaries.skipForward() > 0 {
      let end = boundaries.currentCodeUnitOffset
      let clusterWidth = DisplayWidth.ofCluster(start..<end, in: utf8.span)
      if kept + clusterWidth > room - dots { break }
      kept += clusterWidth
      start = end
    }
    appendEscaped(utf8.span, upTo: start, to: &buffer)
    buffer.append(contentsOf: repeatElement(UInt8(ascii: "."), count: dots))
    return kept + dots
  }

  private static func appendEscaped(
    _ bytes: Span<UInt8>, upTo end: Int, to buffer: inout [UInt8]
  ) {
    var byteOffset = 0
    while byteOffset < end {
      let scalar = DecodedScalar(in: bytes, at: byteOffset)
      let next = byteOffset + scalar.byteCount
      if scalar.isShownEscaped {
        buffer.append(contentsOf: scalar.escape.utf8)
      } else {
        for each in byteOffset..<next { buffer.append(bytes[each]) }
      }
      byteOffset = next
    }
  }
}
