internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writing the entries of lists where each has lines of its own.
extension EditRenderer {
  /// Writes the entries of a list in their new order, with the gaps between them.
  mutating func appendEntries(of list: ListID, from updater: DocumentUpdater, shift: Int) {
    guard let text = updater.texts[list] else { return }
    let entries = updater.result.document.textEntries(of: list)
    let isBlock = updater.style(of: list) == .block
    let hasTrailingComma = updater.flows[list]?.hasTrailingComma ?? false
    let hasCommasFirst = updater.flows[list]?.hasCommasFirst ?? false
    var unchanged = UnchangedRun(of: isBlock && updater.flows[list] == nil ? text : nil)
    for (index, entry) in entries.enumerated() {
      if index > 0, updater.replacements[entry] == nil, unchanged.takes(entry) { continue }
      append(unchanged.finish(), shift: shift)
      let start = updater.movedEntries.contains(entry) ? pieces.beginEntry() : nil
      guard let home = updater.home(of: entry) else { continue }
      if index == 0, appendToSharedLine(home, in: text, shift: shift) {
        pieces.endEntry(since: nil)
        continue
      }
      appendGap(before: entry, in: text, shift: shift)
      if isBlock {
        appendBlockEntry(home, of: updater, column: text.dashColumn, shift: shift)
        pieces.endEntry(since: start)
      } else {
        let isLast = index == entries.count - 1
        let needsComma =
          isLast && !hasTrailingComma
          && updater.flows[list].map { self.needsComma(behind: home, in: $0) } ?? false
        let line = FlowLine(
          column: text.dashColumn,
          takesComma: isLast ? hasTrailingComma || needsComma : !hasCommasFirst,
          prefix: updater.flows[list]?.linePrefix(isFirst: index == 0))
        appendFlowLine(home, in: list, of: updater, as: line, shift: shift)
      }
    }
    append(unchanged.finish(), shift: shift)
    append(text.tailGap, of: text, shift: shift)
  }

  /// Writes entries that stand where they stood, with the gaps before them.
  private mutating func append(_ run: Range<Int>?, shift: Int) {
    guard let run else { return }
    append(lines: run, shift: shift)
    pieces.endEntry(since: nil)
  }

  private mutating func appendGap(before entry: EntryID, in text: BlockListText, shift: Int) {
    if let gap = text.changedGap(before: entry) {
      append(gap, of: text, shift: shift)
    } else if let position = text.position(of: entry) {
      let range = text.sourceGapRange(before: position)
      if !text.isTurned {
        pieces.append(lines: range, shift: shift)
      } else {
        append(Gap(source: range, scanner: scanner), of: text, shift: shift)
      }
    }
  }

  private mutating func append(_ gap: Gap, of text: BlockListText, shift: Int) {
    for line in gap.lines {
      if let source = line.source {
        let columns = line.isBlank ? 0 : line.columns + text.gapColumns
        if text.isTurned {
          appendBlockLine(source, shift: shift + columns)
        } else {
          pieces.append(lines: source, shift: shift + columns)
        }
      } else {
        pieces.append(.blankLine)
      }
    }
  }

