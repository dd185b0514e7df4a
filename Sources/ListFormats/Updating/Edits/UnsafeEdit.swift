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
  package private(set) var range: Range<Int>
  /// What an entry that a script brings along would come to stand beside, or in; nil for other edits.
  private(set) var neighbour: Range<Int>?
  /// The operation that asked for the edit, if that can be told.
  package private(set) var operation: EditedOperation?

  init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// The same, traced back to an operation.
  ///
  /// - Parameters:
  ///   - operation: the operation; nil if it cannot be told.
  ///   - range: where it fails, in bytes of the document, if that is known better.
  ///   - neighbour: where in the document that would come to stand, if a script brings it along.
  /// - Returns: it; as it was if an operation is known.
  func traced(
    to operation: EditedOperation?, at range: Range<Int>? = nil, beside neighbour: Range<Int>? = nil
  ) -> UnsafeEdit {
    guard self.operation == nil, let operation else { return self }
    var edit = self
    edit.operation = operation
    edit.neighbour = neighbour
    if let range { edit.range = range }
    return edit
  }

  /// What the place in the document has to do with it, one phrase.
  var note: String {
    switch reason {
    case .commentInFlowList: "inside this flow collection"
    case .unprintable: "written here"
    case .anchorOutOfPlace: "defined here"
    case .sharedPins: "declared here"
    case .noTitle: "this section"
    case .unreadable: "the text ends to be YAML at this entry, or behind it"
    case .otherValues: "this entry, or what stands behind it, would be read differently"
    case .tooDeep: "nested too deep here"
    case .otherLines: "this line would change, or its place"
    }
  }

  /// The message for the user, one phrase.
  package var message: String {
    switch reason {
    case .commentInFlowList: "a comment would be lost between lists in flow and in block style"
    case .unprintable:
      "what this entry holds cannot be written into a script: a collection as a key, or far too much"
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
