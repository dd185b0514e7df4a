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
  /// The rows that came to another list, came into the document or got another content, each with
  /// the last operation that did so; not kept unless titles must be unique.
  private(set) var arrivals: [EntryID: Int] = [:]
  /// The lists whose order, entries or texts changed, each with the last operation that did so; not
  /// kept unless the policy has an order.
  private(set) var lastRearrangement: [ListID: Int] = [:]
  /// The rows that sections brought along, as they arrived.
  private(set) var rowsAtArrival: [ListID: [EntryID]] = [:]
  /// The entries that were taken in, in that order.
  private(set) var arrived: [Arrival] = []
  /// Whether the result as a whole is refused, whatever passed.
  var isResultRefused = false
  /// Which indices are not to be used any more.
  var unsafe = UnsafeIndices()
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
    guard let list = document.parentList(of: entry) else { return }
    let rows = document.rowCount(of: entry)
    guard let from = document.takeOut(entry) else { return }
    document.changedNames.withdraw(entry)
    document.revealed.removeAll()
    record(.delete(entry, from: from))
    noteCountChange(of: list)
    noteRearrangement(of: list)
    guard rows > 0 else { return }
    deletedRows += rows
    lastDeletion = operation
  }

  /// Moves `entry`, with all below it, to `finalIndex` of `list`.
  ///
  /// - Complexity: O(log *n*).
  mutating func move(_ entry: EntryID, to finalIndex: Int, of list: ListID) {
    guard let source = document.parentList(of: entry), let from = document.takeOut(entry) else {
      return
    }
    let target = document.put(entry, at: finalIndex, in: list, from: from.list)
    record(.move(entry, from: from, to: target))
    document.sortedLists.remove(list)
    noteRearrangement(of: list)
    guard source != list else { return }
    noteCountChange(of: source)
    noteCountChange(of: list)
    noteArrival(of: entry)
  }

  /// Takes an entry in and puts it at `finalIndex` of `list`.
  ///
  /// - Complexity: O(log *n*), and linear in the rows that it brings.
  mutating func insert(
    _ new: NewEntry, as kind: ListDocument.Kind, at finalIndex: Int, of list: ListID
  ) {
    let target = Edit.Target(list: list, finalIndex: finalIndex)
    place(admit(new, as: kind, to: target), at: finalIndex, of: list)
  }

  /// Takes an entry in that is to come to `target`, and leaves it outside the document.
  mutating func admit(
    _ new: NewEntry, as kind: ListDocument.Kind, to target: Edit.Target
  ) -> EntryID {
    let list = document.textList(at: target, for: nil)
    let entry = document.admit(new, as: kind)
    arrived.append(
      Arrival(
        entry: new, kind: kind, role: .insertion, list: list,
        level: document.sectionLevel(of: list), operation: operation))
    document.order.remove(entry)
    return entry
  }

  /// Puts an entry that was admitted at `finalIndex` of `list`.
  ///
  /// - Complexity: O(log *n*), and linear in the rows that it brings.
  mutating func place(_ entry: EntryID, at finalIndex: Int, of list: ListID) {
    let target = document.put(entry, at: finalIndex, in: list, from: nil)
    record(.insert(entry, to: target))
    noteCountChange(of: list)
    document.sortedLists.remove(list)
    noteRearrangement(of: list)
    if document.kind(of: list) == .rows { noteArrival(of: entry) }
    noteLists(below: entry)
  }

  /// Notes the lists of rows that came with an entry.
  private mutating func noteLists(below entry: EntryID) {
    for list in document.lists(below: entry) where document.kind(of: list) == .rows {
      rowsAtArrival[list] = document.entries(of: list)
      for row in document.entries(of: list) { noteArrival(of: row) }
      noteCountChange(of: list)
      noteRearrangement(of: list)
    }
  }

  /// Gives `row` the content of another.
  ///
  /// - Complexity: O(log *n*).
  mutating func replace(_ row: EntryID, by new: NewEntry) {
    guard let list = document.parentList(of: row) else { return }
    let entry = document.admit(new, as: .rows)
    arrived.append(
      Arrival(
        entry: new, kind: .rows, role: .replacement(of: row), list: list,
        level: document.sectionLevel(of: list), operation: operation))
    document.order.remove(entry)
    // The row has its names; where many get one after the other, none is looked through for another.
    document.changedNames.withdraw(entry)
    noteDeletion(of: document.rowsLost(replacing: row, by: new))
    document.takeLists(of: entry, to: row)
    document.changedNames.set(new.fields, of: row)
    if let key = new.key { document.changedKeys.set(key, of: row) }
    record(.replace(row, by: entry, in: list))
    noteArrival(of: row)
    noteLists(below: row)
    document.sortedLists.remove(list)
    noteRearrangement(of: list)
  }

  /// Counts rows that go with the text of another, with all below them.
  private mutating func noteDeletion(of rows: [EntryID]) {
    guard !rows.isEmpty else { return }
    deletedRows += rows.reduce(0) { $0 + document.rowCount(of: $1) }
    lastDeletion = operation
  }

  /// Gives `section` another title, or none.
  mutating func rename(_ section: EntryID, to title: String?) {
    guard let list = document.parentList(of: section) else { return }
    var fields = EntryFields(title: title, id: document.id(of: section))
    fields.values = document.changedNames[section]?.values ?? [:]
    document.changedNames.set(fields, of: section)
    if let title, document.isTitledByKey(section) { document.changedKeys.set(title, of: section) }
    record(.rename(section, title: title, in: list))
  }

  private mutating func noteCountChange(of list: ListID) {
    let number = Int(list.number)
    while lastCountChanges.count <= number { lastCountChanges.append(nil) }
    lastCountChanges[number] = operation
  }

  private mutating func noteRearrangement(of list: ListID) {
    if document.policy.order != nil { lastRearrangement[list] = operation }
  }

  private mutating func noteArrival(of row: EntryID) {
    if document.policy.uniqueTitles != .none { arrivals[row] = operation }
  }

  private mutating func record(_ change: Change) {
    changes.append(change)
    changeOperations.append(operation)
  }
}
