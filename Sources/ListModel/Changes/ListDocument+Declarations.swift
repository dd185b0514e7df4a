extension ListDocument {
  /// The mode that the section of `list` declares itself; nil: none.
  package func ownMode(of list: ListID) -> EditMode? { lists[Int(list.number)].mode }

  /// The pins that the section of `list` declares itself; nil: none.
  package func declaredPins(of list: ListID) -> PinDeclaration? { lists[Int(list.number)].pins }

  /// What becomes of a document from which entries are taken, whatever its rules say.
  ///
  /// - Complexity: O(log *n*) for each entry.
  package func removing(_ entries: [EntryID]) -> BatchResult {
    var state = BatchState(self, operationCount: entries.count)
    for entry in entries { state.delete(entry) }
    let slots = state.followSlots()
    return BatchResult(
      outcomes: [], changes: state.changes, changeOperations: state.changeOperations,
      document: state.document, warnings: [], shiftedSlots: slots)
  }
}
