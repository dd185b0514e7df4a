/// One command line that help opens with.
package struct CommandExample: Hashable, Sendable {
  /// The line as one would type it into a shell.
  package let line: String
  /// What it does, in one phrase.
  package let purpose: String

  /// Describes an example.
  package init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}
