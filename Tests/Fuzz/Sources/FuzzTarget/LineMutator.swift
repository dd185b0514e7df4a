/// Changes inputs line by line: most changes of single bytes give no list document any more.
struct LineMutator {
  /// Lines that are put between others, at their indentation.
  private static let documentLines = [
    "", "# note", "# - off", "- z", "- 'q'  # c", "- {title: z, id: z}", "- [z]", "- title: z",
    "- &a z", "- *a", "- |\n    t", "- >+\n    t\n", "- |2-\n      t", "- z\n  z", "-\n  title: z",
    "- ? title\n  : z", "- !!str z", "  x: *a", "  x: &a y", "  <<: *a", "  pinned: true",
    "rows:", "rows: []", "rows: [a, b]", "rows: [a,  # c\n  b,\n  ]", "rows: # c\n- z", "- rows:",
    "pinned: [1, 2]", "pinned:\n- 1", "pinned: {last: 1}", "mode: all", "...", "---",
    "? rows\n: - z",
  ]

  /// Operations on places that documents of a few rows have.
  private static let operations = [
    "- delete-row: A/B", "- delete-section: A", "- move: {row: A/B, to: A}",
    "- move: {row: A/B, to: A/B}", "- move: {row: A/B, to: end}", "- move: {row: A/B, to: A/end}",
    "- move: {row: A/B, before: A/B}", "- move: {row: A/B, after: A/B}",
    "- move-section: {section: A, to: B}", "- move-section: {section: A, after: B}",
  ]

  private var state: UInt64
  private var lines: [[UInt8]]

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - bytes: the input.
  ///   - seed: decides all that is done.
  init(_ bytes: [UInt8], seed: UInt64) {
    state = seed
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Array($0)
    }
  }

  /// The input after a few changes.
  mutating func mutated() -> [UInt8] {
    for _ in 0...below(4) { mutate() }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func mutate() {
    let index = below(lines.count)
    switch below(9) {
    case 0: lines.insert(contentsOf: run(from: index), at: below(lines.count + 1))
    case 1 where lines.count > 1: lines.remove(at: index)
    case 2 where lines.count > 1:
      let line = lines.remove(at: index)
      lines.insert(line, at: below(lines.count + 1))
    case 3: shift(index..<index + run(from: index).count)
    case 4, 5: insertLine(at: index)
    case 6, 7: insertOperation()
    default: lines[index] += [" # c", ",", "\r", " ", " |", " &a"][below(6)].utf8
    }
  }

  private mutating func run(from index: Int) -> ArraySlice<[UInt8]> {
    lines[index..<min(index + 1 + below(4), lines.count)]
  }

  private mutating func shift(_ run: Range<Int>) {
    let isDeeper = below(2) == 0
    for index in run {
      if isDeeper {
        lines[index].insert(contentsOf: "  ".utf8, at: 0)
      } else if lines[index].starts(with: "  ".utf8) {
        lines[index].removeFirst(2)
      }
    }
  }

  private mutating func insertLine(at index: Int) {
    let indentation = lines[index].prefix { $0 == UInt8(ascii: " ") }
    let text = Self.documentLines[below(Self.documentLines.count)]
    let added = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = index + below(2)
    lines.insert(contentsOf: added.map { Array(indentation) + Array($0.utf8) }, at: place)
  }

  /// Adds an operation to the script, or starts one.
  private mutating func insertOperation() {
    if !lines.contains(where: { $0.elementsEqual("%%".utf8) }) { lines.append(Array("%%".utf8)) }
    guard let start = lines.firstIndex(where: { $0.elementsEqual("%%".utf8) }) else { return }
    let pattern = Self.operations[below(Self.operations.count)]
    var operation: [UInt8] = []
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "A"): operation.append(UInt8(ascii: "0") + UInt8(below(3)))
      case UInt8(ascii: "B"): operation.append(UInt8(ascii: "0") + UInt8(below(5)))
      default: operation.append(byte)
      }
    }
    lines.insert(operation, at: start + 1)
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }
}
