import TestSupport

/// Pairs of texts of which one is an edit of the other, the same for the same seed.
struct RandomTexts {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A pair: from empty to `lineCount` lines, few or many distinct ones, line feeds or both line
  /// ends, with and without a last one, with few or many edits, some of them moves of blocks.
  mutating func pair(lineCount: Int) -> (old: [UInt8], new: [UInt8]) {
    let vocabulary = [1, 2, 5, 20, 1_000_000].randomElement(using: &random) ?? 1
    let ends = [["\n"], ["\r\n"], ["\n", "\r\n"]].randomElement(using: &random) ?? []
    let old = (0..<Int.random(in: 0...lineCount, using: &random)).map { _ in
      line(vocabulary, ends)
    }
    var new = old
    for _ in 0..<Int.random(in: 0...max(lineCount / 3, 1), using: &random) {
      edit(&new, vocabulary, ends)
    }
    return (text(old), text(new))
  }

  private mutating func line(_ vocabulary: Int, _ ends: [String]) -> String {
    let number = Int.random(in: 0..<vocabulary, using: &random)
    return (number == 0 ? "" : "- \(number)") + (ends.randomElement(using: &random) ?? "\n")
  }

  private mutating func edit(_ lines: inout [String], _ vocabulary: Int, _ ends: [String]) {
    let place = Int.random(in: 0...lines.count, using: &random)
    let end = min(lines.count, place + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.insert(line(vocabulary, ends), at: place)
    case 1: lines.removeSubrange(place..<end)
    case 2 where place < lines.count: lines[place] = line(vocabulary, ends)
    default:
      let block = lines[place..<end]
      lines.removeSubrange(place..<end)
      lines.insert(contentsOf: block, at: Int.random(in: 0...lines.count, using: &random))
    }
  }

  private mutating func text(_ lines: [String]) -> [UInt8] {
    var bytes = Array(lines.joined().utf8)
    if Int.random(in: 0..<4, using: &random) == 0, bytes.last == 0x0A { bytes.removeLast() }
    return bytes
  }
}
