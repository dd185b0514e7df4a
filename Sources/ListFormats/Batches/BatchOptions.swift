/// How a script is run.
package struct BatchOptions: Sendable {
  /// Whether what can be applied is applied although something is refused (SPEC §2.3).
  package var keepsGoing = false
  /// Whether the rules of the document are set aside: the script restores what was there (SPEC §7).
  package var isRestoring = false

  /// Creates the options of an atomic batch under all rules.
  package init() {}
}
