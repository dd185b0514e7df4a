/// An edit whose addresses are resolved, to be judged.
enum Edit {
  /// Where a move ends.
  struct Target {
    var list: ListID
    /// The final index; nil if the list has no place that no pinned row holds.
    var finalIndex: Int?
  }

  case deleteRow(EntryID)
  case deleteSection(EntryID)
  case moveRow(EntryID, to: Target)
  case moveSection(EntryID)

  /// What is edited.
  var entry: EntryID {
    switch self {
    case .deleteRow(let entry), .deleteSection(let entry), .moveRow(let entry, _),
      .moveSection(let entry):
      entry
    }
  }
}
