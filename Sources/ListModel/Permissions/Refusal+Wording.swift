/// What the refusals say; each names the rule that refuses.
extension Refusal {
  /// An index that is not there; `last` is the highest that is.
  static func outOfRange(
    _ index: Int, last: Int, of list: ListID, in document: ListDocument
  ) -> Refusal {
    let shown = index == .max ? "the index" : "index \(index)"
    let count = document.phraseForCount(of: list)
    let range = last < 0 ? "" : " (0 to \(last))"
    return Refusal(
      .outOfRange, "\(document.phrase(for: list)) has \(count); \(shown) is out of range\(range)")
  }

  /// An index that is not there when a batch is done; `count` is how many entries there will be.
  static func outOfRange(
    _ index: Int, ofFuture count: Int, of list: ListID, in document: ListDocument
  ) -> Refusal {
    let shown = index == .max ? "the index" : "index \(index)"
    let range = count < 1 ? "" : " (0 to \(count - 1))"
    return Refusal(
      .outOfRange,
      "\(document.phrase(for: list)) will have \(document.phrase(forCount: count, of: list)); "
        + "\(shown) is out of range\(range)")
  }

  /// An index with too few entries before it; `count` is how many there are in the list before those
  /// come that follow others.
  static func outOfRange(
    _ index: Int, beforeFollowers count: Int, of list: ListID, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .outOfRange,
      "\(document.phrase(for: list)) has \(document.phrase(forCount: count, of: list)) before "
        + "what has no index comes; index \(index) is out of range (0 to \(count - 1))")
  }

  /// A section that is to go into another one.
  static var sectionDestination: Refusal {
    Refusal(.badAddress, "a section's destination is one index, 'start' or 'end'")
  }

  /// An entry that is to go before or after itself.
  static func anchorIsSelf(_ entry: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .anchorIsSelf, "\(document.phrase(for: entry)) cannot be placed before or after itself",
      causes: [.entry(entry)])
  }

  /// An edit of a list that is reached through an alias.
  static func aliasedList(_ list: ListID, in document: ListDocument) -> Refusal {
    Refusal(
      .aliasedList,
      "the list of \(document.phrase(for: list)) is shared through an alias; it is not edited",
      causes: document.owner(of: list).map { [.entry($0)] } ?? [])
  }

  /// A title for a section that stands elsewhere too.
  static func sharedSection(_ section: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .aliasedList,
      "\(document.phrase(for: section)) is shared through an alias; it is not edited",
      causes: [.entry(section)])
  }

  /// A mode that does not permit `action`; nil if it does.
  static func forbidden(
    _ action: EditMode.Action, by mode: EditMode, of cause: Cause, in document: ListDocument
  ) -> Refusal? {
    guard !mode.permits(action) else { return nil }
    let holder =
      switch cause {
      case .sectionMode(let list): " of \(document.phrase(for: list))"
      case .restriction: " given by \(document.restrictionSource)"
      default: " of the document"
      }
    if mode == .none {
      return Refusal(.modeNone, "the mode\(holder) is 'none'; nothing is edited", causes: [cause])
    }
    let (code, participle): (Code, String) =
      switch action {
      case .delete: (.modeForbidsDelete, "deleted")
      case .move: (.modeForbidsMove, "moved")
      case .insert: (.modeForbidsInsert, "inserted")
      case .edit: (.modeForbidsEdit, "reworded")
      }
    let permitted = mode.permits(.delete) ? "deleted" : "moved"
    return Refusal(
      code,
      "the mode\(holder) is '\(mode.rawValue)'; entries are \(permitted), not \(participle)",
      causes: [cause])
  }

  /// A pinned row that is to be moved or deleted.
  static func rowPinned(
    _ row: EntryID, at index: Int, _ action: EditMode.Action, in document: ListDocument
  ) -> Refusal {
    let verb = action == .move ? "moved" : "deleted"
    return Refusal(
      .rowPinned,
      "\(document.phrase(for: row)) is pinned at index \(index); pinned rows cannot be \(verb)",
      causes: [.pin(row)])
  }

  /// A row with `can-edit: false` that is to be edited.
  static func rowNotEditable(_ row: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .rowNotEditable, "\(document.phrase(for: row)) has 'can-edit: false'; it cannot be edited",
      causes: [.canEdit(row)])
  }

  /// A row with `can-move: false` that is to be moved.
  static func rowNotMovable(_ row: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .rowNotMovable, "\(document.phrase(for: row)) has 'can-move: false'; it cannot be moved",
      causes: [.canMove(row)])
  }

  /// A section that holds a pinned row and is to be deleted.
  static func sectionHasPinned(
    _ section: EntryID, pinned row: EntryID, isReplaced: Bool = false, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .sectionHasPinned,
      "\(document.phrase(for: row)) of \(document.phrase(for: section)) is pinned; "
        + (isReplaced
          ? "rows with pinned rows below are not replaced"
          : "sections with pinned rows are not deleted"),
      causes: [.pin(row), .policy(.onPinned)])
  }

  /// A section without pinned rows that holds a row with `can-edit: false` and is to be deleted.
  static func sectionHasFixed(
    _ section: EntryID, fixed row: EntryID, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .rowNotEditable,
      "\(document.phrase(for: row)) of \(document.phrase(for: section)) has 'can-edit: false'; "
        + "sections with such rows are not deleted",
      causes: [.canEdit(row), .policy(.onPinned)])
  }

  /// An entry whose delete button is not shown.
  static func notRevealed(_ entry: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .notRevealed,
      "\(document.phrase(for: entry)) is not revealed; only what shows its button is deleted",
      causes: [.policy(.requireReveal)])
  }

  /// A move between sections where that is denied.
  static func crossSection(_ row: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .crossSection, "\(document.phrase(for: row)) must stay in its section",
      causes: [.policy(.crossSection)])
  }

  /// A target that a pinned row holds.
  static func targetPinned(_ row: EntryID, at index: Int, in document: ListDocument) -> Refusal {
    Refusal(
      .targetPinned,
      "index \(index) is held by \(document.phrase(for: row)), which is pinned; "
        + "a pinned place is no target",
      causes: [.pin(row)])
  }

  /// An arrival among the rows pinned at either end.
  static func arrivalPinned(
    at index: Int, free range: ClosedRange<Int>, pinned row: EntryID?, of list: ListID,
    in document: ListDocument
  ) -> Refusal {
    Refusal(
      .targetPinned,
      "index \(index) of \(document.phrase(for: list)) is among its pinned rows; "
        + "rows arrive at \(range.lowerBound) to \(range.upperBound)",
      causes: row.map { [.pin($0)] } ?? [])
  }

  /// A deletion or an arrival that would push a pinned row to another index.
  static func wouldShift(
    _ row: EntryID, isDocumentSlot: Bool, in document: ListDocument
  ) -> Refusal {
    let rule =
      isDocumentSlot
      ? "the document's list of pinned indices cannot follow it"
      : "pinned rows keep their index"
    return Refusal(
      .wouldShiftPinned, "\(document.phrase(for: row)) is pinned and would shift; \(rule)",
      causes: isDocumentSlot ? [.pin(row)] : [.pin(row), .policy(.pinShift)])
  }

  /// An entry that is not what `expect:` or `test` says.
  static func mismatch(
    _ code: Code, _ entry: EntryID, _ difference: String, in document: ListDocument
  ) -> Refusal {
    let noun = document.isRow(entry) ? "row" : "section"
    let place = document.path(of: entry).joinedAsPath()
    return Refusal(code, "\(noun) \(place) has \(difference)", causes: [.entry(entry)])
  }
}

