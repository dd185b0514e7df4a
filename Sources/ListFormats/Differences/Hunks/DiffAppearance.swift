/// How a diff is shown.
package enum DiffAppearance: Sendable {
  /// The lines byte for byte, as `patch` needs them.
  case exact

  /// For a terminal: what could drive it is escaped.
  case escaped

  /// For a terminal that has colours: escaped, too.
  case colored
}
