internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Reads those entries of a script whose text has aliases of the document's anchors, or of anchors
/// that entries before them bring along: only with the document their titles and ids are known.
struct OpenEntries {
  /// The stream's tree, grown by the texts that define anchors or ask for them.
  private var tree: SyntaxTree
  private var anchors: [String: NodeID]
  private let layouted: LayoutedDocument?

  private init(_ document: DecodedDocument) {
    tree = document.tree
    layouted = document.layouted
    anchors = tree.anchors(in: document.root..<tree.end(of: document.root))
  }

  /// The script as it reads for a document.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - document: the document.
  /// - Returns: the script, with the entries read that were open, or with what is wrong with them.
  /// - Complexity: O(*k*) in its operations; if an entry is open, O(*n*) in the document once, and
  ///   O(*m*) in the length of the entries that define anchors or ask for them.
  static func reading(_ script: Script, for document: DecodedDocument) -> Script {
    guard script.operations.contains(where: { $0.content?.isOpen ?? false }) else { return script }
    var entries = OpenEntries(document)
    var script = script
    for index in script.operations.indices {
      script.operations[index] = entries.reading(script.operations[index])
    }
    return script
  }

  private mutating func reading(_ operation: ScriptOperation) -> ScriptOperation {
    guard let content = operation.content, content.form == .text,
      content.isOpen || !content.tree.allProperties.isEmpty
    else { return operation }
    let firstNode = NodeID(UInt32(tree.nodeCount))
    guard let grafted = tree.graft(content.tree, resolving: anchors) else {
      let name = content.tree.openAliases.first { anchors[$0.name] == nil }?.name ?? ""
      let problem = Diagnostic(
        .syntax, "alias '*\(name)' names no anchor of the document", at: operation.place)
      return operation.with(ListModel.Operation(.malformed), problems: [problem])
    }
    anchors.merge(tree.anchors(in: firstNode..<NodeID(UInt32(tree.nodeCount)))) { $1 }
    guard content.isOpen else { return operation }
    if let layouted {
      let node = content.isRoot ? grafted.root : tree.children(of: grafted.root).first { _ in true }
      return OpenEntries.reading(operation, at: node ?? grafted.root, of: tree, through: layouted)
    }
    guard let node = tree.children(of: grafted.root).first(where: { _ in true }) else {
      return operation
    }
    return OpenEntries.reading(operation, at: node, of: tree)
  }

  /// Reads one entry as a layout sees it.
  private static func reading(
    _ operation: ScriptOperation, at node: NodeID, of tree: SyntaxTree,
    through layouted: LayoutedDocument
  ) -> ScriptOperation {
    let read = operation.operation(LayoutEntryDecoder(layouted, tree: tree), at: node)
    return operation.with(read, problems: [])
  }

  /// Reads one entry; whoever reads it lets go of the tree then.
  private static func reading(
    _ operation: ScriptOperation, at node: NodeID, of tree: SyntaxTree
  ) -> ScriptOperation {
    var decoder = NewEntryDecoder(tree: tree)
    var read = operation.operation
    switch read.kind {
    case .insertRow(_, let destination):
      read.kind = .insertRow(decoder.decodeRow(node), destination)
    case .insertSection(_, let destination):
      read.kind = .insertSection(decoder.decodeSection(node), destination)
    case .replaceRow(let row, _):
      read.kind = .replaceRow(row, with: decoder.decodeRow(node))
    default:
      return operation
    }
    let problems = decoder.diagnostics.map {
      Diagnostic($0.id, $0.message, at: operation.place, severity: $0.severity)
    }
    let isValid = problems.allSatisfy { $0.severity != .error }
    return operation.with(isValid ? read : ListModel.Operation(.malformed), problems: problems)
  }
}
