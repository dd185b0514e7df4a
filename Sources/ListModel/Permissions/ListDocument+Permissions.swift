/// May an edit be done? The checks of SPEC §4.3, stages 3 to 8, in their order.
extension ListDocument {
  /// All that refuses `edit`, the first being its reason; empty if it is permitted.
  ///
  /// - Parameters:
  ///   - edit: the edit, its addresses resolved on this document.
  ///   - expectation: the operation's guard.
  ///   - isOnResult: whether pinned places and shifts are judged on the result of the batch instead.
  /// - Returns: refusals of different codes, in the order of the checks.
  /// - Complexity: O(log² *n*), but linear in the section for `on-pinned: keep`.
  func refusals(
    of edit: Edit, expecting expectation: Operation.Expectation?, onResult isOnResult: Bool = false
  ) -> [Refusal] {
    var refusals = Refusals()
    if let entry = edit.entry {
      refusals.add(mismatch(of: entry, with: expectation, code: .expectFailed))
    }
    guard !isUnguarded else {
      for list in edit.lists(in: self) { addAliased(list, to: &refusals) }
      if case .renameSection(let section) = edit { addShared(section, to: &refusals) }
      return refusals.all
    }
    addModes(of: edit, to: &refusals)
    addSource(of: edit, to: &refusals)
    addCrossSection(of: edit, to: &refusals)
    guard !isOnResult else { return refusals.all }
    addTarget(of: edit, to: &refusals)
    addPinShift(of: edit, to: &refusals)
    return refusals.all
  }

  /// The difference between `entry` and what is expected of it; nil if there is none.
  func mismatch(
    of entry: EntryID, with expectation: Operation.Expectation?, code: Refusal.Code
  ) -> Refusal? {
    guard let expectation else { return nil }
    var differences: [String] = []
    if let title = expectation.title, self.title(of: entry) != title {
      let found = self.title(of: entry).map { "title '\($0)'" } ?? "no title"
      differences.append("\(found), not '\(title)'")
    }
    if let id = expectation.id, self.id(of: entry) != id {
      let found = self.id(of: entry).map { "id '\($0)'" } ?? "no id"
      differences.append("\(found), not '\(id)'")
    }
    if let count = expectation.count {
      let found = list(of: entry).map { self.count(of: $0) } ?? 0
      if found != count { differences.append("\(found) row\(found == 1 ? "" : "s"), not \(count)") }
    }
    guard !differences.isEmpty else { return nil }
    return .mismatch(code, entry, differences.joined(separator: " and "), in: self)
  }

  // MARK: Mode

  private func addModes(of edit: Edit, to refusals: inout Refusals) {
    switch edit {
    case .deleteRow(let row):
      if let list = parentList(of: row) { addModes(.delete, of: list, to: &refusals) }
    case .moveRow(let row, let target):
      if let list = parentList(of: row) { addModes(.move, of: list, to: &refusals) }
      addModes(.move, of: target.list, to: &refusals)
    case .moveSection:
      addModes(.move, of: .root, to: &refusals)
    case .deleteSection(let section):
      addModes(.delete, of: .root, to: &refusals)
      if let list = list(of: section), lists[Int(list.number)].mode != nil {
        addModes(.delete, of: list, to: &refusals)
      }
    case .insertRow(_, let target):
      addModes(.insert, of: target.list, to: &refusals)
    case .insertSection:
      addModes(.insert, of: .root, to: &refusals)
    case .replaceRow(let row, _):
      if let list = parentList(of: row) { addModes(.edit, of: list, to: &refusals) }
    case .renameSection(let section):
      addModes(.edit, of: .root, to: &refusals)
      if let list = list(of: section) { addModes(.edit, of: list, to: &refusals) }
    case .sort(let section, _):
      if let list = list(of: section) { addModes(.move, of: list, to: &refusals) }
    }
  }

  /// Judges the mode in force for `list`, then the one from outside.
  private func addModes(
    _ action: EditMode.Action, of list: ListID, to refusals: inout Refusals
  ) {
    let cause: Refusal.Cause =
      lists[Int(list.number)].mode == nil ? .documentMode : .sectionMode(list)
    refusals.add(.forbidden(action, by: declaredMode(of: list), of: cause, in: self))
    if let restriction {
      refusals.add(.forbidden(action, by: restriction, of: .restriction, in: self))
    }
  }

  // MARK: Source

