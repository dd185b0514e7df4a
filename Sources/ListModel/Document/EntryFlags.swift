/// What is known of an entry beside its place: how it is pinned, and what it forbids.
struct EntryFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// Pinned by `first`.
  static let head = EntryFlags(rawValue: 1)
  /// Pinned by `last`.
  static let tail = EntryFlags(rawValue: 2)
  /// Pinned by a slot of the list that is in force.
  static let slot = EntryFlags(rawValue: 4)
  /// Pinned by its id.
  static let identified = EntryFlags(rawValue: 8)
  /// Pinned by `pinned: true`.
  static let marked = EntryFlags(rawValue: 16)
  /// `can-edit: false`.
  static let fixed = EntryFlags(rawValue: 32)
  /// `can-move: false`.
  static let immovable = EntryFlags(rawValue: 64)

  /// The pins that hold an index of their own, so that it may shift (SPEC §3, P4).
  static let slotLike: EntryFlags = [.slot, .identified, .marked]
  /// Every way to be pinned.
  static let pinned: EntryFlags = [.head, .tail, .slot, .identified, .marked]

  /// Whether the entry is pinned in any way.
  var isPinned: Bool { !isDisjoint(with: .pinned) }

  /// Whether `delete-section` must spare the entry (SPEC §4.4, `on-pinned`).
  var isProtected: Bool { isPinned || contains(.fixed) }
}
