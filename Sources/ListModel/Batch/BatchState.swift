/// A batch under way: the document so far, and what the limits need to know at the end.
struct BatchState {
  /// How many "did you mean" are looked for at most; each is linear in the names.
  private static let suggestionLimit = 20

  /// The document as the batch found it.
  let original: ListDocument
  var document: ListDocument
  /// The number of the operation whose turn it is, from 0.
  var operation = 0

  /// What happened so far.
  private(set) var changes: [Change] = []
  /// For every change the number of its operation.
  private(set) var changeOperations: [Int] = []
  /// For every list, by its number, the last operation that changed its count; nil: none did.
  private(set) var lastCountChanges: [Int?]
  /// How many rows were deleted, those of deleted sections counted.
  private(set) var deletedRows = 0
  /// The last operation that deleted a row or a section with rows.
  private(set) var lastDeletion: Int?
  /// The rows that moved to another list, each with the last operation that moved it so; not kept
  /// unless titles must be unique in a section.
  private(set) var arrivals: [EntryID: Int] = [:]
  private var suggestions = 0

  /// Starts a batch of `operationCount` operations on `document`.
  init(_ document: ListDocument, operationCount: Int) {
    original = document
    self.document = document
    changes.reserveCapacity(operationCount)
    changeOperations.reserveCapacity(operationCount)
    lastCountChanges = Array(repeating: nil, count: document.lists.count)
  }

  /// The refusal of an address that leads nowhere.
  mutating func refusal(for failure: AddressFailure) -> Refusal {
    suggestions += 1
    return failure.refusal(in: document, suggesting: suggestions <= Self.suggestionLimit)
  }

  /// Takes `entry` away, with all below it.
  ///
  /// - Complexity: O(log *n*).
  mutating func delete(_ entry: EntryID) {
    guard let list = document.parentList(of: entry), let index = document.index(of: entry)
    else { return }
    let rows = document.rowCount(of: entry)
    let from = place(before: index, after: index, in: list)
    document.order.remove(entry)
    document.revealed.removeAll()
    record(.delete(entry, from: from))
    lastCountChanges[Int(list.number)] = operation
    guard rows > 0 else { return }
    deletedRows += rows
    lastDeletion = operation
  }

  /// Moves `entry`, with all below it, to `finalIndex` of `list`.
  ///
  /// - Complexity: O(log *n*).
  mutating func move(_ entry: EntryID, to finalIndex: Int, of list: ListID) {
    guard let source = document.parentList(of: entry), let index = document.index(of: entry)
    else { return }
    let from = place(before: index, after: index, in: source)
    document.order.remove(entry)
    let target = place(before: finalIndex, after: finalIndex - 1, in: list)
    document.order.insert(entry, at: finalIndex, in: list)
    record(.move(entry, from: from, to: target))
    guard source != list else { return }
    lastCountChanges[Int(source.number)] = operation
    lastCountChanges[Int(list.number)] = operation
    if document.policy.uniqueTitles == .section { arrivals[entry] = operation }
  }

  private mutating func record(_ change: Change) {
    changes.append(change)
    changeOperations.append(operation)
  }

  /// The neighbours directly before one index and directly after another.
  private func place(before index: Int, after otherIndex: Int, in list: ListID) -> Change.Place {
    Change.Place(
      list: list, predecessor: document.entry(at: index - 1, in: list),
      successor: document.entry(at: otherIndex + 1, in: list))
  }
}
