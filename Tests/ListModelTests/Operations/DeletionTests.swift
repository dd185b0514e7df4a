import ListModel
import Testing

@Suite struct DeletionTests {
  @Test func `on-pinned restrict names the pin, or the row that cannot be edited`() {
    #expect(
      run(.deleteSection(.section(0)), on: DocumentSketch("aB")).codes() == ["section-has-pinned"])
    var sketch = DocumentSketch("ab")
    sketch.sections[0].rows[1].canEdit = false
    #expect(run(.deleteSection(.section(0)), on: sketch).codes() == ["row-not-editable"])
  }

  @Test func `on-pinned cascade deletes all`() {
    var sketch = DocumentSketch("aB", "c")
    sketch.policy.onPinned = .cascade
    let result = run(.deleteSection(.section(0)), on: sketch)
    #expect(result.document.outline == ["S1: c"])
    #expect(result.changes.count == 1)
  }

  @Test func `on-pinned keep deletes the free rows, the last first`() throws {
    var sketch = DocumentSketch("x", "aBcdE")
    sketch.policy.onPinned = .keep
    sketch.sections[1].rows[2].canEdit = false
    let result = run(
      .deleteSection(.section(1)), .deleteSection(.section(1)), .deleteSection(.section(0)),
      on: sketch)
    #expect(result.statuses == ["applied", "no-op", "applied"])
    #expect(result.outcomes.map(\.removed) == [[[1, 3], [1, 0]], [], []])
    #expect(result.document.outline == ["S1: BcE"])
    let document = sketch.document()
    guard case .delete(let first, let from) = result.changes[0] else {
      Issue.record("no deletion")
      return
    }
    #expect(first == (try document.row(1, 3)))
    #expect(from.predecessor == (try document.row(1, 2)))
  }

  @Test func `prune takes the emptied section at once`() {
    var sketch = DocumentSketch("a", "b", "c")
    sketch.policy.emptySections = .prune
    let result = run(
      .deleteRow(.row(1, 0)), .move(.row(0, 0), .to(section: .section(1), .end)), on: sketch)
    #expect(result.document.outline == ["S2: ca"])
    #expect(result.outcomes.map(\.removed) == [[[1]], [[0]]])
    #expect(result.outcomes[1].to == [0, 1])
  }

  @Test(arguments: [EditMode.none, .sort, .delete, .all])
  func `prune needs a mode that permits the deletion`(mode: EditMode) {
    var sketch = DocumentSketch("a", mode: mode)
    sketch.policy.emptySections = .prune
    sketch.sections[0].mode = .all
    let isPruned = mode == .all || mode == .delete
    #expect(
      run(.deleteRow(.row(0, 0)), on: sketch).document.outline == (isPruned ? [] : ["S0: "]))
    sketch.isRootEditable = false
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).document.outline == ["S0: "])
  }

  @Test func `if-exists makes a missing target a success`() {
    for kind in [
      Operation.Kind.deleteRow(.row(0, 5)), .deleteRow(.title("z")), .deleteSection(.id("z")),
      .deleteRow(.row(5, 0)),
    ] {
      var operation = Operation(kind)
      #expect(Batch().run([operation], on: DocumentSketch("ab").document()).statuses == ["invalid"])
      operation.ifExists = true
      #expect(Batch().run([operation], on: DocumentSketch("ab").document()).statuses == ["absent"])
    }
    for (kind, status) in [
      (Operation.Kind.deleteRow(.title("a")), "invalid"), (.deleteRow(.section(0)), "invalid"),
      (.deleteRow(.row(0, 2)), "denied"),
    ] {
      var operation = Operation(kind)
      operation.ifExists = true
      #expect(Batch().run([operation], on: DocumentSketch("aaB").document()).statuses == [status])
    }
  }

  @Test func `with require-reveal only what is revealed is deleted, once`() throws {
    var sketch = DocumentSketch("ab", "c")
    sketch.policy.requireReveal = true
    var document = sketch.document()
    document.reveal(try document.row(0, 0))
    document.reveal(try document.section(1))
    let row = Operation(.deleteRow(.row(0, 0)))
    let section = Operation(.deleteSection(.section(1)))
    #expect(Batch().run([row], on: document).statuses == ["applied"])
    #expect(Batch().run([section], on: document).statuses == ["applied"])
    let both = Batch().run([row, section, row], on: document)
    #expect(both.statuses == ["skipped", "denied", "denied"])
    #expect(both.codes(1) == ["not-revealed"])
    #expect(Batch().run([row], on: document).document.revealed.isEmpty)
    #expect(run(.move(.row(0, 0), .to(section: nil, .end)), on: sketch).statuses == ["applied"])
  }

  @Test func `a list reached through an alias is not edited`() {
    var sketch = DocumentSketch("ab", "cd")
    sketch.sections[1].isEditable = false
    let refused: [Operation.Kind] = [
      .deleteRow(.row(1, 0)), .move(.row(1, 0), .to(section: nil, .end)),
      .move(.row(1, 0), .to(section: .section(0), .end)),
      .move(.row(0, 0), .to(section: .section(1), .end)),
    ]
    for kind in refused { #expect(run(kind, on: sketch).codes() == ["aliased-list"]) }
    #expect(run(.deleteSection(.section(1)), on: sketch).statuses == ["applied"])
    sketch.isRootEditable = false
    #expect(run(.deleteSection(.section(1)), on: sketch).codes() == ["aliased-list"])
    let move = run(.moveSection(.section(1), .to(section: nil, .start)), on: sketch)
    #expect(move.codes() == ["aliased-list"] && move.statuses == ["denied"])
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).statuses == ["applied"])
  }
}
