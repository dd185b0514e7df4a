import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// The kinds of edits that may be refused as unsafe.
extension LayoutCase {
  /// Why an edit may be refused; nil if nothing permits that.
  func unsafeKind(of edit: UnsafeEdit) -> LayoutTally.End? {
    guard PropertySettings.permitsUnsafe else { return nil }
    return switch edit.reason {
    case .commentInFlowList: .unsafeComment
    case .notInFlowStyle: .unsafeFlow
    case .emptyValueWithComment: .unsafeEmpty
    case .sharedPins: .unsafePins
    case .anchorOutOfPlace: .unsafeAnchor
    case .otherValues, .unreadable:
      losesAnAnchor ? .unsafeAnchor : mayMakeContent ? .unsafeContent : nil
    case .otherLines: nil
    }
  }

  /// Whether an alias and its anchor do not stay together, or others of the same name come between.
  var losesAnAnchor: Bool {
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

  func covers(_ entry: NodeID, _ node: NodeID) -> Bool {
    entry <= node && node < tree.end(of: entry)
  }
}
