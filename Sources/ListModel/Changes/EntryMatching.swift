/// Which entries and lists of two documents are the same (SPEC §9).
package struct EntryMatching: Sendable {
  private static let none = UInt32.max

  private(set) var newOfOld: [UInt32]
  private(set) var oldOfNew: [UInt32]
  private var newListOfOld: [UInt32]
  private var oldListOfNew: [UInt32]
  /// The entries of the old document that go although the new one has them: they come anew in
  /// sections in which no place would be free for them.
  private(set) var replanted: [EntryID] = []

  /// Creates a matching of two documents that have only the list of sections in common.
  init(_ old: ListDocument, _ new: ListDocument) {
    newOfOld = Array(repeating: Self.none, count: old.order.entryCount)
    oldOfNew = Array(repeating: Self.none, count: new.order.entryCount)
    newListOfOld = Array(repeating: Self.none, count: old.lists.count)
    oldListOfNew = Array(repeating: Self.none, count: new.lists.count)
    newListOfOld[0] = 0
    oldListOfNew[0] = 0
  }

  /// The entry of the new document that an entry of the old one has become; nil if it is gone.
  package func new(of old: EntryID) -> EntryID? {
    guard Int(old.number) < newOfOld.count else { return nil }
    let number = newOfOld[Int(old.number)]
    return number == Self.none ? nil : EntryID(number)
  }

  /// The entry of the old document that an entry of the new one was; nil if it came.
  package func old(of new: EntryID) -> EntryID? {
    let number = oldOfNew[Int(new.number)]
    return number == Self.none ? nil : EntryID(number)
  }

  /// The list of the new document that a list of the old one has become; nil if it is gone.
  package func new(of old: ListID) -> ListID? {
    guard Int(old.number) < newListOfOld.count else { return nil }
    let number = newListOfOld[Int(old.number)]
    return number == Self.none ? nil : ListID(number)
  }

  /// The list of the old document that a list of the new one was; nil if it came.
  package func old(of new: ListID) -> ListID? {
    let number = oldListOfNew[Int(new.number)]
    return number == Self.none ? nil : ListID(number)
  }

  /// Says that two entries, and the lists below them, are not the same after all: one goes before the
  /// other comes.
  mutating func replant(
    _ old: EntryID, as new: EntryID, below lists: (old: ListID?, new: ListID?)
  ) {
    part(old, new, below: lists)
    replanted.append(old)
  }

  /// Says that two entries, and the lists below them, are not the same after all: one goes with what it
  /// stands in.
  mutating func part(
    _ old: EntryID, _ new: EntryID, below lists: (old: ListID?, new: ListID?)
  ) {
    newOfOld[Int(old.number)] = Self.none
    oldOfNew[Int(new.number)] = Self.none
    if let list = lists.old { newListOfOld[Int(list.number)] = Self.none }
    if let list = lists.new { oldListOfNew[Int(list.number)] = Self.none }
  }

  /// Says that two lists are not the same though their owners are.
  mutating func separate(_ old: ListID, _ new: ListID) {
    newListOfOld[Int(old.number)] = Self.none
    oldListOfNew[Int(new.number)] = Self.none
  }

  /// Says that two entries are the same, and so are the lists below them.
  mutating func match(
    _ old: EntryID, _ new: EntryID, below lists: (old: ListID?, new: ListID?)
  ) {
    newOfOld[Int(old.number)] = new.number
    oldOfNew[Int(new.number)] = old.number
    guard let oldList = lists.old, let newList = lists.new else { return }
    newListOfOld[Int(oldList.number)] = newList.number
    oldListOfNew[Int(newList.number)] = oldList.number
  }
}
