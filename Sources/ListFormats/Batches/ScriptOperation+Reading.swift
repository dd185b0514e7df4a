internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

extension ScriptOperation {
  /// What the model is to do in a document: what a script brings along is there what the document's
  /// layout says.
  func operation(for document: DecodedDocument) -> ListModel.Operation {
    var operation = readOperation(for: document)
    if content?.holdsRules == true { operation.kind.noteRulesInNewEntry() }
    return operation
  }

  private func readOperation(for document: DecodedDocument) -> ListModel.Operation {
    guard let layouted = document.layouted, let content else {
      return entryProblems.contains { $0.severity == .error } ? .init(.malformed) : operation
    }
    // Read with the document, as `OpenEntries` does.
    guard !content.isOpen else { return operation }
    return operation(LayoutEntryDecoder(layouted, tree: content.tree), at: content.node)
  }

  /// What the model is to do with an entry as a layout sees it.
  ///
  /// - Parameters:
  ///   - decoder: reads it.
  ///   - node: where it stands.
  /// - Returns: the operation.
  /// - Complexity: O(*n*) in the entry's nodes.
  func operation(_ decoder: LayoutEntryDecoder, at node: NodeID) -> ListModel.Operation {
    let isPairOnly = content.map { $0.form == .text && $0.isRoot } ?? false
    var decoder = decoder
    var own = operation
    switch operation.kind {
    case .insertRow(_, let destination):
      let row = decoder.entry(at: node, as: .rows, isPairOnly: isPairOnly)
      own.kind = .insertRow(row, destination)
    case .replaceRow(let address, _):
      let row = decoder.entry(at: node, as: .rows, isPairOnly: isPairOnly)
      own.kind = .replaceRow(address, with: row)
    case .insertSection(_, let destination):
      let section = decoder.entry(
        at: node, as: .sections, level: destination.sectionLevel, isPairOnly: isPairOnly)
      own.kind = .insertSection(section, destination)
    default: break
    }
    return own
  }

  /// What is wrong with the operation's shape in a document.
  func problems(for document: DecodedDocument) -> [Diagnostic] {
    document.layouted == nil ? allProblems : problems
  }
}

extension Destination {
  /// The level, from 0, of a section that goes there.
  var sectionLevel: Int {
    switch self {
    case .to(section: nil, _): 0
    case .to(section: let outer?, _): outer.parts.count
    case .before(let anchor), .after(let anchor): anchor.parts.count - 1
    }
  }
}
