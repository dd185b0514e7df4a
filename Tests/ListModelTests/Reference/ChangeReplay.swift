import ListModel
import Testing

/// Plays changes back on plain arrays and checks every neighbour that they name.
struct ChangeReplay {
  private(set) var lists: [ListID: [EntryID]] = [:]
  private let result: BatchResult
  private var arrivals: IndexingIterator<[Arrival]>

  init(_ document: ListDocument, _ result: BatchResult) {
    self.result = result
    arrivals = result.arrivals.makeIterator()
    lists[.root] = document.entries(of: .root)
    for section in document.entries(of: .root) {
      if let list = document.list(of: section) { lists[list] = document.entries(of: list) }
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
      let new = arrivals.next()?.entry
      if let list = result.document.list(of: entry) {
        // Those that a section brings have the handles behind its own.
        lists[list] = (new?.rows ?? []).indices.map { EntryID(entry.number + 1 + UInt32($0)) }
      }
    case .replace: #expect(arrivals.next() != nil)
    case .rename: break
    }
  }

  private mutating func put(_ entry: EntryID, _ to: Change.Place) {
    let index = to.predecessor.flatMap { lists[to.list]?.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let successor = lists[to.list].flatMap { $0.indices.contains(index) ? $0[index] : nil }
    #expect(successor == to.successor)
    lists[to.list, default: []].insert(entry, at: index)
  }

  /// Whether the lists that `document` still has are as played.
  func agrees(with document: ListDocument) -> Bool {
    lists[.root] == document.entries(of: .root)
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
