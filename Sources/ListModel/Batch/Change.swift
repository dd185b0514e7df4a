/// One elementary change of the lists, in the order in which they happened.
///
/// The neighbours are those at that moment; text that belongs to gaps is settled by them.
package enum Change: Hashable, Sendable {
  /// A place in a list, by its neighbours at that moment.
  package struct Place: Hashable, Sendable {
    package var list: ListID
    /// The entry directly before; nil at the head.
    package var predecessor: EntryID?
    /// The entry directly after; nil at the tail.
    package var successor: EntryID?

    /// Creates a place.
    package init(list: ListID, predecessor: EntryID?, successor: EntryID?) {
      self.list = list
      self.predecessor = predecessor
      self.successor = successor
    }
  }

  /// `entry` went, with all below it. `from` tells its neighbours before.
  case delete(EntryID, from: Place)

  /// `entry`, which was not in the document, came. `to` tells its neighbours after, in the list
  /// without the entry.
  case insert(EntryID, to: Place)

  /// The text of `entry`, which stays where it is, became that of another, admitted for this.
  case replace(EntryID, by: EntryID, in: ListID)

  /// `entry`, a section, got another title, or lost it.
  case rename(EntryID, title: String?, in: ListID)

  /// `entry` went from one place to another, with all below it. `from` tells its neighbours
  /// before; `to` those after, in the list without the entry.
  case move(EntryID, from: Place, to: Place)

  /// The entry that came, went, moved or changed.
  package var entry: EntryID {
    switch self {
    case .delete(let entry, _), .move(let entry, _, _), .insert(let entry, _),
      .replace(let entry, _, _), .rename(let entry, _, _):
      entry
    }
  }
}
