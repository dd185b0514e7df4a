import ListModel
import Testing

/// P1 to P6 of SPEC §3.
@Suite struct PinRulesTests {
  // MARK: Declarations

  @Test func `first and last pin what is there, and the head has what both reach`() {
    for (count, expected) in [0, 1, 2, 3, 3, 3].enumerated() {
      var sketch = DocumentSketch(lists: [String("abcde".prefix(count))])
      sketch.pins.first = 2
      sketch.pins.last = 1
      #expect(sketch.document().pinnedCount(of: ListID(1)) == expected)
    }
  }

  @Test func `a section's pins replace the document's, and a row's own add`() {
    var sketch = DocumentSketch("abc", "abC")
    sketch.pins.first = 1
    sketch.sections[1].pins = .init(slots: [1])
    #expect(pinned(sketch.document()) == ["a", "b", "C"])
  }

  @Test func `slots that are not there and ids of rows elsewhere pin nothing`() {
    var sketch = DocumentSketch("ab", "cd")
    sketch.pins.slots = [-1, 1, 7, .max]
    sketch.sections[1].pins = .init(slots: [2, .min], rows: ["a"])
    #expect(pinned(sketch.document()) == ["b"])
    #expect(sketch.document().unmetDocumentSlots() == [7, .max])
  }

  @Test func `huge counts pin all and do no harm`() {
    var sketch = DocumentSketch("ab", "")
    sketch.pins.first = .max
    sketch.pins.last = .max
    #expect(pinned(sketch.document()) == ["a", "b"])
    #expect(run(.move(.row(0, 0), .to(section: nil, .start)), on: sketch).codes() == ["row-pinned"])
  }

  // MARK: P1, P2

  @Test func `a pinned row is neither moved nor deleted, even onto its own place`() {
    let sketch = DocumentSketch("aBc", "d")
    #expect(run(.deleteRow(.row(0, 1)), on: sketch).codes() == ["row-pinned"])
    let own = run(.move(.row(0, 1), .to(section: nil, .index(1))), on: sketch)
    #expect(own.codes() == ["row-pinned", "target-pinned"])
    let message = own.outcomes[0].refusals[0].message
    #expect(message == "row 'B' is pinned at index 1; pinned rows cannot be moved")
  }

  @Test(arguments: [
    (0, ["target-pinned"]), (1, []), (2, []), (3, []), (4, ["target-pinned"]),
    (5, ["out-of-range"]), (.max, ["out-of-range"]),
  ])
  func `a pinned place is never a target and nothing is clamped`(index: Int, codes: [String]) {
    var sketch = DocumentSketch("x", "abcd")
    sketch.sections[1].pins = .init(first: 1, last: 1)
    let result = run(.move(.row(0, 0), .to(section: .section(1), .index(index))), on: sketch)
    #expect(result.codes() == codes)
  }

  // MARK: P3

  @Test(arguments: [
    (0, 4, "cBeDa"), (4, 0, "eBaDc"), (0, 2, "cBaDe"), (2, 4, "aBeDc"), (4, 2, "aBeDc"),
  ])
  func `pinned rows keep their index when others move past`(
    from: Int, to: Int, expected: String
  ) {
    let result = run(
      .move(.row(0, from), .to(section: nil, .index(to))), on: DocumentSketch("aBcDe"))
    #expect(result.document.outline == ["S0: \(expected)"])
    #expect(!result.changes.contains { $0.isPinnedRow(in: result.document) })
  }

