/// What a section says of its rows, which no operation changes but for shifts of its slots.
struct SectionRules: Hashable {
  private let parent: ListID?
  private let mode: EditMode?
  private let isEmpty: Bool
  private let pins: [Int]
  /// How many rows have which rules of their own that keep them from being deleted.
  private let bonds: [UInt8: Int]

  /// The rules of a section.
  ///
  /// - Parameters:
  ///   - section: a section.
  ///   - document: its document.
  ///   - parent: the list of the new document that holds it.
  /// - Complexity: O(*n*) in its rows.
  init(_ section: EntryID, in document: ListDocument, below parent: ListID?) {
    self.parent = parent
    let list = document.list(of: section)
    mode = list.flatMap { document.ownMode(of: $0) }
    isEmpty = document.isEmptySection(section)
    pins =
      list.flatMap { document.declaredPins(of: $0) }.map {
        [$0.first, $0.last, $0.slots.count, $0.rows.count]
      } ?? []
    let rows = list.map { document.entries(of: $0) } ?? []
    let staying: EntryFlags =
      document.policy.appendOnly ? [.marked, .fixed, .immovable] : [.marked, .fixed]
    bonds = rows.reduce(into: [:]) { counts, row in
      let own = document.flags[Int(row.number)].intersection(staying)
      if !own.isEmpty { counts[own.rawValue, default: 0] += 1 }
    }
  }
}
