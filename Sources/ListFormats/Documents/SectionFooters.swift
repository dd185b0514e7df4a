internal import ListModel
internal import YAMLSyntax

/// Tells the footers of a document's sections, filled in (SPEC §1, §6.2).
struct SectionFooters {
  private let document: DecodedDocument
  private let documentTemplate: FooterTemplate
  private var reader: MappingReader

  init(_ document: DecodedDocument) {
    self.document = document
    let tree = document.tree
    reader = MappingReader(tree: tree)
    guard document.layouted == nil else {
      documentTemplate = document.rules?.footer ?? FooterTemplate(nil)
      return
    }
    let root = tree.documents[document.index].root
    let field = reader.fields(of: root, known: DocumentKey.all)[DocumentKey.footer]
    documentTemplate = field.map { FooterTemplate($0, in: tree) } ?? FooterTemplate(nil)
  }

  /// The footer of a section: by its own template, else by the document's.
  ///
  /// - Parameters:
  ///   - section: an entry of the document.
  ///   - list: the section's rows; nil: it has none.
  /// - Returns: the text.
  /// - Complexity: O(*k*) in the number of the section's keys and the length of the text.
  mutating func text(of section: EntryID, list: ListID?) -> String {
    let model = document.model
    let node = document.tree.resolved(document.entryNodes[Int(section.number)])
    var template = documentTemplate
    if document.layouted == nil, document.tree.kind(of: node) == .mapping,
      let field = reader.fields(of: node, known: SectionKey.all)[SectionKey.footer]
    {
      template = FooterTemplate(field, in: document.tree)
    }
    return template.filled(
      count: list.map(model.count) ?? 0, pinned: list.map(model.pinnedCount) ?? 0,
      title: model.title(of: section))
  }
}

extension FooterTemplate {
  /// The template that a field holds; null stands for the default text.
  fileprivate init(_ field: Field, in tree: SyntaxTree) {
    self.init(tree.isNull(field.value) ? nil : tree.text(of: field.value))
  }
}
