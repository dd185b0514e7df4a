import ListModel
import Testing

/// The limits of SPEC §4.3, stage 11.
@Suite struct LimitTests {
  @Test func `empty-sections deny is judged on the result`() {
    var sketch = DocumentSketch("a", "bc", "")
    sketch.policy.emptySections = .deny
    let result = run(
      .deleteRow(.row(0, 0)), .deleteRow(.row(1, 0)), .deleteRow(.row(1, 0)),
      .testSection(.section(0)), on: sketch)
    #expect(result.statuses == ["denied", "skipped", "denied", "skipped"])
    #expect(result.codes(0) == ["would-empty-section"])
    #expect(result.document.outline == sketch.document().outline && result.changes.isEmpty)
    let refilled = run(
      .deleteRow(.row(0, 0)), .move(.row(1, 0), .to(section: .section(0), .end)), on: sketch)
    #expect(refilled.statuses == ["applied", "applied"])
    #expect(
      run(.deleteRow(.row(0, 0)), .deleteSection(.section(0)), on: sketch).statuses
        == ["applied", "applied"])
    #expect(run(.deleteSection(.section(2)), on: sketch).statuses == ["applied"])
  }

  @Test func `bounds deny only what is worse than before`() {
    var sketch = DocumentSketch("a", "bcd", "efghi")
    sketch.policy.minRows = 2
    sketch.policy.maxRows = 4
    #expect(run(.deleteRow(.row(1, 0)), on: sketch).statuses == ["applied"])
    let few = run(.deleteRow(.row(1, 0)), .deleteRow(.row(1, 0)), on: sketch)
    #expect(few.statuses == ["skipped", "denied"] && few.codes(1) == ["too-few-rows"])
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).codes() == ["too-few-rows"])
    #expect(run(.deleteRow(.row(2, 0)), on: sketch).statuses == ["applied"])
    let same = run(
      .move(.row(2, 0), .to(section: .section(0), .end)),
      .move(.row(1, 0), .to(section: .section(2), .end)), .deleteRow(.row(0, 0)),
      .move(.row(2, 0), .to(section: .section(0), .end)),
      .move(.row(0, 0), .to(section: .section(2), .end)), on: sketch)
    #expect(same.document.outline == ["S0: f", "S1: cd", "S2: ghibe"])
    let many = run(.move(.row(1, 0), .to(section: .section(2), .end)), on: sketch)
    #expect(many.codes() == ["too-many-rows"])
    let fewer = run(.move(.row(2, 0), .to(section: .section(0), .end)), on: sketch)
    #expect(fewer.statuses == ["applied"])
    #expect(run(.move(.row(0, 0), .to(section: nil, .end)), on: sketch).statuses == ["no-op"])
  }

  @Test func `max-deletes counts the rows of deleted sections`() {
    var sketch = DocumentSketch("abc", "de", "")
    sketch.policy.maxDeletes = 3
    #expect(run(.deleteSection(.section(0)), on: sketch).statuses == ["applied"])
    let result = run(
      .deleteSection(.section(1)), .deleteRow(.row(0, 0)), .deleteRow(.row(0, 0)),
      .deleteSection(.section(1)), on: sketch)
    #expect(result.statuses == ["skipped", "skipped", "denied", "skipped"])
    #expect(result.codes(2) == ["too-many-deletes"])
  }

  @Test func `a title that a section gets twice is refused at its arrival`() throws {
    var sketch = DocumentSketch("ab", "a", "cc")
    sketch.policy.uniqueTitles = .section
    let result = run(
      .move(.row(1, 0), .to(section: .section(0), .start)),
      .move(.row(0, 2), .to(section: nil, .start)), on: sketch)
    #expect(result.statuses == ["denied", "skipped"] && result.codes() == ["duplicate-title"])
    let document = sketch.document()
    #expect(
      result.outcomes[0].refusals[0].causes == [
        .entry(try document.row(0, 0)), .policy(.uniqueTitles),
      ])
    let replaced = run(
      .move(.row(1, 0), .to(section: .section(0), .start)), .deleteRow(.row(0, 1)), on: sketch)
    #expect(replaced.statuses == ["applied", "applied"])
    #expect(
      run(.move(.row(2, 0), .to(section: .section(1), .end)), on: sketch).statuses
        == ["applied"])
    let back = run(
      .move(.row(2, 0), .to(section: .section(1), .end)),
      .move(.row(1, 1), .to(section: .section(2), .end)), on: sketch)
    #expect(back.statuses == ["applied", "applied"])
    sketch.policy.uniqueTitles = .document
    #expect(
      run(.move(.row(1, 0), .to(section: .section(0), .start)), on: sketch).statuses
        == ["applied"])
  }

  @Test func `all failed limits are told, each at its last cause`() {
    var sketch = DocumentSketch("a", "bc", "defg")
    sketch.policy.emptySections = .deny
    sketch.policy.minRows = 1
    sketch.policy.maxRows = 4
    sketch.policy.maxDeletes = 1
    let result = run(
      .move(.row(0, 0), .to(section: .section(2), .end)), .deleteRow(.row(1, 0)),
      .deleteRow(.row(1, 0)), on: sketch)
    #expect(
      result.outcomes.map { $0.refusals.map(\.code.rawValue) } == [
        ["would-empty-section", "too-few-rows", "too-many-rows"], [],
        ["would-empty-section", "too-few-rows", "too-many-deletes"],
      ])
    #expect(result.statuses == ["denied", "skipped", "denied"])
  }

  @Test func `limits wait until every operation passed`() {
    var sketch = DocumentSketch("a")
    sketch.policy.emptySections = .deny
    let result = run(.deleteRow(.row(0, 0)), .deleteRow(.row(0, 0)), .malformed, on: sketch)
    #expect(result.statuses == ["skipped", "invalid", "invalid"])
    #expect(result.codes(1) == ["out-of-range"] && result.codes(2).isEmpty)
  }

  @Test func `a refused operation counts as not there for the later ones`() {
    let result = run(
      .deleteRow(.row(0, 1)), .deleteRow(.row(0, 2)), .deleteRow(.row(0, 2)),
      on: DocumentSketch("aBc"))
    #expect(result.statuses == ["denied", "skipped", "invalid"])
    #expect(result.outcomes.map(\.row) == [[0, 1], [0, 2], nil])
  }

  @Test func `an empty batch changes nothing`() {
    let result = Batch().run([], on: DocumentSketch("ab").document())
    #expect(result.outcomes.isEmpty && result.document.outline == ["S0: ab"])
  }
}