  private func addSource(of edit: Edit, to refusals: inout Refusals) {
    if policy.appendOnly { refusals.add(appendRefusal(of: edit)) }
    switch edit {
    case .deleteRow(let row):
      addAliased(parentList(of: row), to: &refusals)
      addRow(row, .delete, to: &refusals)
      if hasNestedLists, holdsProtected(row) { addProtected(below: row, to: &refusals) }
    case .moveRow(let row, let target):
      addAliased(parentList(of: row), to: &refusals)
      addAliased(target.list, to: &refusals)
      addRow(row, .move, to: &refusals)
    case .moveSection(let section, let target):
      addAliased(textList(of: section), to: &refusals)
      addAliased(textList(at: target, for: section), to: &refusals)
    case .deleteSection(let section):
      addSection(section, to: &refusals)
    case .insertRow(let row, let target):
      addAliased(target.list, to: &refusals)
      refusals.add(ruleRefusal(ofInserted: row))
    case .insertSection(let section, let target):
      addAliased(textList(at: target, for: nil), to: &refusals)
      if section.holdsRules { refusals.add(.newRulesComment) }
    case .replaceRow(let row, let new):
      addAliased(parentList(of: row), to: &refusals)
      if flags[Int(row.number)].contains(.fixed) { refusals.add(.rowNotEditable(row, in: self)) }
      if hasNestedLists, holdsProtected(row) {
        addProtected(below: row, isReplaced: true, to: &refusals)
      }
      refusals.add(ruleRefusal(of: row, replacedBy: new))
    case .renameSection(let section):
      addAliased(textList(of: section), to: &refusals)
      addShared(section, to: &refusals)
    case .sort(let section, let sorted):
      addSort(of: section, sorted, to: &refusals)
    }
    switch edit {
    case .deleteRow(let entry), .deleteSection(let entry):
      if policy.requireReveal, !revealed.contains(entry) {
        refusals.add(.notRevealed(entry, in: self))
      }
    default: break
    }
    if !ruleHolders.isEmpty { addRuleHolders(of: edit, to: &refusals) }
  }

  /// Refuses an edit that would take a `# listproc:` comment along (SPEC §8).
  private func addRuleHolders(of edit: Edit, to refusals: inout Refusals) {
    var entries = [edit.entry].compactMap(\.self)
    if case .deleteSection(let section) = edit, policy.onPinned == .keep, isSpared(section) {
      entries = freeRows(below: section)
    }
    guard let holder = entries.first(where: ruleHolders.contains) else { return }
    refusals.add(.rulesComment(holder, in: self))
  }

  private func addSort(of section: EntryID, _ sorted: SortedRows, to refusals: inout Refusals) {
    guard sorted.isChanged else { return }
    addAliased(list(of: section), to: &refusals)
    guard let row = sorted.stuck else { return }
    refusals.add(
      flags[Int(row.number)].contains(.fixed)
        ? .rowNotEditable(row, in: self) : .rowNotMovable(row, in: self))
  }

  private func addAliased(_ list: ListID?, to refusals: inout Refusals) {
    guard let list, !lists[Int(list.number)].isEditable else { return }
    refusals.add(.aliasedList(list, in: self))
  }

  private func addShared(_ section: EntryID, to refusals: inout Refusals) {
    guard sharedSections.contains(section) else { return }
    refusals.add(.sharedSection(section, in: self))
  }

  private func addRow(_ row: EntryID, _ action: EditMode.Action, to refusals: inout Refusals) {
    let rowFlags = flags[Int(row.number)]
    if rowFlags.isPinned, let index = index(of: row) {
      refusals.add(.rowPinned(row, at: index, action, in: self))
    }
    if rowFlags.contains(.fixed) { refusals.add(.rowNotEditable(row, in: self)) }
    if action == .move, rowFlags.contains(.immovable) {
      refusals.add(.rowNotMovable(row, in: self))
    }
  }

  private func addSection(_ section: EntryID, to refusals: inout Refusals) {
    guard isSpared(section) else {
      addAliased(textList(of: section), to: &refusals)
      return
    }
    if policy.onPinned == .keep {
      for list in lists(below: section) where kind(of: list) == .rows {
        if lists[Int(list.number)].protectedCount < count(of: list) {
          addAliased(list, to: &refusals)
        }
      }
      return
    }
    addAliased(textList(of: section), to: &refusals)
    addProtected(below: section, to: &refusals)
  }

  /// Refuses the deletion of an entry, or its replacement, for the sake of the rows below it, the first
  /// pinned one or else the first that is not to be edited.
  private func addProtected(
    below entry: EntryID, isReplaced: Bool = false, to refusals: inout Refusals
  ) {
    let records = lists(below: entry).map { lists[Int($0.number)] }
    // A comparison goes on where a script would not, and takes pinned rows away.
    let pinned = records.lazy.compactMap { pinnedRows[$0.pinnedRange].first(where: isLive) }
    if let row = pinned.first {
      refusals.add(.sectionHasPinned(entry, pinned: row, isReplaced: isReplaced, in: self))
    } else if let row = records.lazy.compactMap(\.firstFixed).first(where: isLive) {
      refusals.add(.sectionHasFixed(entry, fixed: row, in: self))
    }
  }

