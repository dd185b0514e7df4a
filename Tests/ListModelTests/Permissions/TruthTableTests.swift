import ListModel
import Testing

/// Every cell of the truth table of SPEC §4.2 that has an operation.
@Suite struct TruthTableTests {
  /// The modes in the order of the table's columns.
  static let modes: [EditMode] = [.none, .delete, .sort, .all]

  struct Line: CustomTestStringConvertible, Sendable {
    var name: String
    var operation: Operation.Kind
    var isCrossSectionDenied = false
    /// The first code or status for none, delete, sort, all.
    var cells: [String]

    var testDescription: String { name }
  }

  static let lines: [Line] = [
    Line(
      name: "delete-row, free", operation: .deleteRow(.row(0, 0)),
      cells: ["mode-none", "applied", "mode-forbids-delete", "applied"]),
    Line(
      name: "delete-row, pinned", operation: .deleteRow(.row(0, 1)),
      cells: ["mode-none", "row-pinned", "mode-forbids-delete", "row-pinned"]),
    Line(
      name: "delete-section without pins", operation: .deleteSection(.section(1)),
      cells: ["mode-none", "applied", "mode-forbids-delete", "applied"]),
    Line(
      name: "delete-section, empty", operation: .deleteSection(.section(2)),
      cells: ["mode-none", "applied", "mode-forbids-delete", "applied"]),
    Line(
      name: "delete-section with pins", operation: .deleteSection(.section(0)),
      cells: ["mode-none", "section-has-pinned", "mode-forbids-delete", "section-has-pinned"]),
    Line(
      name: "move, free to free place",
      operation: .move(.row(0, 0), .to(section: nil, .index(2))),
      cells: ["mode-none", "mode-forbids-move", "applied", "applied"]),
    Line(
      name: "move, free to pinned place",
      operation: .move(.row(0, 0), .to(section: nil, .index(1))),
      cells: ["mode-none", "mode-forbids-move", "target-pinned", "target-pinned"]),
    Line(
      name: "move, pinned", operation: .move(.row(0, 1), .to(section: nil, .index(0))),
      cells: ["mode-none", "mode-forbids-move", "row-pinned", "row-pinned"]),
    Line(
      name: "move, pinned, onto own place",
      operation: .move(.row(0, 1), .to(section: nil, .index(1))),
      cells: ["mode-none", "mode-forbids-move", "row-pinned", "row-pinned"]),
    Line(
      name: "move, pinned, across", operation: .move(.row(0, 1), .to(section: .section(1), .end)),
      cells: ["mode-none", "mode-forbids-move", "row-pinned", "row-pinned"]),
    Line(
      name: "move onto own place, free",
      operation: .move(.row(0, 2), .to(section: nil, .index(2))),
      cells: ["mode-none", "mode-forbids-move", "no-op", "no-op"]),
    Line(
      name: "move across", operation: .move(.row(0, 2), .to(section: .section(1), .index(0))),
      cells: ["mode-none", "mode-forbids-move", "applied", "applied"]),
    Line(
      name: "move across, denied",
      operation: .move(.row(0, 2), .to(section: .section(1), .index(0))),
      isCrossSectionDenied: true,
      cells: ["mode-none", "mode-forbids-move", "cross-section", "cross-section"]),
    Line(
      name: "move-section", operation: .moveSection(.section(0), .to(section: nil, .end)),
      cells: ["mode-none", "mode-forbids-move", "applied", "applied"]),
    Line(
      name: "test", operation: .testRow(.row(0, 0)),
      cells: ["applied", "applied", "applied", "applied"]),
    Line(
      name: "missing address", operation: .deleteRow(.row(0, 3)),
      cells: ["out-of-range", "out-of-range", "out-of-range", "out-of-range"]),
    Line(
      name: "ambiguous address", operation: .deleteRow(.title("d")),
      cells: [
        "ambiguous-address", "ambiguous-address", "ambiguous-address", "ambiguous-address",
      ]),
    Line(
      name: "bad address", operation: .deleteRow(.section(0)),
      cells: ["bad-address", "bad-address", "bad-address", "bad-address"]),
  ]

  @Test(arguments: lines) func `every cell holds`(line: Line) {
    for (mode, cell) in zip(Self.modes, line.cells) {
      var sketch = DocumentSketch("aBc", "dd", "", mode: mode)
      sketch.policy.crossSection = line.isCrossSectionDenied ? .deny : .allow
      let result = run(line.operation, on: sketch)
      #expect((result.codes().first ?? result.statuses[0]) == cell, "mode \(mode)")
    }
  }

  @Test func `the document's mode is named before the section's and the one from outside`() {
    var sketch = DocumentSketch("ab", mode: .sort)
    sketch.restriction = EditMode.none
    sketch.sections[0].mode = .delete
    let result = run(.deleteSection(.section(0)), on: sketch)
    #expect(result.codes() == ["mode-forbids-delete", "mode-none"])
    #expect(result.outcomes[0].refusals.map(\.causes) == [[.documentMode], [.restriction]])
  }

  @Test func `a move between sections needs both modes`() throws {
    var sketch = DocumentSketch("ab", "cd")
    sketch.sections[1].mode = .delete
    let result = run(.move(.row(0, 0), .to(section: .section(1), .end)), on: sketch)
    #expect(result.codes() == ["mode-forbids-move"])
    let list = try sketch.document().rows(ofSection: 1)
    #expect(result.outcomes[0].refusals[0].causes == [.sectionMode(list)])
    #expect(run(.move(.row(0, 0), .to(section: nil, .end)), on: sketch).statuses == ["applied"])
  }
}
