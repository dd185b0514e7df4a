import Foundation
import ListModel
import TestSupport
import Testing

/// Batches with `coordinates: before`, against the reference.
///
/// `LISTPROC_BEFORE_CASES` says how many of the batches of a kind of document are tried; 0: all pairs.
@Suite struct BeforeCoordinatesTests {
  /// A kind of small document.
  enum Kind: CaseIterable {
    case plain, head, tail, ends, ownSlots, documentSlots, identified, marked, mixed
    case denied, kept, cascading, pruned, fixed, appendOnly
  }

  private static let shapes = [["abc", "d"], ["ab", "cd"], ["abcd", ""], ["abc"], ["", "ab"]]

  @Test(arguments: Kind.allCases)
  func `one operation does what the specification says`(kind: Kind) {
    var comparison = BeforeComparison()
    Self.forEachSketch(kind) { sketch, document, steps in
      for step in steps {
        for keepsGoing in [false, true] {
          comparison.compare([step(0)], sketch, document, keepsGoing: keepsGoing)
        }
      }
    }
    #expect(comparison.differences.isEmpty)
    #expect(comparison.applied > 20 && comparison.refused > 20)
  }

  @Test(arguments: Kind.allCases)
  func `two operations do what the specification says`(kind: Kind) {
    var random = SeededRandom(seed: 7)
    var comparison = BeforeComparison()
    Self.forEachSketch(kind) { sketch, document, steps in
      let chance = max(1, steps.count * steps.count * Self.shapes.count / Self.caseCount)
      for first in steps {
        for second in steps where Self.caseCount == .max || random.once(in: chance) {
          comparison.compare(
            [first(0), second(1)], sketch, document, keepsGoing: random.once(in: 2))
        }
      }
    }
    #expect(comparison.differences.isEmpty)
    #expect(comparison.count > Self.caseCount / 2 || Self.caseCount == .max)
    #expect(comparison.applied > 20 && comparison.refused > 20)
  }

  @Test(arguments: Kind.allCases)
  func `several operations do what the specification says`(kind: Kind) {
    var random = SeededRandom(seed: 11)
    var comparison = BeforeComparison()
    Self.forEachSketch(kind) { sketch, document, steps in
      for _ in 0..<(min(Self.caseCount, 100_000) / Self.shapes.count) {
        let operations = (0..<random.pick([3, 3, 4])).map { random.pick(steps)($0) }
        comparison.compare(operations, sketch, document, keepsGoing: random.once(in: 2))
      }
    }
    #expect(comparison.differences.isEmpty)
    #expect(comparison.applied > 5)
  }

  @Test(arguments: Kind.allCases)
  func `one operation does what it does in order`(kind: Kind) {
    var batch = Batch()
    batch.coordinates = .before
    var applied = 0
    Self.forEachSketch(kind) { _, document, steps in
      for step in steps {
        let before = batch.run([step(0)], on: document)
        let inOrder = Batch().run([step(0)], on: document)
        let label = "\(document.outline) \(step(0).kind)"
        #expect(before.document.outline == inOrder.document.outline, "\(label)")
        #expect(before.statuses == inOrder.statuses, "\(label)")
        #expect(before.codes().first == inOrder.codes().first, "\(label)")
        #expect(before.outcomes[0].removed == inOrder.outcomes[0].removed, "\(label)")
        #expect(before.changes.count == inOrder.changes.count, "\(label)")
        #expect(before.warnings == inOrder.warnings, "\(label)")
        #expect(before.shiftedSlots == inOrder.shiftedSlots, "\(label)")
        applied += before.isApplied ? 1 : 0
      }
    }
    #expect(applied > 20)
  }

  private static let caseCount: Int = {
    let given = ProcessInfo.processInfo.environment["LISTPROC_BEFORE_CASES"].flatMap { Int($0) }
    return given.map { $0 == 0 ? .max : $0 } ?? 400
  }()

  /// Calls a closure for every small document of a kind, with all that can be done to it.
  private static func forEachSketch(
    _ kind: Kind,
    _ body: (DocumentSketch, ListDocument, [BeforeSteps.Step]) -> Void
  ) {
    for lists in shapes {
      let sketch = sketch(kind, lists)
      body(sketch, sketch.document(), BeforeSteps(sketch).all)
    }
  }

  private static func sketch(_ kind: Kind, _ lists: [String]) -> DocumentSketch {
    var sketch = DocumentSketch(lists: lists)
    let rows = sketch.sections[0].rows.indices
    switch kind {
    case .plain: break
    case .head: sketch.pins.first = 1
    case .tail: sketch.pins.last = 1
    case .ends: (sketch.pins.first, sketch.pins.last) = (1, 1)
    case .ownSlots: sketch.sections[0].pins = .init(slots: [1].filter(rows.contains))
    case .documentSlots: sketch.pins.slots = [1]
    case .identified: sketch.pins.rows = ["b"]
    case .marked:
      for index in rows where index != 1 { sketch.sections[0].rows[index].isPinned = true }
    case .mixed:
      sketch.pins = .init(first: 1, slots: [2])
      sketch.sections[0].pins = .init(last: 1, slots: [1].filter(rows.contains))
    case .denied:
      sketch.policy.pinShift = .deny
      sketch.policy.crossSection = lists.count == 1 ? .allow : .deny
      sketch.pins.rows = ["b"]
    case .kept, .cascading:
      sketch.policy.onPinned = kind == .kept ? .keep : .cascade
      for index in rows where index == 1 { sketch.sections[0].rows[index].isPinned = true }
    case .pruned: sketch.policy.emptySections = .prune
    case .fixed:
      for index in rows where index % 2 == 0 { sketch.sections[0].rows[index].canMove = false }
      for index in rows where index == 1 { sketch.sections[0].rows[index].canEdit = false }
    case .appendOnly:
      sketch.policy.appendOnly = true
      sketch.pins.last = 1
    }
    return sketch
  }
}
