internal import ListModel
internal import SourceDiagnostics
internal import Spelling
package import YAMLSyntax

/// Reads layouts and the rules beside them from a syntax tree, and reports all that is wrong with
/// them (SPEC §8).
package struct LayoutDecoder: RuleDecoder {
  let tree: SyntaxTree
  var reader: MappingReader
  var diagnostics: [Diagnostic] = []
  var policy = Policy()
  var labels = TableLabels()

  /// Creates a decoder.
  ///
  /// - Parameter tree: the stream that holds the layout.
  package init(tree: SyntaxTree) {
    self.tree = tree
    reader = MappingReader(tree: tree)
  }

  /// Reads a layout's file: `layout:`, and rules beside it.
  ///
  /// - Returns: what it says, and all that is wrong with it.
  /// - Complexity: O(*n*) in the number of nodes.
  package mutating func decodeFile() -> LayoutFile {
    if tree.documents.count > 1 {
      report(.wrongType, "a layout is one document", at: tree.documents[1].root)
    }
    guard let root = tree.documents.first?.root, !tree.isNull(root) else {
      report(.wrongType, "a layout is a mapping with a key 'layout'", at: 0..<0)
      return finish(LayoutFile())
    }
    return decode(root, named: "layout")
  }

  /// Reads `{layout: …, mode: …}`, or a layout's name alone.
  ///
  /// - Parameters:
  ///   - node: the mapping or the name.
  ///   - name: what the mapping is called in messages.
  /// - Returns: what it says, and all that was found wrong so far.
  mutating func decode(_ node: NodeID, named name: String) -> LayoutFile {
    var file = LayoutFile()
    guard tree.kind(of: tree.resolved(node)) == .mapping else {
      report(.wrongType, "a layout is a mapping with a key 'layout'", at: node)
      return finish(file)
    }
    let field = Field(key: node, value: node, isMerged: false)
    guard let fields = ownFields(field, known: LayoutFileKey.all, named: name) else {
      return finish(file)
    }
    if let layout = fields[LayoutFileKey.layout], !tree.isNull(layout.value) {
      decodeLayout(layout.value, into: &file)
    }
    file.rules = decodeRules(fields)
    return finish(file)
  }

  /// Reads the value of `layout:`, a built-in's name or a mapping.
  mutating func decodeLayout(_ node: NodeID, into file: inout LayoutFile) {
    switch tree.kind(of: tree.resolved(node)) {
    case .scalar:
      let name = tree.text(of: node)
      guard let builtIn = BuiltInLayout(named: name) else {
        let suggestion =
          nearestMatch(to: name, among: BuiltInLayout.all.map(\.name))
          .map { "; did you mean '\($0)'?" } ?? ""
        report(
          .unknownChoice, "'\(name)' is no built-in layout" + suggestion, at: node)
        return
      }
      file.layout = builtIn.layout
      file.name = name
    case .mapping:
      file.layout = decodeShape(node)
    case .sequence, .alias:
      report(.wrongType, "'layout' is a mapping, or the name of a built-in layout", at: node)
    }
  }

  func finish(_ file: LayoutFile) -> LayoutFile {
    var file = file
    file.diagnostics = diagnostics
    return file
  }

  // MARK: Rules

  private mutating func decodeRules(_ fields: KnownFields) -> DeclaredRules {
    var rules = DeclaredRules()
    for key in LayoutFileKey.allCases {
      guard let documentKey = key.documentKey, let field = fields[key] else { continue }
      if key != .footer, tree.isNull(field.value) { continue }
      rules.places[documentKey] = place(of: field.value)
    }
    rules.mode = readMode(fields[LayoutFileKey.mode])
    rules.pins = readPins(fields[LayoutFileKey.pinned])
    rules.tree = tree
    if let field = fields[LayoutFileKey.footer] {
      let text = readText(field, named: "footer")
      rules.footer = FooterTemplate(tree.isNull(field.value) ? nil : text)
    }
    if let field = fields[LayoutFileKey.labels], !tree.isNull(field.value) {
      readLabels(field)
      rules.labels = labels
    }
    if let field = fields[LayoutFileKey.policy], !tree.isNull(field.value) {
      readPolicy(field)
      rules.policy = policy
      notePolicyPlaces(of: field.value, in: &rules)
    }
    return rules
  }

  private mutating func notePolicyPlaces(of node: NodeID, in rules: inout DeclaredRules) {
    guard tree.kind(of: tree.resolved(node)) == .mapping else { return }
    let fields = reader.fields(of: node, known: Policy.Key.all)
    for (index, key) in Policy.Key.allCases.enumerated() {
      guard let field = fields[index], !tree.isNull(field.value) else { continue }
      rules.policyKeys.insert(key)
      rules.policyPlaces[key] = place(of: field.value)
    }
  }

  private func place(of node: NodeID) -> Diagnostic.Place {
    Diagnostic.Place(source: tree.source, range: tree.range(of: node))
  }
}
