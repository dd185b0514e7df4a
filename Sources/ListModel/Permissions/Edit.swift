/// An edit whose addresses are resolved, to be judged.
enum Edit {
  /// Where a move ends.
  struct Target {
    var list: ListID
    /// The final index; nil if the list has no place that no pinned row holds.
    var finalIndex: Int? = nil
  }

  case deleteRow(EntryID)
  case deleteSection(EntryID)
  case moveRow(EntryID, to: Target)
  case moveSection(EntryID, to: Target)
  case insertRow(NewEntry, to: Target)
  case insertSection(NewEntry, to: Target)
  case replaceRow(EntryID, NewEntry)
  case renameSection(EntryID)
  /// A section whose rows are sorted.
  case sort(EntryID, SortedRows)

  /// The lists whose text it changes.
  func lists(in document: ListDocument) -> [ListID] {
    switch self {
    case .insertRow(_, let target): [target.list]
    case .insertSection(_, let target): [document.textList(at: target, for: nil)]
    case .moveRow(let row, to: let target):
      [document.parentList(of: row), target.list].compactMap(\.self)
    case .sort(let section, _): [document.list(of: section)].compactMap(\.self)
    case .moveSection(let section, to: let target):
      [document.textList(of: section), document.textList(at: target, for: section)]
        .compactMap(\.self)
    case .deleteRow(let entry), .deleteSection(let entry), .replaceRow(let entry, _),
      .renameSection(let entry):
      [document.textList(of: entry)].compactMap(\.self)
    }
  }

  /// What is edited; nil for what is not there yet.
  var entry: EntryID? {
    switch self {
    case .deleteRow(let entry), .deleteSection(let entry), .moveRow(let entry, _),
      .moveSection(let entry, _), .replaceRow(let entry, _), .renameSection(let entry),
      .sort(let entry, _):
      entry
    case .insertRow, .insertSection: nil
    }
  }
}
