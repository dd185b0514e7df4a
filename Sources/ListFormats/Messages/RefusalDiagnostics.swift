package import ListModel
package import SourceDiagnostics
internal import YAMLSyntax

extension DecodedDocument {
  /// The message for an operation that was not applied: its reason, at the operation's key in the
  /// script, with notes at the places in the document that make it so, and notes on whatever else
  /// refuses it (SPEC §6.3).
  ///
  /// - Parameters:
  ///   - refusals: what refuses the operation, the reason first.
  ///   - place: the operation's key.
  /// - Returns: nil if nothing refuses it.
  package func diagnostic(of refusals: [Refusal], at place: Diagnostic.Place) -> Diagnostic? {
    guard let reason = refusals.first else { return nil }
    var notes = reason.causes.compactMap(note(on:))
    for further in refusals.dropFirst() {
      notes.append(
        Diagnostic.Note("besides: \(further.message) (\(further.code.rawValue))", at: place))
    }
    return Diagnostic(DiagnosticID(reason.code), reason.message, at: place, notes: notes)
  }

  /// The message for a row that the next reading would find pinned.
  package func diagnostic(
    of warning: BatchResult.PinWarning, at place: Diagnostic.Place
  ) -> Diagnostic {
    Diagnostic(
      .willBePinned, warning.message, at: place,
      notes: [note(on: .pin(warning.row))].compactMap { $0 })
  }

  /// A note at the place where a cause is declared; nil for what is declared nowhere.
  private func note(on cause: Refusal.Cause) -> Diagnostic.Note? {
    switch cause {
    case .documentMode:
      note("mode declared here", at: documentField(.mode))
    case .sectionMode(let list):
      note("mode declared here", at: sectionField(.mode, of: list) ?? documentField(.mode))
    case .restriction:
      Diagnostic.Note("'--mode' allows no more")
    case .pin(let row):
      note("pinned here", at: pinNode(of: row))
    case .canEdit(let row):
      note("'can-edit' declared here", at: rowField(.canEdit, of: row))
    case .canMove(let row):
      note("'can-move' declared here", at: rowField(.canMove, of: row))
    case .policy(let key):
      note("'\(key.rawValue)' declared here", at: policyNode(key))
    case .entry(let entry):
      note("this one", at: entryNodes[Int(entry.number)])
    }
  }

  private func note(_ message: String, at node: NodeID?) -> Diagnostic.Note? {
    node.map { Diagnostic.Note(message, at: place(of: $0)) }
  }

  /// The first line of a node, as a place.
  func place(of node: NodeID) -> Diagnostic.Place {
    Diagnostic.Place(source: tree.source, range: tree.range(of: node))
  }
}

// MARK: - Declarations

extension DecodedDocument {
  /// The value of one of the document's keys.
  func documentField(_ key: DocumentKey) -> NodeID? {
    var reader = MappingReader(tree: tree)
    return reader.fields(of: root, known: DocumentKey.all)[key]?.value
  }

  /// The value of one of the keys of the section that owns a list; nil if it is absent or null.
  func sectionField(_ key: SectionKey, of list: ListID) -> NodeID? {
    guard list != .root else { return nil }
    let owner = listPlaces[Int(list.number)].owner
    guard tree.kind(of: owner) == .mapping else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: owner, known: SectionKey.all)[key]?.value
  }

  private func rowField(_ key: RowKey, of row: EntryID) -> NodeID? {
    let node = tree.resolved(entryNodes[Int(row.number)])
    guard tree.kind(of: node) == .mapping else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: node, known: RowKey.all)[key]?.value
  }

  /// What pins a row: its own `pinned: true`, else the section's list, else the document's.
  private func pinNode(of row: EntryID) -> NodeID? {
    if let own = rowField(.pinned, of: row), tree.boolean(own) == true { return own }
    guard let list = model.parentList(of: row) else { return nil }
    if let section = sectionField(.pinned, of: list), !tree.isNull(section) { return section }
    return documentField(.pinned)
  }

  private func policyNode(_ key: Policy.Key) -> NodeID? {
    guard let policy = documentField(.policy), tree.kind(of: tree.resolved(policy)) == .mapping,
      let index = Policy.Key.allCases.firstIndex(of: key)
    else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: policy, known: Policy.Key.all)[index]?.value
  }
}

extension DiagnosticID {
  /// The code under which a refusal is reported.
  package init(_ code: Refusal.Code) {
    switch code {
    case .badAddress: self = .badAddress
    case .outOfRange: self = .outOfRange
    case .notFound: self = .notFound
    case .ambiguousAddress: self = .ambiguousAddress
    case .anchorIsSelf: self = .anchorIsSelf
    case .aliasedList: self = .aliasedList
    case .expectFailed: self = .expectFailed
    case .testFailed: self = .testFailed
    case .modeNone: self = .modeNone
    case .modeForbidsDelete: self = .modeForbidsDelete
    case .modeForbidsMove: self = .modeForbidsMove
    case .rowPinned: self = .rowPinned
    case .rowNotEditable: self = .rowNotEditable
    case .rowNotMovable: self = .rowNotMovable
    case .sectionHasPinned: self = .sectionHasPinned
    case .targetPinned: self = .targetPinned
    case .wouldShiftPinned: self = .wouldShiftPinned
    case .pinOutOfRange: self = .pinOutOfRange
    case .crossSection: self = .crossSection
    case .notRevealed: self = .notRevealed
    case .wouldEmptySection: self = .wouldEmptySection
    case .tooManyDeletes: self = .tooManyDeletes
    case .tooFewRows: self = .tooFewRows
    case .tooManyRows: self = .tooManyRows
    case .duplicateTitle: self = .duplicateTitle
    }
  }
}
