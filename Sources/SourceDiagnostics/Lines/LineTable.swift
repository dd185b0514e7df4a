/// Turns byte offsets of one text into lines and columns.
///
/// Lines end at LF, CR LF or a lone CR; columns count code points, a byte order mark at the start
/// of the text not counted. Nothing here traps: an offset before the text is its start, one past it
/// its end, one inside a character is that character, and every invalid byte is a column.
///
/// The table keeps one checkpoint for each 4 KiB of text rather than one entry for each line, so a
/// file of empty lines costs no more than any other, and a million messages about a file that is
/// one long line still take time in proportion to their number.
package struct LineTable: Sendable {
  /// What is known about the first byte of a block.
  private struct Checkpoint: Sendable {
    /// The index, from 0, of the line that the byte lies on.
    var line = 0
    /// The byte offset at which this line starts.
    var lineStart = 0
    /// The number of scalars that start before the byte.
    var scalars = 0
  }

  /// The text.
  package let bytes: [UInt8]

  /// The length of a block in bytes.
  private let blockLength: Int

  /// The byte offset of the text after a byte order mark.
  private let textStart: Int

  /// One for each block, the last, perhaps empty one included.
  private let checkpoints: [Checkpoint]

  /// Reads a text once.
  ///
  /// - Parameters:
  ///   - bytes: the text, a byte order mark included.
  ///   - blockLength: the distance of checkpoints in bytes, at least 1.
  /// - Complexity: O(`bytes.count`) time; memory of 24 bytes for each block, `bytes` is shared.
  package init(bytes: [UInt8], blockLength: Int = 4096) {
    self.bytes = bytes
    self.blockLength = max(blockLength, 1)
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    checkpoints = Self.checkpoints(
      in: bytes.span, textStart: textStart, blockLength: self.blockLength)
  }

  /// The line and column of a place.
  ///
  /// - Parameter byteOffset: any number.
  /// - Returns: both from 1, the column in code points.
  /// - Complexity: O(1): at most three blocks are read.
  package func position(at byteOffset: Int) -> LinePosition {
    let offset = clamped(byteOffset)
    let line = line(containing: offset)
    let column = countOfScalars(before: offset) - countOfScalars(before: line.start)
    return LinePosition(line: line.index + 1, column: column + 1)
  }

  /// The line that a place lies on, without its end and without a byte order mark.
  ///
  /// - Parameter byteOffset: any number.
  /// - Returns: byte offsets. The place itself may be at the upper bound or, in a line's end, after
  ///   it.
  /// - Complexity: O(log `bytes.count`).
  package func lineRange(containing byteOffset: Int) -> Range<Int> {
    let offset = clamped(byteOffset)
    let line = line(containing: offset)
    let block = firstBlock(afterLine: line.index) - 1
    let start = max(offset, block * blockLength)
    let stop = min(bytes.count, (block + 1) * blockLength)
    guard start < stop, var end = bytes.span.firstLineEnd(in: start..<stop) else {
      return line.start..<bytes.count
    }
    if bytes[end] == 0x0A, end > line.start, bytes[end - 1] == 0x0D { end -= 1 }
    return line.start..<end
  }

  /// The start of the character that a place lies in.
  ///
  /// - Parameter byteOffset: any number.
  /// - Returns: a byte offset in the text, after a byte order mark.
  /// - Complexity: O(1).
  package func clamped(_ byteOffset: Int) -> Int {
    bytes.span.scalarStart(at: max(textStart, min(byteOffset, bytes.count)))
  }
}

extension LineTable {
  private static func checkpoints(
    in bytes: Span<UInt8>, textStart: Int, blockLength: Int
  ) -> [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / blockLength + 1)
    var here = Checkpoint(lineStart: textStart)
    for start in stride(from: 0, through: bytes.count, by: blockLength) {
      checkpoints.append(here)
      let block = start..<min(start + blockLength, bytes.count)
      here.scalars += bytes.countOfScalarStarts(in: block)
      let lineEnds = bytes.countOfLineEnds(in: block)
      here.line += lineEnds
      if lineEnds > 0, let end = bytes.lastLineEnd(in: block) { here.lineStart = end + 1 }
    }
    return checkpoints
  }

  /// The index, from 0, and the start of the line that an offset in the text lies on.
  private func line(containing offset: Int) -> (index: Int, start: Int) {
    let checkpoint = checkpoints[offset / blockLength]
    let part = (offset - offset % blockLength)..<offset
    guard let end = bytes.span.lastLineEnd(in: part) else {
      return (checkpoint.line, checkpoint.lineStart)
    }
    return (checkpoint.line + bytes.span.countOfLineEnds(in: part), end + 1)
  }

  private func countOfScalars(before offset: Int) -> Int {
    let part = (offset - offset % blockLength)..<offset
    return checkpoints[offset / blockLength].scalars
      + bytes.span.countOfScalarStarts(in: part)
  }

  /// The first block that starts on a later line; the number of blocks if none does.
  private func firstBlock(afterLine index: Int) -> Int {
    var low = 0
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].line > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
