internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What a script says beside its operations (SPEC §2.3).
extension ScriptDecoder {
  mutating func decodeOptions(_ fields: KnownFields, into script: inout Script) {
    script.coordinates = readChoice(fields[ScriptKey.coordinates], named: "coordinates")
    if let condition = decodeDigest(fields[ScriptKey.ifDigest]) {
      script.conditions.append(condition)
    }
    guard let field = fields[ScriptKey.lineEdits], !tree.isNull(field.value) else { return }
    if script.conditions.isEmpty {
      report(.badOperation, "'line-edits' stands beside 'if-digest' only", at: field.key)
    }
    script.lineEdits = decodeLineEdits(field)
  }

  private mutating func decodeDigest(_ field: Field?) -> DigestCondition? {
    guard let field, !tree.isNull(field.value),
      let text = scalarText(field.value, named: "if-digest")
    else { return nil }
    guard let digest = ContentDigest(spelled: text) else {
      report(
        .wrongType, "'if-digest' is 'sha256:' and the 64 hexadecimal digits of a digest",
        at: field.value)
      return nil
    }
    let place = Diagnostic.Place(source: tree.source, range: tree.range(of: field.value))
    return DigestCondition(digest: digest, place: place)
  }

  /// The keys of a line edit.
  private enum LineEditKey: Int, KnownKey {
    case line, remove, insert

    static let all = KnownKeys(LineEditKey.self)

    static let names = ["line", "remove", "insert"]
  }

  private mutating func decodeLineEdits(_ field: Field) -> [LineEdit] {
    guard tree.kind(of: tree.resolved(field.value)) == .sequence else {
      report(.wrongType, "'line-edits' is a sequence", at: field.value)
      return []
    }
    var edits: [LineEdit] = []
    for node in tree.children(of: tree.resolved(field.value)) {
      guard
        let fields = ownFields(
          Field(key: node, value: node, isMerged: false), known: LineEditKey.all,
          named: "line-edits"
        )
      else { continue }
      let line = readCount(fields[LineEditKey.line], named: "line") ?? 0
      guard line > 0, line < .max else {
        report(.wrongType, "a line edit has a 'line', counted from 1", at: node)
        continue
      }
      let removed = readCount(fields[LineEditKey.remove], named: "remove") ?? 0
      let text = readText(fields[LineEditKey.insert], named: "insert") ?? ""
      let place = Diagnostic.Place(source: tree.source, range: tree.range(of: node))
      edits.append(
        LineEdit(
          line: line, removed: min(removed, Int(UInt32.max)), inserted: Array(text.utf8),
          place: place))
    }
    return edits
  }
}
