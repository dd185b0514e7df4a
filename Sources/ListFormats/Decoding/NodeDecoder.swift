internal import SourceDiagnostics
internal import YAMLSyntax

/// Reads something of the program's own from a syntax tree, and reports all that is wrong with it.
protocol NodeDecoder {
  var tree: SyntaxTree { get }
  var reader: MappingReader { get set }
  /// What was found wrong so far, in the order of the finding.
  var diagnostics: [Diagnostic] { get set }
}

extension NodeDecoder {
  /// Reports a problem at a node.
  mutating func report(
    _ id: DiagnosticID, _ message: String, at node: NodeID,
    severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = []
  ) {
    report(id, message, at: tree.range(of: node), severity: severity, notes: notes)
  }

  /// Reports a problem at a range of bytes.
  mutating func report(
    _ id: DiagnosticID, _ message: String, at range: Range<Int>,
    severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = []
  ) {
    let place = Diagnostic.Place(source: tree.source, range: range)
    diagnostics.append(
      Diagnostic(id, message, at: place, severity: severity, notes: notes))
  }

  /// A note at a node.
  func note(_ message: String, at node: NodeID) -> Diagnostic.Note {
    Diagnostic.Note(message, at: Diagnostic.Place(source: tree.source, range: tree.range(of: node)))
  }
}
