import SourceDiagnostics
import Testing

@Suite struct LineTableCacheTests {
  @Test func `a place has its lines and columns, the end being the character after it`() {
    let source = SourceText(name: "list.yaml", bytes: Array("a: é\nbc: d\n".utf8))
    var cache = LineTableCache()
    let place = cache.resolve(Diagnostic.Place(source: source, range: 3..<8))
    #expect(place.name == "list.yaml")
    #expect([place.line, place.column, place.endLine, place.endColumn] == [1, 4, 2, 3])
  }

  @Test func `a point ends where it starts`() {
    let source = SourceText(name: "list.yaml", bytes: Array("é".utf8))
    var cache = LineTableCache()
    let place = cache.resolve(Diagnostic.Place(source: source, range: 1..<1))
    #expect([place.line, place.column, place.endLine, place.endColumn] == [1, 1, 1, 1])
  }

  @Test func `inputs of one name and length are told apart`() {
    var cache = LineTableCache()
    let lines = ["a\nb", "abc", "a\nb"].map { text in
      let source = SourceText(name: "<stdin>", bytes: Array(text.utf8))
      return cache.resolve(Diagnostic.Place(source: source, range: 2..<2)).line
    }
    #expect(lines == [2, 1, 2])
  }
}
