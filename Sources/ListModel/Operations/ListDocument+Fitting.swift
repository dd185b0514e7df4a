/// Whether an entry fits into a list at all (SPEC §8).
extension ListDocument {
  /// What keeps `entry` out of a list; nil if it is there already or fits.
  ///
  /// - Complexity: O(depth); for a mapping O(1) on average, and O(*n*) once.
  mutating func arrivalFailure(of entry: EntryID, at target: Edit.Target) -> Refusal? {
    let list = target.list
    guard let home = parentList(of: entry), home != list else { return nil }
    if isBelow(entry, list) {
      return .targetInsideSource(entry, at: target.finalIndex, of: list, in: self)
    }
    guard kind(of: home) == kind(of: list) else { return .otherLevel }
    if kind(of: list) == .sections, depth(of: home) != depth(of: list) {
      return .otherLevel
    }
    guard form(of: home) == form(of: list) else {
      return .incompatibleLists(home, list, in: self)
    }
    guard form(of: list) == .mapping, let key = names.key(of: entry),
      let other = self.entry(withKey: key, in: list)
    else { return nil }
    return .duplicateKey(key, other: other, of: list, in: self)
  }

  /// A new entry as it fits into `list`: in a mapping it is a key with its value.
  ///
  /// - Parameters:
  ///   - new: the entry.
  ///   - list: the list; nil if it was not found, which is reported elsewhere.
  ///   - old: the entry that it replaces, if any.
  ///   - refusals: takes what keeps it out.
  /// - Returns: the entry.
  /// - Complexity: O(1) on average, and O(*n*) once for a mapping.
  mutating func fitted(
    _ new: NewEntry, to list: ListID?, replacing old: EntryID? = nil, refusals: inout [Refusal]
  ) -> NewEntry {
    guard let list else { return new }
    if list == .root, let implied = impliedSections.min() {
      refusals.append(.impliedSection(implied, in: self))
      return new
    }
    guard form(of: list) == .mapping else {
      if new.isPairOnly { refusals.append(.newElement(in: list, isMapping: false, of: self)) }
      return new
    }
    guard let pair = new.pair else {
      refusals.append(.newElement(in: list, isMapping: true, of: self))
      return new
    }
    if let other = entry(withKey: pair.key, in: list), other != old {
      refusals.append(.duplicateKey(pair.key, other: other, of: list, in: self))
    }
    var fitted = new
    fitted.key = pair.key
    fitted.fields = pair.fields
    fitted.rows = pair.rows
    fitted.isListEditable = pair.isListEditable
    return fitted
  }

  /// The level, from 0, of the sections that a list holds.
  package func sectionLevel(of list: ListID) -> Int {
    depth(of: list) - (impliedSections.isEmpty ? 0 : 1)
  }

  /// How many lists there are around `list`.
  private func depth(of list: ListID) -> Int {
    var depth = 0
    var outer = owner(of: list).flatMap(parentList)
    while let list = outer {
      depth += 1
      outer = owner(of: list).flatMap(parentList)
    }
    return depth
  }
}
