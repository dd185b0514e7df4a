import ListModel
import TestSupport
import Testing

/// Batches with `coordinates: before`, against a reference on plain arrays.
@Suite struct BeforeCoordinatesTests {
  private static let shapes = [["", "ab"], ["abc", ""], ["ab", "cd"], ["abcd"]]

  @Test(arguments: shapes)
  func `every pair of steps does what the specification says`(lists: [String]) {
    let steps = Self.steps(lists)
    var applied = 0
    for first in steps {
      for second in steps {
        applied += expectAgreement([first, second], on: lists) ? 1 : 0
      }
    }
    #expect(applied > 100)
  }

  @Test(arguments: 1...6)
  func `many steps at once do what the specification says`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lists = ["abcde", "fgh", ""]
    let steps = Self.steps(lists)
    var applied = 0
    for _ in 0..<800 {
      let count = Int.random(in: 3...5, using: &random)
      let some = (0..<count).compactMap { _ in steps.randomElement(using: &random) }
      applied += expectAgreement(some, on: lists) ? 1 : 0
    }
    #expect(applied > 40)
  }

  @Test func `one step does what it does in order`() {
    for lists in Self.shapes {
      for step in Self.steps(lists) {
        let document = DocumentSketch(lists: lists).document()
        let before = batch.run([step.operation], on: document)
        let inOrder = Batch().run([step.operation], on: document)
        #expect(before.document.outline == inOrder.document.outline)
        #expect(before.statuses == inOrder.statuses)
      }
    }
  }

  @Test(arguments: 1...6)
  func `pinned rows keep their places as far as departures and arrivals leave them`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lists = ["aBcdE", "fGh"]
    let document = DocumentSketch(lists: lists).document()
    let steps = Self.steps(lists)
    var applied = 0
    for _ in 0..<600 {
      let count = Int.random(in: 1...3, using: &random)
      let some = (0..<count).compactMap { _ in steps.randomElement(using: &random) }
      let result = batch.run(some.map(\.operation), on: document)
      guard result.isApplied else { continue }
      applied += 1
      for section in 0..<2 {
        let isMixed = some.contains { step in
          BeforeReference.source(of: step)?[0] != section || Self.leaves(step, section)
        }
        guard !isMixed else { continue }
        let before = Array(lists[section])
        let after = Array(result.document.outline[section].dropFirst(4))
        for (index, letter) in before.enumerated() where letter.isUppercase {
          #expect(after[index] == letter, "\(some)")
        }
      }
    }
    #expect(applied > 100)
  }

  private var batch: Batch {
    var batch = Batch()
    batch.coordinates = .before
    return batch
  }

  /// Whether a step takes a row out of a section.
  private static func leaves(_ step: BeforeReference.Step, _ section: Int) -> Bool {
    switch step {
    case .delete, .insert: true
    case .move(_, let target): target[0] != section
    case .moveBeside(_, let anchor, _): anchor[0] != section
    case .moveToEnd(_, let target): target != section
    }
  }

  private func expectAgreement(_ steps: [BeforeReference.Step], on lists: [String]) -> Bool {
    let sources = Set(steps.compactMap(BeforeReference.source))
    guard !steps.contains(where: { $0.hasAnchor(among: sources) }) else { return false }
    let reference = BeforeReference(lists.map { $0.map(String.init) }, steps)
    let document = DocumentSketch(lists: lists).document()
    let result = batch.run(steps.map(\.operation), on: document)
    #expect(result.isApplied == !reference.isRefused, "\(steps)")
    guard result.isApplied else { return false }
    let outline = reference.sections.indices.map { "S\($0): \(reference.sections[$0].joined())" }
    #expect(result.document.outline == outline, "\(steps)")
    var replay = ChangeReplay(document, result)
    for change in result.changes { replay.play(change) }
    #expect(replay.agrees(with: result.document), "\(steps)")
    return true
  }

  private static func steps(_ lists: [String]) -> [BeforeReference.Step] {
    let rows = lists.indices.flatMap { section in
      lists[section].indices.map { index in
        [section, lists[section].distance(from: lists[section].startIndex, to: index)]
      }
    }
    let places = lists.indices.flatMap { section in
      (0...lists[section].count).map { [section, $0] }
    }
    var steps: [BeforeReference.Step] = []
    for row in rows {
      steps.append(.delete(row))
      steps += places.map { .move(row, to: $0) }
      for anchor in rows where anchor != row {
        steps += [
          .moveBeside(row, anchor, isAfter: true), .moveBeside(row, anchor, isAfter: false),
        ]
      }
      steps += lists.indices.map { .moveToEnd(row, section: $0) }
    }
    steps += places.map { .insert("z", to: $0) }
    return steps
  }
}
