import ListModel
import Testing

/// Plays changes back on plain arrays and checks every neighbour that they name.
struct ChangeReplay {
  private(set) var lists: [ListID: [EntryID]] = [:]
  private let result: BatchResult
  /// What was taken in, by its handle, and what has not come so far.
  private var arrivals: [EntryID: Arrival] = [:]

  init(_ document: ListDocument, _ result: BatchResult) {
    self.result = result
    lists[.root] = document.entries(of: .root)
    for section in document.entries(of: .root) {
      if let list = document.list(of: section) { lists[list] = document.entries(of: list) }
    }
    // Handles go on behind those of the document, in the order in which entries were taken in.
    var next = lists.values.reduce(0) { $0 + $1.count }
    for arrival in result.arrivals {
      arrivals[EntryID(UInt32(next))] = arrival
      next += arrival.entry.entryCount
    }
  }

  mutating func play(_ change: Change) {
    switch change {
    case .delete(let entry, let from): take(entry, from)
    case .move(let entry, let from, let to):
      take(entry, from)
      put(entry, to)
    case .insert(let entry, let to):
      put(entry, to)
      let new = arrivals.removeValue(forKey: entry)?.entry
      #expect(new != nil)
      if let list = result.document.list(of: entry) {
        // Those that a section brings have the handles behind its own.
        lists[list] = (new?.rows ?? []).indices.map { EntryID(entry.number + 1 + UInt32($0)) }
      }
    case .replace(_, let new, _): #expect(arrivals.removeValue(forKey: new) != nil)
    case .rename: break
    }
  }

  private mutating func put(_ entry: EntryID, _ to: Change.Place) {
    let index = to.predecessor.flatMap { lists[to.list]?.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let successor = lists[to.list].flatMap { $0.indices.contains(index) ? $0[index] : nil }
    #expect(successor == to.successor)
    lists[to.list, default: []].insert(entry, at: index)
  }

  /// Whether the lists that `document` still has are as played, and all that was taken in has come.
  func agrees(with document: ListDocument) -> Bool {
    arrivals.isEmpty && lists[.root] == document.entries(of: .root)
      && document.entries(of: .root).allSatisfy { section in
        document.list(of: section).map { lists[$0] == document.entries(of: $0) } ?? true
      }
  }

  private mutating func take(_ entry: EntryID, _ from: Change.Place) {
    guard let list = lists[from.list], let index = list.firstIndex(of: entry) else {
      Issue.record("\(entry) is not in \(from.list)")
      return
    }
    #expect((index > 0 ? list[index - 1] : nil) == from.predecessor)
    #expect((index + 1 < list.count ? list[index + 1] : nil) == from.successor)
    lists[from.list]?.remove(at: index)
  }
}
