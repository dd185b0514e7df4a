package import YAMLSyntax

/// An edit that cannot be carried over to the text without touching what it does not own
/// (SPEC §5.8).
package struct UnsafeEdit: Error, Sendable {
  /// Why it cannot.
  package enum Reason: Sendable {
    /// A flow mapping that has to be turned for the sake of a comment has keys that block style would
    /// have to write anew.
    case commentInFlowList
    /// What an entry holds cannot be printed.
    case unprintable
    /// The empty value of the list says by a tag that it is none.
    case emptyValueWithTag
    /// The definition of an anchor cannot be written where its first alias is.
    case anchorOutOfPlace
    /// A list of pinned rows that others share would have to be rewritten.
    case sharedPins
    /// A section has no title of its own that could be rewritten.
    case noTitle
    /// The result is not YAML any more.
    case unreadable(String)
    /// The result holds other values than the batch computed.
    case otherValues
    /// The result is nested too deep to be read again: nodes of the document and of arrivals, the
    /// outermost first, that come to stand in each other.
    case tooDeep([NodeID], limit: Int)
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
    case .commentInFlowList: "a comment would be lost between lists in flow and in block style"
    case .unprintable:
      "what this entry holds cannot be written into a script: a collection as a key, or far too much"
    case .emptyValueWithTag: "the tag of this empty list would be lost"
    case .anchorOutOfPlace:
      "the node of this anchor cannot be written where its first alias stands"
    case .sharedPins: "the pinned rows that are declared here would have to be rewritten"
    case .noTitle: "the section has no title of its own that could be rewritten"
    case .unreadable(let problem): "the edited text would not be YAML any more: \(problem)"
    case .otherValues: "the edited text would hold other values than the operations give"
    case .tooDeep(_, let limit):
      "the edited text would be nested deeper than \(limit) levels; '--max-depth' sets the limit"
    case .otherLines: "the edited text would change lines that no operation owns"
    }
  }
}
