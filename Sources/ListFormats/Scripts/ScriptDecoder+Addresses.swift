internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Addresses (SPEC §2.1).
extension ScriptDecoder {
  /// How deep an address goes at most that is a mapping: aliases could make it endless.
  private static let partLimit = 1000

  /// The keys of an address that is a mapping.
  private enum AddressKey: Int, KnownKey {
    case section, row, id, title

    static let all = KnownKeys(AddressKey.self)

    static let names = ["section", "row", "id", "title"]
  }

  /// Reads an address.
  ///
  /// - Returns: the address; nil, with the reason reported, if it is none of that kind.
  mutating func decodeAddress(_ node: NodeID, of kind: AddressKind) -> Address? {
    let parts: [Address.Part]?
    switch tree.kind(of: tree.resolved(node)) {
    case .scalar: parts = decodeParts(node, of: kind)
    case .mapping: parts = decodeAddressMapping(node, of: kind)
    case .sequence, .alias:
      report(.badAddress, kind.forms, at: node)
      parts = nil
    }
    guard let parts, let first = parts.first else { return nil }
    if kind == .row, parts.count == 1, case .index(let index) = first {
      report(.badAddress, "\(kind.forms); '\(index)' alone is a section", at: node)
      return nil
    }
    return Address(parts)
  }

  /// Reads an address that is a mapping: a name alone; or `{section: S, row: R}`, where `S` is an
  /// address itself, of a section or of a row with rows of its own.
  private mutating func decodeAddressMapping(
    _ node: NodeID, of kind: AddressKind
  ) -> [Address.Part]? {
    var (node, kind) = (node, kind)
    // The parts behind, the last first.
    var rest: [(node: NodeID, kind: AddressKind)] = []
    while tree.kind(of: tree.resolved(node)) == .mapping {
      guard
        let fields = ownFields(
          Field(key: node, value: node, isMerged: false), known: AddressKey.all, named: "address")
      else { return nil }
      let isNamed = fields[AddressKey.id] != nil || fields[AddressKey.title] != nil
      if let section = fields[AddressKey.section], let row = fields[AddressKey.row], !isNamed,
        rest.count < Self.partLimit
      {
        rest.append((row.value, kind))
        (node, kind) = (section.value, .section)
        continue
      }
      guard fields[AddressKey.section] == nil, fields[AddressKey.row] == nil else {
        report(.badAddress, kind.forms, at: node)
        return nil
      }
      return decodeName(fields, of: kind, at: node).flatMap { decodeParts(behind: [$0], rest) }
    }
    return decodeParts(node, of: kind).flatMap { decodeParts(behind: $0, rest) }
  }

  private mutating func decodeParts(
    behind parts: [Address.Part], _ rest: [(node: NodeID, kind: AddressKind)]
  ) -> [Address.Part]? {
    var parts = parts
    for (node, kind) in rest.reversed() {
      guard let part = decodePart(node, of: kind) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// Reads one part, as `N`, `id:ID`, `title:TEXT`, `{id: ID}` or `{title: TEXT}`.
  private mutating func decodePart(_ node: NodeID, of kind: AddressKind) -> Address.Part? {
    guard tree.kind(of: tree.resolved(node)) == .mapping else {
      guard let parts = decodeParts(node, of: kind) else { return nil }
      if parts.count == 1 { return parts[0] }
      report(.badAddress, kind.forms, at: node)
      return nil
    }
    guard
      let fields = ownFields(
        Field(key: node, value: node, isMerged: false), known: AddressKey.all, named: "address")
    else { return nil }
    return decodeName(fields, of: kind, at: node)
  }

  /// Reads `{id: ID}` or `{title: TEXT}`.
  private mutating func decodeName(
    _ fields: KnownFields, of kind: AddressKind, at node: NodeID
  ) -> Address.Part? {
    switch (fields[AddressKey.id], fields[AddressKey.title]) {
    case (let id?, nil): return scalarText(id.value, named: "id").map { .id($0) }
    case (nil, let title?): return scalarText(title.value, named: "title").map { .title($0) }
    default:
      report(.badAddress, kind.forms, at: node)
      return nil
    }
  }

  /// Reads the parts of an address that is a string, `/` between them.
  private mutating func decodeParts(_ node: NodeID, of kind: AddressKind) -> [Address.Part]? {
    guard tree.kind(of: tree.resolved(node)) == .scalar else {
      report(.badAddress, kind.forms, at: node)
      return nil
    }
    let content = tree.content(of: node)
    if IndexSpelling.index(content) != nil, tree.plainIndex(node) == nil {
      report(
        .badAddress, "an index is written plain, without quotes: \(tree.text(of: node))", at: node)
      return nil
    }
    return decodePieces(content, of: kind, at: node)
  }

  /// Reads parts with `/` between them.
  mutating func decodePieces(
    _ content: ArraySlice<UInt8>, of kind: AddressKind, at node: NodeID
  ) -> [Address.Part]? {
    var parts: [Address.Part] = []
    parts.reserveCapacity(2)
    var rest = content
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      guard let part = decodePiece(rest[..<end], among: content, of: kind, at: node) else {
        return nil
      }
      parts.append(part)
      guard end < rest.endIndex else { return parts }
      rest = rest[(end + 1)...]
    }
  }

  private mutating func decodePiece(
    _ piece: ArraySlice<UInt8>, among pieces: ArraySlice<UInt8>, of kind: AddressKind,
    at node: NodeID
  ) -> Address.Part? {
    if let index = IndexSpelling.index(piece) { return .index(index) }
    if reportIfNegative(piece, at: node) { return nil }
    let text = String(decoding: piece, as: UTF8.self)
    for (prefix, make) in [("id:", Address.Part.id), ("title:", Address.Part.title)]
    where text.hasPrefix(prefix) && text.utf8.count > prefix.utf8.count {
      return make(String(text.dropFirst(prefix.count)))
    }
    var remedy = ""
    if text.first?.isLetter ?? false {
      remedy =
        piece.count == pieces.count
        ? "; did you mean 'title:\(text)'?" : "; what holds a '/' is written as {title: TEXT}"
    }
    report(.badAddress, "'\(text)' is no address; \(kind.forms)\(remedy)", at: node)
    return nil
  }

  /// Reports an index below 0.
  ///
  /// - Returns: whether it is one.
  mutating func reportIfNegative(_ piece: ArraySlice<UInt8>, at node: NodeID) -> Bool {
    guard IndexSpelling.isNegative(piece) else { return false }
    report(
      .negativeIndex,
      "indices count from 0; '\(String(decoding: piece, as: UTF8.self))' is below it", at: node)
    return true
  }
}
