internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// How an element of a flow list stands on its line.
struct FlowLine {
  /// The column of the elements, in characters from 0.
  let column: Int
  /// Whether a comma follows it.
  let takesComma: Bool
  /// What stands before elements in its place on their lines; nil if there were none.
  let prefix: Range<Int>?
}

/// Writing the elements of flow lists where each has lines of its own.
extension EditRenderer {
  /// Writes an element with its comments.
  mutating func appendFlowLine(
    _ home: EntryHome, in list: ListID, of updater: DocumentUpdater, as place: FlowLine, shift: Int
  ) {
    let comma = Array((needsBlank(behind: home) ? " ," : ",").utf8)
    var frame = home.frame
    if case .flowLine(let lines, let element) = home.form {
      frame = EntryHome.Frame(lines: lines, element: element, column: home.column)
    }
    guard let frame else {
      let comments = updater.flowComments(of: home.entry)
      appendNewLine(as: place, comments, shift: shift)
      appendFlowElement(
        home, in: list, of: updater, column: (place.prefix?.count ?? place.column) + shift)
      if place.takesComma { pieces.append(.inline(comma)) }
      return appendCommentsBehind(comments)
    }
    let (lines, element) = (frame.lines, frame.element)
    let entryShift = shift + place.column - frame.column
    let start = element.range.lowerBound
    let line = scanner.startOfLine(at: start)
    let isElsewhere = home.list != list
    if let prefix = place.prefix, differs(prefix, from: line..<start, inOtherList: isElsewhere) {
      appendLines(lines.lowerBound..<line, behind: prefix, shift: shift)
      appendSource(prefix, shift: shift)
    } else {
      pieces.append(lines: lines.lowerBound..<line, shift: entryShift)
      appendSource(line..<start, shift: entryShift)
    }
    if home.frame == nil {
      append(element, of: home, shift: entryShift)
    } else {
      appendFlowElement(home, in: list, of: updater, column: frame.column + entryShift)
    }
    if place.takesComma, element.comma != nil {
      return appendSource(element.range.upperBound..<lines.upperBound, shift: entryShift)
    }
    if place.takesComma { pieces.append(.inline(comma)) }
    appendSource(element.end..<lines.upperBound, shift: entryShift)
  }

  /// Writes the start of a line for an element that had none, and the comments above it.
  private mutating func appendNewLine(
    as place: FlowLine, _ comments: [FlowComment], shift: Int
  ) {
    guard let prefix = place.prefix else {
      appendCommentLines(comments, column: place.column + shift)
      return pieces.append(
        .newLine([UInt8](repeating: .space, count: max(place.column + shift, 0))))
    }
    for comment in comments where comment.isAlone {
      appendLines(comment.range, behind: prefix, shift: shift)
    }
    if prefix.isEmpty { pieces.append(.newLine([])) }
    appendSource(prefix, shift: shift)
  }

  /// Whether what stands before an element on its line has to be what stands there before others: a
  /// comma comes or goes, or lines are indented by tabs.
  private func differs(
    _ prefix: Range<Int>, from own: Range<Int>, inOtherList isElsewhere: Bool
  ) -> Bool {
    let (new, old) = (tree.source.bytes[prefix], tree.source.bytes[own])
    let comma = UInt8(ascii: ",")
    return new.contains(comma) != old.contains(comma)
      || isElsewhere && (new.contains(.tab) || old.contains(.tab))
  }

  /// Writes lines of comments, indented as an element's line is.
  private mutating func appendLines(_ lines: Range<Int>, behind prefix: Range<Int>, shift: Int) {
    let end = min(scanner.endOfBlanks(at: prefix.lowerBound), prefix.upperBound)
    let indent = prefix.lowerBound..<end
    var start = lines.lowerBound
    while start < lines.upperBound {
      let next = min(scanner.startOfNextLine(after: start), lines.upperBound)
      if indent.isEmpty { pieces.append(.newLine([])) }
      appendSource(indent, shift: shift)
      appendSource(scanner.endOfBlanks(at: start)..<next, shift: 0)
      start = next
    }
  }
}
