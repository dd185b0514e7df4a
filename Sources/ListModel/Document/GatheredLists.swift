/// The lists of the text from which the outermost list of a document gathers its sections, where these
/// are only some of the entries there (SPEC §8, `keys` and `*`).
///
/// The other entries, the bystanders, are no part of the document: no address leads to them, and they
/// stay where they are.
struct GatheredLists: Sendable {
  /// The lists, in document order; none of them is part of the document itself.
  private(set) var lists: [ListID] = []
  /// The same, to look them up.
  private var members: Set<ListID> = []
  /// The keys that sections may have; nil: any.
  let keys: [String]?
  /// All entries of each list, the bystanders among them, in the order of the text.
  private var order = CountedLists()

  /// Creates no lists.
  ///
  /// - Parameter keys: the keys that sections may have; nil: any.
  init(keys: [String]?) {
    self.keys = keys
  }

  /// Adds an empty list.
  mutating func add(_ list: ListID) {
    lists.append(list)
    members.insert(list)
    order.know(list)
  }

  /// Adds an entry at the end of a list.
  ///
  /// - Complexity: O(log *n*).
  mutating func append(_ entry: EntryID, to list: ListID) {
    insert(entry, at: order.count(of: list), in: list)
  }

  /// Puts an entry that stands in no list at an index of one, bystanders counted.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ entry: EntryID, at index: Int, in list: ListID) {
    order.know(entry)
    order.insert(entry, at: index, in: list)
  }

  /// Takes an entry out.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ entry: EntryID) { order.remove(entry) }

  /// Whether a list is one of these.
  ///
  /// - Complexity: O(1).
  func contains(_ list: ListID) -> Bool { members.contains(list) }

  /// The list in which an entry stands; nil if it stands in none of these.
  func list(of entry: EntryID) -> ListID? { order.list(of: entry) }

  /// The index of an entry, bystanders counted.
  func index(of entry: EntryID) -> Int? { order.index(of: entry) }

  /// How many entries a list has, bystanders counted.
  func count(of list: ListID) -> Int { order.count(of: list) }

  /// The entry at an index of a list, bystanders counted; nil if there is none.
  func entry(at index: Int, in list: ListID) -> EntryID? { order.element(at: index, in: list) }

  /// The entries of a list, bystanders among them.
  func entries(of list: ListID) -> [EntryID] { order.entries(of: list) }
}
