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
  ///   - script: the script, whose operations may be causes.
  /// - Returns: nil if nothing refuses it.
  func diagnostic(
    of refusals: [Refusal], at place: Diagnostic.Place, in script: Script
  ) -> Diagnostic? {
    guard let reason = refusals.first else { return nil }
    var notes = reason.causes.compactMap { note(on: $0, of: reason.code, in: script) }
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
      notes: [note("declared here", at: pinPlace(of: warning))].compactMap { $0 })
  }

  /// Where the pins are declared that will name a row; nil if they came with its list.
  private func pinPlace(of warning: BatchResult.PinWarning) -> Diagnostic.Place? {
    let own = warning.list.flatMap { sectionField(.pinned, of: $0) }
    guard let node = own.flatMap({ tree.isNull($0) ? nil : $0 }) ?? documentField(.pinned) else {
      return rules?.place(of: .pinned)
    }
    guard node.number < tree.firstGraftedNode else { return nil }
    return place(
      of: pinNode(of: warning.row, at: warning.index, in: tree.resolved(node)) ?? node)
  }

  /// A note at the place where a cause is declared; nil for what is declared nowhere.
  private func note(
    on cause: Refusal.Cause, of code: Refusal.Code, in script: Script
  ) -> Diagnostic.Note? {
    switch cause {
    case .deletion(let number):
      Diagnostic.Note("deleted here", at: script.operations[number].place)
    case .arrival(let number):
      Diagnostic.Note(
        code == .duplicateKey ? "this brings the key" : "this brings the id",
        at: script.operations[number].place)
    case .operation(let number):
      Diagnostic.Note(wording(of: code), at: script.operations[number].place)
    case .documentMode:
      note("mode declared here", at: declaration(of: .mode))
    case .sectionMode(let list):
      note(
        "mode declared here",
        at: sectionField(.mode, of: list).map(place) ?? declaration(of: .mode))
    case .restriction:
      note("mode declared here", at: rules?.restrictionPlace)
        ?? Diagnostic.Note("'--mode' allows no more")
    case .pin(let row):
      note("pinned here", at: pinPlace(of: row))
    case .canEdit(let row):
      note("'can-edit' declared here", at: rowField(.canEdit, of: row).map(place))
    case .canMove(let row):
      note("'can-move' declared here", at: rowField(.canMove, of: row).map(place))
    case .documentPins:
      note("declared here", at: declaration(of: .pinned))
    case .policy(let key):
      note(onPolicy: key)
    case .entry(let entry):
      note(wording(of: code), at: entryNode(of: entry).map(place))
    }
  }

  /// What an entry is to a refusal that shows it.
  private func wording(of code: Refusal.Code) -> String {
    switch code {
    case .ambiguousAddress: "this is one of them"
    case .aliasedList: "its list is reached through an alias or a merge, or its anchor is used"
    case .expectFailed, .testFailed: "this is what is there"
    case .duplicateTitle: "this row has the title too"
    case .duplicateID: "this has the id"
    case .addressUnsafe: "this operation was not applied"
    case .conflictSource: "first taken here"
    case .conflictTarget: "first given here"
    default: "it stands here"
    }
  }

  /// A note at a key of the policy.
  func note(onPolicy key: Policy.Key) -> Diagnostic.Note? {
    note(
      "'\(key.rawValue)' declared here",
      at: rules?.place(of: key) ?? policyNode(key).map(place))
  }

  private func note(_ message: String, at place: Diagnostic.Place?) -> Diagnostic.Note? {
    place.map { Diagnostic.Note(message, at: $0) }
  }

  /// Where a row is pinned, in the document or outside of it.
  private func pinPlace(of row: EntryID) -> Diagnostic.Place? {
    if let rules, !rules.pinSources.isEmpty, let list = model.parentList(of: row),
      let index = model.index(of: row),
      let place = rules.pinPlace(
        ofRowAt: index, of: model.count(of: list), id: model.names.id(of: row))
    {
      return place
    }
    return pinNode(of: row).map(place) ?? rules?.place(of: .pinned)
  }

  /// Where one of the document's rules is declared, in the document or outside of it.
  private func declaration(of key: DocumentKey) -> Diagnostic.Place? {
    documentField(key).map(place) ?? rules?.place(of: key)
  }

  /// The first line of a node, as a place.
  func place(of node: NodeID) -> Diagnostic.Place {
    Diagnostic.Place(source: tree.source, range: tree.range(of: node))
  }
}

