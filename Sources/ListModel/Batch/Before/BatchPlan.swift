/// What a batch with `coordinates: before` asks for that can be together and is permitted, as far as
/// that is known without its result (SPEC §2.3).
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

    /// The place that a goal names.
    init(_ goal: BeforeRequest.Goal) {
      self =
        switch goal {
        case .beside(let anchor, let offset): .beside(anchor, offset: offset)
        case .at(_, .index(let index)): .index(index)
        case .at(_, .start): .start
        case .at(_, .end): .end
        case .at(_, .sorted): .sorted
        }
    }
  }

  /// An entry that gets a place.
  struct Placement {
    /// The operation, from 0.
    let operation: Int
    /// The entry; nil if the operation brings it along.
    let entry: EntryID?
    /// The list in which it stands; nil if the operation brings it along.
    let source: ListID?
    /// The list to which it goes.
    let list: ListID
    let place: Place
    /// The list of the text from which it comes, or for which it was judged to fit.
    let home: ListID?

    /// The final index that it names; nil: it follows.
    var index: Int? {
      if case .index(let index) = place { index } else { nil }
    }
  }

  /// The operation that takes each entry: that deletes, moves or rewrites it.
  var takers: [EntryID: Int] = [:]
  /// For every entry that goes, the operation that takes it away.
  var deleters: [EntryID: Int] = [:]
  /// The list to which each operation brings an entry.
  var lists: [Int: ListID] = [:]
  /// The entries with a final index, in the order of the operations.
  var indexed: [Placement] = []
  /// The other entries that get a place, in the order in which they do: that of the operations, but
  /// none before the entry beside which it is to stand.
  var followers: [Placement] = []
  /// What operations bring along, as it fits to where it goes.
  var arrivals: [Int: NewEntry] = [:]
  /// The operations that the others cannot be together with as long as those stand.
  private(set) var conflicts: [Int: [Refusal]] = [:]
  /// The operations that are refused for good.
  private(set) var refusals: [Int: [Refusal]] = [:]

  /// All entries that get a place.
  var placements: [Placement] { indexed + followers }

  /// Refuses an operation for the sake of others.
  mutating func refuse(_ operation: Int, conflicting refusals: [Refusal]) {
    conflicts[operation, default: []] += refusals
  }

  /// Refuses an operation whatever becomes of others.
  mutating func refuse(_ operation: Int, _ refusals: [Refusal]) {
    guard !refusals.isEmpty else { return }
    self.refusals[operation, default: []] += refusals
  }

  /// Refuses an operation whatever becomes of others, for a reason that goes before what else refuses it.
  mutating func refuse(_ operation: Int, first refusal: Refusal) {
    refusals[operation, default: []].insert(refusal, at: 0)
  }

  /// Gives up the places of what was refused after it had got one.
  mutating func dropRefused() {
    indexed = indexed.filter { isStanding($0.operation) }
    followers = followers.filter { isStanding($0.operation) }
  }

  /// Whether an operation has not been refused so far.
  func isStanding(_ operation: Int) -> Bool {
    conflicts[operation] == nil && refusals[operation] == nil
  }
}
