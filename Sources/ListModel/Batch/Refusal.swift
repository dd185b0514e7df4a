/// Why an operation was not applied, in the words of SPEC §4 and §7.1.
package struct Refusal: Hashable, Sendable {
  /// What stands in the document and makes the refusal true.
  package enum Cause: Hashable, Sendable {
    /// The document's mode.
    case documentMode
    /// The mode of the section whose list this is.
    case sectionMode(ListID)
    /// The mode given from outside, which only tightens.
    case restriction
    /// The declaration that pins this row.
    case pin(EntryID)
    /// `can-edit: false` of this row.
    case canEdit(EntryID)
    /// `can-move: false` of this row.
    case canMove(EntryID)
    /// The document's `pinned:`.
    case documentPins
    /// A key of the policy.
    case policy(Policy.Key)
    /// Another operation of the batch, from 0.
    case operation(Int)
    /// An operation of the batch, from 0, that deletes what this one needs.
    case deletion(Int)
    /// An operation of the batch, from 0, that brings along, or moves, what has the same id or key.
    case arrival(Int)
    /// An entry itself: a candidate of an ambiguous address, or another with the same title.
    case entry(EntryID)
  }

  /// The codes that the model gives.
  package enum Code: String, CaseIterable, Sendable {
    case badAddress = "bad-address"
    case outOfRange = "out-of-range"
    case notFound = "not-found"
    case ambiguousAddress = "ambiguous-address"
    case anchorIsSelf = "anchor-is-self"
    case duplicateKey = "duplicate-key"
    case unknownChoice = "unknown-choice"
    case wrongType = "wrong-type"
    case incompatibleLists = "incompatible-lists"
    case targetInsideSource = "target-inside-source"
    case aliasedList = "aliased-list"
    case expectFailed = "expect-failed"
    case testFailed = "test-failed"
    case modeNone = "mode-none"
    case modeForbidsDelete = "mode-forbids-delete"
    case modeForbidsMove = "mode-forbids-move"
    case rowPinned = "row-pinned"
    case rowNotEditable = "row-not-editable"
    case rowNotMovable = "row-not-movable"
    case sectionHasPinned = "section-has-pinned"
    case targetPinned = "target-pinned"
    case wouldShiftPinned = "would-shift-pinned"
    case pinOutOfRange = "pin-out-of-range"
    case crossSection = "cross-section"
    case notRevealed = "not-revealed"
    case wouldEmptySection = "would-empty-section"
    case tooManyDeletes = "too-many-deletes"
    case tooFewRows = "too-few-rows"
    case tooManyRows = "too-many-rows"
    case duplicateTitle = "duplicate-title"
    case duplicateID = "duplicate-id"
    case modeForbidsInsert = "mode-forbids-insert"
    case modeForbidsEdit = "mode-forbids-edit"
    case rulesChanged = "rules-changed"
    case appendOnly = "append-only"
    case notSorted = "not-sorted"
    case missingTitle = "missing-title"
    case addressUnsafe = "address-unsafe"
    case conflictSource = "conflict-source"
    case conflictTarget = "conflict-target"

    /// The status of an operation that has this as its reason.
    package var status: OperationOutcome.Status {
      switch self {
      case .badAddress, .outOfRange, .notFound, .ambiguousAddress, .anchorIsSelf, .pinOutOfRange,
        .duplicateID, .missingTitle, .conflictSource, .conflictTarget, .duplicateKey,
        .incompatibleLists, .targetInsideSource, .unknownChoice, .wrongType:
        .invalid
      case .expectFailed, .testFailed: .failed
      case .aliasedList, .modeNone, .modeForbidsDelete, .modeForbidsMove, .rowPinned,
        .rowNotEditable, .rowNotMovable, .sectionHasPinned, .targetPinned, .wouldShiftPinned,
        .crossSection, .notRevealed, .wouldEmptySection, .tooManyDeletes, .tooFewRows,
        .tooManyRows, .duplicateTitle, .modeForbidsInsert, .modeForbidsEdit, .rulesChanged,
        .appendOnly, .notSorted, .addressUnsafe:
        .denied
      }
    }
  }

  package var code: Code
  /// One phrase in lower case, names in single quotes: the rule rather than the failure.
  package var message: String
  /// What makes it true, most telling first.
  package var causes: [Cause]

  /// Creates a refusal.
  package init(_ code: Code, _ message: String, causes: [Cause] = []) {
    self.code = code
    self.message = message
    self.causes = causes
  }
}
