import ListModel
import Testing

@Suite struct RowFactsTests {
  struct Line: Sendable {
    var mode: EditMode
    var isPinned: Bool
    /// canEdit, canDelete, canMove, delete control, handle, disclosure.
    var facts: [Bool]
  }

  static let lines: [Line] = [
    Line(mode: .none, isPinned: false, facts: [false, false, false, false, false, true]),
    Line(mode: .none, isPinned: true, facts: [false, false, false, false, false, true]),
    Line(mode: .delete, isPinned: false, facts: [true, true, false, true, false, false]),
    Line(mode: .delete, isPinned: true, facts: [false, false, false, false, false, false]),
    Line(mode: .sort, isPinned: false, facts: [true, false, true, false, true, false]),
    Line(mode: .sort, isPinned: true, facts: [true, false, false, false, false, false]),
    Line(mode: .all, isPinned: false, facts: [true, true, true, true, true, false]),
    Line(mode: .all, isPinned: true, facts: [false, false, false, false, false, false]),
  ]

  @Test(arguments: lines) func `every line of the table holds`(line: Line) throws {
    let document = DocumentSketch(line.isPinned ? "aB" : "ab", mode: line.mode).document()
    let facts = document.facts(of: try document.row(0, 1))
    #expect(facts.flags == line.facts)
    #expect(facts.index == 1 && facts.isPinned == line.isPinned)
  }

  @Test func `can-edit takes all, can-move only moving`() throws {
    var sketch = DocumentSketch("ab", mode: .all)
    sketch.sections[0].rows[0].canEdit = false
    sketch.sections[0].rows[1].canMove = false
    let document = sketch.document()
    #expect(document.facts(of: try document.row(0, 0)).flags == Array(repeating: false, count: 6))
    let facts = document.facts(of: try document.row(0, 1))
    #expect(facts.flags == [true, true, false, true, false, false])
  }

  @Test func `a mode from outside leaves what both modes permit`() throws {
    let expected: [[EditMode]] = [
      [.none, .none, .none, .none], [.none, .all, .delete, .sort],
      [.none, .delete, .delete, .none], [.none, .sort, .none, .sort],
    ]
    for (mode, line) in zip(EditMode.allCases, expected) {
      for (restriction, effective) in zip(EditMode.allCases, line) {
        var sketch = DocumentSketch("a", mode: mode)
        sketch.restriction = restriction
        let document = sketch.document()
        #expect(document.effectiveMode(of: try document.rows(ofSection: 0)) == effective)
      }
    }
  }

  @Test func `the section's own mode replaces the document's`() throws {
    var sketch = DocumentSketch("a", "b", mode: .none)
    sketch.sections[1].mode = .sort
    let document = sketch.document()
    #expect(document.effectiveMode(of: try document.rows(ofSection: 0)) == .none)
    #expect(document.effectiveMode(of: try document.rows(ofSection: 1)) == .sort)
  }
}

extension RowFacts {
  fileprivate var flags: [Bool] {
    [canEdit, canDelete, canMove, showsDeleteControl, showsHandle, showsDisclosure]
  }
}
