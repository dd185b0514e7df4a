internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Operations on a section as a whole, and on what a table shows (SPEC §2).
extension ScriptDecoder {
  private typealias Argument = OperationName.Argument

  mutating func decodeRenaming(_ value: NodeID) -> ListModel.Operation? {
    let name = OperationName.renameSection
    guard tree.kind(of: tree.resolved(value)) == .mapping else {
      report(.badOperation, "'rename-section' is a mapping with 'section' and 'title'", at: value)
      return nil
    }
    let fields = argumentFields(of: name, value)
    let address = requiredAddress(fields, .section, name, at: value)
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let field = fields[Argument.title] else {
      report(.badOperation, "'rename-section' has a 'title'", at: value)
      return nil
    }
    guard let address, let text = scalarText(field.value, named: "title") else { return nil }
    content = NewContent(form: .value, tree: tree, node: field.value)
    // As in a document, an empty plain title is none.
    let node = tree.resolved(field.value)
    let title = text.isEmpty && tree.scalarStyle(of: node) == .plain ? nil : text
    var operation = ListModel.Operation(.renameSection(address, title: title))
    operation.expectation = expectation
    return operation
  }

  mutating func decodeSort(_ value: NodeID) -> ListModel.Operation? {
    let name = OperationName.sort
    guard isLongForm(value, of: .section) else {
      return decodeAddress(value, of: .section).map {
        ListModel.Operation(.sort($0, nil))
      }
    }
    let fields = argumentFields(of: name, value)
    let address = requiredAddress(fields, .section, name, at: value)
    let parts = [fields[Argument.by], fields[Argument.collation], fields[Argument.direction]]
    let order =
      parts.allSatisfy { $0 == nil }
      ? nil : readOrder(by: parts[0], collation: parts[1], direction: parts[2])
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let address else { return nil }
    var operation = ListModel.Operation(.sort(address, order))
    operation.expectation = expectation
    return operation
  }

  mutating func decodeReveal(
    _ value: NodeID, _ name: OperationName,
    make: (Address, ListModel.Operation.Target?) -> ListModel.Operation.Kind
  ) -> ListModel.Operation? {
    let isRow = isLongForm(value, of: .row)
    guard isRow || isLongForm(value, of: .section) && !isRowAddress(value) else {
      return decodeEntryAddress(value).map { ListModel.Operation(make($0, nil)) }
    }
    let fields = argumentFields(of: name, value)
    let address = requiredAddress(fields, isRow ? .row : .section, name, at: value)
    let expectation = decodeExpectation(fields[Argument.expect])
    guard let address else { return nil }
    var operation = ListModel.Operation(make(address, isRow ? .row : .section))
    operation.expectation = expectation
    return operation
  }

  /// Whether a mapping is `{section: S, row: R}`.
  private func isRowAddress(_ value: NodeID) -> Bool {
    var probe = self
    let fields = probe.reader.fields(of: value, known: Argument.all)
    return fields[Argument.row] != nil
  }

  /// Reads the address of a section or of a row, whichever it is.
  private mutating func decodeEntryAddress(_ value: NodeID) -> Address? {
    var probe = self
    if let section = probe.decodeAddress(value, of: .section), section.parts.count == 1 {
      return section
    }
    return decodeAddress(value, of: .row)
  }
}
