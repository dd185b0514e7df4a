import SourceDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func diagnostic(_ message: String, _ name: String?, _ offset: Int = 0) -> Diagnostic {
    let place = name.map { name in
      Diagnostic.Place(source: SourceText(name: name, bytes: []), range: offset..<offset)
    }
    return Diagnostic(.syntax, message, at: place)
  }

  @Test func `inputs keep their order, places are sorted within, equals stay`() {
    let sorted = [
      diagnostic("1", "b", 9), diagnostic("2", "a", 5), diagnostic("3", nil),
      diagnostic("4", "b", 3), diagnostic("5", "b", 9), diagnostic("6", "a", 5),
      diagnostic("7", nil), diagnostic("8", "a", 0),
    ].sortedByPlace()
    #expect(sorted.map(\.message) == ["4", "1", "5", "8", "2", "6", "3", "7"])
  }

  @Test func `nothing sorted is nothing`() {
    #expect([Diagnostic]().sortedByPlace().isEmpty)
  }
}
