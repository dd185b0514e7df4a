/// Batches with `coordinates: before` (SPEC §2.3): all addresses name what was there before, and
/// final places are those after the batch, as in the batch updates of a table view.
extension BatchState {
  /// How often a batch is tried without what was refused, before its result is refused as a whole.
  private static let roundLimit = 16

  /// Does operations all at once. Each is judged together with those that are not refused: a refused
  /// one counts as not there.
  ///
  /// - Parameters:
  ///   - operations: the operations.
  ///   - keepsGoing: whether what can be done is done although something is refused.
  /// - Returns: what became of each.
  /// - Complexity: O(log *n*) for each operation, and O(*m* log *m*) for every list of *m* entries
  ///   in which one gets a place or that is sorted; again whenever something turns out to be
  ///   refused, `roundLimit` times at most.
  mutating func performBefore(
    _ operations: [Operation], keepsGoing: Bool
  ) -> [OperationOutcome] {
    var outcomes: [OperationOutcome] = []
    var requests: [BeforeRequest] = []
    for (number, operation) in operations.enumerated() {
      self.operation = number
      var outcome = OperationOutcome(.applied)
      requests.append(request(of: operation, &outcome))
      outcomes.append(outcome)
    }
    var refused = Set(outcomes.indices.filter { !outcomes[$0].isPassed })
    showButtons(after: operations, requests, outcomes)
    for _ in 0..<BatchState.roundLimit {
      var plan = plan(requests, of: operations, without: refused)
      if keepsGoing { refuseUnsafe(of: operations, besides: refused, in: &plan) }
      var attempt = self
      var results = outcomes
      let refusals = attempt.carryOut(plan, requests, &results)
      guard !refusals.isEmpty else {
        self = attempt
        return results
      }
      for (number, reasons) in refusals {
        outcomes[number].refuse((plan.conflicts[number] ?? []) + reasons)
        refused.insert(number)
      }
    }
    isResultRefused = true
    return outcomes
  }

  /// Carries a plan out if nothing of it is refused.
  ///
  /// - Returns: what is refused.
  private mutating func carryOut(
    _ plan: BatchPlan, _ requests: [BeforeRequest], _ outcomes: inout [OperationOutcome]
  ) -> [Int: [Refusal]] {
    guard plan.refusals.isEmpty else { return plan.refusals }
    for (number, refusals) in plan.conflicts { outcomes[number].refuse(refusals) }
    let places = BeforeTrial.places(for: plan, on: self)
    guard places.refusals.isEmpty else { return places.refusals }
    let entries = carryOut(plan, places, requests, &outcomes)
    return resultRefusals(of: plan, requests, entries)
  }

  /// Refuses final indices that mean something else since an earlier operation was not applied.
  private mutating func refuseUnsafe(
    of operations: [Operation], besides refused: Set<Int>, in plan: inout BatchPlan
  ) {
    unsafe = UnsafeIndices()
    for (number, operation) in operations.enumerated() {
      if !refused.contains(number), plan.isStanding(number) {
        guard let refusal = unsafeFinalIndex(of: operation) else { continue }
        plan.refuse(number, [refusal])
      }
      unsafe.add(number, reach(of: operation))
    }
  }

  /// Shows and hides delete buttons as the operations that are not refused do one after the other.
  private mutating func showButtons(
    after operations: [Operation], _ requests: [BeforeRequest], _ outcomes: [OperationOutcome]
  ) {
    document.revealed = original.revealed
    for (number, outcome) in outcomes.enumerated() where outcome.isPassed {
      let path = outcome.row ?? outcome.section ?? []
      switch (operations[number].kind, requests[number].kind) {
      case (.reveal, _): document.reveal(at: path)
      case (.hide, _): document.hide(at: path)
      case (_, .deletion(_, let goes)) where !goes.isEmpty: document.revealed = []
      default: break
      }
    }
  }
}
