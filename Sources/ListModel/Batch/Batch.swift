/// A sequence of operations that happens whole or not at all (SPEC §2.3).
package struct Batch: Sendable {
  /// What the addresses of operations name.
  package enum Coordinates: String, CaseIterable, Sendable {
    /// What is there when an operation's turn comes.
    case sequential
    /// What was there before the batch.
    case before
  }

  /// What the addresses of operations name.
  package var coordinates = Coordinates.sequential
  /// Whether what can be applied is applied although something is refused.
  package var keepsGoing = false
  /// Whether the rules of the document are set aside: the operations restore what was there.
  package var isRestoring = false

  /// Creates a sequential, atomic batch.
  package init() {}

  /// Applies `operations` to `document`.
  ///
  /// If any is refused, or with `keepsGoing` if the result as a whole is, the result's document is `document`, and
  /// those that would have passed are `skipped`.
  ///
  /// - Complexity: O(log² *n*) for each operation; `delete-section` is linear in its rows at most,
  ///   `sort` O(*m* log *m*) in them.
  package func run(_ operations: [Operation], on document: ListDocument) -> BatchResult {
    var start = document
    start.isUnguarded = isRestoring
    var state = BatchState(start, operationCount: operations.count)
    var outcomes =
      coordinates == .before
      ? state.performBefore(operations, keepsGoing: keepsGoing)
      : state.performInOrder(operations, keepsGoing: keepsGoing)
    var isRefused =
      state.isResultRefused || !keepsGoing && !outcomes.allSatisfy(\.isPassed)
    if !isRefused, !isRestoring {
      for (number, refusals) in state.limitRefusals() {
        outcomes[number].refuse(refusals)
        isRefused = true
      }
    }
    guard !isRefused else {
      return BatchResult(outcomes: outcomes, changes: [], document: document, warnings: [])
        .denying([:], of: document)
    }
    let warnings = state.pinWarnings()
    let shiftedSlots = state.followSlots()
    return BatchResult(
      outcomes: outcomes, changes: state.changes, changeOperations: state.changeOperations,
      document: state.document, warnings: warnings, shiftedSlots: shiftedSlots,
      arrivals: state.arrived)
  }
}

extension BatchState {
  /// Does operations one after the other, each on the result of those before it.
  fileprivate mutating func performInOrder(
    _ operations: [Operation], keepsGoing: Bool
  ) -> [OperationOutcome] {
    var outcomes: [OperationOutcome] = []
    outcomes.reserveCapacity(operations.count)
    for (number, operation) in operations.enumerated() {
      self.operation = number
      guard keepsGoing else {
        outcomes.append(perform(operation))
        continue
      }
      var outcome = OperationOutcome(.denied)
      if let refusal = unsafeIndex(in: operation) {
        outcome.refuse([refusal])
      } else {
        outcome = perform(operation)
      }
      if !outcome.isPassed { unsafe.add(number, reach(of: operation)) }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Does `operation` if it is permitted.
  mutating func perform(_ operation: Operation) -> OperationOutcome {
    switch operation.kind {
    case .deleteSection(let address): deleteSection(at: address, operation)
    case .deleteRow(let address): deleteRow(at: address, operation)
    case .move(let address, let destination): moveRow(at: address, to: destination, operation)
    case .moveSection(let address, let destination):
      moveSection(at: address, to: destination, operation)
    case .insertRow(let row, let destination): insertRow(row, to: destination)
    case .insertSection(let section, let destination): insertSection(section, to: destination)
    case .replaceRow(let address, let new): replaceRow(at: address, with: new, operation)
    case .renameSection(let address, let title): renameSection(at: address, to: title, operation)
    case .sort(let address, let order): sort(at: address, by: order ?? usualOrder, operation)
    case .reveal(let address, let target): reveal(true, at: address, as: target, operation)
    case .hide(let address, let target): reveal(false, at: address, as: target, operation)
    case .testSection(let address, let tested): test(address, as: .section, for: tested, operation)
    case .testRow(let address, let tested): test(address, as: .row, for: tested, operation)
    case .malformed: OperationOutcome(.invalid)
    }
  }
}