/// What the refusals of insertions and of `append-only` say.
extension Refusal {
  /// An entry whose rows must all stay where they are.
  static func mustStay(_ entry: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .appendOnly, "\(document.phrase(for: entry)) must stay; rows are only added, at the end",
      causes: [.policy(.appendOnly)])
  }

  /// A row that is to arrive before the end.
  static func notAtEnd(_ index: Int, of list: ListID, in document: ListDocument) -> Refusal {
    Refusal(
      .appendOnly,
      "index \(index) of \(document.phrase(for: list)) is not its end; rows are only added there",
      causes: [.policy(.appendOnly)])
  }

  /// A new entry whose id is that of another.
  static func duplicateID(_ id: String, of other: EntryID, in document: ListDocument) -> Refusal {
    let noun =
      document.parentList(of: other).map { document.kind(of: $0) } == .rows
      ? "row" : "section"
    return Refusal(
      .duplicateID, "id '\(id)' is already that of another \(noun)", causes: [.entry(other)])
  }

  /// A new entry whose id is that of one that an earlier operation brings.
  static func duplicateID(_ id: String, first operation: Int, isRow: Bool) -> Refusal {
    Refusal(
      .duplicateID, "id '\(id)' is already that of another \(isRow ? "row" : "section")",
      causes: [.arrival(operation)])
  }

  /// `to: sorted` where no order is declared.
  static var noOrder: Refusal {
    Refusal(.badAddress, "'sorted' is a place only where 'policy' has an 'order'")
  }

  /// A new title that is empty.
  static func emptyTitle(of section: EntryID, in document: ListDocument) -> Refusal {
    Refusal(.missingTitle, "the new title of \(document.phrase(for: section)) is empty")
  }
}

/// What the refusals say that have to do with other operations of the batch.
extension Refusal {
  /// An index that an operation uses after another was not applied.
  static func addressUnsafe(_ index: Int, since operation: Int) -> Refusal {
    Refusal(
      .addressUnsafe, "index \(index) may name another row now", causes: [.operation(operation)])
  }

  /// An entry that two operations take.
  static func conflictSource(
    _ entry: EntryID, first operation: Int, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .conflictSource, "\(document.phrase(for: entry)) is taken twice",
      causes: [.operation(operation)])
  }

  /// A place that two operations give.
  static func conflictTarget(_ path: [Int], first operation: Int) -> Refusal {
    Refusal(
      .conflictTarget, "place \(path.joinedAsPath()) is given twice",
      causes: [.operation(operation)])
  }

  /// An entry that another operation deletes, or that goes with its section.
  static func conflictTarget(
    _ entry: EntryID, deletedBy operation: Int, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .conflictTarget, "\(document.phrase(for: entry)) is deleted by the same batch",
      causes: [.deletion(operation)])
  }

  /// An entry that is to stand beside another, whose place depends on its own.
  static func conflictTarget(
    _ entry: EntryID, waitsFor anchor: EntryID, of operation: Int, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .conflictTarget,
      "the place of \(document.phrase(for: entry)) depends on that of "
        + "\(document.phrase(for: anchor)), and that on its own",
      causes: [.operation(operation)])
  }
}
