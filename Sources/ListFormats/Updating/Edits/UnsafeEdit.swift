internal import SourceDiagnostics

/// An edit that cannot be carried over to the text without touching what it does not own
/// (SPEC §5.8).
package struct UnsafeEdit: Error, Sendable {
  /// Why it cannot.
  package enum Reason: Sendable {
    /// The list is in flow style.
    case flowList
    /// The empty value of the list holds a comment or spans lines.
    case emptyValueWithComment
    /// The first entry stands on the line of what introduces the list.
    case entryOnIntroducingLine
    /// A section's list of pinned rows would have to be rewritten.
    case shiftedPins
    /// The result is not YAML any more.
    case unreadable(String)
    /// The result holds other values than the batch computed.
    case otherValues
    /// A line that no operation owns changed, or its place did.
    case otherLines
  }

  /// Why it cannot.
  package let reason: Reason
  /// Where, in bytes of the document.
  package let range: Range<Int>

  init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// The message for the user, one phrase.
  package var message: String {
    switch reason {
    case .flowList: "this list is in flow style, which cannot be edited yet"
    case .emptyValueWithComment: "this empty list spans lines, which cannot be edited safely"
    case .entryOnIntroducingLine:
      "the first entry stands on its parent's line, which cannot be edited yet"
    case .shiftedPins: "the pinned rows of this section would have to be rewritten"
    case .unreadable(let problem): "the edited text would not be YAML any more: \(problem)"
    case .otherValues: "the edited text would hold other values than the operations give"
    case .otherLines: "the edited text would change lines that no operation owns"
    }
  }
}
