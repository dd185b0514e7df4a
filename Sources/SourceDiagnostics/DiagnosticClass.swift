/// What a message means for the exit status (SPEC §7.1).
package enum DiagnosticClass: Sendable {
  /// The request is well-formed and the answer is no: denied by a rule, or a guard has failed.
  case answerIsNo

  /// The script asks for something that there is not.
  case invalidScript

  /// The document, a file or the command line is not as it must be.
  case document

  /// Worth a look; stops nothing.
  case warning
}

extension DiagnosticID {
  /// The class of a code; where a code is used for scripts and documents, that of the script.
  package var `class`: DiagnosticClass {
    switch self {
    case .modeNone, .modeForbidsDelete, .modeForbidsMove, .modeForbidsInsert, .modeForbidsEdit,
      .rowPinned, .sectionHasPinned, .targetPinned, .wouldShiftPinned, .crossSection,
      .wouldEmptySection, .notRevealed, .anchorInUse, .tooManyDeletes, .tooFewRows, .tooManyRows,
      .duplicateTitle, .notSorted, .appendOnly, .rowNotEditable, .rowNotMovable, .rulesChanged,
      .aliasedList, .addressUnsafe, .expectFailed, .testFailed, .digestMismatch:
      .answerIsNo
    case .badOperation, .badAddress, .negativeIndex, .outOfRange, .notFound, .ambiguousAddress,
      .anchorIsSelf, .duplicateID, .conflictSource, .conflictTarget, .incompatibleLists,
      .targetInsideSource, .unknownKey, .wrongType, .unknownChoice, .syntax:
      .invalidScript
    case .notAList, .missingTitle, .unknownMode, .duplicateKey, .whichDocument, .pinOutOfRange,
      .tooDeep, .tooManyAliases, .recursiveAlias, .tooLarge, .unsupportedEncoding, .badEncoding,
      .unsafeEdit, .layoutNotFound, .usage, .hardLinked, .changedMeanwhile, .cannotRead,
      .cannotWrite:
      .document
    case .suspiciousKey, .willBePinned:
      .warning
    }
  }
}

extension Diagnostic {
  /// The class of this message: that of its code, unless it is given as less than an error.
  package var `class`: DiagnosticClass {
    severity == .error ? id.class : .warning
  }
}
