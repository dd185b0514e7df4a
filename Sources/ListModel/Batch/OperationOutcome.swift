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

  /// Whether the operation counts as done; what does not refuses an atomic batch.
  package var isPassed: Bool {
    switch status {
    case .applied, .noOp, .absent: true
    case .denied, .invalid, .failed, .skipped: false
    }
  }

  /// Adds refusals; the first of all decides the status.
  mutating func refuse(_ refusals: [Refusal]) {
    self.refusals += refusals
    if let reason = self.refusals.first { status = reason.code.status }
  }

  /// What would have passed, in a batch that did not happen.
  mutating func skip() {
    status = .skipped
    removed = []
  }
}
