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

  /// What a stream is read for.
  enum Purpose {
    /// To be looked at: all documents are meant where nothing is said, and each must have a list.
    case look
    /// To be edited, or compared with what an edit makes of it: one document is meant, and a list whose
    /// last section went can get another.
    case edit
  }

  /// Whether something is wrong that stands in the way of using the documents.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads the documents of a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - place: where a layout and rules are looked for; nil: by the name of the text.
  ///   - command: says which documents, how deep, and what mode tightens theirs.
  ///   - purpose: what it is read for.
  ///   - system: the system calls, for what a layout is read from.
  /// - Returns: the stream; or what stops the reading.
  static func read(
    _ source: SourceText, at place: ListPlace? = nil, for command: ParsedCommand,
    to purpose: Purpose, system: SystemCalls
  ) -> Result<LoadedStream, FailedInput> {
    LoadedStream.parse(source, limits: ParsingLimits(command)).flatMap { tree in
      LayoutChoice.choose(
        for: command, tree, at: place ?? ListPlace(tree.source.name), system: system
      ).flatMap { choice in
        read(tree, for: command, choice, to: purpose).flatMap { stream in
          let isNoList = choice.layout == nil && stream.diagnostics.contains { $0.id == .notAList }
          guard isNoList, choice.borrowedLayout != nil else { return .success(stream) }
          return read(tree, for: command, choice.borrowing(), to: purpose)
        }
      }
    }
  }

  /// The syntax tree of a text; or why it is no YAML.
  static func parse(
    _ source: SourceText, limits: ParsingLimits
  ) -> Result<SyntaxTree, FailedInput> {
    do {
      return .success(try SyntaxTree(parsing: source, limits: limits))
    } catch {
      return .failure(FailedInput(error.diagnostic(in: source)))
    }
  }

  private static func read(
    _ tree: SyntaxTree, for command: ParsedCommand, _ choice: LayoutChoice, to purpose: Purpose
  ) -> Result<LoadedStream, FailedInput> {
    guard !choice.hasErrors else {
      return .success(LoadedStream(tree: tree, documents: [], diagnostics: choice.diagnostics))
    }
    let selection = DocumentSelection(command, layout: choice.layout)
    return selection.indices(in: tree, takesAll: purpose == .look).map { indices in
      load(indices, of: tree, for: command, choice, to: purpose)
    }
  }

  private static func load(
    _ indices: Range<Int>, of tree: SyntaxTree, for command: ParsedCommand, _ choice: LayoutChoice,
    to purpose: Purpose
  ) -> LoadedStream {
    let restriction = command.value(of: .mode).flatMap(EditMode.init(rawValue:))
    var documents: [DecodedDocument?] = []
    var diagnostics = choice.diagnostics
    for index in indices {
      if let layout = choice.layout {
        var reader = LayoutReader(
          tree: tree, document: index, layout: layout, rules: choice.rules,
          restriction: restriction)
        reader.mayBeEmptied = purpose == .edit
        documents.append(reader.read())
        diagnostics += reader.diagnostics
      } else {
        var decoder = DocumentDecoder(
          tree: tree, document: index, restriction: restriction, rules: choice.rules)
        documents.append(decoder.decode())
        diagnostics += decoder.diagnostics
      }
    }
    return LoadedStream(tree: tree, documents: documents, diagnostics: diagnostics)
  }
}

extension LoadedStream {
  /// The stream with delete buttons shown, which no text says.
  ///
  /// - Parameter paths: for every document the entries whose buttons show, by their index paths.
  /// - Returns: the stream; the text is the same.
  func revealing(_ paths: [[[Int]]]) -> LoadedStream {
    guard paths.contains(where: { !$0.isEmpty }) else { return self }
    var documents = documents
    for (index, paths) in zip(documents.indices, paths) {
      for path in paths { documents[index]?.model.reveal(at: path) }
    }
    return LoadedStream(tree: tree, documents: documents, diagnostics: diagnostics)
  }
}

extension ParsingLimits {
  /// The limits that a command line asks for.
  init(_ command: ParsedCommand) {
    self.init()
    if let depth = command.number(of: .maxDepth) { maximumDepth = depth }
  }
}
