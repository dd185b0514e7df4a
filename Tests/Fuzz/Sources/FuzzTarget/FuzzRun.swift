internal import Glibc
internal import ListFormats
internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// One input on the whole way from bytes to bytes, as `check`, `show` and `apply` go it.
struct FuzzRun {
  private let input: FuzzInput
  private let options: FuzzOptions
  private let messages: MessageCheck
  /// Whether an edit that only the proof stopped is a finding too: `LISTPROC_FUZZ_UNSAFE=1`.
  private static let trapsOnUnsafeEdits = unsafe getenv("LISTPROC_FUZZ_UNSAFE") != nil

  init(_ input: FuzzInput) {
    self.input = input
    options = input.options
    messages = MessageCheck(isTerminal: options.isTerminal)
  }

  func run() {
    let script = decoded(input.script, as: options.form)
    guard let tree = parsed(input.document) else { return }
    checkRanges(of: tree)
    guard let documents = documents(of: tree, rereading: false) else { return }
    for document in documents { OutputCheck(options: options).check(document) }
    if let script { apply(script, to: documents, of: tree) }
    guard let first = documents.first else { return }
    var derived = DerivedScripts(first, script: input.script)
    for _ in 0..<4 {
      guard let source = derived.next(), let script = decoded(source, as: .script) else { return }
      apply(script, to: documents, of: tree)
    }
  }

  // MARK: - Reading

  private func parsed(_ source: SourceText) -> SyntaxTree? {
    do {
      return try SyntaxTree(parsing: source, limits: options.limits)
    } catch {
      messages.check([error.diagnostic(in: source)])
      return nil
    }
  }

  private func decoded(_ source: SourceText, as form: ScriptDecoder.Form) -> Script? {
    guard let tree = parsed(source) else { return nil }
    checkRanges(of: tree)
    var decoder = ScriptDecoder(tree: tree)
    let script = decoder.decode(as: form)
    messages.check(script.problems)
    return script
  }

  private func checkRanges(of tree: SyntaxTree) {
    for number in 0..<UInt32(tree.nodeCount) {
      let range = tree.range(of: NodeID(number))
      Invariant.holds(
        range.upperBound <= tree.source.bytes.count, "node \(number) at \(range) is in the text")
    }
  }

  /// The documents that are meant, with what `check` says of them.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - rereading: whether they are what the program itself has written.
  /// - Returns: the documents; nil if there is none, or an error in one.
  private func documents(of tree: SyntaxTree, rereading: Bool) -> [DecodedDocument]? {
    let count = max(tree.documents.count, 1)
    if let chosen = options.document, chosen >= count { return nil }
    let usual = options.layout == nil ? 0..<count : 0..<1
    let indices = options.document.map { $0..<$0 + 1 } ?? usual
    var documents: [DecodedDocument] = []
    var diagnostics: [Diagnostic] = []
    for index in indices {
      let (document, found) = document(index, of: tree)
      if let document {
        documents.append(document)
        diagnostics += document.findings()
      } else {
        Invariant.holds(!found.isEmpty, "what cannot be read has a message")
      }
      diagnostics += found
      let errors = found.filter { $0.severity == .error }
      Invariant.holds(
        !rereading || errors.isEmpty,
        "an edited document is valid: \(errors.map(\.message)) in\n\(shown(tree.source.bytes))")
      if !errors.isEmpty { documents.removeAll() }
      guard errors.isEmpty else { break }
    }
    messages.check(diagnostics)
    return documents.count == indices.count ? documents : nil
  }

  private func document(
    _ index: Int, of tree: SyntaxTree
  ) -> (document: DecodedDocument?, diagnostics: [Diagnostic]) {
    guard let layout = options.layout else {
      var decoder = DocumentDecoder(
        tree: tree, document: index, restriction: options.restriction)
      return (decoder.decode(), decoder.diagnostics)
    }
    var reader = LayoutReader(
      tree: tree, document: index, layout: layout, restriction: options.restriction)
    reader.mayBeEmptied = true
    return (reader.read(), reader.diagnostics)
  }

  // MARK: - Editing

