/// Numbers for the lines of two texts, the same for the same bytes.
struct LineIdentities {
  /// The number of a line of the new text that the old one does not have.
  static let unknown = UInt32.max

  /// The number of each line in the old text's core.
  let old: [UInt32]

  /// The number of each line in the new text's core.
  let new: [UInt32]

  /// How many numbers there are; they are 0 and up.
  let count: Int

  /// Numbers the lines.
  ///
  /// - Complexity: O(*n*) for *n* bytes, whatever they are: the hash has a key that nobody knows.
  init(old oldWindow: LineWindow, new newWindow: LineWindow) {
    var table = LineTable(oldWindow)
    old = oldWindow.core.map { table.number(of: $0) }
    let known = table
    new = newWindow.core.map { known.number(of: newWindow.byteRange(of: $0), in: newWindow.bytes) }
    count = known.count
  }
}