  @Test func `a group of pinned rows is crossed by one row`() throws {
    let sketch = DocumentSketch("aBCDefG")
    let result = run(.move(.row(0, 0), .to(section: nil, .index(4))), on: sketch)
    #expect(result.document.outline == ["S0: eBCDafG"])
    let document = sketch.document()
    let rows = document.entries(of: try document.rows(ofSection: 0))
    let list = try document.rows(ofSection: 0)
    #expect(
      result.changes == [
        .move(
          rows[0], from: .init(list: list, predecessor: nil, successor: rows[1]),
          to: .init(list: list, predecessor: rows[4], successor: rows[5])),
        .move(
          rows[4], from: .init(list: list, predecessor: rows[3], successor: rows[0]),
          to: .init(list: list, predecessor: nil, successor: rows[1])),
      ])
  }

  @Test func `start and end are the outermost places that are free`() {
    for (position, expected) in [(Destination.Position.start, "AcbdE"), (.end, "AbdcE")] {
      let result = run(.move(.row(0, 2), .to(section: nil, position)), on: DocumentSketch("AbcdE"))
      #expect(result.document.outline == ["S0: \(expected)"])
    }
  }

  // MARK: P4

  @Test func `deletions and arrivals shift slot pins, and the section's list follows`() throws {
    var sketch = DocumentSketch("abcde", "x")
    sketch.sections[0].pins = .init(slots: [4, 1])
    let document = sketch.document()
    let list = try document.rows(ofSection: 0)
    let deletion = run(.deleteRow(.row(0, 0)), on: sketch)
    #expect(deletion.document.outline[0] == "S0: bcde")
    #expect(deletion.shiftedSlots == [list: [3, 0]])
    let arrival = run(.move(.row(1, 0), .to(section: .section(0), .index(2))), on: sketch)
    #expect(arrival.shiftedSlots == [list: [5, 1]])
    #expect(
      run(.deleteRow(.row(0, 2)), .move(.row(1, 0), .before(.row(0, 3))), on: sketch)
        .shiftedSlots.isEmpty)
  }

  @Test func `with pin-shift deny no slot shifts, but head and tail may`() {
    var sketch = DocumentSketch("abCd", "x")
    sketch.policy.pinShift = .deny
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).codes() == ["would-shift-pinned"])
    #expect(run(.deleteRow(.row(0, 3)), on: sketch).statuses == ["applied"])
    #expect(run(.deleteRow(.row(0, 2)), on: sketch).codes() == ["row-pinned"])
    let target = Destination.to(section: .section(0), .index(2))
    #expect(run(.move(.row(1, 0), target), on: sketch).codes() == ["would-shift-pinned"])
    var ends = DocumentSketch("abcd", "x")
    ends.policy.pinShift = .deny
    ends.pins.last = 1
    #expect(run(.deleteRow(.row(0, 1)), on: ends).statuses == ["applied"])
  }

  @Test func `a slot of the document never shifts`() {
    var sketch = DocumentSketch("abcd", "x")
    sketch.pins.slots = [2]
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).codes() == ["would-shift-pinned"])
    #expect(run(.deleteRow(.row(0, 3)), on: sketch).statuses == ["applied"])
    sketch.sections[0].pins = .init(slots: [2])
    #expect(run(.deleteRow(.row(0, 0)), on: sketch).statuses == ["applied"])
  }

  @Test func `keeping pinned rows counts as a shift of them`() {
    var sketch = DocumentSketch("aB")
    sketch.policy.onPinned = .keep
    sketch.policy.pinShift = .deny
    #expect(run(.deleteSection(.section(0)), on: sketch).codes() == ["would-shift-pinned"])
    sketch.sections[0].rows.reverse()
    #expect(run(.deleteSection(.section(0)), on: sketch).statuses == ["applied"])
  }

  // MARK: P6

  @Test func `a row that arrives where first reaches is free now and pinned later`() throws {
    var sketch = DocumentSketch("a", "xy")
    sketch.sections[0].pins = .init(first: 3)
    let result = run(
      .move(.row(1, 0), .to(section: .section(0), .end)),
      .move(.row(1, 0), .to(section: .section(0), .index(1))),
      .move(.row(0, 1), .to(section: nil, .end)), on: sketch)
    #expect(result.document.outline == ["S0: axy", "S1: "])
    #expect(result.warnings.map { result.document.names.title(of: $0.row) } == ["x", "y"])
    #expect(result.warnings.map(\.operation) == [0, 2])
  }

  @Test func `a row that arrives where last reaches is free now and pinned later`() {
    var sketch = DocumentSketch("abc", "x", "y")
    sketch.sections[0].pins = .init(first: 2, last: 2)
    let result = run(
      .move(.row(2, 0), .to(section: .section(1), .end)),
      .move(.row(1, 0), .to(section: .section(0), .index(2))), on: sketch)
    #expect(result.document.outline[0] == "S0: abxc")
    #expect(result.warnings.map { result.document.names.title(of: $0.row) } == ["x"])
    #expect(result.warnings.map(\.operation) == [1])
  }

  @Test func `a row at the place of a slot that was not there is warned of`() {
    var sketch = DocumentSketch("abc", "x", "yz")
    sketch.pins.slots = [2]
    let result = run(
      .move(.row(2, 1), .to(section: .section(1), .end)),
      .move(.row(2, 0), .to(section: .section(1), .end)), on: sketch)
    #expect(result.warnings.map { result.document.names.title(of: $0.row) } == ["y"])
    #expect(result.warnings.map(\.operation) == [1])
  }

  @Test func `a row that comes to where its id is pinned is warned of`() {
    var sketch = DocumentSketch("a", "b")
    sketch.sections[0].pins = .init(rows: ["b"])
    let result = run(.move(.row(1, 0), .to(section: .section(0), .end)), on: sketch)
    #expect(result.warnings.count == 1)
    #expect(run(.move(.row(0, 0), .to(section: .section(1), .end)), on: sketch).warnings.isEmpty)
  }

  @Test func `pins that would name nothing refuse the batch at the last cause`() {
    var slots = DocumentSketch("a", "bc", "def", "ghi")
    slots.policy.onPinned = .cascade
    slots.pins.slots = [2]
    #expect(run(.deleteSection(.section(2)), on: slots).statuses == ["applied"])
    let result = run(
      .deleteSection(.section(2)), .deleteSection(.section(2)), .deleteSection(.section(1)),
      on: slots)
    #expect(result.statuses == ["skipped", "invalid", "skipped"])
    #expect(result.codes(1) == ["pin-out-of-range"])
    #expect(result.document.outline.count == 4)

    var ids = DocumentSketch("ab", "c")
    ids.sections[0].pins = .init(rows: ["c"])
    #expect(run(.deleteSection(.section(1)), on: ids).codes() == ["not-found"])
    let all = run(.deleteRow(.row(1, 0)), .deleteSection(.section(0)), on: ids)
    #expect(all.statuses == ["applied", "applied"])
  }

  private func pinned(_ document: ListDocument) -> [String] {
    document.entries(of: .root).flatMap { section in
      document.list(of: section).map { document.entries(of: $0) } ?? []
    }
    .filter { document.facts(of: $0).isPinned }
    .compactMap { document.title(of: $0) }
  }
}

extension Change {
  fileprivate func isPinnedRow(in document: ListDocument) -> Bool {
    switch self {
    case .delete(let entry, _), .move(let entry, _, _): document.isPinned(entry)
    case .insert, .replace, .rename: false
    }
  }
}
