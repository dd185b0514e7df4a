/// What became of one operation (SPEC §6.3).
package struct OperationOutcome: Sendable {
  /// The status of an operation.
  package enum Status: String, Sendable {
    case applied
    case noOp = "no-op"
    case absent
    case denied
    case invalid
    case failed
    case skipped
  }

  package var status: Status
  /// The place of the addressed section when the operation's turn came (its index path).
  package var section: [Int]?
  /// The index path of the addressed row when the operation's turn came.
  package var row: [Int]?
  /// The final index path of what was moved.
  package var to: [Int]?
  /// What `keep` or `prune` removed besides: index paths of rows or sections as they were then.
  package var removed: [[Int]]
  /// All that refuses the operation, the first being its reason. Empty if it passed.
  package var refusals: [Refusal]

  /// Creates an outcome.
  package init(_ status: Status) {
    self.status = status
    removed = []
    refusals = []
  }
}
