internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The pins that stand outside of a document: in a layout, a comment or a configuration (SPEC §8).
struct OutsidePins {
  private let sources: [DeclaredRules]
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ sources: [DeclaredRules]) {
    self.sources = sources
  }

  /// Adds them to the pins of a model, and reports those that name nothing.
  ///
  /// - Parameters:
  ///   - model: the lists, all of whose rows are there.
  ///   - entryCount: how many entries there are.
  /// - Complexity: O(*n*) in the entries for each row that is named by its id.
  mutating func add(to model: inout ListDocument, entryCount: Int) {
    var declaration = PinDeclaration()
    for source in sources {
      guard let pins = source.pins else { continue }
      var own = PinDeclaration()
      own.first = pins.first
      own.last = pins.last
      own.slots = pins.slots.map(\.index)
      for (id, node) in pins.rows {
        let rows = rows(withID: id, in: model, entryCount: entryCount)
        own.rows += rows
        if rows.isEmpty {
          report(.notFound, "no row has the id '\(id)' that is pinned here", at: node, of: source)
        }
      }
      declaration.add(own)
    }
    model.addPins(declaration)
    let unmet = Set(model.unmetDocumentSlots())
    for source in sources {
      for slot in source.pins?.slots ?? [] where unmet.contains(slot.index) {
        report(
          .pinOutOfRange, "row \(slot.index) cannot be pinned; no list of rows has it",
          at: slot.node, of: source)
      }
    }
  }

  private func rows(
    withID id: String, in model: ListDocument, entryCount: Int
  ) -> [EntryID] {
    (0..<UInt32(truncatingIfNeeded: entryCount)).lazy.map { EntryID($0) }.filter {
      model.isRow($0) && model.names.id(of: $0) == id
    }
  }

  private mutating func report(
    _ id: DiagnosticID, _ message: String, at node: NodeID, of source: DeclaredRules
  ) {
    let place = source.tree.map {
      Diagnostic.Place(
        source: source.places[.pinned]?.source ?? $0.source, range: $0.range(of: node))
    }
    diagnostics.append(Diagnostic(id, message, at: place))
  }
}

extension LayoutReader {
  /// Gives the model the pins of all sources.
  mutating func settlePins(in model: inout ListDocument) {
    guard !rules.pinSources.isEmpty else { return }
    var pins = OutsidePins(rules.pinSources)
    pins.add(to: &model, entryCount: entryNodes.count)
    diagnostics += pins.diagnostics
  }
}
