internal import SourceDiagnostics
internal import YAMLSyntax

/// The comments in a flow list whose elements share lines, and whose they are.
///
/// A comment on the line where an element ends is that element's if no other ends there; one or several
/// on lines of their own are if they stand directly above the element, in its column. All others are
/// nobody's: they stay.
struct FlowListComments {
  /// Those behind the opening bracket, on its line.
  let opening: [FlowComment]
  /// Those on lines of their own before the closing bracket.
  let closing: [FlowComment]
  /// By the element's place: those on lines of their own before it.
  private let above: [Int: [FlowComment]]
  /// By the element's place: those behind it, before the line ends.
  let behind: [Int: [FlowComment]]
  /// Of the elements that share the line of a comment, by their places: the place of the last.
  let lastOnLine: [Int: Int]
  private let elements: FlowElements
  private let scanner: TextScanner

  /// Finds them; nil if there are none.
  ///
  /// - Complexity: O(*n*) in the length of the list's text.
  init?(of elements: FlowElements, in bytes: [UInt8]) {
    var above: [Int: [FlowComment]] = [:]
    var behind: [Int: [FlowComment]] = [:]
    var opening: [FlowComment] = []
    var closing: [FlowComment] = []
    var start = elements.open
    for position in 0...elements.elements.count {
      let isLast = position == elements.elements.count
      let end = isLast ? elements.close : elements.elements[position].range.lowerBound
      for comment in FlowComment.all(in: start..<end, of: bytes) {
        switch (comment.isAlone, isLast, position) {
        case (true, false, _): above[position, default: []].append(comment)
        case (true, true, _): closing.append(comment)
        case (false, _, 0): opening.append(comment)
        case (false, _, _): behind[position - 1, default: []].append(comment)
        }
      }
      if !isLast { start = elements.elements[position].range.upperBound }
    }
    guard !above.isEmpty || !behind.isEmpty || !opening.isEmpty || !closing.isEmpty else {
      return nil
    }
    (self.above, self.behind, self.opening, self.closing) = (above, behind, opening, closing)
    self.elements = elements
    scanner = TextScanner(bytes)
    var lastOnLine: [Int: Int] = [:]
    for (position, comments) in behind {
      guard let sign = comments.first?.sign else { continue }
      let line = scanner.startOfLine(at: sign)
      var member = position
      while member > 0, elements.elements[member - 1].range.upperBound >= line {
        member -= 1
        lastOnLine[member] = position
      }
      if member < position { lastOnLine[position] = position }
    }
    self.lastOnLine = lastOnLine
  }

  /// The comments of the element at a place: those above it, and those behind it.
  ///
  /// - Complexity: O(*k*) in their number, and the length of the lines.
  func own(_ position: Int) -> [FlowComment] {
    ownAbove(position) + (lastOnLine[position] == nil ? behind[position] ?? [] : [])
  }

  /// The comments above the element at a place that are its own.
  func ownAbove(_ position: Int) -> [FlowComment] {
    guard let comments = above[position] else { return [] }
    let start = elements.elements[position].range.lowerBound
    var line = scanner.startOfLine(at: start)
    guard scanner.isBlank(line..<start) else { return [] }
    let column = start - line
    var first = comments.count
    while first > 0, comments[first - 1].range.upperBound == line,
      comments[first - 1].sign - comments[first - 1].range.lowerBound == column
    {
      first -= 1
      line = comments[first].range.lowerBound
    }
    return Array(comments[first...])
  }

  /// The comments above the element at a place that are nobody's.
  func detached(above position: Int) -> [FlowComment] {
    Array((above[position] ?? []).dropLast(ownAbove(position).count))
  }

  /// The places of the elements that end on the line where the one at `position` does as the last.
  func sharing(_ position: Int) -> Range<Int> {
    var first = position
    while first > 0, lastOnLine[first - 1] == position { first -= 1 }
    return first..<(position + 1)
  }
}
