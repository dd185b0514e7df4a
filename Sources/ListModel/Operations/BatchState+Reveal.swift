extension BatchState {
  /// `reveal` and `hide`: whether the delete button of a header or a row is shown.
  ///
  /// - Complexity: O(log *n*).
  ///
  /// - Parameters:
  ///   - isRevealed: whether it is to be shown.
  ///   - address: of the header or the row.
  ///   - target: which of them is meant; nil: whichever is there.
  ///   - operation: the operation.
  /// - Returns: what came of it.
  mutating func reveal(
    _ isRevealed: Bool, at address: Address, as target: Operation.Target?, _ operation: Operation
  ) -> OperationOutcome {
    var outcome = OperationOutcome(.applied)
    if let target {
      if let entry = addressed(address, as: target, in: &outcome) {
        show(entry, isRevealed, operation, &outcome)
      }
      return outcome
    }
    let section = document.resolve(address, as: .section)
    let row = document.resolve(address, as: .row)
    switch (section, row) {
    case (.success(let header), .success(let other)) where header != other:
      let name = address.parts.last.map(AddressFailure.name) ?? ""
      outcome.refuse([
        Refusal(
          .ambiguousAddress, "a section and a row have \(name)",
          causes: [.entry(header), .entry(other)])
      ])
    case (.success(let header), .failure):
      outcome.section = document.path(of: header)
      show(header, isRevealed, operation, &outcome)
    case (_, .success(let other)):
      outcome.row = document.path(of: other)
      show(other, isRevealed, operation, &outcome)
    case (.failure(let failure), .failure(let other)):
      // Of a name that no header has and several rows do, the rows are told.
      let isOther = failure.isForm || failure.isAbsence && !other.isForm && !other.isAbsence
      outcome.refuse([refusal(for: isOther ? other : failure)])
    }
    return outcome
  }

  private mutating func show(
    _ entry: EntryID, _ isRevealed: Bool, _ operation: Operation,
    _ outcome: inout OperationOutcome
  ) {
    outcome.refuse(
      [document.mismatch(of: entry, with: operation.expectation, code: .expectFailed)]
        .compactMap(\.self))
    guard outcome.isPassed else { return }
    if isRevealed { document.reveal(entry) } else { document.hide(entry) }
  }
}
