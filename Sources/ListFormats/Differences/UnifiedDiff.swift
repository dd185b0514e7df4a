/// The difference of two texts in the unified format of GNU diff, which `patch` applies.
package struct UnifiedDiff: Sendable {
  /// How many unchanged lines are shown before and after changes.
  private static let contextCount = 3

  private let name: String
  private let difference: LineDifference
  private let writer: DiffLineWriter

  /// Compares two texts.
  ///
  /// A line ends after a line feed, and only there; a carriage return before it is part of the line.
  ///
  /// - Parameters:
  ///   - name: the file's name for both headers.
  ///   - old: the file's bytes, less than 4 GiB.
  ///   - new: the bytes that it is to have, less than 4 GiB.
  ///   - appearance: how it is to be shown.
  /// - Complexity: O(*n*) for *n* bytes if few lines differ; for *d* lines that both texts have and
  ///   that do not match, O(*n* + *d*²) while *d* is below a thousand, and never more than
  ///   O(*n* log² *n*) with a large factor, in O(*n*) memory.
  package init(
    of name: String, from old: [UInt8], to new: [UInt8], appearance: DiffAppearance
  ) {
    self.init(
      of: name, from: old, to: new, appearance: appearance,
      roundLimit: MidpointSearch.usualRoundLimit)
  }

  /// Compares two texts, with another limit than usual for finding the fewest lines.
  init(
    of name: String, from old: [UInt8], to new: [UInt8], appearance: DiffAppearance,
    roundLimit: Int
  ) {
    self.name = name
    difference = LineDifference(
      from: old, to: new, contextCount: Self.contextCount, roundLimit: roundLimit)
    writer = DiffLineWriter(appearance: appearance)
  }

  /// Whether the texts are the same.
  package var isEmpty: Bool { difference.changes.isEmpty }

  /// Appends the diff, nothing if the texts are the same, and gives it away piece by piece.
  ///
  /// - Parameters:
  ///   - buffer: receives bytes; what is left in it at the end has not been given away.
  ///   - byteCount: how many bytes, after a whole line, are enough for a piece.
  ///   - flush: takes the bytes out of the buffer.
  /// - Throws: what `flush` throws; the rest is then left out.
  /// - Complexity: linear in what is appended.
  package func append<Failure: Error>(
    to buffer: inout [UInt8], flushingAt byteCount: Int,
    flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isEmpty else { return }
    let spelled = DiffFileName.spelled(name)
    append("--- \(spelled)\n", as: .fileHeader, to: &buffer)
    append("+++ \(spelled)\n", as: .fileHeader, to: &buffer)
    var next = 0
    while next < difference.changes.count {
      let hunk = DiffHunk(from: next, of: difference, contextCount: Self.contextCount)
      append(hunk.header(in: difference) + "\n", as: .hunkHeader, to: &buffer)
      var line = hunk.old.lowerBound
      for change in difference.changes[hunk.changes] {
        try append(
          line..<change.old.lowerBound, of: difference.old, as: .context, to: &buffer,
          flushingAt: byteCount, flush: flush)
        try append(
          change.old, of: difference.old, as: .deleted, to: &buffer, flushingAt: byteCount,
          flush: flush)
        try append(
          change.new, of: difference.new, as: .inserted, to: &buffer, flushingAt: byteCount,
          flush: flush)
        line = change.old.upperBound
      }
      try append(
        line..<hunk.old.upperBound, of: difference.old, as: .context, to: &buffer,
        flushingAt: byteCount, flush: flush)
      next = hunk.changes.upperBound
    }
  }

  private func append(_ header: String, as kind: DiffLineKind, to buffer: inout [UInt8]) {
    writer.append(header.utf8Span.span, as: kind, to: &buffer)
  }

  private func append<Failure: Error>(
    _ lines: Range<Int>, of window: LineWindow, as kind: DiffLineKind, to buffer: inout [UInt8],
    flushingAt byteCount: Int, flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = window.bytes.span
    for line in lines {
      writer.append(bytes.extracting(window.byteRange(of: line)), as: kind, to: &buffer)
      if buffer.count >= byteCount { try flush(&buffer) }
    }
  }
}
