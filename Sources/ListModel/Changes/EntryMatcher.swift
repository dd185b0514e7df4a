/// Finds out which entries of two documents are the same: by id, else by a title that is theirs alone,
/// else by equal content, else by their place (SPEC §9).
package struct EntryMatcher {
  /// Tells the number of an entry's content, equal for equal contents of both documents;
  /// `EntryKeys.none` if there is nothing to tell it by.
  package typealias ContentKey = (_ entry: EntryID, _ isNew: Bool) -> UInt32

  let old: ListDocument
  let new: ListDocument
  let oldKeys: EntryKeys
  let newKeys: EntryKeys
  let content: ContentKey
  let data: ContentKey
  var matching: EntryMatching

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - old: a document as read.
  ///   - new: another.
  ///   - oldKeys: the names of the first one's entries.
  ///   - newKeys: the names of the other's.
  ///   - content: tells all that an entry holds; asked only where names do not decide.
  ///   - data: tells what a section holds beside its rows; asked only where contents do not decide.
  package init(
    _ old: ListDocument, _ new: ListDocument, oldKeys: EntryKeys, newKeys: EntryKeys,
    content: @escaping ContentKey, data: @escaping ContentKey
  ) {
    self.old = old
    self.new = new
    self.oldKeys = oldKeys
    self.newKeys = newKeys
    self.content = content
    self.data = data
    matching = EntryMatching(old, new)
  }

  /// Matches all entries.
  ///
  /// - Complexity: O(*n*) on average.
  package consuming func matched() -> EntryMatching {
    let oldLevels = old.entriesByLevel()
    let newLevels = new.entriesByLevel()
    let sections = Array(zip(oldLevels.sections, newLevels.sections))
    for (oldSections, newSections) in sections { matchNames(oldSections, newSections) }
    matchNames(oldLevels.rows, newLevels.rows)
    matchSections(sections)
    matchContents(oldLevels.rows, newLevels.rows)
    matchTitlesInLists(oldLevels.rows, newLevels.rows)
    matchSections(sections)
    matchContentsAnywhere(oldLevels.rows, newLevels.rows)
    matchUnique(oldLevels.rows, newLevels.rows, oldKeys.titles, newKeys.titles)
    matchSectionsOfRows(sections, oldLevels.rows, newLevels.rows)
    for (oldSections, newSections) in sections { matchStaying(oldSections, newSections) }
    matchByBonds(newLevels.rows)
    if old.policy.appendOnly { matchBySameIndex(newLevels.rows) }
    matchByPlace(oldLevels.rows, newLevels.rows) { [old, new] in
      // Else it would be the same row with other rules.
      old.ownRules(of: $0) == new.ownRules(of: $1)
    }
    for sections in newLevels.sections { replantEntries(below: sections) }
    if new.hasNestedLists { replantEntries(below: newLevels.rows) }
    matching.replantRowsOfGainedLists(old, new)
    matching.partBelowDepartures(old, new)
    return matching
  }

  /// Matches entries by id, then by title.
  private mutating func matchNames(_ oldEntries: [EntryID], _ newEntries: [EntryID]) {
    matchUnique(oldEntries, newEntries, oldKeys.ids, newKeys.ids)
    matchUnique(oldEntries, newEntries, oldKeys.titles, newKeys.titles)
  }

  /// Matches sections by all that they hold, then by their data, which no operation changes, then by
  /// what is known of their rows, then by their place.
  private mutating func matchSections(_ levels: [([EntryID], [EntryID])]) {
    for (oldSections, newSections) in levels {
      matchTitlesInLists(oldSections, newSections)
      matchContents(oldSections, newSections)
      matchContentsAnywhere(oldSections, newSections)
      matchAloneInLists(oldSections, newSections, by: data)
      matchByRows(oldSections, newSections)
      matchByPlace(oldSections, newSections) { [old, new, oldKeys, newKeys] in
        oldKeys.title(of: $0) == EntryKeys.none || newKeys.title(of: $1) == EntryKeys.none
          || oldKeys.title(of: $0) == newKeys.title(of: $1)
          || old.isEmptySection($0) && old.mayBeRenamed($0)
            && SectionRules($0, in: old, below: nil) == SectionRules($1, in: new, below: nil)
      }
      matchRemaining(oldSections, newSections)
    }
  }

  /// Matches sections by rows that were found anywhere, and then what else these sections hold.
  private mutating func matchSectionsOfRows(
    _ levels: [([EntryID], [EntryID])], _ oldRows: [EntryID], _ newRows: [EntryID]
  ) {
    for (oldSections, newSections) in levels { matchByRows(oldSections, newSections) }
    matchContents(oldRows, newRows)
    matchTitlesInLists(oldRows, newRows)
  }

  /// Says that two entries are the same.
  mutating func match(_ oldEntry: EntryID, _ newEntry: EntryID) {
    matching.match(oldEntry, newEntry, below: (old.list(of: oldEntry), new.list(of: newEntry)))
  }

  /// Those of some entries of the old document that have no partner.
  func unmatchedOld(_ entries: [EntryID]) -> [EntryID] {
    entries.filter { matching.new(of: $0) == nil }
  }

  /// Those of some entries of the new document that have no partner.
  func unmatchedNew(_ entries: [EntryID]) -> [EntryID] {
    entries.filter { matching.old(of: $0) == nil }
  }
}

extension ListDocument {
  /// The entries of a document as read, by what they are: sections by their depth, and rows.
  ///
  /// - Complexity: O(*n*).
  fileprivate func entriesByLevel() -> (sections: [[EntryID]], rows: [EntryID]) {
    var sections: [[EntryID]] = []
    var rows: [EntryID] = []
    var pending: [(list: ListID, depth: Int)] = [(.root, 0)]
    while let (list, depth) = pending.popLast() {
      let isOfRows = kind(of: list) == .rows
      if !isOfRows, sections.count <= depth { sections.append([]) }
      var inner: [(list: ListID, depth: Int)] = []
      order.forEachEntry(of: list) { entry in
        if isOfRows { rows.append(entry) } else { sections[depth].append(entry) }
        if let list = self.list(of: entry) { inner.append((list, depth + 1)) }
      }
      pending += inner.reversed()
    }
    return (sections, rows)
  }

  /// Whether the mode of a section lets it have another title.
  func mayBeRenamed(_ section: EntryID) -> Bool {
    list(of: section).map { effectiveMode(of: $0).permits(.edit) } ?? false
  }

  /// Whether nothing is below an entry.
  func isEmptySection(_ entry: EntryID) -> Bool {
    list(of: entry).map { count(of: $0) == 0 } ?? true
  }
}
