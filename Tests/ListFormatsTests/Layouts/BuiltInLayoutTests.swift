import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// The layouts that the program brings along.
struct BuiltInLayoutTests {
  @Test("the built-in layouts are those of SPEC §8")
  func names() {
    let names: Set = [
      "landscape", "homer", "dashy", "homepage", "mkdocs", "toc", "jupyter-book", "labels",
      "prometheus-rules", "pre-commit", "github-workflow", "release-drafter", "openapi-tags",
      "owners-aliases", "teams", "compose", "changelog", "flat",
    ]
    #expect(Set(BuiltInLayout.all.map(\.name)) == names)
    #expect(BuiltInLayout.all.count == names.count)
  }

  @Test(
    "a built-in layout reads its example, every row with a title",
    arguments: BuiltInLayout.all.map(\.name))
  func example(name: String) throws {
    let builtIn = try #require(BuiltInLayout(named: name))
    #expect(builtIn.file.diagnostics.isEmpty)
    let layout = try #require(builtIn.file.layout)
    let source = SourceText(name: name, bytes: Array(builtIn.example.utf8))
    var reader = LayoutReader(tree: try SyntaxTree(parsing: source), document: 0, layout: layout)
    let read = reader.read()
    let document = try #require(read)
    #expect(reader.diagnostics.isEmpty)
    let rows = document.model.listsOfRows.flatMap { document.model.entries(of: $0) }
    #expect(rows.count >= 2)
    #expect(rows.allSatisfy { document.model.title(of: $0) != nil })
  }

  @Test("what 'layouts NAME' prints is a layout itself", arguments: BuiltInLayout.all.map(\.name))
  func description(name: String) throws {
    let builtIn = try #require(BuiltInLayout(named: name))
    let source = SourceText(name: name, bytes: Array(builtIn.description.utf8))
    var decoder = LayoutDecoder(tree: try SyntaxTree(parsing: source))
    let file = decoder.decodeFile()
    #expect(file.diagnostics.isEmpty)
    #expect(file.layout == builtIn.file.layout)
  }
}
