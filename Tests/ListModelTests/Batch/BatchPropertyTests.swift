import ListModel
import TestSupport
import Testing

/// Random batches on random documents, against the reference and against themselves.
@Suite struct BatchPropertyTests {
  @Test(arguments: 1...8)
  func `a batch does what the reference does, and its changes tell it all`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var appliedCount = 0
    for _ in 0..<60 {
      let sketch = Self.sketch(&random)
      let document = sketch.document()
      let all = (0..<25).map { _ in Self.operation(sketch, &random) }
      let refused = Batch().run(all, on: document)
      var reference = ReferenceModel(sketch)
      let expected = all.map { reference.apply($0) }
      let isPassed = expected.map { ["applied", "no-op"].contains($0.status) }
      if isPassed.contains(false) {
        #expect(refused.changes.isEmpty && refused.document.outline == document.outline)
        #expect(zip(refused.outcomes, isPassed).allSatisfy { ($0.status == .skipped) == $1 })
        #expect(refused.outcomes.map { $0.refusals.map(\.code.rawValue) } == expected.map(\.codes))
      }
      // What is refused counts as not there, so the others pass by themselves.
      let passing = zip(all, isPassed).filter(\.1).map(\.0)
      let result = Batch().run(passing, on: document)
      #expect(result.document.outline == reference.outline)
      #expect(
        result.statuses == expected.map(\.status).filter { ["applied", "no-op"].contains($0) })
      appliedCount += result.outcomes.count { $0.status == .applied }
      expectFaithful(result, from: document)
      expectSameOneByOne(passing, result, from: document)
    }
    #expect(appliedCount > 200)
  }

  @Test func `a long batch on a long section agrees with the reference`() {
    var random = SeededRandom(seed: 99)
    var sketch = DocumentSketch("", "")
    for number in 0..<2500 {
      sketch.sections[0].rows.append(
        .init("r\(number)", isPinned: Int.random(in: 0..<9, using: &random) == 0))
    }
    let operations = (0..<400).map { _ in
      let source = Int.random(in: 0..<2400, using: &random)
      return Operation(
        .move(.row(0, source), .to(section: nil, .index(Int.random(in: 0..<2400, using: &random)))))
    }
    var reference = ReferenceModel(sketch)
    let passing = operations.filter { ["applied", "no-op"].contains(reference.apply($0).status) }
    let document = sketch.document()
    let result = Batch().run(passing, on: document)
    #expect(result.outcomes.allSatisfy(\.isPassed) && passing.count > 200)
    #expect(result.document.outline == reference.outline)
    expectFaithful(result, from: document)
  }

  private func expectFaithful(_ result: BatchResult, from document: ListDocument) {
    var replay = ChangeReplay(document, result)
    for change in result.changes { replay.play(change) }
    #expect(replay.agrees(with: result.document))
  }

  private func expectSameOneByOne(
    _ operations: [Operation], _ result: BatchResult, from document: ListDocument
  ) {
    var document = document
    var changes: [Change] = []
    for operation in operations {
      let step = Batch().run([operation], on: document)
      changes += step.changes
      document = step.document
    }
    #expect(document.outline == result.document.outline)
    #expect(changes == result.changes)
  }

  static func sketch(_ random: inout SeededRandom) -> DocumentSketch {
    var letters = "abcdefghijklmnopqrstuvwxyz"[...]
    let lists = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let count = Int.random(in: 0...6, using: &random)
      defer { letters = letters.dropFirst(count) }
      return String(letters.prefix(count))
    }
    var sketch = DocumentSketch(lists: lists)
    sketch.policy.onPinned = Policy.OnPinned.allCases.randomElement(using: &random) ?? .keep
    sketch.policy.emptySections = Bool.random(using: &random) ? .keep : .prune
    sketch.pins.first = Int.random(in: 0...1, using: &random)
    sketch.pins.last = Int.random(in: 0...1, using: &random)
    for number in sketch.sections.indices {
      for index in sketch.sections[number].rows.indices {
        sketch.sections[number].rows[index].isPinned = Int.random(in: 0..<5, using: &random) == 0
        sketch.sections[number].rows[index].canEdit = Int.random(in: 0..<9, using: &random) > 0
      }
    }
    return sketch
  }

  static func operation(_ sketch: DocumentSketch, _ random: inout SeededRandom) -> Operation {
    func index(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    let sections = sketch.sections.count
    let row = Address.row(index(sections), index(6))
    let other = Address.row(index(sections), index(6))
    let position: Destination.Position =
      [.start, .end, .index(index(6)), .index(index(6))].randomElement(using: &random) ?? .end
    switch index(20) {
    case 12, 13, 14, 15, 16, 17, 18, 19: return arrival(sketch, &random)
    case 0: return Operation(.deleteSection(.section(index(sections))))
    case 1, 2: return Operation(.deleteRow(row))
    case 3: return Operation(.moveSection(.section(index(sections)), .to(section: nil, position)))
    case 4: return Operation(.moveSection(.section(0), .after(.section(index(sections)))))
    case 5: return Operation(.move(row, .before(other)))
    case 6: return Operation(.move(row, .after(other)))
    case 7: return Operation(.move(row, .to(section: .section(index(sections)), position)))
    default: return Operation(.move(row, .to(section: nil, position)))
    }
  }

  /// An operation that brings something along, or acts on a section as a whole.
  static func arrival(_ sketch: DocumentSketch, _ random: inout SeededRandom) -> Operation {
    func index(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    let sections = sketch.sections.count
    let row = Address.row(index(sections), index(6))
    let section = Address.section(index(sections + 1))
    var new = NewEntry(EntryFields(title: "n\(index(100))"))
    if index(3) == 0 { new.fields.id = String("abcxyz".randomElement(using: &random) ?? "a") }
    switch index(8) {
    case 0: return Operation(.insertRow(new, .to(section: section, .index(index(4)))))
    case 1: return Operation(.insertRow(new, .after(row)))
    case 2: return Operation(.insertRow(new, .to(section: section, .end)))
    case 3: return Operation(.replaceRow(row, with: new))
    case 4: return Operation(.renameSection(section, title: "R\(index(3))"))
    case 5:
      new.rows = (0..<index(4)).map { NewEntry(EntryFields(title: "m\($0)")) }
      if index(2) == 0, !new.rows.isEmpty {
        new.pins = NewEntry.Pins()
        let last = new.rows.count - 1
        new.pins?.slots = [last]
      }
      return Operation(.insertSection(new, .to(section: nil, .index(index(sections + 1)))))
    case 6: return Operation(.reveal(index(2) == 0 ? row : section))
    default:
      var order = RowOrder()
      order.collation = RowOrder.Collation.allCases.randomElement(using: &random) ?? .fold
      order.direction = index(3) == 0 ? .descending : .ascending
      return Operation(.sort(section, order))
    }
  }
}
