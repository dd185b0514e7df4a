/// The line tables of a run: one for each input that something is said about, made when it is first
/// asked for.
package struct LineTableCache: Sendable {
  /// By name, those of inputs that share it; more than one is a rarity.
  private var tablesByName: [String: [LineTable]] = [:]

  /// Creates an empty cache.
  package init() {}

  /// The lines of an input.
  ///
  /// - Parameter source: the input; another of the same name and other bytes has its own table.
  /// - Returns: its table.
  /// - Complexity: O(1) but for the first time, when the text is read; then O(`source.bytes.count`).
  package mutating func table(for source: SourceText) -> LineTable {
    // Arrays that share their storage compare in constant time.
    if let table = tablesByName[source.name]?.first(where: { $0.bytes == source.bytes }) {
      return table
    }
    let table = LineTable(bytes: source.bytes)
    tablesByName[source.name, default: []].append(table)
    return table
  }

  /// Lines and columns of a place.
  ///
  /// - Parameter place: a range of bytes in an input.
  /// - Returns: the place as people count it.
  /// - Complexity: as for `table(for:)`.
  package mutating func resolve(_ place: Diagnostic.Place) -> ResolvedPlace {
    ResolvedPlace(place, in: table(for: place.source))
  }
}
