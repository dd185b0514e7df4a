import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import YAMLSyntax

/// Writes random scripts for documents, in all forms of destinations, most of which nothing
/// refuses.
struct LayoutScript {
  var random: SeededRandom
  private(set) var operations: [Operation]

  init(random: SeededRandom) {
    self.random = random
    operations = []
  }

  /// A script that is known.
  init(operations: [Operation]) {
    random = SeededRandom(seed: 0)
    self.operations = operations
  }

  /// Adds up to `count` operations that are possible one after the other in all of some documents.
  mutating func addOperations(_ count: Int, on models: [ListDocument]) {
    guard let model = models.first else { return }
    var current = model
    for _ in 0..<count {
      for _ in 0..<6 {
        guard let operation = operation(on: current) else { break }
        let results = models.map { Batch().run(operations + [operation], on: $0) }
        let isPossible = results.allSatisfy { $0.outcomes.allSatisfy(\.isPassed) }
        guard isPossible || random.once(in: 60) else { continue }
        operations.append(operation)
        if isPossible { current = results[0].document }
        break
      }
    }
  }

  private mutating func operation(on model: ListDocument) -> Operation? {
    let sections = model.entries(of: .root)
    guard !sections.isEmpty else { return nil }
    let counts = sections.map { model.list(of: $0).map(model.count) ?? 0 }
    let filled = counts.indices.filter { counts[$0] > 0 }
    guard !filled.isEmpty, !random.once(in: 4) else {
      let section = random.below(sections.count)
      if random.once(in: 3) { return Operation(.deleteSection(Address([.index(section)]))) }
      let destination = self.destination(among: sections.count, in: nil, isArrival: false)
      return Operation(.moveSection(Address([.index(section)]), destination))
    }
    let section = random.pick(filled)
    let row = Address([.index(section), .index(random.below(counts[section]))])
    guard !random.once(in: 3) else { return Operation(.deleteRow(row)) }
    let target = random.once(in: 3) ? section : random.below(sections.count)
    return Operation(
      .move(
        row, destination(among: counts[target], in: target, isArrival: target != section)))
  }

  private mutating func destination(
    among count: Int, in section: Int?, isArrival: Bool
  ) -> Destination {
    let list = section.map { Address([.index($0)]) }
    switch random.below(5) {
    case 0 where count > 0: return .before(anchor(among: count, in: section))
    case 1 where count > 0: return .after(anchor(among: count, in: section))
    case 2: return .to(section: list, .start)
    case 3: return .to(section: list, .end)
    default: return .to(section: list, .index(random.below(max(isArrival ? count + 1 : count, 1))))
    }
  }

  private mutating func anchor(among count: Int, in section: Int?) -> Address {
    Address((section.map { [.index($0)] } ?? []) + [.index(random.below(count))])
  }
}

// MARK: - Spelling

extension LayoutScript {
  /// The script as a user writes it.
  var text: String { operations.map { "- \(LayoutScript.text($0))\n" }.joined() }

  /// The script as the program reads it; an empty one if its spelling is wrong.
  var read: Script {
    let source = SourceText(name: "script.yaml", bytes: Array(text.utf8))
    guard let tree = try? SyntaxTree(parsing: source) else { return Script() }
    var decoder = ScriptDecoder(tree: tree)
    return decoder.decode(as: .script)
  }

  private static func text(_ operation: Operation) -> String {
    switch operation.kind {
    case .deleteSection(let section): "delete-section: \(text(section))"
    case .deleteRow(let row): "delete-row: \(text(row))"
    case .move(let row, let to): "move: {row: \(text(row)), \(text(to, isSection: false))}"
    case .moveSection(let section, let to):
      "move-section: {section: \(text(section)), \(text(to, isSection: true))}"
    default: "\(operation)"
    }
  }

  private static func text(_ address: Address) -> String {
    address.parts.map { if case .index(let index) = $0 { "\(index)" } else { "?" } }
      .joined(separator: "/")
  }

  private static func text(_ destination: Destination, isSection: Bool) -> String {
    switch destination {
    case .before(let anchor): return "before: \(text(anchor))"
    case .after(let anchor): return "after: \(text(anchor))"
    case .to(let section, let position):
      let place =
        switch position {
        case .index(let index): "\(index)"
        case .start: "start"
        case .end: "end"
        case .sorted: "sorted"
        }
      return "to: " + (section.map { text($0) + "/" } ?? "") + place
    }
  }
}
