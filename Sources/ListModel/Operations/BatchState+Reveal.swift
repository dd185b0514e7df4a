extension BatchState {
  /// `reveal` and `hide`: whether the delete button of a header or a row is shown.
  ///
  /// - Complexity: O(log *n*).
  mutating func reveal(
    _ isRevealed: Bool, at address: Address, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    let section = document.resolve(address, as: .section)
    let row = document.resolve(address, as: .row)
    let entry: EntryID
    switch (section, row) {
    case (.success(let header), .success(let other)):
      let name = address.parts.last.map(AddressFailure.name) ?? ""
      outcome.refuse([
        Refusal(
          .ambiguousAddress, "a section and a row have \(name)",
          causes: [.entry(header), .entry(other)])
      ])
      return outcome
    case (.success(let header), .failure):
      entry = header
      outcome.section = document.path(of: header)
    case (.failure, .success(let other)):
      entry = other
      outcome.row = document.path(of: other)
    case (.failure(let failure), .failure(let other)):
      outcome.refuse([refusal(for: failure.isForm ? other : failure)])
      return outcome
    }
    outcome.refuse(
      [document.mismatch(of: entry, with: operation.expectation, code: .expectFailed)]
        .compactMap(\.self))
    guard outcome.isPassed else { return outcome }
    if isRevealed { document.reveal(entry) } else { document.hide(entry) }
    return outcome
  }
}
