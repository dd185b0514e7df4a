import ListModel
import TestSupport
import Testing

/// The collations, against their definition in the README.
@Suite struct CollationTests {
  @Test(arguments: RowOrder.Collation.allCases)
  func `random texts are sorted as the collation is defined`(collation: RowOrder.Collation) {
    var random = SeededRandom(seed: 7)
    var order = RowOrder()
    order.collation = collation
    var changed = 0
    for _ in 0..<400 {
      order.direction = random.once(in: 3) ? .descending : .ascending
      var sketch = DocumentSketch("")
      for _ in 0..<(2 + random.below(6)) {
        sketch.sections[0].rows.append(DocumentSketch.Row(Self.text(&random) + "|"))
      }
      let operation = Operation(.sort(.section(0), order))
      var reference = ReferenceModel(sketch)
      let expected = reference.apply(operation)
      let result = Batch().run([operation], on: sketch.document())
      #expect(result.statuses == [expected.status])
      #expect(result.document.outline == reference.outline)
      if expected.status == "applied" { changed += 1 }
    }
    #expect(changed > 200)
  }

  /// Texts of few characters: digits of several scripts, letters that fold in several ways, signs.
  private static func text(_ random: inout SeededRandom) -> String {
    (0..<random.below(5)).map { _ in
      random.pick([
        "0", "1", "9", "10", "007", "99999999999999999999", "a", "A", "b", "Z", "ä", "Ä",
        "a\u{308}",
        "ß", "ẞ", "İ", "i", "Σ", "σ", "ς", "٣", "２", " ", "-", "/", ":", ".", "日", "👩‍👧",
      ])
    }.joined()
  }

  @Test func `a stray row goes to its place, whatever others stray`() {
    var random = SeededRandom(seed: 3)
    var order = RowOrder()
    order.collation = .natural
    for _ in 0..<300 {
      var sketch = DocumentSketch("")
      sketch.policy.order = order
      let count = 2 + random.below(7)
      for number in 0..<count {
        let row = DocumentSketch.Row("\(random.below(9))", id: "\(number)")
        sketch.sections[0].rows.append(row)
      }
      var document = sketch.document()
      while let list = document.list(of: document.entries(of: .root)[0]),
        let stray = document.strayRows(of: list, by: order).first,
        let index = document.index(of: stray.row)
      {
        let before = document.strayRows(of: list, by: order).count
        let step = Batch().run(
          [Operation(.move(.row(0, index), .to(section: nil, .sorted)))], on: document)
        document = step.document
        let after = document.strayRows(of: list, by: order).count
        #expect(step.statuses == ["applied"] && after < before)
        if after >= before { return }
      }
    }
  }
}
