internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Destinations (SPEC §2.2).
extension ScriptDecoder {
  private typealias Argument = OperationName.Argument

  /// The keys of a destination that is a mapping.
  private enum DestinationKey: Int, KnownKey {
    case section, row

    static let all = KnownKeys(DestinationKey.self)

    static let names = ["section", "row"]
  }

  /// Reads the one of `to`, `before` and `after` that an operation has.
  ///
  /// - Returns: the destination; nil, with the reason reported, if its shape is wrong.
  mutating func decodeDestination(
    _ fields: KnownFields, of kind: AddressKind, _ name: OperationName, at node: NodeID
  ) -> Destination? {
    switch (fields[Argument.to], fields[Argument.before], fields[Argument.after]) {
    case (let to?, nil, nil):
      return decodeTo(to.value, of: kind)
    case (nil, let before?, nil):
      return decodeAddress(before.value, of: kind).map { .before($0) }
    case (nil, nil, let after?):
      return decodeAddress(after.value, of: kind).map { .after($0) }
    default:
      report(
        .badOperation, "'\(name.rawValue)' has exactly one of 'to', 'before' and 'after'", at: node)
      return nil
    }
  }

  private mutating func decodeTo(_ node: NodeID, of kind: AddressKind) -> Destination? {
    switch tree.kind(of: tree.resolved(node)) {
    case .scalar:
      return decodeToText(node, of: kind)
    case .mapping:
      guard
        let fields = ownFields(
          Field(key: node, value: node, isMerged: false), known: DestinationKey.all, named: "to"),
        let section = fields[DestinationKey.section], let row = fields[DestinationKey.row]
      else {
        report(.badAddress, "'to' as a mapping has 'section' and 'row'", at: node)
        return nil
      }
      let address = decodeAddress(section.value, of: .section)
      let position = decodePosition(row.value)
      guard let address, let position else { return nil }
      return .to(section: address, position)
    case .sequence, .alias:
      report(.badAddress, toForms(kind), at: node)
      return nil
    }
  }

  private mutating func decodeToText(_ node: NodeID, of kind: AddressKind) -> Destination? {
    let content = tree.content(of: node)
    guard let slash = content.lastIndex(of: UInt8(ascii: "/")) else {
      return decodePosition(node).map { .to(section: nil, $0) }
    }
    guard let position = position(content[(slash + 1)...], at: node) else { return nil }
    guard let parts = decodePieces(content[..<slash], of: .section, at: node) else {
      return nil
    }
    return .to(section: Address(parts), position)
  }

  private mutating func decodePosition(_ node: NodeID) -> Destination.Position? {
    guard tree.kind(of: tree.resolved(node)) == .scalar else {
      report(.badAddress, toForms(.row), at: node)
      return nil
    }
    let content = tree.content(of: node)
    if IndexSpelling.index(content) != nil, tree.plainIndex(node) == nil {
      report(
        .badAddress, "an index is written plain, without quotes: \(tree.text(of: node))", at: node)
      return nil
    }
    return position(content, at: node)
  }

  private mutating func position(
    _ content: ArraySlice<UInt8>, at node: NodeID
  ) -> Destination.Position? {
    if let index = IndexSpelling.index(content) { return .index(index) }
    if content.elementsEqual("start".utf8) { return .start }
    if content.elementsEqual("end".utf8) { return .end }
    if content.elementsEqual("sorted".utf8) { return .sorted }
    if reportIfNegative(content, at: node) { return nil }
    report(
      .badAddress,
      "'\(String(decoding: content, as: UTF8.self))' is no place; \(toForms(.row))", at: node)
    return nil
  }

  private func toForms(_ kind: AddressKind) -> String {
    switch kind {
    case .section: "'to' is a final index, 'start' or 'end'"
    case .row: "'to' is a final index, 'start' or 'end', or SECTION/ROW for another section"
    }
  }
}