  /// Whether `delete-section` leaves `section` in place for the sake of its rows.
  func isSpared(_ section: EntryID) -> Bool { holdsProtected(section) }

  /// Whether there are rows below `entry` that are pinned or not to be edited, and the policy does
  /// not let them go with it, nor are the rules set aside.
  ///
  /// - Complexity: O(1) for a section of plain rows, else linear in what is below.
  private func holdsProtected(_ entry: EntryID) -> Bool {
    guard !isUnguarded, policy.onPinned != .cascade, !listsWithProtected.isEmpty else {
      return false
    }
    return lists(below: entry).contains(where: listsWithProtected.contains)
  }

  /// The rows below `section` that `keep` deletes, in document order: neither pinned nor fixed, nor
  /// with such rows below them.
  ///
  /// - Complexity: linear in what is below.
  func freeRows(below section: EntryID) -> [EntryID] {
    var rows: [EntryID] = []
    var pending = [list(of: section)].compactMap(\.self).flatMap { entries(of: $0).reversed() }
    while let entry = pending.popLast() {
      let isFree = isRow(entry) && !flags[Int(entry.number)].isProtected
      if isFree, !hasNestedLists || !holdsProtected(entry) {
        rows.append(entry)
      } else if let list = list(of: entry) {
        pending += entries(of: list).reversed()
      }
    }
    return rows
  }

  // MARK: Target

  private func addCrossSection(of edit: Edit, to refusals: inout Refusals) {
    guard case .moveRow(let row, let target) = edit, policy.crossSection == .deny,
      parentList(of: row) != target.list
    else { return }
    refusals.add(.crossSection(row, in: self))
  }

  private func addTarget(of edit: Edit, to refusals: inout Refusals) {
    let target: Edit.Target
    switch edit {
    case .insertRow(_, let place):
      target = place
    case .moveRow(let row, let place):
      target = place
      guard parentList(of: row) == place.list, let index = place.finalIndex else { break }
      if let holder = order.element(at: index, in: place.list), isPinned(holder) {
        refusals.add(.targetPinned(holder, at: index, in: self))
      }
      return
    default:
      return
    }
    guard let index = target.finalIndex else { return }
    let range = arrivals(in: target.list)
    guard !range.contains(index) else { return }
    let holder = order.element(at: index < range.lowerBound ? index : index - 1, in: target.list)
    refusals.add(
      .arrivalPinned(at: index, free: range, pinned: holder, of: target.list, in: self))
  }

  // MARK: Pin shift

  private func addPinShift(of edit: Edit, to refusals: inout Refusals) {
    switch edit {
    case .moveSection, .insertSection, .replaceRow, .renameSection, .sort: break
    case .insertRow(_, let target):
      if let index = target.finalIndex { addShift(from: index, in: target.list, to: &refusals) }
    case .deleteRow(let row):
      addDeparture(of: row, to: &refusals)
    case .moveRow(let row, let target):
      guard parentList(of: row) != target.list else { break }
      addDeparture(of: row, to: &refusals)
      if let index = target.finalIndex { addShift(from: index, in: target.list, to: &refusals) }
    case .deleteSection(let section):
      guard policy.onPinned == .keep, isSpared(section) else { break }
      for list in lists(below: section) where kind(of: list) == .rows {
        if let first = firstUnprotectedIndex(of: list) {
          addShift(from: first, in: list, to: &refusals)
        }
      }
    }
  }

  private func addDeparture(of row: EntryID, to refusals: inout Refusals) {
    guard let list = parentList(of: row), holdsShiftable(list), let index = index(of: row)
    else { return }
    addShift(from: index + 1, in: list, to: &refusals)
  }

  /// Whether `list` has pinned rows that a shift could push.
  private func holdsShiftable(_ list: ListID) -> Bool {
    lists[Int(list.number)].lastSlotLike != nil
  }

  /// Judges a shift of all rows of `list` from `index` on.
  private func addShift(from index: Int, in list: ListID, to refusals: inout Refusals) {
    guard holdsShiftable(list) else { return }
    let record = lists[Int(list.number)]
    if let row = record.lastDocumentSlot, let last = self.index(of: row), last >= index {
      refusals.add(.wouldShift(row, isDocumentSlot: true, in: self))
    } else if policy.pinShift == .deny, let row = record.lastSlotLike,
      let last = self.index(of: row), last >= index
    {
      refusals.add(.wouldShift(row, isDocumentSlot: false, in: self))
    }
  }

  /// The first row of `list` that `keep` deletes, nil if there is none.
  ///
  /// - Complexity: O(*n*), O(1) if there is none.
  private func firstUnprotectedIndex(of list: ListID) -> Int? {
    let count = count(of: list)
    guard lists[Int(list.number)].protectedCount < count else { return nil }
    return (0..<count).first { index in
      order.element(at: index, in: list).map { !flags[Int($0.number)].isProtected } ?? false
    }
  }
}
