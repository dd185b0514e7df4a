import ListFormats
import ListModel
import TestSupport
import Testing

/// The script from one document to another does what it says (SPEC §9).
@Suite struct ChangeScriptTests {
  @Test func `the script between any two small documents gives the other byte for byte`() throws {
    let documents = try SmallDocuments.all.map { try ChangeCase.document($0) }
    #expect(documents.count == 131)
    var tried = 0
    for (number, old) in documents.enumerated() {
      for (other, new) in documents.enumerated() where (number + other) % 7 == 0 {
        tried += 1
        guard let problem = ChangeCase(from: old, to: new).problem(isExact: true) else { continue }
        Issue.record("\(problem)")
        return
      }
    }
    #expect(tried > 2_000)
  }

  @Test(arguments: 1...7)
  func `every permutation takes as few moves as can be`(count: Int) throws {
    let rows = (0..<count).map { "r\($0)" }
    let old = try ChangeCase.document(Self.text(rows))
    for order in Self.permutations(of: Array(0..<count)) {
      let new = try ChangeCase.document(Self.text(order.map { "r\($0)" }))
      let change = ChangeCase(from: old, to: new)
      #expect(change.count(.moveRow) == count - Self.longestRun(in: order), "\(order)")
      #expect(change.comparison.plan.changes.count == change.count(.moveRow))
    }
  }

  @Test func `many deletions, insertions and shuffled rows stay at the bound`() throws {
    var random = SeededRandom(seed: 9)
    let rows = (0..<5_000).map { "row \($0)" }
    var kept = rows.enumerated().filter { $0.offset % 5 != 3 }.map(\.offset)
    let places = (0..<kept.count).shuffled(using: &random).prefix(200).sorted()
    for (place, row) in zip(places, places.map({ kept[$0] }).shuffled(using: &random)) {
      kept[place] = row
    }
    let moves = kept.count - Self.longestRunFast(in: kept)
    var wanted = kept.map { "row \($0)" }
    for number in 0..<1_000 {
      wanted.insert("new \(number)", at: random.below(wanted.count + 1))
    }
    let change = try ChangeCase(from: Self.text(rows), to: Self.text(wanted))
    #expect(change.count(.moveRow) <= moves)
    #expect(change.count(.deleteRow) + change.count(.replaceRow) == 1_000)
    #expect(change.count(.insertRow) + change.count(.replaceRow) == 1_000)
    #expect(change.problem(isExact: true) == nil)
  }

  // MARK: References

  private static func text(_ rows: [String]) -> String {
    "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
  }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.flatMap { number in
      permutations(of: numbers.filter { $0 != number }).map { [number] + $0 }
    }
  }

  /// The length of the longest increasing subsequence, by trying all.
  private static func longestRun(in numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).filter { subset in
      let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
    }.map(\.nonzeroBitCount).max() ?? 0
  }

  /// The same for many numbers, by the table of all prefixes.
  private static func longestRunFast(in numbers: [Int]) -> Int {
    var lengths = numbers.map { _ in 1 }
    for index in numbers.indices {
      for before in 0..<index where numbers[before] < numbers[index] {
        lengths[index] = max(lengths[index], lengths[before] + 1)
      }
    }
    return lengths.max() ?? 0
  }
}
