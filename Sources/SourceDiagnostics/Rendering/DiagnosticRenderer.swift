/// Writes diagnostics as text, in the order in which they come:
/// `FILE:LINE:COLUMN: error: TEXT [code]`.
///
/// Names and texts are escaped, so that none can drive a terminal. Line tables are made when the
/// first message about an input is written, and kept.
package struct DiagnosticRenderer: Sendable {
  /// Whether the source line and a caret follow each message that has a place.
  package let showsSource: Bool

  /// Whether escape sequences for colour are written.
  package let usesColor: Bool

  /// How many columns of a source line are shown at most.
  package let columnLimit: Int

  private let displayWidth: @Sendable (String) -> Int
  private var tables = LineTableCache()

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - showsSource: whether the source line and a caret follow.
  ///   - usesColor: whether to write colours.
  ///   - columnLimit: how many columns of a source line are shown at most.
  ///   - displayWidth: the columns that a text without control characters takes on a terminal.
  package init(
    showsSource: Bool = false, usesColor: Bool = false, columnLimit: Int = 100,
    displayWidth: @escaping @Sendable (String) -> Int
  ) {
    self.showsSource = showsSource
    self.usesColor = usesColor
    self.columnLimit = columnLimit
    self.displayWidth = displayWidth
  }

  /// Appends a diagnostic and its notes, each on a line of its own.
  ///
  /// - Parameters:
  ///   - diagnostic: what to write; notes carry no code.
  ///   - buffer: UTF-8 text; every line written ends in a line feed.
  /// - Complexity: O(length of the texts); for the first message about an input its length more.
  package mutating func render(_ diagnostic: Diagnostic, into buffer: inout [UInt8]) {
    let code = diagnostic.severity == .note ? "" : " [\(diagnostic.id.rawValue)]"
    append(
      diagnostic.severity, diagnostic.message, code: code, at: diagnostic.place, to: &buffer)
    for note in diagnostic.notes {
      append(.note, note.message, code: "", at: note.place, to: &buffer)
    }
  }

  /// Appends a note that belongs to no diagnostic.
  ///
  /// - Parameters:
  ///   - note: what to write.
  ///   - buffer: UTF-8 text.
  /// - Complexity: as for a diagnostic.
  package mutating func render(_ note: Diagnostic.Note, into buffer: inout [UInt8]) {
    append(.note, note.message, code: "", at: note.place, to: &buffer)
  }

  /// Appends diagnostics one after the other.
  ///
  /// - Parameters:
  ///   - diagnostics: what to write.
  ///   - buffer: UTF-8 text.
  /// - Complexity: as for each.
  package mutating func render(_ diagnostics: [Diagnostic], into buffer: inout [UInt8]) {
    for diagnostic in diagnostics { render(diagnostic, into: &buffer) }
  }

  private mutating func append(
    _ severity: Diagnostic.Severity, _ message: String, code: String, at place: Diagnostic.Place?,
    to buffer: inout [UInt8]
  ) {
    let style = DiagnosticStyle(severity)
    let text = escapedForTerminal(message) + code
    guard let place else {
      append("listproc:", in: .place, to: &buffer)
      append(severity, text, in: style, to: &buffer)
      return
    }
    let table = tables.table(for: place.source)
    let start = table.position(at: place.range.lowerBound)
    let name = escapedForTerminal(place.source.name)
    append("\(name):\(start.line):\(start.column):", in: .place, to: &buffer)
    append(severity, text, in: style, to: &buffer)
    guard showsSource else { return }
    let excerpt = SourceExcerpt(
      of: place.range, in: table, columnLimit: columnLimit, displayWidth: displayWidth)
    buffer.append(contentsOf: excerpt.line.utf8)
    buffer.append(0x0A)
    let indentation = excerpt.marks.prefix { $0 == " " }
    buffer.append(contentsOf: indentation.utf8)
    append(String(excerpt.marks.dropFirst(indentation.count)), in: style, to: &buffer)
    buffer.append(0x0A)
  }

  private func append(
    _ severity: Diagnostic.Severity, _ text: String, in style: DiagnosticStyle,
    to buffer: inout [UInt8]
  ) {
    buffer.append(0x20)
    append("\(severity.rawValue):", in: style, to: &buffer)
    buffer.append(0x20)
    if severity == .note {
      buffer.append(contentsOf: text.utf8)
    } else {
      append(text, in: .place, to: &buffer)
    }
    buffer.append(0x0A)
  }

  private func append(_ text: String, in style: DiagnosticStyle, to buffer: inout [UInt8]) {
    guard usesColor else {
      buffer.append(contentsOf: text.utf8)
      return
    }
    buffer.append(contentsOf: style.rawValue.utf8)
    buffer.append(contentsOf: text.utf8)
    buffer.append(contentsOf: DiagnosticStyle.reset.utf8)
  }
}
