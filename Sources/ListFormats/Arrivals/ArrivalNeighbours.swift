internal import ListModel

/// Beside which entries arrivals land: those show how they are laid out.
struct ArrivalNeighbours {
  private var places: [EntryID: Change.Place] = [:]
  /// The entries that were admitted to give another its text, up to each of them in order.
  private var replaced: [EntryID: [EntryID]] = [:]

  /// Looks at what a batch did.
  ///
  /// - Complexity: O(*k*) in the number of changes.
  init(_ result: BatchResult) {
    for change in result.changes {
      switch change {
      case .insert(let entry, let place): places[entry] = place
      case .replace(let entry, let new, _): replaced[entry, default: []].append(new)
      case .delete, .move, .rename: break
      }
    }
  }

  /// The neighbours of an entry where it landed, that before it first.
  func neighbours(of entry: EntryID) -> [EntryID] {
    [places[entry]?.predecessor, places[entry]?.successor].compactMap { $0 }
  }

  /// What gave an entry its text before another did: an entry admitted before, else the entry.
  func text(of entry: EntryID, before new: EntryID) -> EntryID {
    replaced[entry]?.last { $0 < new } ?? entry
  }
}
