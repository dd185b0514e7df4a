import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// Whether a comment that is nobody's might come to stand below an entry that ends in a block scalar,
/// deep enough to be read as its text: the only reason to refuse an edit as unsafe (SPEC §5.3).
struct ContentRisk {
  let tree: SyntaxTree
  let documents: [DecodedDocument]

  /// Whether that might be.
  ///
  /// - Parameter scriptBringsText: whether the script brings entries along that end in block scalars.
  /// - Returns: false if no comment stands that deep, or there is no such entry.
  func isThere(scriptBringsText: Bool = false) -> Bool {
    let lines = SourceLines(tree.source.bytes)
    let found = documents.flatMap { columns(in: $0, lines, scriptBringsText) }
    guard let column = found.min() else { return false }
    return lines.starts.indices.contains {
      lines.isComment($0) && lines.indentation(of: $0) > column
    }
  }

  /// The columns of the dashes of all lists, if there is an entry that ends in a block scalar, or in an
  /// alias of one: it may come to any of them.
  private func columns(
    in document: DecodedDocument, _ lines: SourceLines, _ scriptBringsText: Bool
  ) -> [Int] {
    let resolved = ResolvedTree(tree, document: document.index)
    let sections = resolved.pair("sections", of: resolved.root)?.value
    let rows = sections.map { Array(tree.children(of: $0)) } ?? []
    let lists = [sections] + rows.map { resolved.pair("rows", of: $0)?.value }
    let hasBlockScalar = lists.compactMap { $0 }.contains { list in
      tree.children(of: list).contains { endsInBlockScalar($0, resolved) }
    }
    guard hasBlockScalar || scriptBringsText else { return [] }
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
}
