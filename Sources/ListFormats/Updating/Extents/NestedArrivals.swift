internal import ListModel

/// The entries to whose own lists, or lists below, others come: what they bring counts for those too.
struct NestedArrivals {
  /// Those that get lines.
  private(set) var spanning: Set<EntryID> = []
  /// Those that get comments.
  private(set) var commented: Set<EntryID> = []

  /// Looks at what a batch did.
  ///
  /// - Parameter updater: one that has read the texts of all entries that move or come.
  /// - Complexity: O(*k*) in the changes and the entries around them, and in the texts of what comes to
  ///   lists below entries.
  init(of updater: DocumentUpdater) {
    let document = updater.result.document
    for change in updater.result.changes {
      let (entry, list): (EntryID, ListID)
      switch change {
      case .insert(let new, let to): (entry, list) = (new, to.list)
      case .move(let moved, let from, let to) where from.list != to.list:
        (entry, list) = (moved, to.list)
      case .replace(_, let new, let within): (entry, list) = (new, within)
      case .delete, .move, .rename: continue
      }
      guard var owner = document.owner(of: list) else { continue }
      let shape = EntryShape(of: entry, in: updater)
      let spansLines = shape.spansLines || updater.style(of: list) != .flowInline
      while true {
        if spansLines { spanning.insert(owner) }
        if shape.hasComments { commented.insert(owner) }
        guard let next = document.parentList(of: owner).flatMap({ document.owner(of: $0) }) else {
          break
        }
        owner = next
      }
    }
  }
}
