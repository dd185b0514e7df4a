import ListModel

/// The operations of batches with `coordinates: before` on a small document: all by index, those out of
/// range by one included.
struct BeforeSteps {
  /// An operation as one of several: what it brings along is named by its number.
  typealias Step = @Sendable (_ number: Int) -> Operation

  let all: [Step]

  init(_ sketch: DocumentSketch) {
    let counts = sketch.sections.map(\.rows.count)
    let sections = counts.indices.map { Address.section($0) }
    let rows = counts.indices.flatMap { section in
      (0..<counts[section]).map { Address.row(section, $0) }
    }
    var places: [Destination] = []
    for section in counts.indices {
      let address = Address.section(section)
      places += (0...(counts[section] + 1)).map { .to(section: address, .index($0)) }
      places += [.to(section: address, .start), .to(section: address, .end)]
    }
    places += rows.map { .before($0) } + rows.map { .after($0) }
    var sectionPlaces = (0...counts.count).map { Destination.to(section: nil, .index($0)) }
    sectionPlaces += [.to(section: nil, .start), .to(section: nil, .end)]
    sectionPlaces += sections.map { .before($0) } + sections.map { .after($0) }

    var steps: [Step] = [{ _ in Operation(.deleteRow(.row(0, counts[0]))) }]
    for row in rows {
      steps.append { _ in Operation(.deleteRow(row)) }
      steps += places.map { place in { _ in Operation(.move(row, place)) } }
      for id in [sketch.sections[row.indices[0]].rows[row.indices[1]].id, "n"] {
        steps.append { number in Operation(.replaceRow(row, with: Self.new(number, id: id))) }
      }
    }
    for place in places {
      steps.append { number in Operation(.insertRow(Self.new(number, id: nil), place)) }
    }
    for id in ["n", "a"] {
      steps.append { number in
        Operation(.insertRow(Self.new(number, id: id), .to(section: .section(0), .end)))
      }
    }
    for section in sections {
      steps.append { _ in Operation(.deleteSection(section)) }
      steps += sectionPlaces.map { place in { _ in Operation(.moveSection(section, place)) } }
    }
    for place in sectionPlaces {
      steps.append { number in
        var new = Self.new(number, id: "N")
        new.rows = [NewEntry(EntryFields(title: "y", id: "n"))]
        return Operation(.insertSection(new, place))
      }
    }
    all = steps
  }

  private static func new(_ number: Int, id: String?) -> NewEntry {
    NewEntry(EntryFields(title: ["z", "y", "x", "w"][number], id: id))
  }
}

/// Runs batches on the engine and on the reference and remembers the differences.
struct BeforeComparison {
  private(set) var count = 0
  private(set) var applied = 0
  private(set) var refused = 0
  private(set) var differences: [String] = []

  mutating func compare(
    _ operations: [Operation], _ sketch: DocumentSketch, _ document: ListDocument, keepsGoing: Bool
  ) {
    var batch = Batch()
    batch.coordinates = .before
    batch.keepsGoing = keepsGoing
    let result = batch.run(operations, on: document)
    let reference = BeforeReference(sketch, operations, keepsGoing: keepsGoing)
    count += 1
    let codes = operations.indices.map { reference.codes[$0] ?? [] }
    let outline = reference.isRefused ? document.outline : reference.outline
    if reference.isRefused { refused += 1 } else { applied += 1 }
    let found = operations.indices.map { result.codes($0) }
    guard found != codes || result.document.outline != outline || !isFaithful(result, document),
      differences.count < 5
    else { return }
    differences.append(
      "\(document.outline) \(operations.map(\.summary)) \(keepsGoing ? "keeping going" : ""): "
        + "\(found) \(result.document.outline), not \(codes) \(outline)")
  }

  /// Whether the changes tell all that happened.
  private func isFaithful(_ result: BatchResult, _ document: ListDocument) -> Bool {
    var replay = ChangeReplay(document, result)
    for change in result.changes { replay.play(change) }
    return replay.agrees(with: result.document)
  }
}

extension Operation {
  /// The operation in a few words.
  fileprivate var summary: String {
    func at(_ address: Address) -> String {
      address.indices.map(String.init).joined(separator: "/")
    }
    func to(_ destination: Destination) -> String {
      switch destination {
      case .before(let anchor): "before \(at(anchor))"
      case .after(let anchor): "after \(at(anchor))"
      case .to(let section, let position): "to \(section.map(at) ?? "")/\(position)"
      }
    }
    return switch kind {
    case .deleteRow(let row), .deleteSection(let row): "delete \(at(row))"
    case .move(let row, let place), .moveSection(let row, let place):
      "move \(at(row)) \(to(place))"
    case .insertRow(let row, let place), .insertSection(let row, let place):
      "insert \(row.fields.title ?? "") \(row.fields.id ?? "") \(to(place))"
    case .replaceRow(let row, let new): "replace \(at(row)) \(new.fields.id ?? "")"
    default: "\(kind)"
    }
  }
}
