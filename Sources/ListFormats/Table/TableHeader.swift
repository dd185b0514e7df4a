/// The header of a section.
package struct TableHeader: Equatable, Sendable {
  /// What the header says: the section's title, else its id.
  package var text: String

  /// The section's address, outermost index first, each counted from 0: what `--numbers` shows.
  package var address: [Int]

  /// Whether the delete-all button is revealed.
  package var showsDeleteButton: Bool

  /// Creates a header, or nil for a section with neither title nor id.
  ///
  /// - Parameters:
  ///   - title: the section's title, if it has one.
  ///   - id: the section's id, shown if there is no title.
  ///   - address: indices that lead to the section, from 0; one in a native document.
  ///   - showsDeleteButton: whether the delete-all button is revealed.
  package init?(
    title: String?, id: String? = nil, address: [Int], showsDeleteButton: Bool = false
  ) {
    guard let text = title ?? id else { return nil }
    self.text = text
    self.address = address
    self.showsDeleteButton = showsDeleteButton
  }
}
