internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The arguments of operations, in their short and long forms (SPEC §2, §2.1).
extension ScriptDecoder {
  private typealias Argument = OperationName.Argument

  /// Reads what stands behind an operation's name.
  ///
  /// - Returns: the operation; nil, with the reason reported, if its shape is wrong.
  mutating func decodeArguments(
    of name: OperationName, _ value: NodeID
  ) -> ListModel.Operation? {
    switch name {
    case .deleteSection: decodeDeletion(value, of: .section, name) { .deleteSection($0) }
    case .deleteRow: decodeDeletion(value, of: .row, name) { .deleteRow($0) }
    case .move: decodeMove(value, of: .row, name) { .move($0, $1) }
    case .moveSection: decodeMove(value, of: .section, name) { .moveSection($0, $1) }
    case .insertRow: decodeInsertion(value, of: .row, name) { .insertRow($0, $1) }
    case .insertSection: decodeInsertion(value, of: .section, name) { .insertSection($0, $1) }
    case .replaceRow: decodeReplacement(value)
    case .renameSection: decodeRenaming(value)
    case .sort: decodeSort(value)
    case .reveal: decodeReveal(value, name) { .reveal($0, as: $1) }
    case .hide: decodeReveal(value, name) { .hide($0, as: $1) }
    case .test: decodeTest(value)
    }
  }

  private mutating func decodeDeletion(
    _ value: NodeID, of kind: AddressKind, _ name: OperationName,
    make: (Address) -> ListModel.Operation.Kind
  ) -> ListModel.Operation? {
    guard isLongForm(value, of: kind) else {
      return decodeAddress(value, of: kind).map { ListModel.Operation(make($0)) }
    }
    let fields = argumentFields(of: name, value)
    let address = fields[kind.argument].flatMap { decodeAddress($0.value, of: kind) }
    let ifExists = readBoolean(fields[Argument.ifExists], named: "if-exists") ?? false
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let address else { return nil }
    var operation = ListModel.Operation(make(address))
    operation.ifExists = ifExists
    operation.expectation = expectation
    return operation
  }

  private mutating func decodeMove(
    _ value: NodeID, of kind: AddressKind, _ name: OperationName,
    make: (Address, Destination) -> ListModel.Operation.Kind
  ) -> ListModel.Operation? {
    guard tree.kind(of: tree.resolved(value)) == .mapping else {
      report(
        .badOperation,
        "'\(name.rawValue)' is a mapping with '\(kind.argument.name)' and where it goes: "
          + "'to', 'before' or 'after'", at: value)
      return nil
    }
    let fields = argumentFields(of: name, value)
    let address = requiredAddress(fields, kind, name, at: value)
    let destination = decodeDestination(fields, of: kind, name, at: value)
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let address, let destination else { return nil }
    var operation = ListModel.Operation(make(address, destination))
    operation.expectation = expectation
    return operation
  }

  private mutating func decodeTest(_ value: NodeID) -> ListModel.Operation? {
    guard tree.kind(of: tree.resolved(value)) == .mapping else {
      report(
        .badOperation, "'test' is a mapping with 'section' or 'row' and what it must be", at: value)
      return nil
    }
    let fields = argumentFields(of: .test, value)
    guard (fields[Argument.section] == nil) != (fields[Argument.row] == nil) else {
      report(.badOperation, "'test' has either 'section' or 'row'", at: value)
      return nil
    }
    let kind: AddressKind = fields[Argument.row] == nil ? .section : .row
    let address = requiredAddress(fields, kind, .test, at: value)
    var expectation = ListModel.Operation.Expectation()
    expectation.title = readText(fields[Argument.title], named: "title")
    expectation.id = readText(fields[Argument.id], named: "id")
    if let count = fields[Argument.count], kind == .row {
      report(.unknownKey, "'count' is what a section must have, not a row", at: count.key)
    }
    expectation.count = readCount(fields[Argument.count], named: "count")
    let expected = decodeExpectation(fields[Argument.expect])
    guard let address else { return nil }
    var operation = ListModel.Operation(
      kind == .section ? .testSection(address, expectation) : .testRow(address, expectation))
    operation.expectation = expected
    return operation
  }

  mutating func requiredAddress(
    _ fields: KnownFields, _ kind: AddressKind, _ name: OperationName, at node: NodeID
  ) -> Address? {
    guard let field = fields[kind.argument] else {
      report(.badOperation, "'\(name.rawValue)' has a '\(kind.argument.name)'", at: node)
      return nil
    }
    return decodeAddress(field.value, of: kind)
  }

  mutating func decodeExpectation(_ field: Field?) -> ListModel.Operation.Expectation? {
    guard let fields = ownFields(field, known: ExpectKey.all, named: "expect") else { return nil }
    var expectation = ListModel.Operation.Expectation()
    expectation.title = readText(fields[ExpectKey.title], named: "title")
    expectation.id = readText(fields[ExpectKey.id], named: "id")
    return expectation
  }

  /// The fields of a long form, its keys checked against the operation's arguments.
  mutating func argumentFields(of name: OperationName, _ value: NodeID) -> KnownFields {
    let fields = reader.fields(of: value, known: Argument.all)
    let others = reader.otherKeys
    reportDuplicates(reader.duplicates)
    let arguments = name.arguments
    for argument in Argument.allCases where fields[argument] != nil {
      guard !arguments.contains(argument), let field = fields[argument] else { continue }
      let allowed = KnownKeys(arguments.map(\.name))
      reportUnknownKey(field.key, in: allowed, owner: "'\(name.rawValue)'")
    }
    for key in others {
      let allowed = KnownKeys(arguments.map(\.name))
      reportUnknownKey(key, in: allowed, owner: "'\(name.rawValue)'")
    }
    return fields
  }

  /// Whether a value is the long form: a mapping with the operation's own argument, which is an
  /// address. `{section: S, row: R}` and nothing else is an address, whatever `R` is.
  func isLongForm(_ value: NodeID, of kind: AddressKind) -> Bool {
    guard tree.kind(of: tree.resolved(value)) == .mapping else { return false }
    var probe = self
    let fields = probe.reader.fields(of: value, known: Argument.all)
    guard let field = fields[kind.argument] else { return false }
    if fields[Argument.section] == nil || fields[Argument.row] == nil { return true }
    let isAlone =
      probe.reader.otherKeys.isEmpty
      && Argument.allCases.allSatisfy { [.section, .row].contains($0) || fields[$0] == nil }
    return !isAlone && (kind == .section || probe.decodeAddress(field.value, of: kind) != nil)
  }
}
