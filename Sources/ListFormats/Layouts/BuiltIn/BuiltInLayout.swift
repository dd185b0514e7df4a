internal import SourceDiagnostics
internal import YAMLSyntax

/// A layout that the program brings along, for the files of a well-known tool (SPEC §8).
package struct BuiltInLayout: Sendable {
  /// Its name, as `--layout` and a comment give it.
  package let name: String
  /// What files it is for, one phrase.
  package let summary: String
  /// The layout's own file.
  package let text: String
  /// A short file that it reads.
  package let example: String

  /// The layout with a name; nil if there is none.
  package init?(named name: String) {
    guard let found = BuiltInLayout.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  init(_ name: String, _ summary: String, text: String, example: String) {
    self.name = name
    self.summary = summary
    self.text = text + "\n"
    self.example = example + "\n"
  }

  /// What its text says.
  package var file: LayoutFile {
    let source = SourceText(name: name, bytes: Array(text.utf8))
    guard let tree = try? SyntaxTree(parsing: source, limits: ParsingLimits()) else {
      return LayoutFile()
    }
    var decoder = LayoutDecoder(tree: tree)
    var file = decoder.decodeFile()
    file.name = name
    return file
  }

  /// The layout alone.
  var layout: Layout { file.layout ?? Layout() }

  /// What `listproc layouts NAME` prints: the layout, and the example as comments below.
  package var description: String {
    let commented = example.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "#" : "#   " + $0 }
    return "# \(name): \(summary)\n\(text)\n# For example:\n"
      + commented.map { $0 + "\n" }.joined()
  }
}
