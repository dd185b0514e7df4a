import ListFormats
import ListModel
import Testing

/// Whatever YAML can say moves as a row's value, its neighbours untouched.
@Suite(
  .enabled(
    if: PropertySettings.sharedFolder != nil,
    "skipped: LISTPROC_SHARED names no folder with yaml-test-suite"))
struct WrappedSuiteTests {
  @Test(
    arguments: [
      Destination.to(section: nil, .start), .to(section: nil, .end),
      .to(section: Address([.index(1)]), .start), .after(Address([.index(1), .index(0)])),
    ], WrappedSuiteCase.Target.allCases)
  func `each case of the suite moves with its row`(
    _ destination: Destination, _ target: WrappedSuiteCase.Target
  ) throws {
    let folder = try #require(PropertySettings.sharedFolder)
    let (cases, skippedCount) = try WrappedSuiteCase.all(in: folder, target: target)
    print("\(cases.count) cases of yaml-test-suite moved; \(skippedCount) cannot be indented")
    #expect(cases.count > 100)
    let move = Operation(.move(Address([.index(0), .index(1)]), destination))
    for wrapped in cases {
      guard let read = try LayoutCase.read(wrapped.text, documents: [0]) else {
        Issue.record("\(wrapped.name): invalid\n\(wrapped.text)")
        continue
      }
      let script = LayoutScript(operations: [move])
      let edit = LayoutCase(tree: read.tree, documents: read.documents, script: script)
      guard case .edited(let edited) = edit.outcome else {
        Issue.record("\(wrapped.name): \(edit.report("\(edit.outcome)"))")
        continue
      }
      let problem = edit.problemWithValues(in: edited) ?? edit.problemWithLines(in: edited)
      if let problem { Issue.record("\(wrapped.name): \(edit.report(problem))") }
    }
  }
}
