import ListModel
import TestSupport
import Testing

/// No operation may trap, whatever its numbers and names are.
@Suite struct HostileBatchTests {
  @Test(arguments: 1...4) func `wild addresses are refused or done, never more`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var statuses: Set<String> = []
    for _ in 0..<150 {
      var sketch = BatchPropertyTests.sketch(&random)
      sketch.pins.slots = [.max, 0, -1]
      sketch.policy.maxDeletes = Self.numbers.randomElement(using: &random)
      sketch.policy.minRows = Self.numbers.randomElement(using: &random)
      sketch.policy.maxRows = Self.numbers.randomElement(using: &random)
      sketch.policy.uniqueTitles = .section
      let operations = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.operation(&random)
      }
      let document = sketch.document()
      let result = Batch().run(operations, on: document)
      #expect(result.outcomes.count == operations.count)
      if !result.outcomes.allSatisfy(\.isPassed) {
        #expect(result.document.outline == document.outline && result.changes.isEmpty)
      }
      var replay = ChangeReplay(document, result)
      for change in result.changes { replay.play(change) }
      #expect(replay.agrees(with: result.document))
      statuses.formUnion(result.statuses)
    }
    #expect(statuses.isSuperset(of: ["applied", "denied", "invalid", "failed", "skipped"]))
  }

  private static let numbers = [0, 1, 2, 3, -1, Int.max, Int.max - 1, Int.min]
  private static let words = ["a", "S0", "b#1", "#", "#1", "a#99999999999999999999", "", "é#2"]

  private static func operation(_ random: inout SeededRandom) -> Operation {
    let position: Destination.Position =
      [.start, .end, .index(numbers.randomElement(using: &random) ?? 0)]
      .randomElement(using: &random) ?? .end
    let (source, other) = (address(&random), address(&random))
    let destinations: [Destination] = [
      .to(section: nil, position), .to(section: other, position), .before(other), .after(other),
    ]
    let destination = destinations.randomElement(using: &random) ?? .before(other)
    let kinds: [Operation.Kind] = [
      .deleteSection(source), .deleteRow(source), .move(source, destination),
      .move(source, destination), .moveSection(source, destination), .testRow(source),
      .testSection(source), .malformed,
    ]
    var operation = Operation(kinds.randomElement(using: &random) ?? .malformed)
    operation.ifExists = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<5, using: &random) == 0 {
      operation.expectation = .init()
      operation.expectation?.title = words.randomElement(using: &random)
      operation.expectation?.count = numbers.randomElement(using: &random)
    }
    return operation
  }

  private static func address(_ random: inout SeededRandom) -> Address {
    let sizes = [0, 1, 1, 2, 2, 2, 2, 3]
    let count = sizes.randomElement(using: &random) ?? 1
    return Address(
      (0..<count).map { _ in
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .id(words.randomElement(using: &random) ?? "")
        case 1: .title(words.randomElement(using: &random) ?? "")
        case 2: .index(numbers.randomElement(using: &random) ?? 0)
        default: .index(Int.random(in: 0..<3, using: &random))
        }
      })
  }
}
