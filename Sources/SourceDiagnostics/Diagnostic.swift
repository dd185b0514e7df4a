/// One message about a place in an input, with a stable code.
package struct Diagnostic: Sendable {
  /// How grave a diagnostic is.
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  /// A range of bytes in one input.
  package struct Place: Sendable {
    /// The input that the range lies in.
    package let source: SourceText

    /// Byte offsets into `source.bytes`; an empty range is a point.
    package let range: Range<Int>

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - source: the input.
    ///   - range: byte offsets into it.
    package init(source: SourceText, range: Range<Int>) {
      self.source = source
      self.range = range
    }
  }

  /// What stands at another place and makes the message true.
  package struct Note: Sendable {
    /// The text, one phrase.
    package let message: String

    /// Where it stands; nil where there is no place to show.
    package let place: Place?

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - message: one phrase.
    ///   - place: where it stands.
    package init(_ message: String, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// The stable code.
  package let id: DiagnosticID

  /// How grave it is.
  package let severity: Severity

  /// The text, one phrase in lower case, without the code.
  package let message: String

  /// Where it stands; nil for messages about no input, such as a wrong option.
  package let place: Place?

  /// What makes it true.
  package let notes: [Note]

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - id: the stable code.
  ///   - message: one phrase in lower case.
  ///   - place: where it stands.
  ///   - severity: how grave it is; nil for the code's own severity.
  ///   - notes: what makes it true, each at its own place.
  package init(
    _ id: DiagnosticID, _ message: String, at place: Place?, severity: Severity? = nil,
    notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = message
    self.place = place
    self.notes = notes
  }
}
