internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The operations that turn one document into another with `coordinates: before`, for where no order
/// of steps does that each see the result of those before: where rows swap their ids, or have passed
/// pinned rows.
struct PlacedScript {
  private let comparison: DocumentComparison
  private var texts: EntryTexts
  private var operations: [WrittenOperation] = []

  /// Writes the operations.
  ///
  /// - Parameters:
  ///   - comparison: two documents compared.
  ///   - limits: those that they were read with.
  /// - Throws: `UnsafeEdit` if an entry cannot be written as a script brings it.
  /// - Complexity: O(*n* log *n*).
  init(_ comparison: DocumentComparison, limits: ParsingLimits) throws(UnsafeEdit) {
    self.comparison = comparison
    let changed = DocumentComparison.changedEntries(
      comparison.old, comparison.new, comparison.matching, namesMayGo: true)
    let changes = PlacedChanges(
      from: comparison.old.model, to: comparison.new.model, matching: comparison.matching,
      changed: changed)
    texts = try EntryTexts(
      comparison.old, comparison.new, changes.matching, sections: [], limits: limits)
    for step in changes.steps { try add(step) }
  }

  /// The operations in YAML.
  var yaml: [UInt8] { ScriptWriter.yaml(operations) }

  private mutating func add(_ step: PlacedChanges.Step) throws(UnsafeEdit) {
    switch step.kind {
    case .deleteRow: addDeletion(.deleteRow, "row", at: step.source)
    case .deleteSection: addDeletion(.deleteSection, "section", at: step.source)
    case .moveRow: add(.move, [("row", address(step.source)), ("to", destination(of: step))])
    case .moveSection:
      add(.moveSection, [("section", address(step.source)), ("to", destination(of: step))])
    case .insertRow:
      let text = try text(of: step, isSection: false)
      add(.insertRow, [("to", destination(of: step)), ("text", text)])
    case .insertSection:
      let text = try text(of: step, isSection: true)
      add(.insertSection, [("to", destination(of: step)), ("text", text)])
    case .replaceRow:
      let text = try text(of: step, isSection: false)
      add(.replaceRow, [("row", address(step.source)), ("text", text)])
    case .renameSection:
      let title = step.new.flatMap { comparison.new.model.title(of: $0) }
      add(
        .renameSection,
        [
          ("section", address(step.source)), ("title", title.map { .text($0) } ?? .nothing),
        ])
    }
  }

  private mutating func add(_ name: OperationName, _ arguments: [(String, ScriptValue)]) {
    let pairs = arguments.map { (key: $0.0, value: $0.1) }
    operations.append(WrittenOperation(name: name, value: .mapping(pairs)))
  }

  /// Adds a deletion, and before it what shows its button where that is asked for.
  private mutating func addDeletion(_ name: OperationName, _ key: String, at path: [Int]) {
    if comparison.old.model.policy.requireReveal { add(.reveal, [(key, address(path))]) }
    operations.append(WrittenOperation(name: name, value: address(path)))
  }

  private mutating func text(
    of step: PlacedChanges.Step, isSection: Bool
  ) throws(UnsafeEdit) -> ScriptValue {
    guard let entry = step.new else { return .nothing }
    guard let text = texts.text(of: entry, isSection: isSection) else {
      let node = comparison.new.node(of: entry)
      throw UnsafeEdit(.unprintable, at: comparison.new.tree.range(of: node))
    }
    return .lines(text)
  }

  private func destination(of step: PlacedChanges.Step) -> ScriptValue {
    step.target.map { address($0.section + [$0.index]) } ?? .index(0)
  }

  private func address(_ path: [Int]) -> ScriptValue {
    path.count == 1
      ? .index(path[0]) : .text(path.map(String.init).joined(separator: "/"))
  }
}
