/// Those lines of one text that the other has too, somewhere.
struct SharedLines: Sendable {
  /// The lines' numbers (see ``LineIdentities``).
  let numbers: [UInt32]

  /// Which line of the core each is.
  let lines: [UInt32]

  var count: Int { numbers.count }

  /// Leaves out what the other text does not have.
  ///
  /// - Parameters:
  ///   - numbers: of all lines.
  ///   - isLeftOut: for each line.
  /// - Complexity: O(*n*).
  init(_ numbers: [UInt32], leavingOut isLeftOut: [Bool]) {
    var kept: [UInt32] = []
    var lines: [UInt32] = []
    for line in numbers.indices where !isLeftOut[line] {
      kept.append(numbers[line])
      lines.append(UInt32(truncatingIfNeeded: line))
    }
    self.numbers = kept
    self.lines = lines
  }
}
