internal import ListModel
internal import YAMLSyntax

/// Reads rules: the mode, the pins, the labels and the policy, of a document or of a layout.
protocol RuleDecoder: NodeDecoder {
  /// The policy so far.
  var policy: Policy { get set }
  /// The wording of the buttons so far.
  var labels: TableLabels { get set }
}

extension RuleDecoder {
  mutating func readLabels(_ field: Field?) {
    guard
      let fields = ownFields(field, known: LabelKey.all, named: "labels")
    else { return }
    if let text = readText(fields[LabelKey.delete], named: "delete") { labels.delete = text }
    if let text = readText(fields[LabelKey.deleteSection], named: "delete-section") {
      labels.deleteSection = text
    }
  }
}
