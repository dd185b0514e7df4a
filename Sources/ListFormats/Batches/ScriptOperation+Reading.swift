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
    var decoder = LayoutEntryDecoder(layouted, tree: content.tree)
    var own = operation
    switch operation.kind {
    case .insertRow(_, let destination):
      own.kind = .insertRow(decoder.row(content), destination)
    case .replaceRow(let address, _):
      own.kind = .replaceRow(address, with: decoder.row(content))
    case .insertSection(_, let destination):
      let section = decoder.section(content, level: destination.sectionLevel)
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
