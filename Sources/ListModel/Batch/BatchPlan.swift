/// What the operations of a batch with `coordinates: before` ask for, while it is being found out.
struct BatchPlan {
  /// Where an entry is to stand.
  enum Place {
    /// A final index.
    case index(Int)
    /// Directly before (`offset` 0) or after (1) an entry.
    case beside(EntryID, offset: Int)
    case start
    case end
    case sorted
  }

  /// An entry that gets a place.
  struct Placement {
    /// The operation, from 0.
    let operation: Int
    let entry: EntryID
    /// The list in which it stands; nil if a script brings it.
    let source: ListID?
    let list: ListID
    let place: Place
    /// The list of the text from which it comes, or for which it was judged to fit.
    let home: ListID?
  }

  /// The operation that takes each entry: that deletes, moves or rewrites it.
  var takers: [EntryID: Int] = [:]
  /// The entries that go, in the order of the operations.
  var deletions: [(entry: EntryID, operation: Int)] = []
  /// The entries that get a place, in the order of the operations.
  var placements: [Placement] = []
  /// The sections whose rows are sorted, in the order of the operations.
  var sortings: [(section: EntryID, order: RowOrder, operation: Int)] = []
}
