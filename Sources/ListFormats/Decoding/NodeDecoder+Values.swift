internal import ListModel
internal import SourceDiagnostics
internal import Spelling
internal import YAMLSyntax

/// How the values of the program's own keys are read, in documents and in scripts.
extension NodeDecoder {
  /// The fields of a mapping that belongs to the program, its keys checked.
  ///
  /// - Returns: nil if it is absent, null, or no mapping (which is reported).
  mutating func ownFields(_ field: Field?, known: KnownKeys, named name: String) -> KnownFields? {
    guard let field, !tree.isNull(field.value) else { return nil }
    guard tree.kind(of: tree.resolved(field.value)) == .mapping else {
      report(.wrongType, "'\(name)' is a mapping", at: field.value)
      return nil
    }
    let fields = reader.fields(of: field.value, known: known)
    reportDuplicates(reader.duplicates)
    for key in reader.otherKeys { reportUnknownKey(key, in: known, owner: "'\(name)'") }
    return fields
  }

  /// The text of an optional field; nil if it is absent. Whatever is no scalar is reported.
  @discardableResult
  mutating func readText(_ field: Field?, named name: String) -> String? {
    field.flatMap { scalarText($0.value, named: name) }
  }

  /// The content of a scalar; anything else is reported.
  mutating func scalarText(_ node: NodeID, named name: String) -> String? {
    switch tree.kind(of: tree.resolved(node)) {
    case .scalar: return tree.text(of: node)
    // An alias that the text of a script leaves open names what stands in the document.
    case .alias: return nil
    case .sequence, .mapping:
      report(.wrongType, "'\(name)' is text, not a collection", at: node)
      return nil
    }
  }

  mutating func readMode(_ field: Field?) -> EditMode? {
    readChoice(field, named: "mode", unknown: .unknownMode)
  }

  /// One of the choices of an enumeration; nil if the field is absent or null, or not one of them,
  /// which is reported.
  mutating func readChoice<Choice: CaseIterable & RawRepresentable>(
    _ field: Field?, named name: String, unknown: DiagnosticID = .unknownChoice
  ) -> Choice? where Choice.RawValue == String {
    guard let field, !tree.isNull(field.value),
      let text = scalarText(field.value, named: name)
    else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    let suggestion = nearestMatch(to: text, among: choices).map { "; did you mean '\($0)'?" } ?? ""
    report(
      unknown,
      "'\(text)' is no value of '\(name)', which is \(alternatives(choices))"
        + suggestion,
      at: field.value)
    return nil
  }

  /// Words as a choice between them: `a, b or c`.
  private func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A boolean; nil if the field is absent or null, or something else, which is reported.
  mutating func readBoolean(_ field: Field?, named name: String) -> Bool? {
    guard let field, !tree.isNull(field.value) else { return nil }
    if let value = tree.boolean(field.value) { return value }
    var suggestion = ""
    if tree.kind(of: tree.resolved(field.value)) == .scalar {
      switch tree.text(of: field.value).lowercased() {
      case "yes", "on", "true", "y", "1": suggestion = "; did you mean true?"
      case "no", "off", "false", "n", "0": suggestion = "; did you mean false?"
      default: break
      }
    }
    report(
      .wrongType, "'\(name)' is a boolean, plain true or false" + suggestion, at: field.value)
    return nil
  }

  /// A number of rows; nil if the field is absent or null, or something else, which is reported.
  mutating func readCount(_ field: Field?, named name: String) -> Int? {
    guard let field, !tree.isNull(field.value) else { return nil }
    if let count = tree.plainIndex(field.value) { return count }
    report(.wrongType, "'\(name)' is a whole number from 0, written plain", at: field.value)
    return nil
  }
}

// MARK: - Keys

extension NodeDecoder {
  mutating func reportDuplicates(_ duplicates: [MappingReader.Duplicate]) {
    for duplicate in duplicates {
      report(
        .duplicateKey, "key '\(tree.text(of: duplicate.key))' stands here a second time",
        at: duplicate.key, notes: [note("first here", at: duplicate.first)])
    }
  }

  mutating func reportUnknownKey(
    _ key: NodeID, in known: KnownKeys, owner: String, hint: String = ""
  ) {
    guard tree.kind(of: tree.resolved(key)) == .scalar else {
      report(.unknownKey, "a collection is no key of \(owner)", at: key)
      return
    }
    let suggestion =
      nearestKnownKey(to: key, in: known.names).map { "; did you mean '\($0)'?" } ?? hint
    report(
      .unknownKey, "'\(tree.text(of: key))' is no key of \(owner)" + suggestion, at: key)
  }

  func nearestKnownKey(to key: NodeID, in names: [String]) -> String? {
    guard tree.kind(of: tree.resolved(key)) == .scalar else { return nil }
    return nearestMatch(to: tree.text(of: key), among: names)
  }
}

extension SyntaxTree {
  /// The index that a node spells: a plain `0` or `[1-9][0-9]*` (SPEC §2.1).
  ///
  /// - Returns: the number, `Int.max` for those that are too large; nil for anything else.
  func plainIndex(_ node: NodeID) -> Int? {
    let scalar = resolved(node)
    guard kind(of: scalar) == .scalar, scalarStyle(of: scalar) == .plain else { return nil }
    return IndexSpelling.index(content(of: scalar))
  }
}
