internal import YAMLSyntax

/// How many nodes aliases may still give.
///
/// Only what is reached through an alias is counted, so that no file is too large without aliases.
struct ExpansionBudget {
  private var remaining: Int
  /// The outermost alias that was being expanded when the budget ran out; nil as long as it lasts.
  private(set) var exhaustingAlias: NodeID?

  /// Creates a budget.
  ///
  /// - Parameter limit: how many nodes may be counted.
  init(limit: Int) {
    remaining = limit
  }

  /// Counts a node.
  ///
  /// - Parameter alias: the outermost alias that led to it; nil counts nothing.
  mutating func spend(on alias: NodeID?) {
    guard let alias, exhaustingAlias == nil else { return }
    remaining -= 1
    if remaining < 0 { exhaustingAlias = alias }
  }
}
