package import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The rules that one source declares for a list whose file does not hold them itself: a layout, a
/// comment, or a configuration (SPEC §8).
package struct DeclaredRules: Sendable {
  /// The mode; nil if none is declared.
  package var mode: EditMode?
  /// Whether anything is declared at all.
  package var isEmpty: Bool { places.isEmpty }

  var pins: PinSyntax?
  /// The footer's text; nil if none is declared. One that is declared as null is the default text.
  var footer: FooterTemplate?
  var labels: TableLabels?
  var policy = Policy()
  var policyKeys: Set<Policy.Key> = []
  /// Where the value of each key stands that is declared.
  var places: [DocumentKey: Diagnostic.Place] = [:]
  /// Where the value of each key of the policy stands that is declared.
  var policyPlaces: [Policy.Key: Diagnostic.Place] = [:]
  /// The places of nodes that `pins` names.
  var tree: SyntaxTree?

  /// No rules.
  package init() {}
}
