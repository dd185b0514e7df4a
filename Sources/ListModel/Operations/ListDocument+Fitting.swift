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

  /// What keeps a new entry out of `list`; nil if it fits.
  func arrivalFailure(in list: ListID) -> Refusal? {
    if list == .root, let implied = impliedSections.min() {
      return .impliedSection(implied, in: self)
    }
    return form(of: list) == .mapping ? .newInMapping(list, in: self) : nil
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
