package import ListModel
internal import SourceDiagnostics
package import YAMLSyntax

/// A list document as it was read: the model, and where in the text its parts stand.
package struct DecodedDocument: Sendable {
  /// Where a list stands in the text.
  struct ListPlace: Sendable {
    /// The mapping that holds the list, aliases followed; for the root list the document's root.
    let owner: NodeID
    /// The key of the list, where there is one.
    let key: NodeID?
    /// The value of that key as it stands there, which may be an alias or null; under a layout also
    /// a list that is no key's value.
    let value: NodeID?
    /// The key that the list gets where it is absent.
    var addedKey = SectionKey.rows.name
  }

  /// The tree that it was read from.
  package internal(set) var tree: SyntaxTree
  /// The number of the document in its stream, from 0.
  package let index: Int
  /// The root mapping.
  package let root: NodeID
  /// The lists, and what may be done to them.
  package var model: ListDocument
  /// Where each list stands, by the list's number.
  var listPlaces: [ListPlace]
  /// The node of each entry as it stands in its list, by the entry's number.
  var entryNodes: [NodeID]
  /// The wording of the table's buttons.
  package let labels: TableLabels
  /// For the lists of entries that a script brings along, which stand in texts of their own: the
  /// document that each text is.
  var arrivalDocuments: [ListID: SyntaxDocument] = [:]
  /// Those entries that a script brings along to give another its value: what that owns besides, its
  /// comments, stays.
  var newValues: Set<EntryID> = []

  /// Whether the document is JSON, as its first key or string tells.
  let isJSON: Bool
  /// What a layout brings; nil for a native document.
  var layouted: LayoutedDocument?
  /// Whether no layout reads it.
  package var isNative: Bool { layouted == nil }
  /// The rules that stand outside of the document, together with its own; nil if there are none.
  var rules: SettledRules?

  /// Creates a document of what was read.
  init(
    tree: SyntaxTree, index: Int, root: NodeID, model: ListDocument, listPlaces: [ListPlace],
    entryNodes: [NodeID], labels: TableLabels
  ) {
    self.tree = tree
    self.index = index
    self.root = root
    self.model = model
    self.listPlaces = listPlaces
    self.entryNodes = entryNodes
    self.labels = labels
    isJSON = tree.looksLikeJSON(root)
  }

  /// The document of the syntax that holds a list.
  func syntaxDocument(of list: ListID) -> SyntaxDocument {
    arrivalDocuments.isEmpty
      ? tree.documents[index] : arrivalDocuments[list] ?? tree.documents[index]
  }
}

extension SyntaxTree {
  /// Whether a document is JSON, as its first key or string tells, which is in double quotes; if there
  /// are only brackets the file's name does.
  fileprivate func looksLikeJSON(_ root: NodeID) -> Bool {
    var isEmpty = true
    for number in root.number..<end(of: root).number {
      let node = NodeID(number)
      switch kind(of: node) {
      case .alias: return false
      case .sequence, .mapping: guard isFlow(node) else { return false }
      case .scalar:
        guard scalarStyle(of: node) == .plain else { return scalarStyle(of: node) == .doubleQuoted }
        if case .string = value(of: node) { return false }
        isEmpty = false
      }
    }
    return !isEmpty && isFlow(root) || isEmpty && source.name.hasSuffix(".json")
  }
}

// MARK: - Names

/// Tells the model the titles and ids that stand in a tree.
struct NodeNames: EntryNames {
  let tree: SyntaxTree
  let entryNodes: [NodeID]

  func title(of entry: EntryID) -> String? {
    text(.title, of: entry)
  }

  func id(of entry: EntryID) -> String? {
    text(.id, of: entry)
  }

  func value(of key: String, of entry: EntryID) -> String? {
    guard Int(entry.number) < entryNodes.count else { return nil }
    return tree.scalarField(key, of: entryNodes[Int(entry.number)])
  }

  private func text(_ key: RowKey, of entry: EntryID) -> String? {
    guard Int(entry.number) < entryNodes.count else { return nil }
    return tree.entryText(key, of: entryNodes[Int(entry.number)])
  }
}

extension SyntaxTree {
  /// The text of a field of an entry; nil where it has none that is a scalar, or that is null.
  func scalarField(_ name: String, of entry: NodeID) -> String? {
    let node = resolved(entry)
    guard kind(of: node) == .mapping else { return nil }
    var reader = MappingReader(tree: self)
    guard let field = reader.fields(of: node, known: KnownKeys([name]))[0],
      kind(of: resolved(field.value)) == .scalar, !isNull(field.value)
    else { return nil }
    return text(of: field.value)
  }

  /// The title or id of an entry: a scalar is its own title (SPEC §1).
  ///
  /// - Returns: the text; nil where there is none, or nothing but an empty plain scalar.
  func entryText(_ key: RowKey, of entry: NodeID) -> String? {
    let node = resolved(entry)
    switch kind(of: node) {
    case .scalar:
      return key == .title ? text(of: node) : nil
    case .mapping:
      var reader = MappingReader(tree: self)
      guard let field = reader.fields(of: node, known: RowKey.all)[key],
        kind(of: resolved(field.value)) == .scalar
      else { return nil }
      let text = text(of: field.value)
      return text.isEmpty ? nil : text
    case .sequence, .alias:
      return nil
    }
  }
}
