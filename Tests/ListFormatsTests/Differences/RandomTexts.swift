/// Pairs of texts of which one is an edit of the other, the same for the same seed.
struct RandomTexts: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Splitmix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A pair: from empty to `lineCount` lines, few or many distinct ones, line feeds or both line
  /// ends, with and without a last one, with few or many edits, some of them moves of blocks.
  mutating func pair(lineCount: Int) -> (old: [UInt8], new: [UInt8]) {
    let vocabulary = [1, 2, 5, 20, 1_000_000].randomElement(using: &self) ?? 1
    let ends = [["\n"], ["\r\n"], ["\n", "\r\n"]].randomElement(using: &self) ?? []
    let old = (0..<Int.random(in: 0...lineCount, using: &self)).map { _ in
      line(vocabulary, ends)
    }
    var new = old
    for _ in 0..<Int.random(in: 0...max(lineCount / 3, 1), using: &self) {
      edit(&new, vocabulary, ends)
    }
    return (text(old), text(new))
  }

  private mutating func line(_ vocabulary: Int, _ ends: [String]) -> String {
    let number = Int.random(in: 0..<vocabulary, using: &self)
    return (number == 0 ? "" : "- \(number)") + (ends.randomElement(using: &self) ?? "\n")
  }

  private mutating func edit(_ lines: inout [String], _ vocabulary: Int, _ ends: [String]) {
    let place = Int.random(in: 0...lines.count, using: &self)
    let end = min(lines.count, place + Int.random(in: 0...4, using: &self))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: lines.insert(line(vocabulary, ends), at: place)
    case 1: lines.removeSubrange(place..<end)
    case 2 where place < lines.count: lines[place] = line(vocabulary, ends)
    default:
      let block = lines[place..<end]
      lines.removeSubrange(place..<end)
      lines.insert(contentsOf: block, at: Int.random(in: 0...lines.count, using: &self))
    }
  }

  private mutating func text(_ lines: [String]) -> [UInt8] {
    var bytes = Array(lines.joined().utf8)
    if Int.random(in: 0..<4, using: &self) == 0, bytes.last == 0x0A { bytes.removeLast() }
    return bytes
  }
}
