/// Matching of rows that have no name and no content in common, by what rules say of them.
extension EntryMatcher {
  /// What is said of a row that no operation changes.
  private struct Bonds: Hashable {
    let isPinned: Bool
    private let own: UInt8
    /// How many pinned rows stand before it; nil if that does not matter.
    var zone: Int?

    /// Whether the row is free.
    var isFree: Bool { !isPinned && own == 0 }

    init(_ flags: EntryFlags) {
      isPinned = flags.isPinned
      own = flags.intersection([.marked, .fixed, .immovable]).rawValue
    }
  }

  /// A row that does not come or go.
  private struct BoundRow {
    let row: EntryID
    var bonds: Bonds
  }

  /// The bound rows of a list of the old document, to be met in order.
  private struct Candidates {
    let rows: [BoundRow]
    /// For every bound row its place among them.
    let places: [EntryID: Int]
    private var waiting: [Bonds: ArraySlice<Int>] = [:]

    init(_ rows: [BoundRow], isUnmatched: (EntryID) -> Bool) {
      self.rows = rows
      places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.row, $0) })
      for (place, row) in rows.enumerated() where isUnmatched(row.row) {
        waiting[row.bonds, default: []].append(place)
      }
    }

    /// The first row with some bonds at one of some places, which is not given out again.
    mutating func next(with bonds: Bonds, in places: Range<Int>) -> EntryID? {
      guard let left = waiting[bonds] else { return nil }
      let rest = left.drop { $0 < places.lowerBound }
      guard let first = rest.first, first < places.upperBound else {
        waiting[bonds] = rest
        return nil
      }
      waiting[bonds] = rest.dropFirst()
      return rows[first].row
    }
  }

  /// Matches rows that are pinned, or not to be edited or moved: they do not come and go, so where one
  /// has no partner and another like it has come to the list, it has got another content.
  ///
  /// - Complexity: O(*n*) on average in the lists that hold such rows without a partner.
  mutating func matchByBonds(_ newEntries: [EntryID]) {
    var lists: [ListID] = []
    for entry in newEntries where matching.old(of: entry) == nil {
      guard let list = new.parentList(of: entry), lists.last != list,
        let oldList = matching.old(of: list)
      else { continue }
      if !Bonds(new.flags[Int(entry.number)]).isFree || isClosed(oldList) { lists.append(list) }
    }
    for list in lists {
      matchByBonds(in: list, arePinned: true, inZones: false)
      matchByBonds(in: list, arePinned: false, inZones: true)
      matchByBonds(in: list, arePinned: false, inZones: false)
    }
  }

  /// Whether no row can leave a list or come to it without a shift of a pinned row that is denied.
  private func isClosed(_ list: ListID) -> Bool {
    let record = old.lists[Int(list.number)]
    let held = old.policy.pinShift == .deny ? record.lastSlotLike : record.lastDocumentSlot
    return held.flatMap { old.index(of: $0) }.map { $0 >= old.count(of: list) - record.tail }
      ?? false
  }

  private mutating func matchByBonds(in list: ListID, arePinned: Bool, inZones: Bool) {
    guard let oldList = matching.old(of: list) else { return }
    let areAllBound = !arePinned && isClosed(oldList)
    func bound(_ list: ListID, _ document: ListDocument) -> [BoundRow] {
      var zone = 0
      return document.entries(of: list).compactMap { row in
        var bonds = Bonds(document.flags[Int(row.number)])
        if bonds.isPinned { zone += 1 }
        if inZones { bonds.zone = zone }
        guard bonds.isPinned == arePinned, areAllBound || !bonds.isFree else { return nil }
        return BoundRow(row: row, bonds: bonds)
      }
    }
    let rows = bound(list, new)
    // A row that has lost its id is another.
    var candidates = Candidates(bound(oldList, old)) {
      matching.new(of: $0) == nil && oldKeys.id(of: $0) == EntryKeys.none
    }
    // Such rows do not pass each other: a partner stands between those of the neighbours.
    var ends: [Int] = []
    var end = candidates.rows.count
    for row in rows.reversed() {
      ends.append(end)
      if !row.bonds.isFree { end = min(end, partnerPlace(of: row, among: candidates) ?? end) }
    }
    var start = 0
    for (row, end) in zip(rows, ends.reversed()) {
      let range = row.bonds.isFree ? 0..<candidates.rows.count : start..<max(start, end)
      var place = partnerPlace(of: row, among: candidates)
      if matching.old(of: row.row) == nil, let partner = candidates.next(with: row.bonds, in: range)
      {
        match(partner, row.row)
        place = candidates.places[partner]
      }
      if !row.bonds.isFree, let place { start = max(start, place + 1) }
    }
  }

  private func partnerPlace(of row: BoundRow, among candidates: Candidates) -> Int? {
    matching.old(of: row.row).flatMap { candidates.places[$0] }
  }

  /// Matches sections that have nothing in common but their rules, where the old one cannot go or both
  /// are empty: it has got another title.
  ///
  /// - Complexity: O(*n*) on average in the sections without a partner.
  mutating func matchStaying(_ oldSections: [EntryID], _ newSections: [EntryID]) {
    var waiting: [SectionRules: ArraySlice<EntryID>] = [:]
    for section in unmatchedOld(oldSections) {
      let isStaying =
        old.isEmptySection(section)
        ? old.mayBeRenamed(section) : old.isSpared(section) || old.policy.appendOnly
      guard isStaying, oldKeys.id(of: section) == EntryKeys.none,
        let list = old.parentList(of: section).flatMap({ matching.new(of: $0) })
      else { continue }
      waiting[SectionRules(section, in: old, below: list), default: []].append(section)
    }
    for section in unmatchedNew(newSections) where newKeys.id(of: section) == EntryKeys.none {
      let rules = SectionRules(section, in: new, below: new.parentList(of: section))
      if let partner = waiting[rules]?.popFirst() { match(partner, section) }
    }
  }
}
