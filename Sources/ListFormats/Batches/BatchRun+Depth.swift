internal import ListModel
package import SourceDiagnostics
internal import YAMLSyntax

/// Refusing a result that is nested too deep to be read again (SPEC §1.1; §3, P6).
extension BatchRun {
  /// The run with its result refused, if that is what stands in the way of an edit.
  ///
  /// - Parameter failure: what stands in the way.
  /// - Returns: the run, and the message at the last operation that brought or moved one of the entries
  ///   that would stand in each other; nil if it is something else, or about another document.
  /// - Complexity: O(*k*) in the number of changes.
  package func refusing(_ failure: UnsafeEdit) -> (run: BatchRun, diagnostic: Diagnostic)? {
    guard case .tooDeep(let nodes, let limit) = failure.reason, nodes.first == document.root,
      let operation = lastOperation(nesting: Set(nodes))
    else { return nil }
    let diagnostic = Diagnostic(
      .tooDeep,
      "the result would be nested deeper than \(limit) levels; '--max-depth' sets the limit",
      at: script.operations[operation].place)
    var run = self
    run.result = result.denying([operation: .invalid], of: document.model)
    run.problems[operation].append(diagnostic)
    return (run, diagnostic)
  }

  /// The last operation that put one of some nodes, the values of entries, into a list.
  private func lastOperation(nesting nodes: Set<NodeID>) -> Int? {
    let texts = result.replacements
    for (change, operation) in zip(result.changes, result.changeOperations).reversed() {
      let entry: EntryID
      switch change {
      case .insert(let new, _), .replace(_, let new, _): entry = new
      case .move(let moved, let from, let to) where from.list != to.list:
        entry = texts[moved] ?? moved
      case .move, .delete, .rename: continue
      }
      if nodes.contains(document.valueNode(of: entry)) { return operation }
    }
    return result.changeOperations.last
  }
}
