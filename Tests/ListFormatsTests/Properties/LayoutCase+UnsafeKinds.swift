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
    case .otherValues, .unreadable: mayMakeContent ? .unsafeContent : nil
    default: nil
    }
  }

  /// Whether a comment might come to stand below an entry that ends in a block scalar, deep enough to
  /// be read as its text.
  private var mayMakeContent: Bool {
    let lines = SourceLines(tree.source.bytes)
    let columns = documents.flatMap { columnsOfBlockScalars(in: $0, lines) }
    guard let column = columns.min() else { return false }
    return lines.starts.indices.contains {
      lines.isComment($0) && lines.indentation(of: $0) > column
    }
  }

  /// The columns of the dashes of all lists, if there is an entry that ends in a block scalar, or in an
  /// alias of one: it may come to any of them.
  private func columnsOfBlockScalars(in document: DecodedDocument, _ lines: SourceLines) -> [Int] {
    let resolved = ResolvedTree(tree, document: document.index)
    let sections = resolved.pair("sections", of: resolved.root)?.value
    let rows = sections.map { Array(tree.children(of: $0)) } ?? []
    let lists = [sections] + rows.map { resolved.pair("rows", of: $0)?.value }
    let hasBlockScalar = lists.compactMap { $0 }.contains { list in
      tree.children(of: list).contains { endsInBlockScalar($0, resolved) }
    }
    guard hasBlockScalar else { return [] }
    return lists.compactMap { $0 }.map { list in
      lines.indentation(of: lines.line(at: tree.range(of: list).lowerBound))
    }
  }

  private func endsInBlockScalar(_ entry: NodeID, _ resolved: ResolvedTree) -> Bool {
    guard let leaf = tree.lastNode(before: tree.range(of: entry).upperBound),
      case let scalar = resolved.target(leaf)
    else { return false }
    return tree.kind(of: scalar) == .scalar && tree.scalarStyle(of: scalar).isBlock
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
