/// The lists as they stand in the text: they are those of the document, but for the outermost one where
/// its sections are gathered from among other entries (SPEC §8).
extension ListDocument {
  /// The list of the text that holds `entry`; nil if the entry is in none.
  ///
  /// - Complexity: O(1).
  package func textList(of entry: EntryID) -> ListID? {
    gathered?.list(of: entry) ?? order.list(of: entry)
  }

  /// Whether there are lists below rows, or below sections of sections.
  package var nestsLists: Bool { hasNestedLists }

  /// The entries of a list of the text, in order.
  ///
  /// - Complexity: O(*n*).
  package func textEntries(of list: ListID) -> [EntryID] {
    if let gathered, gathered.contains(list) { return gathered.entries(of: list) }
    return entries(of: list)
  }

  /// How many entries a list of the text has.
  ///
  /// - Complexity: O(1).
  package func textCount(of list: ListID) -> Int {
    if let gathered, gathered.contains(list) { return gathered.count(of: list) }
    return count(of: list)
  }

  /// The last entry of a list of the text; nil if it has none.
  ///
  /// - Complexity: O(log *n*).
  package func lastTextEntry(of list: ListID) -> EntryID? {
    if let gathered, gathered.contains(list) {
      return gathered.entry(at: gathered.count(of: list) - 1, in: list)
    }
    return entry(at: count(of: list) - 1, in: list)
  }

  /// The list of the document whose entries stand in a list of the text.
  package func documentList(for list: ListID) -> ListID { isGathered(list) ? .root : list }

  /// Whether the outermost list gathers sections from `list`.
  package func isGathered(_ list: ListID) -> Bool { gathered?.contains(list) == true }

  /// Whether `entry` stands among sections in the text and is none.
  package func isBystander(_ entry: EntryID) -> Bool {
    guard let gathered, let list = order.list(of: entry) else { return false }
    return gathered.contains(list)
  }
}

// MARK: - Comparing

extension ListDocument {
  /// The lists of the text that are still there, and hold other entries than in a document or the same
  /// in another order.
  ///
  /// - Parameter other: the document as it was, with the same numbers of entries and lists.
  /// - Returns: the lists.
  /// - Complexity: linear in the lists, and in the entries of those that were edited.
  package func otherTextLists(than other: ListDocument) -> [ListID] {
    other.lists.indices.lazy.map { ListID(UInt32(truncatingIfNeeded: $0)) }
      .filter { hasOtherEntries($0, than: other) }
  }

  /// Whether some list of the text holds other entries than in a document, or the same in another order.
  ///
  /// - Parameter other: the document as it was, with the same numbers of entries and lists.
  /// - Returns: whether there is one.
  /// - Complexity: linear in the lists, and in the entries of those that were edited.
  package func hasOtherTextLists(than other: ListDocument) -> Bool {
    other.lists.indices.contains { number in
      hasOtherEntries(ListID(UInt32(truncatingIfNeeded: number)), than: other)
    }
  }

  private func hasOtherEntries(_ list: ListID, than other: ListDocument) -> Bool {
    guard knows(list) else { return false }
    if isGathered(list) { return textEntries(of: list) != other.textEntries(of: list) }
    guard list != .root || gathered == nil, !order.isSame(list, in: other.order) else {
      return false
    }
    return isLive(list)
  }
}

// MARK: - Landing

extension ListDocument {
  /// The list of the text, and the index there, at which an entry lands that comes to an index of the
  /// outermost list: directly behind the section before it, at the head directly before the next. A
  /// section stays in its own list where one of its neighbours is in it.
  ///
  /// - Parameters:
  ///   - index: the final index.
  ///   - home: the list of the text from which it comes; nil for one that arrives.
  ///   - leaver: the section itself if it still stands where it was, and is not counted.
  /// - Returns: nil if the outermost list stands in the text itself.
  /// - Complexity: O(log *n*).
  private func landing(
    at index: Int, from home: ListID?, leaving leaver: EntryID? = nil
  ) -> (list: ListID, index: Int)? {
    guard let gathered, let first = gathered.lists.first else { return nil }
    let own = leaver.flatMap { self.index(of: $0) } ?? .max
    let before = entry(at: index - 1 < own ? index - 1 : index, in: .root)
    let after = entry(at: index < own ? index : index + 1, in: .root)
    let above = before.flatMap { gathered.list(of: $0) }
    let below = after.flatMap { gathered.list(of: $0) }
    var list = above ?? below ?? home ?? first
    if let home, home == above || home == below { list = home }
    if list == above, let before, let place = gathered.index(of: before) {
      return (list, place + 1)
    }
    if list == below, let after, let place = gathered.index(of: after) { return (list, place) }
    return (list, gathered.count(of: list))
  }

  /// The list of the text in which an entry lands.
  ///
  /// - Parameters:
  ///   - target: where it goes; without an index the first list is taken.
  ///   - entry: the section that goes there; nil for one that arrives.
  /// - Returns: the list; unless sections are gathered that of the target.
  func textList(at target: Edit.Target, for entry: EntryID?) -> ListID {
    guard target.list == .root, let gathered else { return target.list }
    let home = entry.flatMap { gathered.list(of: $0) }
    let place = target.finalIndex.flatMap { landing(at: $0, from: home, leaving: entry) }
    return place?.list ?? home ?? gathered.lists.first ?? target.list
  }

  /// Takes an entry out of its list.
  ///
  /// - Returns: its neighbours in the text; nil if it is in no list.
  /// - Complexity: O(log *n*).
  mutating func takeOut(_ entry: EntryID) -> Change.Place? {
    guard let list = parentList(of: entry), let index = index(of: entry) else { return nil }
    guard list == .root, let holder = gathered?.list(of: entry),
      let place = gathered?.index(of: entry)
    else {
      let place = Change.Place(
        list: list, predecessor: self.entry(at: index - 1, in: list),
        successor: self.entry(at: index + 1, in: list))
      order.remove(entry)
      return place
    }
    let neighbours = Change.Place(
      list: holder, predecessor: gathered?.entry(at: place - 1, in: holder),
      successor: gathered?.entry(at: place + 1, in: holder))
    order.remove(entry)
    gathered?.remove(entry)
    return neighbours
  }

  /// Puts an entry that is in no list at an index of one.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - index: the index.
  ///   - list: the list.
  ///   - home: the list of the text from which it comes; nil for one that arrives.
  /// - Returns: its neighbours in the text.
  /// - Complexity: O(log *n*).
  mutating func put(
    _ entry: EntryID, at index: Int, in list: ListID, from home: ListID?
  ) -> Change.Place {
    guard list == .root, let (holder, place) = landing(at: index, from: home) else {
      let place = Change.Place(
        list: list, predecessor: self.entry(at: index - 1, in: list),
        successor: self.entry(at: index, in: list))
      order.insert(entry, at: index, in: list)
      return place
    }
    let neighbours = Change.Place(
      list: holder, predecessor: gathered?.entry(at: place - 1, in: holder),
      successor: gathered?.entry(at: place, in: holder))
    order.insert(entry, at: index, in: list)
    gathered?.insert(entry, at: place, in: holder)
    return neighbours
  }
}
