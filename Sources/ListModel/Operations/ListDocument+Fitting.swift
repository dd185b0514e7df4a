/// Whether an entry fits into a list at all (SPEC §8).
extension ListDocument {
  /// What keeps `entry` out of a list; nil if it is there already or fits.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - target: where it goes.
  ///   - isOnResult: whether keys, and where the text has a section, are judged on the result of the
  ///     batch instead.
  /// - Returns: the refusal.
  /// - Complexity: O(depth); for a mapping O(1) on average, and O(*n*) once.
  mutating func arrivalFailure(
    of entry: EntryID, at target: Edit.Target, onResult isOnResult: Bool = false
  ) -> Refusal? {
    let list = target.list
    guard let home = parentList(of: entry), home != list else {
      return isOnResult
        ? nil : gatheringFailure(of: entry, from: textList(of: entry), at: target)
    }
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
    return isOnResult ? nil : duplicateKeyFailure(of: entry, in: list)
  }

  /// What keeps a section out of the list of the text in which it lands, or has landed, among those
  /// from which sections are gathered; nil if it stays in its own or fits.
  ///
  /// - Parameters:
  ///   - entry: the section.
  ///   - home: the list of the text from which it comes.
  ///   - target: where it goes; nil if it has landed, and its key is judged elsewhere.
  /// - Returns: the refusal.
  /// - Complexity: O(log *n*); for a mapping also O(*n*) once.
  mutating func gatheringFailure(
    of entry: EntryID, from home: ListID?, at target: Edit.Target? = nil
  ) -> Refusal? {
    guard let home, isGathered(home),
      let list = target.map({ textList(at: $0, for: entry) }) ?? textList(of: entry), list != home
    else { return nil }
    guard form(of: home) == form(of: list) else {
      return .incompatibleSection(
        entry, isPair: form(of: home) == .mapping, besides: gathered?.entries(of: list).first,
        in: self)
    }
    return target == nil ? nil : duplicateKeyFailure(of: entry, in: list)
  }

  private mutating func duplicateKeyFailure(of entry: EntryID, in list: ListID) -> Refusal? {
    guard form(of: list) == .mapping, let key = key(of: entry),
      let other = self.entry(withKey: key, in: list), other != entry
    else { return nil }
    return .duplicateKey(key, other: other, of: list, in: self)
  }

  /// A new entry as it fits into `list`: in a mapping it is a key with its value.
  ///
  /// - Parameters:
  ///   - new: the entry.
  ///   - target: where it goes; nil if that was not found, which is reported elsewhere.
  ///   - old: the entry that it replaces, if any.
  ///   - isOnResult: whether keys are judged on the result of the batch instead.
  ///   - refusals: takes what keeps it out.
  /// - Returns: the entry.
  /// - Complexity: O(1) on average, and O(*n*) once for a mapping.
  mutating func fitted(
    _ new: NewEntry, to target: Edit.Target?, replacing old: EntryID? = nil,
    onResult isOnResult: Bool = false, refusals: inout [Refusal]
  ) -> NewEntry {
    guard let target else { return new }
    let list = textList(at: target, for: nil)
    if list == .root, let implied = impliedSections.min() {
      refusals.append(.impliedSection(implied, in: self))
      return new
    }
    let isGathered = isGathered(list)
    if isGathered, !(form(of: list) == .mapping ? new.pair?.holdsList ?? true : new.holdsList) {
      refusals.append(.newSectionWithoutList)
    }
    guard form(of: list) == .mapping else {
      if new.isPairOnly { refusals.append(.newElement(in: list, isMapping: false, of: self)) }
      return new
    }
    guard let pair = new.pair else {
      refusals.append(.newElement(in: list, isMapping: true, of: self))
      return new
    }
    if isGathered, let refusal = keyRefusal(ofSection: pair.key) { refusals.append(refusal) }
    if !isOnResult, let other = entry(withKey: pair.key, in: list), other != old {
      refusals.append(.duplicateKey(pair.key, other: other, of: list, in: self))
    }
    var fitted = new
    fitted.key = pair.key
    fitted.fields = pair.fields
    fitted.below = pair.below
    fitted.isTitledByKey = pair.isTitledByKey
    return fitted
  }

  /// What keeps `section` from getting a title, or from losing its own.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - title: the title.
  ///   - isOnResult: whether keys are judged on the result of the batch instead.
  /// - Returns: the refusals.
  /// - Complexity: O(1) on average, and O(*n*) once for a mapping.
  mutating func titleFailures(
    of section: EntryID, titled title: String?, onResult isOnResult: Bool = false
  ) -> [Refusal] {
    var failures: [Refusal] = []
    if isImplied(section) { failures.append(.impliedSection(section, in: self)) }
    if title?.isEmpty == true { failures.append(.emptyTitle(of: section, in: self)) }
    guard let list = textList(of: section) else { return failures }
    // Those that stand elsewhere too are refused as such.
    guard
      sharedSections.contains(section)
        || names.acceptsTitle(section, atLevel: sectionLevel(of: list))
    else {
      return failures + [.noTitle(of: section, in: self)]
    }
    guard isTitledByKey(section) else { return failures }
    guard let title else { return failures + [.noTitle(of: section, in: self)] }
    if isGathered(list), let refusal = keyRefusal(ofSection: title) {
      failures.append(refusal)
    } else if !isOnResult, let other = entry(withKey: title, in: list), other != section {
      failures.append(.duplicateKey(title, other: other, of: list, in: self))
    }
    return failures
  }

  /// Whether `section` has a title, byte for byte; nil: whether it has none.
  func hasTitle(_ title: String?, _ section: EntryID) -> Bool {
    guard let own = self.title(of: section), let title else {
      return self.title(of: section) == nil && title == nil
    }
    return own.utf8.elementsEqual(title.utf8)
  }

  /// What refuses a key that gathered sections do not have.
  private func keyRefusal(ofSection key: String) -> Refusal? {
    guard let keys = gathered?.keys, !keys.contains(key) else { return nil }
    return .unknownSectionKey(key, keys: keys)
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