  private mutating func appendBlockEntry(
    _ home: EntryHome, of updater: DocumentUpdater, column: Int, shift: Int
  ) {
    let entryShift = shift + column - home.column
    if case .block = home.form {
      // Where a text takes the place of an element, the element's comments stay.
      appendCommentLines(updater.flowComments(of: home.entry), column: column + shift, all: true)
    }
    let framing = appendLines(above: home, column: column, shift: shift)
    switch home.form {
    case .block(let lines) where home.sharesFirstLine:
      pieces.append(.newLine([UInt8](repeating: .space, count: max(column + shift, 0))))
      append(lines, editsFrom: lines.lowerBound + 1, shift: entryShift)
    case .block(let lines):
      appendCommentLines(framing, column: column + shift, all: true)
      append(lines: lines, shift: entryShift)
    case .flowLine(let lines, let element):
      let start = scanner.startOfLine(at: element.range.lowerBound)
      appendBlockLines(lines.lowerBound..<start, column: column + shift)
      appendIntroduction(of: home, column: column + shift)
      appendBlockElement(
        element, of: home, from: updater,
        shift: updater.turnedMappings.contains(home.pairValue ?? home.node)
          ? shift
          : max(
            entryShift + (home.pairValue == nil ? 2 : 0),
            missingIndentation(of: element, column: column + shift)))
      // What is put in where the element ends has been written with it.
      let lineEnd = min(scanner.startOfNextLine(after: element.end), lines.upperBound)
      append(
        element.end..<lineEnd, editsFrom: element.end, shift: entryShift,
        startsOpen: element.end > element.range.upperBound)
      let indent = scanner.endOfBlanks(at: start) - start
      appendBlockLines(lineEnd..<lines.upperBound, column: column + shift, deeperThan: indent)
    case .element(let element):
      let comments = updater.flowComments(of: home.entry) + framing
      let isTurned = updater.turnedMappings.contains(home.pairValue ?? home.node)
      appendCommentLines(comments, column: column + shift)
      appendIntroduction(of: home, column: column + shift)
      appendBlockElement(
        element, of: home, from: updater,
        shift: isTurned
          ? shift : max(missingIndentation(of: element, column: column + shift), 0))
      appendCommentsBehind(comments, belowColumn: isTurned ? column + shift : nil)
    }
  }

  /// Writes the lines above an element whose place a text takes.
  ///
  /// - Returns: the comments behind the element and below it, which stay too.
  private mutating func appendLines(
    above home: EntryHome, column: Int, shift: Int
  ) -> [FlowComment] {
    guard let frame = home.frame else { return [] }
    let start = scanner.startOfLine(at: frame.element.range.lowerBound)
    pieces.append(
      lines: min(frame.lines.lowerBound, start)..<start, shift: shift + column - frame.column)
    let behind = frame.element.end..<max(frame.lines.upperBound, frame.element.end)
    return FlowComment.all(in: behind, of: tree.source.bytes)
  }

  /// By how many columns the further lines of an element have to be shifted, so that they stand deeper
  /// than its dash.
  private func missingIndentation(of element: FlowElements.Element, column: Int) -> Int {
    scanner.missingIndentation(ofLinesIn: element.range, behindColumn: column + 1)
  }

  /// Writes comments on lines of their own: those that stood so, or all.
  mutating func appendCommentLines(
    _ comments: [FlowComment], column: Int, all: Bool = false
  ) {
    for comment in comments where comment.isAlone {
      appendBlockLines(comment.range, column: column)
    }
    for comment in comments where all && !comment.isAlone {
      pieces.append(
        .newLine(
          [UInt8](repeating: .space, count: max(column, 0))
            + tree.source.bytes[comment.sign..<comment.end]))
    }
  }

  /// Writes comments behind an element; one that became a block mapping has them on lines of their own
  /// below, deeper than the column of its dash but no deeper than those of its rows.
  mutating func appendCommentsBehind(_ comments: [FlowComment], belowColumn column: Int? = nil) {
    for comment in comments where !comment.isAlone {
      if let column, !isReplaced(comment.range) {
        let indent = [UInt8](repeating: .space, count: max(column + 1, 0))
        pieces.append(.newLine(indent + tree.source.bytes[comment.sign..<comment.end]))
      } else {
        append(
          comment.range, editsFrom: comment.range.lowerBound, shift: 0, startsOpen: false)
      }
    }
  }

  /// Writes the first entry of a list behind what introduces it, where the first entry shared that
  /// line when the list was read (SPEC §5.3).
  ///
  /// - Returns: whether it stands there; else what introduces the list keeps the line alone.
  private mutating func appendToSharedLine(
    _ home: EntryHome, in text: BlockListText, shift: Int
  ) -> Bool {
    guard let start = text.sharedLineStart else { return false }
    guard case .block(let lines) = home.form,
      text.changedGap(before: home.entry)?.lines.isEmpty ?? true
    else { return false }
    let dash = scanner.endOfSeparation(at: lines.lowerBound)
    guard scanner.startOfLine(at: dash) <= lines.lowerBound else { return false }
    appendSource(start..<text.extents[0].lowerBound, shift: shift)
    append(
      dash..<lines.upperBound, editsFrom: dash + 1, shift: shift + text.dashColumn - home.column,
      continuesLine: true)
    return true
  }

