internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The refusals for the sake of anchors (SPEC §4.4, §5.6): of edits that would make an alias name
/// another node, and with `anchors: refuse` of those that would take an anchor away from before its
/// aliases.
struct AnchorRefusal {
  /// The operation, from 0, that led there.
  let operation: Int
  /// The message, with a note at every alias.
  let diagnostic: Diagnostic

  /// Judges a batch that has passed all else.
  ///
  /// - Parameters:
  ///   - document: the document as it was read.
  ///   - result: what the batch made of it.
  ///   - script: the script, for the places of its operations.
  ///   - isRestoring: whether the policy is set aside.
  /// - Returns: a refusal for every anchor that aliases would be left without.
  static func refusals(
    of document: DecodedDocument, _ result: BatchResult, script: Script, isRestoring: Bool
  ) -> [AnchorRefusal] {
    guard !result.changes.isEmpty else { return [] }
    let anchors = AnchorMoves(document, result)
    if let alias = anchors.shadowed {
      let target = document.tree.resolved(alias)
      let operation = document.lastOperation(of: result, touching: [alias, target])
      let notes = [
        Diagnostic.Note("the alias is here", at: document.place(of: alias)),
        Diagnostic.Note("it names this", at: document.place(of: target)),
      ]
      return [
        AnchorRefusal(
          operation: operation,
          diagnostic: Diagnostic(
            .anchorInUse, "an alias would name another node with the same anchor",
            at: script.operations[operation].place, notes: notes))
      ]
    }
    guard document.model.policy.anchors == .refuse, !isRestoring else { return [] }
    return anchors.moves.map { move in
      let operation = document.lastOperation(of: result, touching: [move.definition] + move.orphans)
      let anchor = document.tree.properties(of: move.definition)?.anchor ?? ""
      var notes = [
        Diagnostic.Note("the anchor is here", at: document.place(of: move.definition))
      ]
      notes += move.orphans.map { Diagnostic.Note("an alias is here", at: document.place(of: $0)) }
      notes += [document.note(onPolicy: .anchors)].compactMap { $0 }
      return AnchorRefusal(
        operation: operation,
        diagnostic: Diagnostic(
          .anchorInUse, "anchor '&\(anchor)' would no longer stand before its aliases",
          at: script.operations[operation].place, notes: notes))
    }
  }
}

extension DecodedDocument {
  /// The last operation that deleted or moved an entry which holds one of some nodes.
  fileprivate func lastOperation(of result: BatchResult, touching nodes: [NodeID]) -> Int {
    for (change, operation) in zip(result.changes, result.changeOperations).reversed() {
      let entry = entryNodes[Int(change.entry.number)]
      let end = endNode(of: change.entry)
      if nodes.contains(where: { entry <= $0 && $0 < end }) { return operation }
    }
    return result.changeOperations.last ?? 0
  }
}
