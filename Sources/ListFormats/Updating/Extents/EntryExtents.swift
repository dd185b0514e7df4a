/// The lines that the entries of one list own, in document order: eight bytes an entry.
struct EntryExtents {
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  init(capacity: Int) {
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  /// Byte offsets from the start of the first line to the start of the line after the last.
  subscript(position: Int) -> Range<Int> {
    Int(starts[position])..<Int(ends[position])
  }

  mutating func append(_ lines: Range<Int>) {
    starts.append(UInt32(lines.lowerBound))
    ends.append(UInt32(lines.upperBound))
  }
}

extension EntryExtents {
  /// How many entries there are.
  var count: Int { starts.count }

  /// Whether there are none.
  var isEmpty: Bool { starts.isEmpty }
}
