/// The lines that the entries of one list own, in document order: eight bytes an entry.
struct EntryExtents {
  /// The lines of one entry; both ends together, since they are asked for together.
  private struct Lines {
    let start: UInt32
    let end: UInt32
  }

  private var lines: [Lines] = []

  init(capacity: Int) {
    lines.reserveCapacity(capacity)
  }

  /// The same lines for a number of entries.
  init(repeating lines: Range<Int>, count: Int) {
    self.lines = Array(
      repeating: Lines(start: UInt32(lines.lowerBound), end: UInt32(lines.upperBound)), count: count
    )
  }

  /// Byte offsets from the start of the first line to the start of the line after the last.
  subscript(position: Int) -> Range<Int> {
    Int(lines[position].start)..<Int(lines[position].end)
  }

  mutating func append(_ range: Range<Int>) {
    lines.append(Lines(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
  }

  /// Takes the lines from an offset on from the last entry, if it has them.
  mutating func endLast(at offset: Int) {
    guard let last = lines.last, last.end > offset else { return }
    lines[lines.count - 1] = Lines(start: last.start, end: UInt32(offset))
  }
}

extension EntryExtents {
  /// How many entries there are.
  var count: Int { lines.count }

  /// Whether there are none.
  var isEmpty: Bool { lines.isEmpty }
}
