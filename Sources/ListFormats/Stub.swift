package enum DocumentJSON {
  package struct Options: Sendable {
    package init(showsFacts: Bool, isCompact: Bool, maximumExpandedNodes: Int) {}
  }
}
