package import SourceDiagnostics

/// What a layout's file, a comment or a configuration says of a list: its layout, and rules beside
/// it (SPEC §8).
package struct LayoutFile: Sendable {
  /// The layout; nil if only rules are declared.
  package var layout: Layout?
  /// The layout's name, if it has one.
  package var name: String?
  /// The rules beside it.
  package var rules = DeclaredRules()
  /// All that is wrong with it.
  package var diagnostics: [Diagnostic] = []

  /// Creates one that says nothing.
  package init() {}

  /// Whether something is wrong that stands in the way of using it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
