import ListModel
import Testing

@Suite struct GuardTests {
  @Test func `expect refuses what is not as expected, before the mode does`() {
    let sketch = DocumentSketch("ab", mode: .none)
    for kind in [
      Operation.Kind.deleteRow(.row(0, 0)), .move(.row(0, 0), .to(section: nil, .end)),
    ] {
      var operation = Operation(kind)
      operation.expectation = .init(title: "b")
      let result = Batch().run([operation], on: sketch.document())
      #expect(result.statuses == ["failed"])
      #expect(result.codes() == ["expect-failed", "mode-none"])
      #expect(result.outcomes[0].refusals[0].message == "row 0/0 has title 'a', not 'b'")
      operation.expectation = .init(title: "a", id: "a")
      #expect(Batch().run([operation], on: sketch.document()).codes() == ["mode-none"])
    }
  }

  @Test func `sections are guarded too`() {
    let sketch = DocumentSketch("ab", "")
    for kind in [
      Operation.Kind.deleteSection(.section(1)),
      .moveSection(.section(1), .to(section: nil, .start)),
    ] {
      var operation = Operation(kind)
      operation.expectation = .init(title: "S0")
      #expect(Batch().run([operation], on: sketch.document()).codes() == ["expect-failed"])
      operation.expectation = .init(title: "S1")
      #expect(Batch().run([operation], on: sketch.document()).statuses == ["applied"])
    }
  }

  @Test func `a test sees what came before it`() {
    let test = Operation(.testSection(.section(0), .init(count: 1)))
    let deletion = Operation(.deleteRow(.row(0, 0)))
    let document = DocumentSketch("ab").document()
    #expect(Batch().run([deletion, test], on: document).statuses == ["applied", "applied"])
    let refused = Batch().run([test, deletion, test], on: document)
    #expect(refused.statuses == ["failed", "skipped", "skipped"])
    #expect(refused.codes() == ["test-failed"])
    #expect(refused.outcomes[0].refusals[0].message == "section 0 has 2 rows, not 1")
  }

  @Test func `all that differs is told at once`() {
    let test = Operation(.testSection(.section(0), .init(title: "x", id: "y", count: 3)))
    let result = Batch().run([test], on: DocumentSketch("a").document())
    #expect(
      result.outcomes[0].refusals.map(\.message) == [
        "section 0 has title 'S0', not 'x' and no id, not 'y' and 1 row, not 3"
      ])
  }

  @Test func `titles are compared by canonical equivalence`() {
    var sketch = DocumentSketch("")
    sketch.sections[0].rows = [.init("Caf\u{e9}")]
    let test = Operation(.testRow(.row(0, 0), .init(title: "Cafe\u{301}")))
    #expect(Batch().run([test], on: sketch.document()).statuses == ["applied"])
  }

  @Test func `a test may carry a guard itself`() {
    var test = Operation(.testRow(.row(0, 0), .init(title: "b")))
    test.expectation = .init(title: "c")
    let document = DocumentSketch("a").document()
    #expect(Batch().run([test], on: document).codes() == ["expect-failed", "test-failed"])
  }

  @Test func `a test by an unsafe index is refused unless it carries a guard`() {
    var batch = Batch()
    batch.keepsGoing = true
    let refused = Operation(.deleteRow(.row(0, 0)))
    let test = Operation(.testRow(.row(0, 1), .init(title: "b")))
    var guarded = test
    guarded.expectation = .init(title: "b")
    let document = DocumentSketch("Ab").document()
    let result = batch.run([refused, test, guarded], on: document)
    #expect(result.statuses == ["denied", "denied", "applied"])
    #expect(result.codes(1) == ["address-unsafe"])
  }
}

extension Operation.Expectation {
  fileprivate init(title: String? = nil, id: String? = nil, count: Int? = nil) {
    self.init()
    self.title = title
    self.id = id
    self.count = count
  }
}
