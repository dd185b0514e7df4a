internal import ListModel

/// The texts of the lists of one document that a batch needs.
///
/// They are found by the number of their list, without a hash, and changed in their place: a batch
/// of many operations asks for them several times an operation.
struct ListTexts {
  /// For every list of the document the place of its text in `texts`, counted from 1; 0: none.
  private var places: [UInt32]
  private(set) var texts: [BlockListText] = []
  /// The lists that have a text, in the order in which they got it.
  private(set) var lists: [ListID] = []

  /// No texts yet.
  ///
  /// - Parameter listCount: how many lists the document has.
  init(listCount: Int) {
    places = Array(repeating: 0, count: listCount)
  }

  /// The text of a list; nil if it has not been read.
  subscript(list: ListID) -> BlockListText? {
    get { place(of: list).map { texts[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(of: list) {
        texts[place] = newValue
      } else {
        texts.append(newValue)
        lists.append(list)
        places[Int(list.number)] = UInt32(texts.count)
      }
    }
  }

  /// The lines that an entry of a list, as read, owns; nil if the list has not been read.
  func lines(of entry: EntryID, in list: ListID) -> Range<Int>? {
    guard let place = place(of: list) else { return nil }
    // By its parts: a call of its own method would copy the text.
    guard let position = texts[place].entries.position(of: entry) else { return 0..<0 }
    return texts[place].extents[position]
  }

  /// Whether an entry of a list stands, as read, on the line of what introduces the list.
  func startsOnSharedLine(_ entry: EntryID, in list: ListID) -> Bool {
    guard let place = place(of: list), texts[place].sharedLineStart != nil else { return false }
    return texts[place].entries.first == entry
  }

  /// The column of the entries of a list; nil if the list has not been read.
  func dashColumn(of list: ListID) -> Int? {
    guard let place = place(of: list) else { return nil }
    return texts[place].dashColumn
  }

  /// The blank lines that set a new entry of a list apart at this moment.
  func blankLines(in list: ListID) -> Int {
    guard let place = place(of: list) else { return 0 }
    return texts[place].blankLines
  }

  /// Takes an entry out of the list at `place`; see `BlockListText`.
  mutating func remove(_ entry: EntryID, at place: Change.Place, followsKeptLines: Bool) {
    guard let index = self.place(of: place.list) else { return }
    texts[index].remove(entry, at: place, followsKeptLines: followsKeptLines)
  }

  /// Puts an entry into the list at `place`; see `BlockListText`.
  mutating func insert(
    _ entry: EntryID, at place: Change.Place, blankLines: Int, followsKeptLines: Bool,
    keepsLines: Bool
  ) {
    guard let index = self.place(of: place.list) else { return }
    texts[index].insert(
      entry, at: place, blankLines: blankLines, followsKeptLines: followsKeptLines,
      keepsLines: keepsLines)
  }

  private func place(of list: ListID) -> Int? {
    let place = places[Int(list.number)]
    return place == 0 ? nil : Int(place) - 1
  }
}
