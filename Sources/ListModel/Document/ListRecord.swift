/// What is known of one list beside its order.
struct ListRecord: Sendable {
  /// What the list holds.
  var kind: ListDocument.Kind
  /// What the list is made of.
  var form = ListDocument.Form.sequence
  /// The entry that the list belongs to; nil for the outermost list.
  var owner: EntryID?
  /// The mode of its own; nil: the document's.
  var mode: EditMode?
  /// The pins of its own; nil: the document's.
  var pins: PinDeclaration?
  /// Whether the list's text may be edited at all.
  var isEditable = true

  // Settled when pins are bound; pinned rows keep their order for the whole of a run.

  /// The list's part of the document's pinned rows.
  var pinnedRange = 0..<0
  /// How many rows are bound by `first`.
  var head = 0
  /// How many rows are bound by `last`.
  var tail = 0
  /// How many rows are pinned or not to be edited.
  var protectedCount = 0
  /// The first row as read that is not to be edited.
  var firstFixed: EntryID?
  /// The last row that is pinned at an index of its own.
  var lastSlotLike: EntryID?
  /// The last row that a slot of the document's pins names.
  var lastDocumentSlot: EntryID?
}
