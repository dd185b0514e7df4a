/// What the refusals of limits say (SPEC §4.3, stage 11).
extension Refusal {
  /// A section that had rows and has none now.
  static func wouldEmptySection(_ list: ListID, in document: ListDocument) -> Refusal {
    Refusal(
      .wouldEmptySection, "\(document.phrase(for: list)) would lose its last row; it must keep one",
      causes: [.policy(.emptySections)])
  }

  /// A batch that deletes more rows than allowed.
  static func tooManyDeletes(_ count: Int, limit: Int) -> Refusal {
    Refusal(
      .tooManyDeletes,
      "the operations delete \(count) rows; \(limit) at most may go at once",
      causes: [.policy(.maxDeletes)])
  }

  /// A section that is left with too few rows.
  static func tooFewRows(_ list: ListID, minimum: Int, in document: ListDocument) -> Refusal {
    Refusal(
      .tooFewRows,
      "\(document.phrase(for: list)) would have \(document.phraseForCount(of: list)); "
        + "sections have \(minimum) at least",
      causes: [.policy(.minRows)])
  }

  /// A section that gets too many rows.
  static func tooManyRows(_ list: ListID, maximum: Int, in document: ListDocument) -> Refusal {
    Refusal(
      .tooManyRows,
      "\(document.phrase(for: list)) would have \(document.phraseForCount(of: list)); "
        + "sections have \(maximum) at most",
      causes: [.policy(.maxRows)])
  }

  /// A title that a section gets once more.
  static func duplicateTitle(
    _ title: String, other row: EntryID, of list: ListID, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .duplicateTitle,
      "\(document.phrase(for: list)) would have two rows with title '\(title)'; "
        + "titles are unique in \(list == .root ? "the document" : "a section")",
      causes: [.entry(row), .policy(.uniqueTitles)])
  }

  /// A slot of the document's pins that is in no section any more.
  static func pinOutOfRange(_ slot: Int) -> Refusal {
    Refusal(
      .pinOutOfRange, "'pinned' of the document names index \(slot); no section would have it",
      causes: [.documentPins])
  }

  /// A row that is pinned by id, and gone or without that id; `document` is the one before.
  static func pinnedRowGone(_ row: EntryID, of document: ListDocument) -> Refusal {
    let name = document.id(of: row).map { "id '\($0)'" } ?? "a row"
    return Refusal(
      .notFound, "'pinned' names \(name); no row would have it", causes: [.pin(row)])
  }

  /// A row that would not stand where the order of its section has it.
  static func notSorted(
    _ stray: StrayRow, of list: ListID, by order: RowOrder, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .notSorted,
      "\(document.phrase(for: stray.row)) would belong \(document.phrase(for: stray.place)); "
        + "the rows of \(document.phrase(for: list)) are sorted \(order.phrase)",
      causes: [.policy(.order)])
  }
}
