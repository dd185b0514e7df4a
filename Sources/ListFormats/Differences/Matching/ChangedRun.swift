/// Neighbouring changed lines of one text, perhaps none. Between one run and the next stands one
/// line that is not changed; so the *n*-th runs of both texts belong together.
struct ChangedRun {
  private var start = 0
  private var end = 0

  private var count: Int { end - start }
  private var isEmpty: Bool { start == end }

  private init(firstOf isChanged: [Bool]) {
    extendDown(isChanged)
  }

  /// Puts each run where a reader expects it, without changing what the texts say: as far down as
  /// lines that are the same permit, joined with what it meets; but beside a run of the other text
  /// where it can come to one.
  ///
  /// - Parameters:
  ///   - isChanged: for each line of a text.
  ///   - other: for each line of the other text.
  ///   - numbers: of the lines (see ``LineIdentities``).
  /// - Complexity: O(*n*) for *n* lines, and the lines that runs pass by.
  static func slideAll(in isChanged: inout [Bool], beside other: [Bool], numbers: [UInt32]) {
    var run = ChangedRun(firstOf: isChanged)
    var opposite = ChangedRun(firstOf: other)
    repeat {
      if !run.isEmpty { run.slide(in: &isChanged, numbers, beside: &opposite, in: other) }
    } while run.moveToNext(isChanged) && opposite.moveToNext(other)
  }

  private mutating func slide(
    in isChanged: inout [Bool], _ numbers: [UInt32], beside opposite: inout ChangedRun,
    in other: [Bool]
  ) {
    var countBefore: Int
    var endBesideOther: Int?
    repeat {
      countBefore = count
      while slideUp(in: &isChanged, numbers) { opposite.moveToPrevious(other) }
      endBesideOther = opposite.isEmpty ? nil : end
      while slideDown(in: &isChanged, numbers) {
        _ = opposite.moveToNext(other)
        if !opposite.isEmpty { endBesideOther = end }
      }
    } while count != countBefore
    guard let endBesideOther else { return }
    while end > endBesideOther, slideUp(in: &isChanged, numbers) {
      opposite.moveToPrevious(other)
    }
  }

  /// Goes one line up if the line above is the same as the last one.
  private mutating func slideUp(in isChanged: inout [Bool], _ numbers: [UInt32]) -> Bool {
    guard start > 0, numbers[start - 1] == numbers[end - 1] else { return false }
    start -= 1
    end -= 1
    isChanged[start] = true
    isChanged[end] = false
    extendUp(isChanged)
    return true
  }

  /// Goes one line down if the line below is the same as the first one.
  private mutating func slideDown(in isChanged: inout [Bool], _ numbers: [UInt32]) -> Bool {
    guard end < numbers.count, numbers[start] == numbers[end] else { return false }
    isChanged[start] = false
    isChanged[end] = true
    start += 1
    end += 1
    extendDown(isChanged)
    return true
  }

  private mutating func moveToNext(_ isChanged: [Bool]) -> Bool {
    guard end < isChanged.count else { return false }
    start = end + 1
    end = start
    extendDown(isChanged)
    return true
  }

  private mutating func moveToPrevious(_ isChanged: [Bool]) {
    guard start > 0 else { return }
    end = start - 1
    start = end
    extendUp(isChanged)
  }

  private mutating func extendDown(_ isChanged: [Bool]) {
    while end < isChanged.count, isChanged[end] { end += 1 }
  }

  private mutating func extendUp(_ isChanged: [Bool]) {
    while start > 0, isChanged[start - 1] { start -= 1 }
  }
}
