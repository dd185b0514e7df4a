import TestSupport
import Testing

@testable import ListFormats

/// What holds for the difference of any two texts.
@Suite struct DifferencePropertyTests {
  @Test(arguments: 0..<40)
  func `applying the diff of small texts gives the new one, with as few lines as can be`(
    seed: UInt64
  ) throws {
    var texts = RandomTexts(seed: seed)
    for round in 0..<100 {
      let (old, new) = texts.pair(lineCount: [2, 5, 12, 25][round % 4])
      let patch = try UnifiedPatch(diff(old, new))
      let comment = Comment("seed \(seed), round \(round)")
      #expect(try patch.applied(to: old) == new, comment)
      #expect(patch.changeCount == fewestChanges(old, new), comment)
    }
  }

  @Test(arguments: 0..<20)
  func `every line of context is within three lines of a change`(seed: UInt64) throws {
    var texts = RandomTexts(seed: 1000 + seed)
    for _ in 0..<20 {
      let (old, new) = texts.pair(lineCount: 60)
      for hunk in try UnifiedPatch(diff(old, new)).hunks {
        let isChange = hunk.lines.map { $0.first != UInt8(ascii: " ") }
        for index in isChange.indices {
          let near = isChange[max(0, index - 3)..<min(isChange.count, index + 4)]
          #expect(near.contains(true))
        }
      }
    }
  }

  @Test(arguments: [1, 2, 10, 30])
  func `giving up on the fewest lines early is still right, and soon not far off`(
    roundLimit: Int
  ) throws {
    var texts = RandomTexts(seed: UInt64(roundLimit))
    var excess = 0
    var total = 0
    for round in 0..<400 {
      let (old, new) = texts.pair(lineCount: 150)
      let patch = try UnifiedPatch(diff(old, new, roundLimit: roundLimit))
      #expect(try patch.applied(to: old) == new, "round \(round)")
      let fewest = fewestChanges(old, new)
      total += fewest
      excess += patch.changeCount - fewest
      if fewest < 2 * roundLimit { #expect(patch.changeCount == fewest, "round \(round)") }
    }
    if roundLimit >= 10 { #expect(excess * 20 < total) }
  }

  @Test func `rows in another order are matched by what is unique`() throws {
    var random = SeededRandom(seed: 7)
    let lines = (0..<6000).map { "- row \($0)\n" }
    var moved = lines
    for _ in 0..<1500 {
      let line = moved.remove(at: Int.random(in: 0..<moved.count, using: &random))
      moved.insert(line, at: Int.random(in: 0...moved.count, using: &random))
    }
    let (old, new) = (Array(lines.joined().utf8), Array(moved.joined().utf8))
    let patch = try UnifiedPatch(diff(old, new))
    #expect(try patch.applied(to: old) == new)
    #expect(patch.changeCount <= 2 * 1500)
  }

  @Test(arguments: [1, 3, 40])
  func `texts of few distinct lines that have little in common are compared in bounded time`(
    vocabulary: Int
  ) throws {
    var random = SeededRandom(seed: 8)
    let (old, new) = (
      noise(4000, vocabulary, &random), noise(5000, vocabulary, &random)
    )
    #expect(try UnifiedPatch(diff(old, new, roundLimit: 64)).applied(to: old) == new)
  }

  @Test func `the same texts have the same diff in every run`() {
    var random = SeededRandom(seed: 9)
    let (old, new) = (noise(3000, 500, &random), noise(3000, 500, &random))
    #expect(diff(old, new, roundLimit: 16) == diff(old, new, roundLimit: 16))
  }

  private func noise(_ count: Int, _ vocabulary: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).flatMap { _ in
      Array("\(Int.random(in: 0..<vocabulary, using: &random))\n".utf8)
    }
  }

  private func diff(
    _ old: [UInt8], _ new: [UInt8], roundLimit: Int = MidpointSearch.usualRoundLimit
  ) -> [UInt8] {
    var buffer: [UInt8] = []
    UnifiedDiff(of: "f", from: old, to: new, appearance: .exact, roundLimit: roundLimit)
      .append(to: &buffer, flushingAt: Int.max) { _ in }
    return buffer
  }

  /// The lines that are in one text only once a longest common subsequence is taken out, by the
  /// textbook's table.
  private func fewestChanges(_ old: [UInt8], _ new: [UInt8]) -> Int {
    let (old, new) = (UnifiedPatch.lines(old), UnifiedPatch.lines(new))
    var above = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var row = [0]
      for (index, other) in new.enumerated() {
        row.append(line == other ? above[index] + 1 : max(above[index + 1], row[index]))
      }
      above = row
    }
    return old.count + new.count - 2 * (above.last ?? 0)
  }
}
