/// Where an operation finds its section or row (SPEC §2.1), as a path of parts, outermost first.
///
/// A section of a native document has one part, a row two, or one part by id or title that is
/// looked for in the whole document.
package struct Address: Hashable, Sendable {
  /// One step of the path.
  package enum Part: Hashable, Sendable {
    /// An index from 0 over all entries of the list, when the operation's turn comes.
    /// Numbers too large for `Int` are `Int.max`.
    case index(Int)
    case id(String)
    case title(String)
  }

  /// The steps, outermost first; never empty.
  package var parts: [Part]

  /// Creates an address.
  ///
  /// - Parameter parts: the steps, outermost first.
  /// - Precondition: `parts` is not empty.
  package init(_ parts: [Part]) {
    self.parts = parts
  }
}
