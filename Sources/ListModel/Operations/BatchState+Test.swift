extension BatchState {
  /// `test`: a guard that changes nothing.
  ///
  /// - Complexity: O(log *n*).
  mutating func test(
    _ address: Address, as target: AddressFailure.Target, for tested: Operation.Expectation,
    _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    guard let entry = addressed(address, as: target, in: &outcome) else { return outcome }
    outcome.refuse(
      [
        document.mismatch(of: entry, with: operation.expectation, code: .expectFailed),
        document.mismatch(of: entry, with: tested, code: .testFailed),
      ].compactMap(\.self))
    return outcome
  }
}
