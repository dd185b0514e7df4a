import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// The kinds of edits that may be refused as unsafe.
extension LayoutCase {
  /// Why an edit may be refused; nil if nothing permits that.
  func unsafeKind(of edit: UnsafeEdit) -> LayoutTally.End? {
    switch edit.reason {
    case .commentInFlowList: .unsafeComment
    case .notInFlowStyle: .unsafeFlow
    case .emptyValueWithComment: .unsafeEmpty
    case .sharedPins: .unsafePins
    case .anchorOutOfPlace: .unsafeAnchor
    case .otherValues, .unreadable:
      losesAnAnchor
        ? .unsafeAnchor
        : LayoutSwitches.refusesBlockSlots && wrapsBlockSlots
          ? .knownFinding : mayMakeContent ? .unsafeContent : nil
    case .otherLines: nil
    }
  }

  /// Whether an alias and its anchor do not stay together, or others of the same name come between.
  private var losesAnAnchor: Bool {
    let moving = touched
    for document in documents {
      let resolved = ResolvedTree(tree, document: document.index)
      for (alias, target) in resolved.targets
      where moving.contains(where: { covers($0, alias) != covers($0, target) }) { return true }
      // A moved definition may hide another of its name.
      let names = tree.allProperties.compactMap(\.anchor)
      if Set(names).count < names.count { return true }
    }
    return false
  }

  /// Whether a comment might come to stand below a scalar that keeps what is there.
  private var mayMakeContent: Bool {
    tree.holdsKeptScalars && tree.source.bytes.contains(UInt8(ascii: "#"))
  }

  /// Whether the indices in a block list would read as `first: k`.
  private var wrapsBlockSlots: Bool {
    for (document, result) in zip(documents, results) {
      let resolved = ResolvedTree(tree, document: document.index)
      for (list, slots) in result.shiftedSlots where slots.sorted() == Array(0..<slots.count) {
        guard let owner = document.model.owner(of: list),
          let pins = resolved.pair("pinned", of: NodeID(document.model.token(of: owner)))
        else { continue }
        if tree.kind(of: pins.value) == .sequence, !tree.isFlow(pins.value) { return true }
      }
    }
    return false
  }

  private func covers(_ entry: NodeID, _ node: NodeID) -> Bool {
    entry <= node && node < tree.end(of: entry)
  }
}
