extension BatchState {
  /// The entry that an operation addresses, noted in its outcome; nil, with the refusal there, if it is
  /// not found.
  ///
  /// - Complexity: that of `ListDocument.resolve(_:as:)`.
  mutating func addressed(
    _ address: Address, as target: AddressFailure.Target, in outcome: inout OperationOutcome
  ) -> EntryID? {
    switch document.resolve(address, as: target) {
    case .failure(let failure):
      outcome.refuse([refusal(for: failure)])
      return nil
    case .success(let entry):
      let path = document.path(of: entry)
      if target == .section { outcome.section = path } else { outcome.row = path }
      return entry
    }
  }
}
