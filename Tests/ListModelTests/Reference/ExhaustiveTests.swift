import ListModel
import Testing

/// Every operation on every small document, against the reference.
@Suite struct ExhaustiveTests {
  /// The ways to pin a set of rows of one section.
  enum Way: CaseIterable { case marked, ownSlots, documentSlots, identified }

  @Test(arguments: EditMode.allCases)
  func `within one section all edits do what the specification says`(mode: EditMode) {
    var comparison = Comparison()
    for count in 0...4 {
      for pins in 0..<(1 << count) {
        for way in Way.allCases {
          comparison.compareAll(Self.sketch([(count, pins)], way, mode: mode))
        }
      }
    }
    comparison.expectNoDifference(atLeast: 10_000)
    #expect(mode == .none ? comparison.applied == 0 : comparison.applied > 100)
  }

  @Test(arguments: Way.allCases)
  func `between sections all edits do what the specification says`(way: Way) {
    var comparison = Comparison()
    for source in Self.shapes(upTo: 3) {
      for target in Self.shapes(upTo: 3) {
        comparison.compareAll(Self.sketch([source, target], way, mode: .all), sourceSection: 0)
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
    #expect(comparison.applied > 1_000)
  }

  @Test(arguments: EditMode.allCases)
  func `the modes of document and sections are judged as specified`(mode: EditMode) {
    var comparison = Comparison()
    for first in EditMode.allCases + [nil] {
      for second in EditMode.allCases + [nil] {
        for restriction in EditMode.allCases + [nil] {
          var sketch = DocumentSketch("aB", "c", "", mode: mode)
          sketch.restriction = restriction
          sketch.sections[0].mode = first
          sketch.sections[1].mode = second
          comparison.compareAll(sketch)
        }
      }
    }
    comparison.expectNoDifference(atLeast: 10_000)
  }

  @Test func `head and tail are judged as specified`() {
    var comparison = Comparison()
    for count in 0...4 {
      for first in 0...3 {
        for last in 0...3 {
          var sketch = DocumentSketch(lists: [String("abcd".prefix(count)), "xyZ"])
          sketch.pins.first = first
          sketch.pins.last = last
          comparison.compareAll(sketch)
          sketch.policy.pinShift = .deny
          comparison.compareAll(sketch)
        }
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
  }

  @Test(arguments: [
    Policy.OnPinned.restrict, .keep, .cascade,
  ])
  func `the policy is judged as specified`(onPinned: Policy.OnPinned) {
    var comparison = Comparison()
    for mask in 0..<32 {
      for mode in EditMode.allCases {
        for lists in [["aBc", "d", "", "EF"], ["A", "bC", "d"], ["abC", "D"]] {
          var sketch = DocumentSketch(lists: lists)
          sketch.policy.onPinned = onPinned
          sketch.policy.crossSection = mask & 1 == 0 ? .allow : .deny
          sketch.policy.pinShift = mask & 2 == 0 ? .allow : .deny
          sketch.policy.emptySections = mask & 4 == 0 ? .keep : .prune
          sketch.policy.requireReveal = mask & 24 == 24
          sketch.sections[1].mode = mode
          sketch.isRootEditable = mask & 24 != 8
          sketch.sections[0].isEditable = mask & 24 != 16
          comparison.compareAll(sketch)
        }
      }
    }
    comparison.expectNoDifference(atLeast: 20_000)
  }

  @Test func `rows that cannot be edited or moved are judged as specified`() {
    var comparison = Comparison()
    for mask in 0..<64 {
      for onPinned in Policy.OnPinned.allCases {
        var sketch = DocumentSketch("abc", "x")
        sketch.policy.onPinned = onPinned
        for index in 0..<3 {
          sketch.sections[0].rows[index].canEdit = mask & (1 << index) == 0
          sketch.sections[0].rows[index].canMove = mask & (8 << index) == 0
        }
        comparison.compareAll(sketch)
        sketch.sections[0].rows[1].isPinned = true
        comparison.compareAll(sketch)
      }
    }
    comparison.expectNoDifference(atLeast: 10_000)
  }

  /// Sections of up to `count` rows with every set of pins.
  static func shapes(upTo count: Int) -> [(count: Int, pins: Int)] {
    (0...count).flatMap { count in (0..<(1 << count)).map { (count, $0) } }
  }

  static func sketch(
    _ shapes: [(count: Int, pins: Int)], _ way: Way, mode: EditMode
  ) -> DocumentSketch {
    var letters = "abcdefghijkl"[...]
    var sketch = DocumentSketch(
      lists: shapes.map { shape in
        defer { letters = letters.dropFirst(shape.count) }
        return String(letters.prefix(shape.count))
      }, mode: mode)
    for (number, shape) in shapes.enumerated() {
      let pinned = (0..<shape.count).filter { shape.pins & (1 << $0) != 0 }
      switch way {
      case .marked:
        for index in pinned { sketch.sections[number].rows[index].isPinned = true }
      case .ownSlots: sketch.sections[number].pins = .init(slots: pinned)
      case .documentSlots: sketch.pins.slots = Array(Set(sketch.pins.slots + pinned))
      case .identified:
        sketch.pins.rows += pinned.compactMap { sketch.sections[number].rows[$0].id }
      }
    }
    return sketch
  }
}

/// Runs operations on the engine and on the reference and remembers the differences.
struct Comparison {
  private(set) var count = 0
  private(set) var applied = 0
  /// How many of those that were applied broke a limit.
  private(set) var limited = 0
  private(set) var differences: [String] = []

  /// Compares every operation by index on `sketch`, those out of range by one included.
  ///
  /// With a `sourceSection` rows are taken from that section only.
  mutating func compareAll(_ sketch: DocumentSketch, sourceSection: Int? = nil) {
    let document = sketch.document()
    let reference = ReferenceModel(sketch)
    for operation in Self.operations(sketch, sourceSection: sourceSection) {
      compare(operation, document, reference)
    }
  }

  /// Compares every operation that brings something along, or acts on a section as a whole.
  mutating func compareArrivals(_ sketch: DocumentSketch) {
    let document = sketch.document()
    let reference = ReferenceModel(sketch)
    for operation in Self.arrivals(sketch) { compare(operation, document, reference) }
  }

  func expectNoDifference(atLeast minimum: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(differences.isEmpty, sourceLocation: sourceLocation)
    #expect(count >= minimum, sourceLocation: sourceLocation)
  }

  mutating func compare(
    _ operation: Operation, _ document: ListDocument, _ reference: ReferenceModel
  ) {
    let original = reference
    var reference = reference
    let expected = reference.apply(operation)
    let result = Batch().run([operation], on: document)
    let outcome = result.outcomes[0]
    let found = ReferenceModel.Outcome(
      status: outcome.status.rawValue, codes: outcome.refusals.map(\.code.rawValue),
      to: outcome.to, removed: outcome.removed)
    guard expected.status != "uncertain" else { return }
    count += 1
    if expected.status == "applied" {
      applied += 1
      let limits = reference.limitCodes(from: original)
      guard limits.isEmpty else {
        limited += 1
        if Set(found.codes) != limits, differences.count < 5 {
          differences.append("\(document.outline) \(operation.kind): \(found), not \(limits)")
        }
        return
      }
    }
    guard found != expected || result.document.outline != reference.outline,
      differences.count < 5
    else { return }
    differences.append(
      "\(document.outline) \(operation.kind): \(found) \(result.document.outline), "
        + "not \(expected) \(reference.outline)")
  }

  static func operations(_ sketch: DocumentSketch, sourceSection: Int?) -> [Operation] {
    let counts = sketch.sections.map(\.rows.count)
    let sections = (0...counts.count).map { Address.section($0) }
    let rows = counts.indices.flatMap { section in
      (0...counts[section]).map { Address.row(section, $0) }
    }
    let sources = rows.filter { sourceSection == nil || $0.indices[0] == sourceSection }
    var positions: [Destination.Position] = [.start, .end]
    positions += (0...((counts.max() ?? 0) + 2)).map { .index($0) }
    var rowDestinations = positions.map { Destination.to(section: nil, $0) }
    for section in sections { rowDestinations += positions.map { .to(section: section, $0) } }
    rowDestinations += rows.map { .before($0) } + rows.map { .after($0) }
    var kinds = sources.map { Operation.Kind.deleteRow($0) }
    for row in sources { kinds += rowDestinations.map { .move(row, $0) } }
    for section in sections {
      kinds.append(.deleteSection(section))
      kinds += positions.map { .moveSection(section, .to(section: nil, $0)) }
      kinds += sections.flatMap {
        [.moveSection(section, .before($0)), .moveSection(section, .after($0))]
      }
    }
    return kinds.map { Operation($0) }
  }
}
