extension BatchResult {
  /// For every entry whose text became another: the entry that was admitted for this, the last one
  /// if there were several.
  ///
  /// - Complexity: O(*k*) in the number of changes.
  package var replacements: [EntryID: EntryID] {
    guard !arrivals.isEmpty else { return [:] }
    var replacements: [EntryID: EntryID] = [:]
    for change in changes {
      if case .replace(let entry, let new, _) = change { replacements[entry] = new }
    }
    return replacements
  }

  /// For every section that got another title, and no other text since: the last one; nil where it
  /// lost its own.
  ///
  /// - Complexity: O(*k*) in the number of changes.
  package var titles: [EntryID: String?] {
    var titles: [EntryID: String?] = [:]
    for change in changes {
      switch change {
      case .rename(let section, let title, _): titles[section] = .some(title)
      case .replace(let row, _, _): titles[row] = nil
      case .delete, .insert, .move: break
      }
    }
    return titles
  }
}
