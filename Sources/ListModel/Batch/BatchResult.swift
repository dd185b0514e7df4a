/// What a batch made of a document.
package struct BatchResult: Sendable {
  /// A free row that the next reading of the result would find pinned (SPEC §3, P6).
  package struct PinWarning: Hashable, Sendable {
    package var row: EntryID
    /// The list in which it is then, and its index there.
    package var list: ListID?
    package var index: Int
    /// The operation, from 0, that brought it there.
    package var operation: Int
    /// One phrase.
    package var message: String

    /// Creates a warning.
    package init(
      row: EntryID, at index: Int, in list: ListID?, operation: Int, message: String
    ) {
      self.row = row
      self.list = list
      self.index = index
      self.operation = operation
      self.message = message
    }
  }

  /// What became of each operation, in script order.
  package var outcomes: [OperationOutcome]
  /// The elementary changes, in order; empty unless all operations passed.
  package var changes: [Change]
  /// For every change the operation, from 0, that it comes from.
  package var changeOperations: [Int]
  /// The document after the batch; as it was if the batch was refused.
  package var document: ListDocument
  /// Free rows that the next reading would find pinned, in document order of their lists.
  package var warnings: [PinWarning]
  /// For every section whose own list of pinned indices no longer names the rows that it named:
  /// the indices that do, in the order of that list (SPEC §3, P4).
  package var shiftedSlots: [ListID: [Int]]
  /// The entries that the batch took in, in that order.
  package var arrivals: [Arrival]

  /// Creates a result.
  package init(
    outcomes: [OperationOutcome], changes: [Change], changeOperations: [Int] = [],
    document: ListDocument, warnings: [PinWarning], shiftedSlots: [ListID: [Int]] = [:],
    arrivals: [Arrival] = []
  ) {
    self.outcomes = outcomes
    self.changes = changes
    self.changeOperations = changeOperations
    self.document = document
    self.warnings = warnings
    self.shiftedSlots = shiftedSlots
    self.arrivals = arrivals
  }

  /// Whether the batch happened; if it was refused as a whole, nothing has changed.
  package var isApplied = true

  /// The result of the same batch if an operation is refused after all: nothing has changed, and
  /// the others would have passed.
  ///
  /// - Parameters:
  ///   - operations: the operations that are refused, from 0, and what becomes of them.
  ///   - document: the document as it was.
  /// - Returns: a refused result.
  package func denying(
    _ operations: [Int: OperationOutcome.Status], of document: ListDocument
  ) -> BatchResult {
    var outcomes = outcomes
    for index in outcomes.indices where outcomes[index].isPassed {
      outcomes[index].skip()
      if let status = operations[index] { outcomes[index].status = status }
    }
    var result = BatchResult(outcomes: outcomes, changes: [], document: document, warnings: [])
    result.isApplied = false
    return result
  }
}
