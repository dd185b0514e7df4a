/// What one operation of a batch with `coordinates: before` asks for, its addresses resolved on the
/// document as it was (SPEC §2.3).
struct BeforeRequest {
  /// What gets a place.
  enum Subject {
    /// An entry of the document.
    case entry(EntryID)
    /// An entry that the operation brings along.
    indirect case new(NewEntry, as: ListDocument.Kind)

    /// The entry, if it stands somewhere.
    var entry: EntryID? {
      if case .entry(let entry) = self { entry } else { nil }
    }
  }

  /// Where it is to stand.
  enum Goal {
    /// A position of a list.
    case at(ListID, Destination.Position)
    /// Directly before (`offset` 0) or after (1) an entry, wherever that goes.
    case beside(EntryID, offset: Int)
  }

  /// What is asked for.
  enum Kind {
    /// Nothing, or nothing more: it was done or refused when it was read.
    case settled
    /// To take entries away: the addressed one itself, or the rows of a section that stays.
    case deletion(of: EntryID, goes: [EntryID])
    case placement(Subject, Goal)
    indirect case replacement(of: EntryID, by: NewEntry)
    case renaming(of: EntryID, to: String?)
    case sorting(ListID, by: RowOrder)
  }

  /// What is asked for.
  var kind: Kind

  /// The entry that no other operation may take too; nil: none.
  var source: EntryID? {
    switch kind {
    case .deletion(let entry, _), .placement(.entry(let entry), _), .replacement(let entry, _),
      .renaming(let entry, _):
      entry
    case .settled, .placement(.new, _), .sorting: nil
    }
  }

  /// The entry beside which something is to stand; nil: none.
  var anchor: EntryID? {
    if case .placement(_, .beside(let anchor, _)) = kind { anchor } else { nil }
  }

  /// Whether it gives an entry a place that is no final index.
  var isFollower: Bool {
    switch kind {
    case .placement(_, .at(_, .index)): false
    case .placement: true
    case .settled, .deletion, .replacement, .renaming, .sorting: false
    }
  }
}