// MARK: - Declarations

extension DecodedDocument {
  /// The value of one of the document's keys; nil under a layout, where all keys are the user's.
  func documentField(_ key: DocumentKey) -> NodeID? {
    guard layouted == nil else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: root, known: DocumentKey.all)[key]?.value
  }

  /// The value of one of the keys of the section that owns a list; nil if it is absent or null.
  func sectionField(_ key: SectionKey, of list: ListID) -> NodeID? {
    guard list != .root, layouted == nil, Int(list.number) < listPlaces.count else { return nil }
    let owner = listPlaces[Int(list.number)].owner
    guard tree.kind(of: owner) == .mapping else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: owner, known: SectionKey.all)[key]?.value
  }

  /// The node of an entry; nil for one that a script brought.
  private func entryNode(of entry: EntryID) -> NodeID? {
    guard Int(entry.number) < entryNodes.count else { return nil }
    let node = entryNodes[Int(entry.number)]
    return node.number < tree.firstGraftedNode ? node : nil
  }

  private func rowField(_ key: RowKey, of row: EntryID) -> NodeID? {
    guard layouted == nil, let node = entryNode(of: row).map(tree.resolved) else { return nil }
    guard tree.kind(of: node) == .mapping else { return nil }
    var reader = MappingReader(tree: tree)
    return reader.fields(of: node, known: RowKey.all)[key]?.value
  }

  /// What pins a row: its own `pinned: true`, else the section's list, else the document's; of a
  /// list the one that names the row.
  private func pinNode(of row: EntryID) -> NodeID? {
    if let own = rowField(.pinned, of: row), tree.boolean(own) == true { return own }
    guard let list = model.parentList(of: row), let index = model.index(of: row) else {
      return nil
    }
    let section = sectionField(.pinned, of: list).flatMap { tree.isNull($0) ? nil : $0 }
    guard let declaration = section ?? documentField(.pinned) else { return nil }
    return pinNode(of: row, at: index, in: tree.resolved(declaration)) ?? declaration
  }

  private func pinNode(of row: EntryID, at index: Int, in declaration: NodeID) -> NodeID? {
    guard tree.kind(of: declaration) == .mapping else {
      return tree.children(of: declaration).first { tree.plainIndex($0) == index }
    }
    var reader = MappingReader(tree: tree)
    let fields = reader.fields(of: declaration, known: PinnedKey.all)
    let id = model.id(of: row)
    if let slots = fields[PinnedKey.slots].map({ tree.children(of: tree.resolved($0.value)) }),
      let slot = slots.first(where: { tree.plainIndex($0) == index })
    {
      return slot
    }
    if let rows = fields[PinnedKey.rows].map({ tree.children(of: tree.resolved($0.value)) }),
      let named = rows.first(where: { tree.text(of: $0) == id })
    {
      return named
    }
    if let first = fields[PinnedKey.first], index < tree.plainIndex(first.value) ?? 0 {
      return first.value
    }
    return fields[PinnedKey.last]?.value
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
    case .duplicateKey: self = .duplicateKey
    case .unknownChoice: self = .unknownChoice
    case .wrongType: self = .wrongType
    case .incompatibleLists: self = .incompatibleLists
    case .targetInsideSource: self = .targetInsideSource
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
    case .duplicateID: self = .duplicateID
    case .modeForbidsInsert: self = .modeForbidsInsert
    case .modeForbidsEdit: self = .modeForbidsEdit
    case .rulesChanged: self = .rulesChanged
    case .appendOnly: self = .appendOnly
    case .notSorted: self = .notSorted
    case .missingTitle: self = .missingTitle
    case .addressUnsafe: self = .addressUnsafe
    case .conflictSource: self = .conflictSource
    case .conflictTarget: self = .conflictTarget
    }
  }
}