  /// Writes the start of an element's line: for a pair there is no dash.
  private mutating func appendIntroduction(of home: EntryHome, column: Int) {
    let dash = home.pairValue == nil ? Array("- ".utf8) : []
    pieces.append(.newLine([UInt8](repeating: .space, count: max(column, 0)) + dash))
  }

  /// Writes an element of a flow list where it becomes an entry of a block list; a pair gets a colon
  /// with a space behind it. A single pair that would read otherwise there gets brackets.
  private mutating func appendBlockElement(
    _ element: FlowElements.Element, of home: EntryHome, from updater: DocumentUpdater, shift: Int
  ) {
    guard let value = home.pairValue else {
      let needsBrackets = updater.isPairForFlowAlone(home.node)
      if needsBrackets { pieces.append(.inline([UInt8(ascii: "{")])) }
      append(element, of: home, shift: shift)
      if needsBrackets {
        pieces.append(.inline(Array((needsBlank(behind: home) ? " }" : "}").utf8)))
      }
      return
    }
    let key = tree.range(of: home.node)
    let (start, end) = (element.range.lowerBound, element.range.upperBound)
    let colon = scanner.endOfSeparation(at: key.upperBound)
    let hasColon = colon < end && tree.source.bytes[colon] == UInt8(ascii: ":")
    let isApart = hasColon && colon + 1 < end && tree.source.bytes[colon + 1].isBlank
    if start < key.lowerBound || isApart || hasColon && tree.isAbsent(value) {
      return append(element, of: home, shift: shift)
    }
    openLists.append(home.list)
    append(start..<key.upperBound, editsFrom: start, shift: shift)
    pieces.append(.inline(Array(tree.isAbsent(value) ? ":".utf8 : ": ".utf8)))
    let rest = hasColon ? colon + 1 : key.upperBound
    append(rest..<end, editsFrom: rest, shift: shift)
    openLists.removeLast()
  }
}

// MARK: - Comments

extension EditRenderer {
  /// Writes lines of a flow list that holds only comments, or a blank line, where they stand in a block
  /// list.
  ///
  /// - Parameters:
  ///   - lines: whole lines of the source.
  ///   - column: the column of the entry's dash, where they come to stand.
  ///   - indent: the column of the entry as it was, if they stood deeper: they do again then.
  private mutating func appendBlockLines(
    _ lines: Range<Int>, column: Int, deeperThan indent: Int? = nil
  ) {
    var start = lines.lowerBound
    while start < lines.upperBound {
      let next = min(scanner.startOfNextLine(after: start), lines.upperBound)
      let sign = scanner.endOfBlanks(at: start)
      let depth = indent.map { max(sign - start - $0, 1) } ?? 0
      appendBlockLine(start..<next, shift: column + depth - (sign - start))
      start = next
    }
  }

  /// Writes a line of a flow list where it stands in a block list: block style has no tabs before text.
  private mutating func appendBlockLine(_ line: Range<Int>, shift: Int) {
    let text = min(scanner.endOfBlanks(at: line.lowerBound), line.upperBound)
    guard tree.source.bytes[line.lowerBound..<text].contains(.tab) else {
      return pieces.append(lines: line, shift: shift)
    }
    if text == scanner.endOfLine(at: text) {
      return pieces.append(lines: text..<line.upperBound, shift: 0)
    }
    let column = text - line.lowerBound + shift
    pieces.append(.newLine([UInt8](repeating: .space, count: max(column, 0))))
    appendSource(text..<line.upperBound, shift: 0)
  }
}
