import ListModel
import Testing

/// Every operation that brings something along, or acts on a section as a whole, on every small
/// document, against the reference.
@Suite struct ArrivalExhaustiveTests {
  @Test(arguments: EditMode.allCases)
  func `arrivals in one section do what the specification says`(mode: EditMode) {
    var comparison = Comparison()
    for count in 0...3 {
      for pins in 0..<(1 << count) {
        for way in ExhaustiveTests.Way.allCases {
          comparison.compareArrivals(ExhaustiveTests.sketch([(count, pins)], way, mode: mode))
        }
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
    #expect(comparison.applied > 100)
  }

  @Test(arguments: ExhaustiveTests.Way.allCases)
  func `arrivals in four rows of any order do what the specification says`(
    way: ExhaustiveTests.Way
  ) {
    var comparison = Comparison()
    for letters in ["abcd", "dcba", "bdac", "abdc", "aacb"] {
      for pins in [0, 1, 2, 6, 9, 15] {
        var sketch = ExhaustiveTests.sketch([(4, pins), (1, 0)], way, mode: .all)
        for (index, letter) in letters.enumerated() {
          sketch.sections[0].rows[index].title = String(letter)
        }
        var order = RowOrder()
        order.direction = pins & 1 == 0 ? .ascending : .descending
        sketch.policy.order = order
        comparison.compareArrivals(sketch)
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
    #expect(comparison.applied > 1_000)
  }

  @Test(arguments: EditMode.allCases)
  func `the modes are judged for arrivals as specified`(mode: EditMode) {
    var comparison = Comparison()
    for own in EditMode.allCases + [nil] {
      for restriction in EditMode.allCases + [nil] {
        var sketch = DocumentSketch("aB", "c", "", mode: mode)
        sketch.restriction = restriction
        sketch.sections[0].mode = own
        comparison.compareArrivals(sketch)
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
  }

  @Test func `the policy is judged for arrivals as specified`() {
    var comparison = Comparison()
    for mask in 0..<64 {
      var sketch = DocumentSketch(lists: ["cBa", "d"])
      sketch.policy.appendOnly = mask & 1 != 0
      sketch.policy.pinShift = mask & 2 == 0 ? .allow : .deny
      sketch.policy.order = mask & 4 == 0 ? nil : RowOrder()
      sketch.isRootEditable = mask & 8 == 0
      sketch.sections[0].isEditable = mask & 16 == 0
      sketch.pins.first = mask & 32 == 0 ? 0 : 1
      comparison.compareArrivals(sketch)
      if mask & 56 == 0 { comparison.compareAll(sketch) }
    }
    comparison.expectNoDifference(atLeast: 5_000)
  }

  @Test func `settings of rows are judged for arrivals as specified`() {
    var comparison = Comparison()
    for mask in 0..<64 where mask % 3 != 0 {
      var sketch = DocumentSketch("cab", "x")
      for index in 0..<3 {
        sketch.sections[0].rows[index].canEdit = mask & (1 << index) == 0
        sketch.sections[0].rows[index].canMove = mask & (8 << index) == 0
      }
      comparison.compareArrivals(sketch)
      sketch.sections[0].rows[1].isPinned = true
      comparison.compareArrivals(sketch)
    }
    comparison.expectNoDifference(atLeast: 5_000)
  }

  @Test(arguments: Policy.UniqueTitles.allCases)
  func `limits are judged as specified`(uniqueTitles: Policy.UniqueTitles) {
    var comparison = Comparison()
    for mask in [0, 1, 2, 4, 8, 16, 31] {
      for lists in [["ab", "a"], ["ba", ""], ["cAb", "bb"]] {
        var sketch = DocumentSketch(lists: lists)
        for section in sketch.sections.indices {
          for row in sketch.sections[section].rows.indices {
            sketch.sections[section].rows[row].id = nil
          }
        }
        sketch.policy.uniqueTitles = uniqueTitles
        sketch.policy.order = mask & 1 == 0 ? nil : RowOrder()
        sketch.policy.emptySections = mask & 2 == 0 ? .keep : .deny
        sketch.policy.minRows = mask & 4 == 0 ? nil : 2
        sketch.policy.maxRows = mask & 8 == 0 ? nil : 2
        sketch.policy.maxDeletes = mask & 16 == 0 ? nil : 1
        comparison.compareAll(sketch)
        comparison.compareArrivals(sketch)
      }
    }
    comparison.expectNoDifference(atLeast: 5_000)
    #expect(comparison.limited > 200)
  }
}
