internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Operations that bring an entry along: `insert-row`, `insert-section`, `replace-row` (SPEC §2).
extension ScriptDecoder {
  private typealias Argument = OperationName.Argument

  mutating func decodeInsertion(
    _ value: NodeID, of kind: AddressKind, _ name: OperationName,
    make: (NewEntry, Destination) -> ListModel.Operation.Kind
  ) -> ListModel.Operation? {
    guard tree.kind(of: tree.resolved(value)) == .mapping else {
      report(
        .badOperation,
        "'\(name.rawValue)' is a mapping with '\(kind.argument.name)' or 'text' and where it goes: "
          + "'to', 'before' or 'after'", at: value)
      return nil
    }
    let fields = argumentFields(of: name, value)
    let entry = decodeEntry(
      fields, given: kind.argument, as: kind, name, at: value)
    let destination = decodeDestination(fields, of: kind, name, at: value)
    if kind == .row, case .to(section: nil, _) = destination, let to = fields[Argument.to] {
      report(
        .badAddress, "'to' of 'insert-row' says the section too, as SECTION/ROW", at: to.value)
      return nil
    }
    guard let entry, let destination else { return nil }
    return ListModel.Operation(make(entry, destination))
  }

  mutating func decodeReplacement(_ value: NodeID) -> ListModel.Operation? {
    let name = OperationName.replaceRow
    guard tree.kind(of: tree.resolved(value)) == .mapping else {
      report(
        .badOperation, "'replace-row' is a mapping with 'row' and 'with' or 'text'", at: value)
      return nil
    }
    let fields = argumentFields(of: name, value)
    let address = requiredAddress(fields, .row, name, at: value)
    let entry = decodeEntry(fields, given: .with, as: .row, name, at: value)
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let address, let entry else { return nil }
    var operation = ListModel.Operation(.replaceRow(address, with: entry))
    operation.expectation = expectation
    return operation
  }

  /// Reads the entry that an operation brings: a value under an argument, or `text`.
  private mutating func decodeEntry(
    _ fields: KnownFields, given argument: OperationName.Argument, as kind: AddressKind,
    _ name: OperationName, at node: NodeID
  ) -> NewEntry? {
    switch (fields[argument], fields[Argument.text]) {
    case (let field?, nil):
      content = NewContent(form: .value, tree: tree, node: field.value)
      return decodeEntry(tree, field.value, as: kind) { $0 }
    case (nil, let text?):
      return decodeText(text, as: kind)
    default:
      report(
        .badOperation, "'\(name.rawValue)' has either '\(argument.name)' or 'text'", at: node)
      return nil
    }
  }

  /// Reads an entry from a tree; what is wrong with it is reported where `place` says.
  private mutating func decodeEntry(
    _ tree: SyntaxTree, _ node: NodeID, as kind: AddressKind,
    place: (Diagnostic) -> Diagnostic
  ) -> NewEntry? {
    var decoder = NewEntryDecoder(tree: tree)
    let entry = kind == .row ? decoder.decodeRow(node) : decoder.decodeSection(node)
    // A layout may say something else of what entries are.
    entryProblems += decoder.diagnostics.map(place)
    return decoder.diagnostics.contains { $0.severity == .error } ? NewEntry() : entry
  }

  /// Reads `text`: one entry of a block list, comments included.
  private mutating func decodeText(_ field: Field, as kind: AddressKind) -> NewEntry? {
    guard tree.kind(of: tree.resolved(field.value)) == .scalar else {
      report(.wrongType, "'text' is text, not a collection", at: field.value)
      return nil
    }
    var bytes = Array(tree.content(of: field.value))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let fragment: SyntaxTree
    do {
      fragment = try readFragment(bytes)
    } catch {
      let source = SourceText(name: tree.source.name, bytes: bytes)
      let problem = error.diagnostic(in: source)
      report(problem.id, "'text' is not YAML: \(problem.message)", at: field.value)
      return nil
    }
    if let pair = pair(of: fragment) {
      content = NewContent(form: .text, tree: fragment, node: pair)
      // Only a layout has lists that are mappings.
      let place = Diagnostic.Place(source: tree.source, range: tree.range(of: field.value))
      entryProblems.append(
        Diagnostic(
          .wrongType,
          "'text' is one entry as it stands in a block list: its dash, its comments", at: place))
      return NewEntry()
    }
    guard fragment.documents.count == 1, let document = fragment.documents.first,
      !document.isExplicit, fragment.kind(of: document.root) == .sequence,
      !fragment.isFlow(document.root),
      fragment.range(of: document.root).lowerBound
        == fragment.contentRange(of: document.root).lowerBound,
      Array(fragment.children(of: document.root)).count == 1,
      let entry = fragment.children(of: document.root).first(where: { _ in true })
    else {
      report(
        .wrongType, "'text' is one entry as it stands in a block list: its dash, its comments",
        at: field.value)
      return nil
    }
    content = NewContent(form: .text, tree: fragment, node: entry)
    // Read with the document, as `OpenEntries` does.
    guard fragment.openAliases.isEmpty else { return NewEntry() }
    let place = Diagnostic.Place(source: tree.source, range: tree.range(of: field.value))
    return decodeEntry(fragment, entry, as: kind) {
      Diagnostic($0.id, $0.message, at: place, severity: $0.severity)
    }
  }

  /// Reads a text; one without a line break at its end as if it had one, where that gives no block
  /// scalar another value.
  private func readFragment(_ bytes: [UInt8]) throws(SyntaxFailure) -> SyntaxTree {
    let source = SourceText(name: tree.source.name, bytes: bytes)
    let fragment = try SyntaxTree(parsing: source, limits: tree.limits, isFragment: true)
    guard fragment.isUnterminated, fragment.openBlockScalar(before: bytes.count) == nil else {
      return fragment
    }
    let ended = SourceText(name: tree.source.name, bytes: bytes + [.lineFeed])
    return try SyntaxTree(parsing: ended, limits: tree.limits, isFragment: true)
  }

  /// The mapping of one pair that a text is: an entry as it stands in a block mapping.
  private func pair(of fragment: SyntaxTree) -> NodeID? {
    guard fragment.documents.count == 1, let document = fragment.documents.first,
      !document.isExplicit, fragment.kind(of: document.root) == .mapping,
      !fragment.isFlow(document.root), fragment.properties(of: document.root) == nil,
      Array(fragment.children(of: document.root)).count == 2
    else { return nil }
    return document.root
  }
}
