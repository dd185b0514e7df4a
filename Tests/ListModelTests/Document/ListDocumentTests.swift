import ListModel
import Testing

@Suite struct ListDocumentTests {
  @Test func `what was added is where it was added, with its token`() throws {
    var document = empty()
    var sections: [EntryID] = []
    var rows: [[EntryID]] = []
    for section in 0..<3 {
      let entry = document.addSection(token: UInt32(section))
      let list = document.addList(of: entry, mode: nil, pins: nil, isEditable: true)
      sections.append(entry)
      rows.append(
        (0..<2).map { row in
          document.addRow(
            to: list, token: UInt32(10 * section + row), isPinned: row == 1, canEdit: true,
            canMove: true)
        })
    }
    document.bindPins()
    #expect(document.entries(of: .root) == sections)
    #expect(document.owner(of: .root) == nil)
    for (section, rows) in zip(sections, rows) {
      let list = try #require(document.list(of: section))
      #expect(document.entries(of: list) == rows && document.count(of: list) == 2)
      #expect(document.owner(of: list) == section)
      #expect(document.parentList(of: rows[0]) == list && document.list(of: rows[0]) == nil)
      #expect(document.pinnedCount(of: list) == 1)
      #expect(document.facts(of: rows[1], at: 1) == document.facts(of: rows[1]))
    }
    #expect(rows.map { $0.map(document.token) } == [[0, 1], [10, 11], [20, 21]])
    #expect(document.path(of: rows[2][1]) == [2, 1])
  }

  @Test func `rows below rows go and count with their section`() throws {
    var policy = Policy()
    policy.maxDeletes = 3
    for depth in 2...4 {
      var document = ListDocument(
        mode: .all, policy: policy, pins: PinDeclaration(), names: SketchNames.none)
      let section = document.addSection(token: 0)
      var entry = section
      for _ in 0..<depth {
        let list = document.addList(of: entry, mode: nil, pins: nil, isEditable: true)
        entry = document.addRow(
          to: list, token: 0, isPinned: false, canEdit: true, canMove: true)
      }
      document.bindPins()
      #expect(document.path(of: entry).count == depth + 1)
      let result = Batch().run([Operation(.deleteSection(.section(0)))], on: document)
      #expect(result.codes() == (depth > 3 ? ["too-many-deletes"] : []))
      #expect(result.document.isLive(entry) == (depth > 3))
    }
  }

  @Test func `a section without a list takes no rows`() {
    var document = empty()
    _ = document.addSection(token: 0)
    _ = document.addSection(token: 1)
    let list = document.addList(of: EntryID(1), mode: nil, pins: nil, isEditable: true)
    _ = document.addRow(to: list, token: 2, isPinned: false, canEdit: true, canMove: true)
    document.bindPins()
    let move = Operation(.move(.row(1, 0), .to(section: .section(0), .end)))
    #expect(Batch().run([move], on: document).statuses == ["invalid"])
    #expect(Batch().run([Operation(.testRow(.row(0, 0)))], on: document).statuses == ["invalid"])
  }

  private func empty() -> ListDocument {
    ListDocument(mode: .all, policy: Policy(), pins: PinDeclaration(), names: SketchNames.none)
  }
}

extension SketchNames {
  /// Enough entries without names.
  fileprivate static var none: SketchNames {
    SketchNames(
      titles: Array(repeating: nil, count: 20), ids: Array(repeating: nil, count: 20))
  }
}
