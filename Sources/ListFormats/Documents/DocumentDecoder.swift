package import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// Reads a list document from a syntax tree, and reports all that is wrong with it (SPEC §1).
package struct DocumentDecoder: RuleDecoder {
  let tree: SyntaxTree
  let index: Int
  let restriction: EditMode?
  var reader: MappingReader
  package internal(set) var diagnostics: [Diagnostic] = []

  var listPlaces: [DecodedDocument.ListPlace] = []
  var entryNodes: [NodeID] = []
  /// How much aliases may repeat, and whether they have.
  let aliasLimit: AliasLimit
  var isExhausted = false
  let outsideRules: [DeclaredRules]
  var labels = TableLabels()
  var policy = Policy()
  var ids: TextIndex
  var sectionIDs: TextIndex
  var pinnedIndices: [PendingPins] = []

  /// Creates a decoder of one document.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - index: the document's number in it, from 0.
  ///   - restriction: a mode from outside, which can only tighten.
  ///   - rules: rules from outside, which can only tighten too.
  package init(
    tree: SyntaxTree, document index: Int, restriction: EditMode? = nil,
    rules: [DeclaredRules] = []
  ) {
    self.tree = tree
    aliasLimit = AliasLimit(tree: tree)
    self.index = index
    self.restriction = restriction
    outsideRules = rules.filter { !$0.isEmpty }
    reader = MappingReader(tree: tree)
    ids = TextIndex(tree: tree)
    sectionIDs = TextIndex(tree: tree)
  }

  /// Reads the document.
  ///
  /// - Returns: the document; nil if it is no list at all. It is to be used only if `diagnostics`
  ///   holds no error.
  /// - Complexity: O(*n*) in the number of nodes.
  package mutating func decode() -> DecodedDocument? {
    guard index < tree.documents.count else {
      report(.notAList, "the input is empty; a list document has a key 'sections'", at: 0..<0)
      return nil
    }
    let root = tree.resolved(tree.documents[index].root)
    guard let fields = rootFields(of: root) else { return nil }
    readVersion(fields)
    readText(fields[DocumentKey.title], named: "title")
    readText(fields[DocumentKey.footer], named: "footer")
    let mode = readMode(fields[DocumentKey.mode]) ?? .all
    let pins = readPins(fields[DocumentKey.pinned])
    readLabels(fields[DocumentKey.labels])
    readPolicy(fields[DocumentKey.policy])
    let rules = SettledRules(
      outsideRules, restriction: restriction, ownMode: mode, ownPolicy: policy)
    var model = ListDocument(
      mode: mode, restriction: rules.restriction, policy: rules.policy, pins: PinDeclaration(),
      names: NodeNames(tree: tree, entryNodes: []))
    model.restrictionSource = rules.restrictionSource
    readSections(fields[DocumentKey.sections], root: root, into: &model)
    settlePins(document: pins, in: &model)
    model.names = NodeNames(tree: tree, entryNodes: entryNodes)
    addOutsidePins(of: rules, to: &model)
    model.bindPins()
    var document = DecodedDocument(
      tree: tree, index: index, root: root, model: model, listPlaces: listPlaces,
      entryNodes: entryNodes,
      labels: labels)
    if !outsideRules.isEmpty { document.rules = rules }
    return document
  }

  private mutating func addOutsidePins(of rules: SettledRules, to model: inout ListDocument) {
    guard !rules.pinSources.isEmpty else { return }
    var pins = OutsidePins(rules.pinSources)
    pins.add(to: &model, entryCount: entryNodes.count)
    diagnostics += pins.diagnostics
  }
}

// MARK: - The root

extension DocumentDecoder {
  /// The built-in layouts that would read the document, as the end of a message.
  private var fittingLayouts: String {
    let names = BuiltInLayout.fitting(document: index, of: tree).map { "'\($0)'" }
    guard let first = names.first else { return "" }
    let all =
      names.count == 1
      ? first : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    return "; the built-in layout \(all) would fit ('--layout')"
  }

  /// The fields of the root mapping, its keys checked; nil if this is no list document.
  private mutating func rootFields(of root: NodeID) -> KnownFields? {
    guard tree.kind(of: root) == .mapping else {
      report(
        .notAList, "a list document is a mapping with a key 'sections'" + fittingLayouts, at: root)
      return nil
    }
    let fields = reader.fields(of: root, known: DocumentKey.all)
    let others = reader.otherKeys
    let duplicates = reader.duplicates
    if fields[DocumentKey.sections] == nil {
      let near = others.first { nearestKnownKey(to: $0, in: ["sections"]) != nil }
      let suggestion = near.map { "; did you mean 'sections' by '\(tree.text(of: $0))'?" } ?? ""
      report(
        .notAList,
        "a list document has a key 'sections'" + (near == nil ? fittingLayouts : suggestion),
        at: near ?? root)
      guard near != nil || fields[DocumentKey.listproc] != nil else { return nil }
    }
    reportDuplicates(duplicates)
    checkDuplicates(others)
    let unknown = others.filter { !DocumentKey.isUserKey(tree.text(of: $0)) }
    for (position, key) in unknown.enumerated() {
      // Other tools have lists under 'sections' too.
      reportUnknownKey(
        key, in: DocumentKey.all, owner: "a list document",
        hint: position == 0 && fields[DocumentKey.sections] != nil ? fittingLayouts : "")
    }
    return fields
  }

  private mutating func readVersion(_ fields: KnownFields) {
    guard let field = fields[DocumentKey.listproc], !tree.isNull(field.value) else { return }
    guard let version = scalarText(field.value, named: "listproc") else { return }
    guard version != "1" else { return }
    report(
      .unknownChoice, "format version '\(version)' is not known; only 1 exists", at: field.value)
  }
}
