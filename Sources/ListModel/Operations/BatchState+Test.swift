extension BatchState {
  /// `test`: a guard that changes nothing.
  ///
  /// - Complexity: O(log *n*).
  mutating func test(
    _ address: Address, as target: AddressFailure.Target, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    switch document.resolve(address, as: target) {
    case .failure(let failure):
      outcome.refuse([refusal(for: failure)])
    case .success(let entry):
      let path = document.path(of: entry)
      if target == .section { outcome.section = path } else { outcome.row = path }
      let mismatch = document.mismatch(
        of: entry, with: operation.expectation, code: .testFailed)
      outcome.refuse([mismatch].compactMap(\.self))
    }
    return outcome
  }
}
