/// A place in a text as people count it.
package struct LinePosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column in code points, from 1.
  package let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - column: the column in code points, from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
