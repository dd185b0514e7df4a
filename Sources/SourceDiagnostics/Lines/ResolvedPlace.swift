/// A place as messages and machine formats give it: a name, lines and columns.
package struct ResolvedPlace: Hashable, Sendable {
  /// The name of the input, as it was given, nothing escaped.
  package let name: String

  /// Where the place starts: the line, from 1.
  package let line: Int

  /// Where the place starts: the column in code points, from 1.
  package let column: Int

  /// The line, from 1, of the first character after the place; that of its start if it is a point.
  package let endLine: Int

  /// The column in code points, from 1, of the first character after the place.
  package let endColumn: Int

  /// Looks a place up.
  ///
  /// - Parameters:
  ///   - place: a range of bytes in an input.
  ///   - table: the lines of that input.
  /// - Complexity: O(1).
  package init(_ place: Diagnostic.Place, in table: LineTable) {
    let start = table.position(at: place.range.lowerBound)
    let end = place.range.isEmpty ? start : table.position(at: place.range.upperBound)
    name = place.source.name
    line = start.line
    column = start.column
    endLine = end.line
    endColumn = end.column
  }
}
