internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What a script says beside its operations (SPEC §2.3).
extension ScriptDecoder {
  mutating func decodeOptions(_ fields: KnownFields, into script: inout Script) {
    script.coordinates = readChoice(fields[ScriptKey.coordinates], named: "coordinates")
    guard let field = fields[ScriptKey.ifDigest], !tree.isNull(field.value) else { return }
    guard let text = scalarText(field.value, named: "if-digest") else { return }
    guard let digest = ContentDigest(spelled: text) else {
      report(
        .wrongType, "'if-digest' is 'sha256:' and the 64 hexadecimal digits of a digest",
        at: field.value)
      return
    }
    let place = Diagnostic.Place(source: tree.source, range: tree.range(of: field.value))
    script.conditions.append(DigestCondition(digest: digest, place: place))
  }
}
