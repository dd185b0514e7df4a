internal import ListModel
internal import YAMLSyntax

/// The policy (SPEC §4.4).
extension RuleDecoder {
  mutating func readPolicy(_ field: Field?) {
    guard let fields = ownFields(field, known: Policy.Key.all, named: "policy") else { return }
    for (index, key) in Policy.Key.allCases.enumerated() {
      guard let field = fields[index] else { continue }
      readPolicy(key, field)
    }
  }

  private mutating func readPolicy(_ key: Policy.Key, _ field: Field) {
    let name = key.rawValue
    switch key {
    case .onPinned: policy.onPinned = readChoice(field, named: name) ?? policy.onPinned
    case .crossSection: policy.crossSection = readChoice(field, named: name) ?? policy.crossSection
    case .emptySections:
      policy.emptySections = readChoice(field, named: name) ?? policy.emptySections
    case .requireReveal:
      policy.requireReveal = readBoolean(field, named: name) ?? policy.requireReveal
    case .pinShift: policy.pinShift = readChoice(field, named: name) ?? policy.pinShift
    case .anchors: policy.anchors = readChoice(field, named: name) ?? policy.anchors
    case .maxDeletes: policy.maxDeletes = readCount(field, named: name)
    case .minRows: policy.minRows = readCount(field, named: name)
    case .maxRows: policy.maxRows = readCount(field, named: name)
    case .uniqueTitles: policy.uniqueTitles = readChoice(field, named: name) ?? policy.uniqueTitles
    case .order: policy.order = readOrder(field)
    case .appendOnly: policy.appendOnly = readBoolean(field, named: name) ?? policy.appendOnly
    }
  }
}
