internal import ListModel
internal import SourceDiagnostics
package import YAMLSyntax

/// The script that turns one document into another (SPEC §9).
package struct ChangeScript {
  private let comparison: DocumentComparison
  private let names: ChangeNames
  private var texts: EntryTexts
  private var operations: [WrittenOperation] = []
  /// For every operation the number of the step that it takes.
  private(set) var steps: [Int] = []

  /// Writes the operations.
  ///
  /// - Parameters:
  ///   - comparison: two documents compared.
  ///   - limits: those that they were read with.
  /// - Throws: `UnsafeEdit` if an entry cannot be written as a script brings it.
  /// - Complexity: O(*n*), and linear in the texts that the script holds.
  package init(_ comparison: DocumentComparison, limits: ParsingLimits) throws(UnsafeEdit) {
    self.comparison = comparison
    names = ChangeNames(comparison)
    texts = try EntryTexts(
      comparison.old, comparison.new, comparison.matching,
      sections: comparison.plan.changes.filter { $0.kind == .insertSection }.compactMap(\.new),
      limits: limits)
    for (number, change) in comparison.plan.changes.enumerated() {
      try add(change)
      while steps.count < operations.count { steps.append(number) }
    }
  }

  /// The script in YAML.
  package var yaml: [UInt8] { ScriptWriter.yaml(operations) }

  /// The script in JSON.
  package var json: [UInt8] { ScriptWriter.json(operations) }

  // MARK: Operations

  private mutating func add(_ change: PlannedChange) throws(UnsafeEdit) {
    switch change.kind {
    case .deleteRow: addDeletion(.deleteRow, "row", change)
    case .deleteSection: addDeletion(.deleteSection, "section", change)
    case .moveRow:
      add(.move, addressed("row", change, then: [("to", destination(of: change))]))
    case .moveSection:
      add(.moveSection, addressed("section", change, then: [("to", destination(of: change))]))
    case .insertRow, .insertSection:
      let isSection = change.kind == .insertSection
      add(
        isSection ? .insertSection : .insertRow,
        .mapping([
          ("to", destination(of: change)), ("text", .lines(try text(change, isSection: isSection))),
        ]))
    case .replaceRow:
      let text = try text(change, isSection: false)
      add(.replaceRow, addressed("row", change, then: [("text", .lines(text))]))
    case .renameSection:
      let title = change.new.flatMap { comparison.new.model.title(of: $0) }
      let value = title.map { ScriptValue.text($0) } ?? .nothing
      add(.renameSection, addressed("section", change, then: [("title", value)]))
    }
  }

  private mutating func add(_ name: OperationName, _ value: ScriptValue) {
    operations.append(WrittenOperation(name: name, value: value))
  }

  /// Adds a deletion, and before it what shows its button where that is asked for.
  private mutating func addDeletion(_ name: OperationName, _ key: String, _ change: PlannedChange) {
    let address = address(of: change.source)
    if comparison.old.model.policy.requireReveal {
      add(.reveal, .mapping([(key, address)]))
    }
    let expectation = expectation(of: change)
    add(name, expectation.isEmpty ? address : .mapping([(key, address)] + expectation))
  }

  private mutating func text(_ change: PlannedChange, isSection: Bool) throws(UnsafeEdit) -> [UInt8]
  {
    guard let entry = change.new else { return [] }
    guard let text = texts.text(of: entry, isSection: isSection) else {
      let node = comparison.new.node(of: entry)
      throw UnsafeEdit(.unprintable, at: comparison.new.tree.range(of: node))
    }
    return text
  }

  // MARK: Addresses

  private func addressed(
    _ key: String, _ change: PlannedChange, then arguments: [(key: String, value: ScriptValue)]
  ) -> ScriptValue {
    .mapping([(key, address(of: change.source))] + expectation(of: change) + arguments)
  }

  /// The guard of an operation that addresses its entry by its place.
  private func expectation(of change: PlannedChange) -> [(key: String, value: ScriptValue)] {
    guard let entry = change.source.last?.entry, names.name(of: entry) == nil else { return [] }
    let fields = names.expectation(of: entry)
    return fields.isEmpty ? [] : [("expect", .mapping(fields))]
  }

  private func destination(of change: PlannedChange) -> ScriptValue {
    guard let target = change.target else { return .index(0) }
    guard target.isAcross, !target.section.isEmpty else { return .index(target.index) }
    return joined(parts(of: target.section) + [.index(target.index)])
  }

  private func address(of way: [PlannedChange.PathStep]) -> ScriptValue {
    guard let last = way.last else { return .index(0) }
    if let name = names.name(of: last.entry), isRow(last.entry) { return joined([name]) }
    return joined(parts(of: way))
  }

  /// The parts of a path.
  private func parts(of way: [PlannedChange.PathStep]) -> [Address.Part] {
    way.map { names.name(of: $0.entry) ?? .index($0.index) }
  }

  private func hasSlash(_ part: Address.Part) -> Bool {
    switch part {
    case .index: false
    case .id(let name), .title(let name): name.utf8.contains(UInt8(ascii: "/"))
    }
  }

  private func isRow(_ origin: PlannedChange.Origin) -> Bool {
    switch origin {
    case .old(let entry): comparison.old.model.isRow(entry)
    case .new(let entry): comparison.new.model.isRow(entry)
    }
  }

  /// An address as it is written: parts with `/` between, unless one holds that itself.
  private func joined(_ parts: [Address.Part]) -> ScriptValue {
    if parts.count == 1, case .index(let index) = parts[0] { return .index(index) }
    let pieces = parts.map { part in
      switch part {
      case .index(let index): String(index)
      case .id(let id): "id:\(id)"
      case .title(let title): "title:\(title)"
      }
    }
    guard let first = parts.firstIndex(where: hasSlash) else {
      return .text(pieces.joined(separator: "/"))
    }
    let start = first == 0 ? mapping(parts[0]) : joined(Array(parts[..<first]))
    return parts.dropFirst(max(first, 1)).reduce(start) { section, part in
      .mapping([("section", section), ("row", mapping(part))])
    }
  }

  private func mapping(_ part: Address.Part) -> ScriptValue {
    switch part {
    case .index(let index): .index(index)
    case .id(let id): .mapping([("id", .text(id))])
    case .title(let title): .mapping([("title", .text(title))])
    }
  }
}