  private func apply(_ script: Script, to documents: [DecodedDocument], of tree: SyntaxTree) {
    let runs = BatchRun.runs(script, on: documents)
    for run in runs { messages.check(run.diagnostics) }
    for run in runs where !run.isPassed {
      Invariant.holds(!run.hasChanges, "a batch that was refused changes nothing")
    }
    let isWritten =
      script.problems.isEmpty && runs.allSatisfy(\.isPassed) && edit(runs, of: tree)
    let report = RunReport(
      runs.map { DocumentReport($0, isWritten: isWritten, isChanged: $0.hasChanges) })
    _ = JSONCheck(report.json())
  }

  /// Carries the results over to the text and reads it again.
  ///
  /// - Returns: whether that could be done.
  private func edit(_ runs: [BatchRun], of tree: SyntaxTree) -> Bool {
    let results = runs.map { ($0.document, $0.result) }
    let edited: StreamEdit
    do {
      let grown = runs.first?.document.tree ?? tree
      edited = try StreamEdit(results, of: grown, limits: options.limits)
    } catch {
      check(error, in: tree.source, by: runs)
      return false
    }
    messages.check(edited.commentNotes)
    let old = tree.source.bytes
    if runs.allSatisfy({ !$0.hasChanges }) {
      Invariant.holds(edited.bytes == old, "what changes no list changes no byte")
      return true
    }
    if !options.isTerminal { checkDifference(from: old, to: edited.bytes) }
    checkResult(of: runs, SourceText(name: tree.source.name, bytes: edited.bytes))
    return true
  }

  /// Whether a text has line breaks of YAML 1.1 only, at which libyaml ends lines though SPEC does not.
  private static func hasFurtherLineBreaks(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
      $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
  }

  private func check(
    _ failure: UnsafeEdit, in source: SourceText, by runs: [BatchRun]
  ) {
    let place =
      runs.first?.place(of: failure.range)
      ?? Diagnostic.Place(source: source, range: failure.range)
    messages.check([
      BatchRun.diagnostic(of: failure, in: runs)
        ?? Diagnostic(.unsafeEdit, failure.message, at: place)
    ])
    guard Self.trapsOnUnsafeEdits, !Self.hasFurtherLineBreaks(source.bytes) else { return }
    switch failure.reason {
    case .commentInFlowList, .sharedPins, .anchorOutOfPlace, .noTitle, .unprintable, .tooDeep:
      break
    case .unreadable, .otherValues, .otherLines:
      Invariant.holds(
        false, "an edit is safe: \(failure.message), \(failure.range)\(script(of: runs))")
    }
  }

  private func checkResult(of runs: [BatchRun], _ source: SourceText) {
    guard let tree = parsed(source) else {
      Invariant.holds(false, "an edited text is YAML:\n\(shown(source.bytes))")
      return
    }
    // Where the last gathered section went, a layout finds nothing to gather.
    let isEmptied = runs.contains { $0.result.document.count(of: .root) == 0 }
    guard options.layout == nil || !isEmptied else { return }
    guard let documents = documents(of: tree, rereading: true) else {
      Invariant.holds(false, "an edited text is a list document:\n\(shown(source.bytes))")
      return
    }
    for (run, document) in zip(runs, documents) {
      let warned = Set(run.result.warnings.map(\.row))
      let expected = ListSketch(run.result.document, furtherPinned: warned)
      let actual = ListSketch(document.model)
      Invariant.holds(
        actual == expected,
        "the text holds what the model does\n--- model\n\(expected)\n--- text\n\(actual)\n---\n"
          + shown(source.bytes) + script(of: runs))
      OutputCheck(options: options).check(document)
    }
  }

  private func checkDifference(from old: [UInt8], to new: [UInt8]) {
    let diff = UnifiedDiff(of: "list.yaml", from: old, to: new, appearance: .exact)
    Invariant.holds(diff.isEmpty == (old == new), "a difference is empty only for same texts")
    var text: [UInt8] = []
    diff.append(to: &text, flushingAt: .max) { _ in }
    Invariant.holds(text.isEmpty == diff.isEmpty, "a difference is shown")
  }

  private func script(of runs: [BatchRun]) -> String {
    guard let place = runs.first?.script.operations.first?.place else { return "" }
    return "\n--- script\n" + shown(place.source.bytes)
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
