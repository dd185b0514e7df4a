extension BatchState {
  /// `test`: a guard that changes nothing.
  ///
  /// - Complexity: O(log *n*).
  mutating func test(
    _ address: Address, as target: AddressFailure.Target, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    guard let entry = addressed(address, as: target, in: &outcome) else { return outcome }
    let mismatch = document.mismatch(of: entry, with: operation.expectation, code: .testFailed)
    outcome.refuse([mismatch].compactMap(\.self))
    return outcome
  }
}
