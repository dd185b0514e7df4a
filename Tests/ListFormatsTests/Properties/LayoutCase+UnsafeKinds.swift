import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// The kind of edits that may be refused as unsafe.
extension LayoutCase {
  /// Why an edit may be refused; nil if nothing permits that.
  ///
  /// The only reason is that of §5.3: a comment that is nobody's would become content.
  func unsafeKind(of edit: UnsafeEdit) -> LayoutTally.End? {
    switch edit.reason {
    case .otherValues, .unreadable:
      ContentRisk(tree: tree, documents: documents).isThere() ? .unsafeContent : nil
    default: nil
    }
  }

  /// The nodes whose lines may change for the sake of anchors (§5.6): the aliases and definitions that
  /// do not stay together, and all such within those definitions.
  var nodesOfLostAnchors: [NodeID] {
    let moving = touched
    return documents.flatMap { document -> [NodeID] in
      let targets = ResolvedTree(tree, document: document.index).targets
      var lost = Set(
        targets.filter { alias, target in
          moving.contains { covers($0, alias) != covers($0, target) }
        }.values)
      var count = 0
      while lost.count > count {
        count = lost.count
        // Where such a definition comes to stand, what it holds has to be defined, too.
        lost.formUnion(
          targets.filter { alias, target in
            lost.contains { covers($0, target) || covers($0, alias) }
          }.values)
      }
      return Array(lost) + targets.filter { lost.contains($0.value) }.keys
    }
  }

  func covers(_ entry: NodeID, _ node: NodeID) -> Bool {
    entry <= node && node < tree.end(of: entry)
  }
}
