/// What a table shows of one document, from the text alone: nothing in it is measured, escaped or
/// cut yet.
package struct TableContent: Equatable, Sendable {
  /// The document's title, on a line of its own above the sections; nil if it has none.
  package var title: String?

  /// The sections in document order; for a document of several levels, in the order of the text.
  package var sections: [TableSection]

  /// The wording of the buttons.
  package var labels: TableLabels

  /// Creates the content of one document.
  ///
  /// - Parameters:
  ///   - title: the document's title, or nil.
  ///   - sections: in document order.
  ///   - labels: the wording of the buttons.
  package init(
    title: String? = nil, sections: [TableSection], labels: TableLabels = TableLabels()
  ) {
    self.title = title
    self.sections = sections
    self.labels = labels
  }
}
