extension Operation.Kind {
  /// Notes that the text of the entry that the operation brings has a comment that says what a script
  /// may do.
  package mutating func noteRulesInNewEntry() {
    switch self {
    case .insertRow(var row, let destination):
      row.holdsRules = true
      self = .insertRow(row, destination)
    case .insertSection(var section, let destination):
      section.holdsRules = true
      self = .insertSection(section, destination)
    case .replaceRow(let address, with: var row):
      row.holdsRules = true
      self = .replaceRow(address, with: row)
    default: break
    }
  }
}
