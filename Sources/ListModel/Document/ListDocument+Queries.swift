extension ListDocument {
  /// The syntax tree's node of `entry`.
  package func token(of entry: EntryID) -> UInt32 { tokens[Int(entry.number)] }

  /// How many entries `list` has.
  ///
  /// - Complexity: O(1).
  package func count(of list: ListID) -> Int { order.count(of: list) }

  /// The entries of `list`, in order.
  ///
  /// - Complexity: O(*n*).
  package func entries(of list: ListID) -> [EntryID] { order.entries(of: list) }

  /// The entry at `index` of `list`; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func entry(at index: Int, in list: ListID) -> EntryID? {
    order.element(at: index, in: list)
  }

  /// The index of `entry` in its list; nil if it was deleted.
  ///
  /// - Complexity: O(log *n*).
  package func index(of entry: EntryID) -> Int? { order.index(of: entry) }

  /// The list below `entry`; nil if it has none.
  package func list(of entry: EntryID) -> ListID? {
    let number = children[Int(entry.number)]
    return number == Self.noList ? nil : ListID(number)
  }

  /// The entry that `list` belongs to; nil for the list of sections.
  package func owner(of list: ListID) -> EntryID? { lists[Int(list.number)].owner }

  /// The list that holds `entry`; nil if it was deleted itself.
  package func parentList(of entry: EntryID) -> ListID? { order.list(of: entry) }

  /// What `list` holds.
  package func kind(of list: ListID) -> Kind { lists[Int(list.number)].kind }

  /// What `list` is made of.
  package func form(of list: ListID) -> Form { lists[Int(list.number)].form }

  /// Whether the text of `list` may be edited at all.
  package func isEditable(_ list: ListID) -> Bool { lists[Int(list.number)].isEditable }

  /// Whether `section` is no entry of a list in the text.
  package func isImplied(_ section: EntryID) -> Bool { impliedSections.contains(section) }

  /// Whether `entry` is a row.
  package func isRow(_ entry: EntryID) -> Bool {
    parentList(of: entry).map { kind(of: $0) == .rows } ?? true
  }

  /// The lists below `entry`, an outer one before those in it, in document order.
  ///
  /// - Complexity: O(1) for a section of plain rows, else linear in what is below.
  func lists(below entry: EntryID) -> [ListID] {
    guard let first = list(of: entry) else { return [] }
    guard hasNestedLists else { return [first] }
    var found: [ListID] = []
    var pending = [first]
    while let list = pending.popLast() {
      found.append(list)
      var inner: [ListID] = []
      order.forEachEntry(of: list) { if let below = self.list(of: $0) { inner.append(below) } }
      pending += inner.reversed()
    }
    return found
  }

  /// The lists of rows that are there, in the order in which they were read.
  ///
  /// - Complexity: linear in the lists.
  package var listsOfRows: [ListID] { rowLists(limit: .max) }

  /// The lists of rows that are there, in the order in which they were read, no more than `limit`.
  ///
  /// - Complexity: linear in the lists that are looked at.
  func rowLists(limit: Int) -> [ListID] {
    var found: [ListID] = []
    for number in lists.indices.dropFirst() where lists[number].kind == .rows {
      let list = ListID(UInt32(truncatingIfNeeded: number))
      guard isLive(list) else { continue }
      found.append(list)
      if found.count == limit { break }
    }
    return found
  }

  /// Whether `list` is one of those below `entry`.
  ///
  /// - Complexity: O(depth).
  func isBelow(_ entry: EntryID, _ list: ListID) -> Bool {
    var list: ListID? = list
    while let owner = list.flatMap({ owner(of: $0) }) {
      if owner == entry { return true }
      list = parentList(of: owner)
    }
    return false
  }

  /// Whether `entry` and all above it are still there.
  ///
  /// - Complexity: O(depth).
  package func isLive(_ entry: EntryID) -> Bool {
    var entry = entry
    while let list = parentList(of: entry) {
      guard let owner = owner(of: list) else { return list == .root }
      entry = owner
    }
    return false
  }

  /// Whether `list` is one of this document's, and did not come later.
  func knows(_ list: ListID) -> Bool { Int(list.number) < lists.count }

  /// Whether `list` is still part of the document.
  package func isLive(_ list: ListID) -> Bool {
    owner(of: list).map(isLive) ?? (list == .root || gathered?.contains(list) == true)
  }

  /// The indices that lead to `entry`, outermost first; empty if it was deleted.
  ///
  /// - Complexity: O(depth · log *n*).
  package func path(of entry: EntryID) -> [Int] {
    guard let list = parentList(of: entry), let index = index(of: entry) else { return [] }
    return path(to: index, in: list)
  }

  /// The indices that lead to a place in `list`, outermost first; empty if the list was deleted.
  ///
  /// - Complexity: O(depth · log *n*).
  func path(to index: Int, in list: ListID) -> [Int] {
    guard let owner = owner(of: list) else { return [index] }
    guard var outer = parentList(of: owner), let place = self.index(of: owner) else { return [] }
    // A row in a section: no array that grows.
    if self.owner(of: outer) == nil { return [place, index] }
    var path = [index, place]
    while let owner = self.owner(of: outer) {
      guard let parent = parentList(of: owner), let place = self.index(of: owner) else { return [] }
      path.append(place)
      outer = parent
    }
    return path.reversed()
  }

  /// The entries that show their delete buttons, by their index paths, in order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* such entries.
  package var revealedPaths: [[Int]] {
    revealed.sorted().map { path(of: $0) }.filter { !$0.isEmpty }
  }

  /// How many rows are below `entry`, itself counted if it is a row.
  ///
  /// - Complexity: O(1) for a section of plain rows, else linear in what is below.
  func rowCount(of entry: EntryID) -> Int {
    var count = 0
    if let list = parentList(of: entry), kind(of: list) == .rows { count += 1 }
    guard hasNestedLists else { return count + (list(of: entry).map(self.count) ?? 0) }
    for list in lists(below: entry) where kind(of: list) == .rows {
      count += self.count(of: list)
    }
    return count
  }
}
