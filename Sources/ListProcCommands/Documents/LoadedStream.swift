internal import CommandSyntax
internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// An input as it was read: its tree, and those of its documents that are meant.
struct LoadedStream {
  let tree: SyntaxTree
  /// The documents that are meant; nil for those that are no list at all.
  let documents: [DecodedDocument?]
  /// All that is wrong with them.
  let diagnostics: [Diagnostic]

  /// Whether something is wrong that stands in the way of using the documents.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads the documents of a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - command: says which documents, how deep, and what mode tightens theirs.
  ///   - takesAll: whether all documents are meant where nothing is said.
  /// - Returns: the stream; or what stops the reading.
  static func read(
    _ source: SourceText, for command: ParsedCommand, takesAll: Bool
  ) -> Result<LoadedStream, FailedInput> {
    let tree: SyntaxTree
    do {
      tree = try SyntaxTree(parsing: source, limits: ParsingLimits(command))
    } catch {
      return .failure(FailedInput(error.diagnostic(in: source)))
    }
    let restriction = command.value(of: .mode).flatMap(EditMode.init(rawValue:))
    return DocumentSelection(command).indices(in: tree, takesAll: takesAll).map { indices in
      var documents: [DecodedDocument?] = []
      var diagnostics: [Diagnostic] = []
      for index in indices {
        var decoder = DocumentDecoder(tree: tree, document: index, restriction: restriction)
        documents.append(decoder.decode())
        diagnostics += decoder.diagnostics
      }
      return LoadedStream(tree: tree, documents: documents, diagnostics: diagnostics)
    }
  }
}

extension ParsingLimits {
  /// The limits that a command line asks for.
  init(_ command: ParsedCommand) {
    self.init()
    if let depth = command.number(of: .maxDepth) { maximumDepth = depth }
  }
}
