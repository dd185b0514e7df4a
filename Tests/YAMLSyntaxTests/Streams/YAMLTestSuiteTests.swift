import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite(
  .enabled(
    if: YAMLTestSuite.path != nil,
    "skipped: LISTPROC_SHARED names no folder with yaml-test-suite"))
struct YAMLTestSuiteTests {
  let cases = YAMLTestSuite.cases()

  @Test func `all of the suite is there`() {
    #expect(cases.count == 405)
    #expect(cases.count { $0.isError } == 94)
  }

  @Test func `whatever libyaml accepts gives a tree of the whole text`() throws {
    var acceptedCount = 0
    for example in cases {
      let source = SourceText(name: example.name, bytes: example.bytes)
      guard let tree = try? SyntaxTree(parsing: source) else { continue }
      acceptedCount += 1
      if let violation = TreeInvariants.violation(in: tree) {
        Issue.record("\(example.name): \(violation)")
      }
      let finding = StructureProof.finding(
        in: source, tree: tree, expected: ExpectedStructure(), limits: ParsingLimits())
      guard case .holds = finding else {
        Issue.record("\(example.name): \(finding)")
        continue
      }
    }
    #expect(acceptedCount > 230)
  }

  @Test func `whatever it rejects gives a failure with a place in the text`() {
    var rejectedCount = 0
    for example in cases {
      let source = SourceText(name: example.name, bytes: example.bytes)
      do {
        _ = try SyntaxTree(parsing: source)
      } catch {
        rejectedCount += 1
        #expect(error.range.upperBound <= example.bytes.count, "\(example.name)")
        let diagnostic = error.diagnostic(in: source)
        #expect(!diagnostic.message.isEmpty, "\(example.name)")
        let position = LineTable(bytes: example.bytes).position(at: error.range.lowerBound)
        #expect(position.line >= 1 && position.column >= 1, "\(example.name)")
      }
    }
    #expect(rejectedCount > 100)
  }
}
