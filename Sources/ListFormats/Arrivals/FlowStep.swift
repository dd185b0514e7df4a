internal import SourceDiagnostics
internal import YAMLSyntax

/// Whether what a flow collection holds stands on lines of its own, and how far to the right.
struct FlowStep {
  /// Whether there is a neighbour that shows it.
  let isKnown: Bool
  /// How many columns further to the right than the closing bracket; nil: all is on one line.
  let step: Int?

  /// Looks at a neighbour.
  ///
  /// - Parameters:
  ///   - model: the neighbour; nil if there is none.
  ///   - node: what is to be laid out like it.
  ///   - tree: the tree of `node`.
  ///   - habit: knows the tree of `model`.
  /// - Complexity: O(*n*) in the length of the neighbour's lines at its brackets.
  init(of model: NodeID?, like node: NodeID, in tree: SyntaxTree, _ habit: EntryHabit) {
    guard let model, habit.tree.kind(of: model) == tree.kind(of: node), habit.tree.isFlow(model),
      let first = habit.tree.children(of: model).first(where: { _ in true })
    else {
      (isKnown, step) = (false, nil)
      return
    }
    isKnown = true
    let range = habit.tree.contentRange(of: model)
    let start = habit.tree.range(of: first).lowerBound
    let breaksLine = habit.tree.source.bytes[range.lowerBound..<start].contains(
      where: \.isLineBreak)
    let columns = habit.column(of: start) - habit.column(of: range.upperBound - 1)
    step = breaksLine ? max(columns, 1) : nil
  }
}
