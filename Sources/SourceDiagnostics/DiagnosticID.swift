/// The stable codes of all messages (SPEC §7.1). The raw value is what stands in brackets.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // The document (§1).
  case notAList = "not-a-list"
  case missingTitle = "missing-title"
  case wrongType = "wrong-type"
  case unknownKey = "unknown-key"
  case suspiciousKey = "suspicious-key"
  case unknownMode = "unknown-mode"
  case unknownChoice = "unknown-choice"
  case duplicateKey = "duplicate-key"
  case duplicateID = "duplicate-id"
  case aliasedList = "aliased-list"
  case whichDocument = "which-document"
  case pinOutOfRange = "pin-out-of-range"
  case willBePinned = "will-be-pinned"

  // Limits and hostile input (§1.1).
  case tooDeep = "too-deep"
  case tooManyAliases = "too-many-aliases"
  case recursiveAlias = "recursive-alias"
  case tooLarge = "too-large"
  case unsupportedEncoding = "unsupported-encoding"
  case badEncoding = "bad-encoding"
  case syntax

  // Scripts and addresses (§2).
  case badOperation = "bad-op"
  case badAddress = "bad-address"
  case negativeIndex = "negative-index"
  case outOfRange = "out-of-range"
  case notFound = "not-found"
  case ambiguousAddress = "ambiguous-address"
  case anchorIsSelf = "anchor-is-self"
  case addressUnsafe = "address-unsafe"
  case conflictSource = "conflict-source"
  case conflictTarget = "conflict-target"
  case incompatibleLists = "incompatible-lists"
  case targetInsideSource = "target-inside-source"
  case expectFailed = "expect-failed"
  case testFailed = "test-failed"
  case digestMismatch = "digest-mismatch"
  case rulesChanged = "rules-changed"

  // Modes, pins and policy (§3, §4).
  case modeNone = "mode-none"
  case modeForbidsDelete = "mode-forbids-delete"
  case modeForbidsMove = "mode-forbids-move"
  case modeForbidsInsert = "mode-forbids-insert"
  case modeForbidsEdit = "mode-forbids-edit"
  case rowPinned = "row-pinned"
  case rowNotEditable = "row-not-editable"
  case rowNotMovable = "row-not-movable"
  case sectionHasPinned = "section-has-pinned"
  case targetPinned = "target-pinned"
  case wouldShiftPinned = "would-shift-pinned"
  case crossSection = "cross-section"
  case wouldEmptySection = "would-empty-section"
  case notRevealed = "not-revealed"
  case anchorInUse = "anchor-in-use"
  case tooManyDeletes = "too-many-deletes"
  case tooFewRows = "too-few-rows"
  case tooManyRows = "too-many-rows"
  case duplicateTitle = "duplicate-title"
  case notSorted = "not-sorted"
  case appendOnly = "append-only"

  // Text, files, command line (§5, §7, §8).
  case unsafeEdit = "unsafe-edit"
  case layoutNotFound = "layout-not-found"
  case usage
  case hardLinked = "hard-linked"
  case changedMeanwhile = "changed-meanwhile"
  case cannotRead = "cannot-read"
  case cannotWrite = "cannot-write"
}

extension DiagnosticID {
  /// The severity with which a code is reported unless the rule that speaks says otherwise.
  package var severity: Diagnostic.Severity {
    self.class == .warning ? .warning : .error
  }
}
