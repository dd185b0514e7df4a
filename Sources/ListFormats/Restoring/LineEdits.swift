internal import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// Carries the line edits of a script out, and proves that nothing but lines of nobody and the style
/// of values changed.
package struct LineEdits {
  private let edits: [LineEdit]
  /// The keys of the document's lists, which may be written in several ways where they are empty.
  private let listKeys: Set<String>
  /// What the documents permit, all of them.
  private let mode: EditMode

  /// Creates the edits of a script.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - documents: the documents that it is applied to.
  ///   - isRestoring: whether their rules are set aside.
  package init(of script: Script, on documents: [DecodedDocument], isRestoring: Bool) {
    edits = script.lineEdits
    mode =
      isRestoring || edits.isEmpty
      ? .all
      : documents.reduce(.all) {
        $0.tightened(by: $1.model.mode.tightened(by: $1.model.restriction))
      }
    listKeys =
      edits.isEmpty
      ? [] : documents.reduce(into: [SectionKey.rows.name]) { $0.formUnion($1.listKeys) }
  }

  /// Whether there are none.
  package var isEmpty: Bool { edits.isEmpty }

  /// Edits a text.
  ///
  /// - Parameters:
  ///   - text: the text that the script's operations made.
  ///   - limits: those that it is read with.
  /// - Returns: the edited text; or the message that says what stands in the way.
  /// - Complexity: O(*n*) in the length of the text; O(1) if there are none.
  package func apply(
    to text: SourceText, limits: ParsingLimits
  ) -> Result<SourceText, LineEditFailure> {
    guard let place = edits.first?.place else { return .success(text) }
    let starts = LineEdits.lineStarts(of: text.bytes)
    var bytes: [UInt8] = []
    var line = 0
    for edit in edits {
      guard edit.line - 1 >= line, edit.line - 1 + edit.removed <= starts.count - 1 else {
        return .failure(
          LineEditFailure(
            .outOfRange, "the text has \(starts.count - 1) lines; edits name lines in order",
            at: edit.place))
      }
      let removed = starts[edit.line - 1]..<starts[edit.line - 1 + edit.removed]
      if let failure = refusal(of: edit, removing: text.bytes[removed]) { return .failure(failure) }
      bytes += text.bytes[starts[line]..<starts[edit.line - 1]]
      bytes += edit.inserted
      line = edit.line - 1 + edit.removed
    }
    bytes += text.bytes[starts[line]...]
    let edited = SourceText(name: text.name, bytes: bytes)
    if let failure = proof(from: text, to: edited, limits: limits, at: place) {
      return .failure(failure)
    }
    return .success(edited)
  }

  /// Why the mode forbids an edit: one that reads `all` permits any, others blank lines, `none` not even
  /// those.
  private func refusal(of edit: LineEdit, removing lines: ArraySlice<UInt8>) -> LineEditFailure? {
    switch mode {
    case .all:
      return nil
    case .none:
      return LineEditFailure(
        .modeNone, "the mode of the document is 'none'; nothing is edited", at: edit.place)
    case .delete, .sort:
      let isBlank = (lines + edit.inserted).allSatisfy { $0.isBlank || $0.isLineBreak }
      return isBlank
        ? nil
        : LineEditFailure(
          .modeForbidsEdit,
          "the mode of the document is '\(mode.rawValue)'; line edits change blank lines only",
          at: edit.place)
    }
  }

  /// The starts of all lines, which end after a line feed and only there, and the end of the text.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed { starts.append(offset + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    return starts
  }

  /// What a script's operations may write anew in another spelling.
  private var shorthands: SyntaxTree.Shorthands {
    SyntaxTree.Shorthands(listKeys: listKeys, sequenceKey: PinnedKey.slots.name)
  }

  /// What is wrong with an edited text; nil if it holds what it held, and no rule changed.
  private func proof(
    from text: SourceText, to edited: SourceText, limits: ParsingLimits, at place: Diagnostic.Place
  ) -> LineEditFailure? {
    guard let before = try? SyntaxTree(parsing: text, limits: limits),
      let after = try? SyntaxTree(parsing: edited, limits: limits),
      before.documents.count == after.documents.count,
      zip(before.documents, after.documents).allSatisfy({
        before.means($0.root, sameAs: $1.root, in: after, allowing: shorthands)
      })
    else {
      return LineEditFailure(
        .unsafeEdit, "line edits may change comments, blank lines and style, never values",
        at: place)
    }
    guard LineEdits.rulesComments(in: before) == LineEdits.rulesComments(in: after) else {
      return LineEditFailure(
        .rulesChanged, "a script cannot change a '# listproc:' comment", at: place)
    }
    return nil
  }

  /// The comments that speak to this program, each to the end of its line.
  private static func rulesComments(in tree: SyntaxTree) -> [ArraySlice<UInt8>] {
    let bytes = tree.source.bytes
    let scanner = TextScanner(bytes)
    return tree.rulesComments().map { bytes[$0..<scanner.endOfLine(at: $0)] }
  }
}

/// Why the line edits of a script cannot be carried out.
package struct LineEditFailure: Error {
  /// The message.
  package let diagnostic: Diagnostic

  init(_ id: DiagnosticID, _ message: String, at place: Diagnostic.Place) {
    diagnostic = Diagnostic(id, message, at: place)
  }
}

extension DecodedDocument {
  /// The keys under which lists stand.
  fileprivate var listKeys: Set<String> {
    var keys: Set<String> = []
    for place in listPlaces {
      if let key = place.key { keys.insert(tree.text(of: key)) }
    }
    return keys
  }
}
