internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes a document in all formats, and holds what comes out to their rules.
struct OutputCheck {
  let options: FuzzOptions

  /// - Parameter document: a document without errors.
  func check(_ document: DecodedDocument) {
    for includesFacts in [false, true] {
      let indented = json(of: document, facts: includesFacts, compact: false)
      let compact = json(of: document, facts: includesFacts, compact: true)
      Invariant.holds((indented == nil) == (compact == nil), "whether JSON can be written is one")
      guard let indented, let compact else { continue }
      let tokens = JSONCheck(indented).tokens
      Invariant.holds(tokens + [0x0A] == compact, "compact JSON has the same tokens, no spaces")
    }
    checkTable(of: document)
  }

  private func json(of document: DecodedDocument, facts: Bool, compact: Bool) -> [UInt8]? {
    let format = JSONOptions(
      includesFacts: facts, isCompact: compact, limits: options.limits)
    do {
      var text: [UInt8] = []
      try DocumentJSON(document, options: format).append(to: &text)
      return text
    } catch {
      let messages = MessageCheck(isTerminal: options.isTerminal)
      messages.check([error.diagnostic(in: document.tree.source)])
      return nil
    }
  }

  private func checkTable(of document: DecodedDocument) {
    var table: [UInt8] = []
    let content = TableContent(document, columns: options.table.columns)
    TableRenderer(options: options.table).append(content, to: &table)
    if !options.table.isColored { Invariant.isHarmless(table, "a table") }
    Invariant.holds(table.last == 0x0A, "a table ends in a line feed")
  }
}
